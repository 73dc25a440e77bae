"""The lab's texts, and the names of what is counted."""

from __future__ import annotations

from typing import Any

from ..core.errors import OlympusError
from ..core.game import Game
from ..core.texts import SHARED, message

FOLDER = SHARED / "lab"


class LabError(OlympusError, ValueError):
    """Something asked of the lab that it cannot do; the words are in `locale/lab`."""

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__(key, FOLDER, **details)


def say(key: str, language: str, **details: Any) -> str:
    return message(f"lab-{key}", language, FOLDER, **details)


def game_name(game: Game, language: str) -> str:
    return message("game-name", language, game.folder / "locale")


def group_name(game: Game, group: str, language: str) -> str:
    return message(f"stat-{group}", language, game.folder / "locale")


def row_name(game: Game, kind: str, name: str, language: str) -> str:
    """The name of a row: a seat or a race by its number, anything else as the game calls it."""
    if kind in ("seat", "race"):
        return say(kind, language, name=name)
    return message(f"{kind}-{name}", language, game.folder / "locale")
