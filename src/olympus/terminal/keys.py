"""One key from the keyboard, without Enter."""

from __future__ import annotations

import contextlib
import os
import select
import sys
from collections.abc import Iterator

NAMES = {
    "\r": "enter",
    "\n": "enter",
    "\x7f": "backspace",
    "\x1b[A": "up",
    "\x1b[B": "down",
    "\x1b[C": "right",
    "\x1b[D": "left",
    "\x1bOA": "up",
    "\x1bOB": "down",
    "\x1bOC": "right",
    "\x1bOD": "left",
    "\x1b[H": "home",
    "\x1b[F": "end",
    "\x1b": "q",
    "\x04": "eof",
    "": "eof",
}


@contextlib.contextmanager
def single_keys() -> Iterator[None]:
    """Inside, keys come one by one, without Enter and without being shown."""
    try:
        import termios
        import tty
    except ImportError:  # a system without them: keys come with Enter
        yield
        return
    handle = sys.stdin.fileno()
    before = termios.tcgetattr(handle)
    try:
        tty.setcbreak(handle, termios.TCSADRAIN)
        yield
    finally:
        termios.tcsetattr(handle, termios.TCSADRAIN, before)


def read_key() -> str:
    """The key's name (`enter`, `left`, ...) or its letter; `eof` when the terminal is gone."""
    handle = sys.stdin.fileno()
    try:
        key = os.read(handle, 1)
        if key == b"\x1b":
            while select.select([handle], [], [], 0.05)[0] and len(key) < 6:
                key += os.read(handle, 1)
                if key[-1:].isalpha() and key != b"\x1bO":
                    break
    except OSError:
        return "eof"
    text = key.decode("utf-8", "replace")
    return NAMES.get(text, text)
