"""Every clause that the core decides names a function of it."""

from importlib import import_module

import pytest

from assistant.rules import BOOKS, read

BY_CLAUSE = {one.decided_in for book in BOOKS for one in read(book).provisions if one.decided_in}
ASSUMED = {name for book in BOOKS for one in read(book).assumptions for name in one.decides}


@pytest.mark.parametrize("decision", sorted(BY_CLAUSE | ASSUMED))
def test_a_function_decides_it(decision: str) -> None:
    module, _, name = decision.rpartition(".")
    assert callable(getattr(import_module(f"assistant.{module}"), name, None))
