"""What can be wrong with what a person or a machine hands us. One tree; a message names what was expected, what was
found and where.

A ruling is no error: a command that the rules forbid is answered with `assistant.decide.Refused`.
"""


class AssistantError(Exception):
    """The root: nothing that this project raises on purpose is outside it."""


class CardError(AssistantError, ValueError):
    """No card, no card of this deck, or a card twice."""


class BookError(AssistantError):
    """A rule book or a house change that cannot stand."""


class TableError(AssistantError):
    """A table that cannot be: a blind under the minimum, a button on an empty seat."""


class ScriptError(AssistantError):
    """A hand script that cannot be read or played."""


class JournalError(AssistantError):
    """A journal that cannot be read or written."""


class JournalDamaged(JournalError):
    """A journal whose content is not what was written: it is damaged, or was changed by somebody else."""


class HistoryError(AssistantError):
    """A hand history that cannot be read, played or written."""


class DeckError(AssistantError):
    """A file of tags and cards that cannot be a deck."""
