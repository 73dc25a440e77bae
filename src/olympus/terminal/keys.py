"""One key from the keyboard, without Enter."""

from __future__ import annotations

import os
import select
import sys

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


def read_key() -> str:
    """The key's name (`enter`, `left`, ...) or its letter; `eof` when the terminal is gone."""
    try:
        import termios
        import tty
    except ImportError:  # a system without them: a line, its first letter
        line = sys.stdin.readline()
        return "eof" if not line else line.strip()[:1] or "enter"
    handle = sys.stdin.fileno()
    before = termios.tcgetattr(handle)
    try:
        tty.setcbreak(handle)
        key = os.read(handle, 1)
        if key == b"\x1b":
            while select.select([handle], [], [], 0.05)[0] and len(key) < 6:
                key += os.read(handle, 1)
    finally:
        termios.tcsetattr(handle, termios.TCSADRAIN, before)
    text = key.decode("utf-8", "replace")
    return NAMES.get(text, text)
