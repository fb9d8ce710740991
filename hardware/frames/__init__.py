"""Bytes from a serial line, taken apart into frames: one file for each family of readers.

Nothing in here opens a port or knows a card. A decoder takes bytes in pieces of any size, never raises whatever they
are, finds its place again after noise, and counts in `bad` what it had to reject. Beside each decoder stands the
encoder that the simulator speaks with.
"""

from hardware.frames.frame import Decoder, Frame

__all__ = ["Decoder", "Frame"]
