"""How Ithaca looks at a terminal: see `olympus.core.face.Face`."""

from __future__ import annotations

from .board import board
from .menus import brief, instruction, menu
from .result import result
from .tell import told, welcome
from .topics import explain, topics
from .words import names

__all__ = ["board", "brief", "explain", "instruction", "menu", "names", "result", "told", "topics", "welcome"]
