"""``dealer-assistant replay``."""

import io
import json
from pathlib import Path

import pytest

from assistant.commandline import main
from tests.assistant.phh_text import DEALT, text


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "hand.phh"
    path.write_text(text([*DEALT, "p3 cbr 6", "p1 f", "p2 f"], finishing_stacks=[99, 98, 103]), encoding="utf-8")
    return path


def test_replay_prints_the_json_of_play_and_whether_it_matches(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["stacks"] == {"1": 99, "2": 98, "3": 103}
    assert (found["matches"], found["over"], found["scale"]) == (True, True, 1)
    assert [award["chips"] for award in found["awards"]] == [5]


def test_replay_without_a_result_says_neither_yes_nor_no(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(text([*DEALT, "p3 f"]), encoding="utf-8")
    assert main(["replay", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["matches"] is None


def test_replay_tells_the_hand_as_the_dealer_would(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "NT: texas-holdem, no-limit"
    assert "  Seat 3 makes it 6." in told
    assert told[-1] == "  This is how the history says it ended."


def test_replay_says_what_did_not_come_out(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(text([*DEALT, "p3 cbr 6", "p1 f", "p2 f"], finishing_stacks=[99, 99, 102]), encoding="utf-8")
    assert main(["replay", str(file)]) == 1
    assert capsys.readouterr().err.splitlines() == [
        f"{file}: finishing_stacks: expected 99 for seat 2, found 98",
        f"{file}: finishing_stacks: expected 102 for seat 3, found 103",
    ]


def test_replay_plays_by_the_book_that_is_named(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--rules", "roberts", "--json"]) == 0
    assert main(["replay", str(file), "--rules", "hoyle"]) == 2
    assert str(file) in capsys.readouterr().err


def test_replay_names_the_file_that_it_cannot_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "none.phh")]) == 2
    assert "none.phh: the file cannot be read: No such file or directory" in capsys.readouterr().err


def test_replay_names_the_file_and_the_action(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(text([*DEALT, "p1 f"]), encoding="utf-8")
    assert main(["replay", str(file), "--json"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"{file}: action 4, 'p1 f': refused, since it is seat 3's turn")


def test_replay_reads_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text([*DEALT, "p3 f", "p1 f"]).encode())))
    assert main(["replay", "-"]) == 0
    assert "Seat 1 folds." in capsys.readouterr().out
