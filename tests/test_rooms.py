"""Who may import whom, read from the source, and that importing a module does nothing."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MODULES = sorted(path for room in ("assistant", "hardware", "ui") for path in (ROOT / room).rglob("*.py"))
WIRING = Path("ui", "main.py")  # the only file that knows all three

MAY_IMPORT = {
    "assistant": {"assistant"},
    "hardware": {"hardware", "assistant", "serial"},
    "ui": {"ui", "assistant", "kivy"},
}

# What a module may say at its top: what it is made of. No call on its own, no loop, no file opened.
DECLARATIONS = (ast.Import, ast.ImportFrom, ast.ClassDef, ast.FunctionDef, ast.Assign, ast.AnnAssign)


def imports(path: Path) -> Iterator[str]:
    """The full names of what the module at *path* imports, inside its functions and by `import_module` too."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module"):
            yield from (str(word.value) for word in node.args if isinstance(word, ast.Constant))


def is_guard(node: ast.stmt) -> bool:
    """Whether *node* is `if TYPE_CHECKING:` or `if __name__ == "__main__":`."""
    return isinstance(node, ast.If) and ast.unparse(node.test) in {"TYPE_CHECKING", "__name__ == '__main__'"}


def is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_a_room_imports_only_what_it_may(path: Path) -> None:
    room = path.relative_to(ROOT).parts[0]
    allowed = MAY_IMPORT[room] | sys.stdlib_module_names
    if path.relative_to(ROOT) == WIRING:
        allowed |= {"hardware"}
    assert {found.partition(".")[0] for found in imports(path)} <= allowed


@pytest.mark.parametrize("path", [path for path in MODULES if path.name != "__main__.py"], ids=name)
def test_a_module_only_declares(path: Path) -> None:
    body = ast.parse(path.read_text("utf-8")).body
    others = [node for node in body if not (isinstance(node, DECLARATIONS) or is_docstring(node) or is_guard(node))]
    assert [f"line {node.lineno}: {ast.unparse(node)}" for node in others] == []


@pytest.mark.parametrize("room", ["assistant", "hardware"])
def test_importing_does_nothing(room: str) -> None:
    assert output_of_import(room) == ""


def test_the_core_needs_no_package_installed() -> None:
    """-S leaves site-packages out, so only the standard library is there."""
    assert output_of_import("assistant", "-S") == ""


def output_of_import(room: str, *options: str) -> str:
    """What a fresh interpreter prints while it imports all of *room*: its deeds, and the traceback if it fails."""
    command = [sys.executable, *options, "-m", "tests.watched_import", room]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return done.stdout
