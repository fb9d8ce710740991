"""Every ruling plays, and what comes out is what the clause says."""

from pathlib import Path

import pytest

from assistant.play import play
from assistant.script import Script, read_script

RULINGS = Path(__file__).parent.parent / "rulings"


def _scripts() -> list[tuple[str, Script]]:
    files = sorted(RULINGS.glob("*.toml"))
    return [(file.stem, script) for file in files for script in read_script(file.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("script", [pytest.param(script, id=f"{file}-{script.id}") for file, script in _scripts()])
def test_ruling_holds(script: Script) -> None:
    assert play(script).differences == []


def test_the_rulings_are_there() -> None:
    assert len(_scripts()) >= 426
