"""What the README tells a newcomer to type is typed here, and the hands that it shows are played.

Blocks marked `sh` hold commands, one a line, for the folder of the checkout. A block marked `toml` that has a hand is
given to `dealer-assistant play`; a block marked `text` right after it is what that prints.
"""

import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = BLOCK.findall((ROOT / "README.md").read_text("utf-8"))


def is_hand(kind: str, text: str) -> bool:
    return kind == "toml" and "hand" in tomllib.loads(text)


COMMANDS = [line for kind, text in BLOCKS if kind == "sh" for line in text.splitlines() if line]
HANDS = [(block, after) for block, after in zip(BLOCKS, [*BLOCKS[1:], ("", "")], strict=True) if is_hand(*block)]


def shell(command: str, text: str = "") -> subprocess.CompletedProcess[str]:
    """Runs *command* as a newcomer without a display and without a network would, with *text* typed in."""
    path = f"{ROOT / '.venv/bin'}:{os.environ['PATH']}"
    environment = {"PATH": path, "HOME": os.environ["HOME"], "PIP_NO_INDEX": "1", "https_proxy": "http://127.0.0.1:9"}
    return subprocess.run(
        ["bash", "-c", command], cwd=ROOT, env=environment, input=text, capture_output=True, text=True, check=False
    )


def test_the_environment_is_the_one_that_deploy_makes() -> None:
    """Else deploy/run would make it anew while the tests run in it. `deploy/test` brings it about."""
    assert shell(". deploy/prepare; is_ready test").returncode == 0


def test_both_commands_for_a_newcomer_are_there() -> None:
    assert {"deploy/run", "deploy/test"} <= set(COMMANDS)


@pytest.mark.parametrize("command", [command for command in COMMANDS if not command.startswith("deploy/test")])
def test_a_command_runs(command: str) -> None:
    """All but `deploy/test`, which is what runs this."""
    test_the_environment_is_the_one_that_deploy_makes()
    done = shell(command)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_hand_is_shown() -> None:
    assert HANDS


@pytest.mark.parametrize(("hand", "after"), HANDS)
def test_a_hand_plays(hand: tuple[str, str], after: tuple[str, str]) -> None:
    done = shell("dealer-assistant play -", hand[1])
    assert done.returncode == 0, done.stderr
    assert after[0] != "text" or done.stdout == after[1]
