"""Kivy's own style sheet is not read by the program: no screen may have a widget that needs it."""

import ast
import re
from pathlib import Path

import kivy

SCREENS = Path(__file__).parents[2] / "ui"
STYLED = re.compile(r"^<-?([\w,\-@ ]+)>", re.MULTILINE)
DOES_WITHOUT = {"ScreenManager"}
"""Its rule only cuts off what reaches beyond it, and it fills the window."""


def styled() -> set[str]:
    """The widgets that the sheet has rules for."""
    sheet = Path(kivy.kivy_data_dir, "style.kv").read_text("utf-8")
    return set(re.findall(r"\w+", " ".join(STYLED.findall(sheet))))


def used() -> set[str]:
    """The widgets of Kivy's that the screens are made of."""
    nodes = (node for file in SCREENS.rglob("*.py") for node in ast.walk(ast.parse(file.read_text("utf-8"))))
    imports = [
        node for node in nodes if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("kivy.uix")
    ]
    return {name.name for node in imports for name in node.names}


def test_no_widget_is_left_without_its_style() -> None:
    assert {"Label", "Button", "TextInput"} <= styled()
    assert "Widget" in used()
    assert used() & styled() == DOES_WITHOUT
