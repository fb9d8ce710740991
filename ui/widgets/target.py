"""A place to tap on what is drawn there."""

from collections.abc import Callable

from kivy.uix.behaviors.button import ButtonBehavior

from ui.widgets.part import Part


class Target(ButtonBehavior, Part):
    """It draws nothing itself. *tapped* is called."""

    def __init__(self, tapped: Callable[[], None]) -> None:
        super().__init__()
        self._tapped = tapped

    def lay_out(self) -> None:
        """There is nothing in it."""

    def on_release(self) -> None:
        """Tell that it was tapped."""
        self._tapped()
