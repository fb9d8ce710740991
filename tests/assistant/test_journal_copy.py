"""The copy beside a journal, for the day when the file is damaged."""

from contextlib import closing
from pathlib import Path

import pytest

from assistant.errors import JournalError
from assistant.journal import Journal, copy_of
from tests.assistant.test_journal import EVENTS, opened, written


def test_the_copy_is_a_journal_too_and_follows_it(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    with closing(Journal.create(path)) as journal:
        for count in (2, 4, 6):
            journal.append("next", EVENTS)
            journal.append("3 fold", EVENTS)
            copy = journal.keep_copy()
            assert copy == copy_of(path)
            assert len(opened(copy)) == count
    assert opened(copy) == opened(path)


@pytest.mark.parametrize("content", [b"", b"garbage" * 100])
def test_a_copy_that_is_none_is_made_anew(tmp_path: Path, content: bytes) -> None:
    copy_of(tmp_path / "journal").write_bytes(content)
    with closing(Journal.create(tmp_path / "journal")) as journal:
        journal.append("{}", ())
        assert len(opened(journal.keep_copy())) == 1


def test_the_copy_of_another_journal_is_made_anew(tmp_path: Path) -> None:
    written(tmp_path / "other", 4)
    (tmp_path / "other").rename(copy_of(tmp_path / "journal"))
    with closing(Journal.create(tmp_path / "journal")) as journal:
        journal.append("{}", ())
        assert len(opened(journal.keep_copy())) == 1


def test_no_copy_can_be_kept(tmp_path: Path) -> None:
    with closing(Journal.create(tmp_path / "journal")) as journal:
        journal.append("{}", ())
        copy_of(tmp_path / "journal").mkdir()
        with pytest.raises(JournalError, match=r"journal\.copy: no copy of the journal can be kept there"):
            journal.keep_copy()
