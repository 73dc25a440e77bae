"""What happened, told in few lines."""

from __future__ import annotations

from ....core.face import Events
from ..say import say_event
from .words import text

SILENT = ("oracle-dealt", "hand-dealt", "turn", "drew", "own-oracle", "kept", "route-left", "over")
"""Said elsewhere: by the board, or by what follows at once."""


def welcome(names: list[str], me: int, language: str) -> str:
    others = [names[(me + i) % len(names)] for i in range(1, len(names))]
    return text("welcome", language, name=names[me], others=", ".join(others))


def told(events: Events, names: list[str], language: str) -> list[str]:
    return [say_event(event, language, names) for event in events if event["event"] not in SILENT]
