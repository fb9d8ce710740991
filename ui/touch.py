"""Which touches count: one finger is one press, and a press is meant for the screen that the finger saw.

A touch panel that is also a mouse reports each finger twice; a worn one reports a tap again. And a screen may change
under the finger, or just before it lands: what was meant for "next hand" must never fall on "fold". So a press counts
once, only if its screen had been there long enough to be seen, and only if that screen is still there when the finger
is lifted.
"""

import math
import time
from collections.abc import Callable, Hashable

from kivy.clock import Clock
from kivy.input.motionevent import MotionEvent
from kivy.uix.floatlayout import FloatLayout

SAME_TAP_S = 0.05
"""Within this time a second report from the same spot is the same tap; nobody taps twenty times a second."""
SAME_SPOT = 24.0
"""How far apart, in pixels, two devices may put the same finger: 3 mm on a display of 7 inches."""
SEEN_S = 0.18
"""How long a screen must have been there before a touch can have been meant for it: quicker than that nobody reacts."""

BESIDE = (-1e6, -1e6)
"""A spot where nothing is."""

Spot = tuple[float, float]


class _Contact:
    def __init__(self, spot: Spot, screen: Hashable, last_s: float) -> None:
        self.spot, self.screen, self.last_s = spot, screen, last_s
        self.lifted = False


class Fingers:
    """Tells presses from their echoes, and from those that come too early or too late.

    A screen is whatever the caller calls it, such as its name and the step that it shows. *clock* is in seconds and
    must never jump.

    >>> fingers = Fingers(clock=iter([0.0, 0.003, 0.250]).__next__)
    >>> [fingers.down(finger, (400, 300)) for finger in ("touch", "mouse", "touch again")]
    [True, False, True]
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._screen: Hashable = None
        self._seen_from_s = -math.inf
        self._contacts: dict[Hashable, _Contact] = {}
        self._uncounted: set[Hashable] = set()

    def screen_is(self, screen: Hashable) -> None:
        """Say which screen is there from the next frame on. The first one may be touched at once."""
        if screen != self._screen:
            self._seen_from_s = math.inf if self._screen is not None else -math.inf
            self._screen = screen

    def drawn(self) -> None:
        """Say that a frame has been drawn: only from now on can a new screen be seen."""
        if self._seen_from_s == math.inf:
            self._seen_from_s = self._clock() + SEEN_S

    def down(self, finger: Hashable, spot: Spot) -> bool:
        """Whether the touch that *finger* begins at *spot*, in pixels, is a press."""
        now_s = self._clock()
        if now_s < self._seen_from_s or self._is_echo(spot, now_s):
            self._uncounted.add(finger)
            return False
        self._contacts[finger] = _Contact(spot, self._screen, now_s)
        return True

    def counts(self, finger: Hashable) -> bool:
        """Whether the touch of *finger*, which is still down, was a press."""
        return finger not in self._uncounted

    def up(self, finger: Hashable) -> bool:
        """The finger is lifted: whether it may do what it pressed, its screen being there still."""
        if finger not in self._contacts:
            self._uncounted.discard(finger)
            return False
        contact = self._contacts[finger]
        contact.last_s, contact.lifted = self._clock(), True
        return contact.screen == self._screen

    def _is_echo(self, spot: Spot, now_s: float) -> bool:
        over = [finger for finger, one in self._contacts.items() if one.lifted and now_s - one.last_s > SAME_TAP_S]
        for finger in over:
            del self._contacts[finger]
        return any(
            now_s - one.last_s <= SAME_TAP_S and math.dist(one.spot, spot) <= SAME_SPOT
            for one in self._contacts.values()
        )


class TouchGuard(FloatLayout):
    """The root of all screens: passes on the presses that count."""

    def __init__(self, fingers: Fingers, **settings: object) -> None:
        super().__init__(**settings)
        self.fingers = fingers
        self._next_frame = Clock.create_trigger(lambda _: fingers.drawn())

    def shows(self, screen: Hashable) -> None:
        """*screen* is there from the frame on that is drawn next."""
        self.fingers.screen_is(screen)
        self._next_frame()

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if not self.fingers.down(touch.uid, touch.pos):
            return True
        return bool(super().on_touch_down(touch))

    def on_touch_move(self, touch: MotionEvent) -> bool:
        return not self.fingers.counts(touch.uid) or bool(super().on_touch_move(touch))

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if not self.fingers.up(touch.uid):
            _lift_beside(touch)
            return True
        return bool(super().on_touch_up(touch))


def _lift_beside(touch: MotionEvent) -> None:
    """Whoever holds the touch sees it lifted where no control is: a button goes back up and does nothing.

    Told here and not by Kivy, which tells a control that has left the window the place where it was.
    """
    touch.x, touch.y = touch.pos = BESIDE
    for held in tuple(touch.grab_list):
        touch.grab_current = held()
        if touch.grab_current is not None:
            touch.grab_current.dispatch("on_touch_up", touch)
    touch.grab_current = None
