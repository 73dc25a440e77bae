"""Where a user's data lies: kept games, and a server's database."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """`OLYMPUS_DATA`, else the user's data folder."""
    named = os.environ.get("OLYMPUS_DATA")
    if named:
        return Path(named)
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "olympus"
