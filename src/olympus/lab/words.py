"""The lab's texts, and the names of what is counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..core.errors import OlympusError
from ..core.game import Game
from ..core.options import Options
from ..core.texts import SHARED, message

FOLDER = SHARED / "lab"

START = ("start-wins", "start-points")
"""The lab's own groups of figures: by place after the seat that begins."""


def kinds_of(named: Mapping[str, str]) -> dict[str, str]:
    """What the names of each group are names of: of the game's groups and of the lab's own."""
    return {**named, **dict.fromkeys(START, "start")}


class LabError(OlympusError, ValueError):
    """Something asked of the lab that it cannot do; the words are in `locale/lab`."""

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__(key, FOLDER, **details)


def say(key: str, language: str, **details: Any) -> str:
    return message(f"lab-{key}", language, FOLDER, **details)


def game_name(game: Game, language: str) -> str:
    return message("game-name", language, game.folder / "locale")


def group_name(game: Game, group: str, language: str) -> str:
    if group in START:
        return say(group, language)
    return message(f"stat-{group}", language, game.folder / "locale")


def row_name(game: Game, kind: str, name: str, language: str) -> str:
    """The name of a row: a seat, a place or a race by its number, anything else as the game calls it."""
    if kind in ("seat", "race"):
        return say(kind, language, name=name)
    if kind == "start":
        return say(kind, language, name=int(name))
    return message(f"{kind}-{name}", language, game.folder / "locale")


def figure_heads(language: str) -> list[str]:
    """Above names, means, intervals and numbers of samples."""
    return ["", *(say(key, language) for key in ("mean", "interval", "count"))]


def write_options(game: Game, options: Options) -> dict[str, str]:
    """The options of a table, each as it is given on the command line."""
    return {option.name: option.write(options[option.name]) for option in game.options}
