"""Reading a file somebody names, with a clear sentence for each thing that can be wrong with it."""

from __future__ import annotations

import sys
from pathlib import Path

from ..core.record import MAX_SIZE
from .words import Problem


def read_text(path: Path) -> str:
    """The text of a record; `-` is the standard input."""
    name = str(path)
    try:
        if name == "-":
            data = sys.stdin.buffer.read(MAX_SIZE + 1)
        else:
            with path.open("rb") as file:
                data = file.read(MAX_SIZE + 1)
    except FileNotFoundError:
        raise Problem("file-missing", file=name) from None
    except IsADirectoryError:
        raise Problem("file-folder", file=name) from None
    except PermissionError:
        raise Problem("file-permission", file=name) from None
    except (OSError, ValueError) as error:
        raise Problem("file-unreadable", file=name, reason=reason(error)) from None
    if not data.strip():
        raise Problem("file-empty", file=name)
    if len(data) > MAX_SIZE:
        raise Problem("file-large", file=name, limit=MAX_SIZE // 1_000_000)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Problem("file-binary", file=name) from None


def reason(error: Exception) -> str:
    """What the system says, without numbers and names."""
    return str(getattr(error, "strerror", None) or error)
