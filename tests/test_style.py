"""The parts of the project's style that no linter knows: sizes, and words that do not belong in a finished file."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LISTED = subprocess.run(
    ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
    cwd=ROOT,
    capture_output=True,
    text=True,
    check=True,
).stdout.splitlines()
TEXTS = [name for name in LISTED if Path(name).suffix in {".py", ".toml", ".md", ".kv", ".service", ""}]
PYTHON = [name for name in LISTED if name.endswith(".py")]

FILE_LINES = 300
FUNCTION_LINES = 30
LEFT_BEHIND = re.compile(r"\b([T]ODO|[F]IXME|[X]XX|[H]ACK)\b|/(root|home|work)/")  # brackets: not this line itself

FunctionDef = ast.FunctionDef | ast.AsyncFunctionDef


def code_lines(function: FunctionDef) -> int:
    """How long *function* is without its docstring, decorators and comments above it. A function that is one `match` is
    as long as its longest case: a case for each command or event reads like the list of them.
    """
    first = function.body[1] if ast.get_docstring(function) and len(function.body) > 1 else function.body[0]
    if isinstance(first, ast.Match) and first is function.body[-1]:
        return max((case.body[-1].end_lineno or 0) - case.pattern.lineno for case in first.cases) + 1
    signature = function.body[0].lineno - function.lineno
    return signature + (function.end_lineno or 0) - first.lineno + 1


@pytest.mark.parametrize("name", PYTHON)
def test_files_and_functions_fit_in_a_head(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    assert len(text.splitlines()) <= FILE_LINES
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, FunctionDef)]
    assert [node.name for node in functions if code_lines(node) > FUNCTION_LINES] == []


@pytest.mark.parametrize("name", TEXTS)
def test_nothing_is_left_behind(name: str) -> None:
    lines = (ROOT / name).read_text("utf-8").splitlines()
    assert [(number, line) for number, line in enumerate(lines, 1) if LEFT_BEHIND.search(line)] == []
