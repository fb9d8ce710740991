"""The option that brings a real reader into the contract test, and an inbox for a reader's news.

The option is known where this folder is named: pytest tests/hardware --reader /dev/serial/by-id/...
"""

import pytest

from hardware.kinds import KINDS
from tests.hardware.listening import Inbox


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("card readers")
    group.addoption("--reader", metavar="PORT", help="run the contract test over the reader at PORT as well")
    group.addoption("--reader-kind", default="rdm6300", choices=sorted(KINDS), help="the kind of that reader")


@pytest.fixture
def inbox() -> Inbox:
    return Inbox()
