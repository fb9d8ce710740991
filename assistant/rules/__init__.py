"""Rule books: read, put in force for a table, changed by a house.

A rule is found by its clause: ``assistant/books/<book>.toml`` has every clause of a book by number, and each either
sets something, names the function of the core that decides it, or leaves it to the dealer or the floor.
"""

from assistant.rules.book import BOOKS, Book, Provision, read
from assistant.rules.force import HOUSE_RULE, Citation, Rules, in_force
from assistant.rules.house import HouseBook, carried, read_carried, read_house_book
from assistant.rules.settings import Settings

__all__ = [
    "BOOKS",
    "HOUSE_RULE",
    "Book",
    "Citation",
    "HouseBook",
    "Provision",
    "Rules",
    "Settings",
    "carried",
    "in_force",
    "read",
    "read_carried",
    "read_house_book",
]
