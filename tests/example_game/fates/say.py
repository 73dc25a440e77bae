"""Moves and events in words, in any language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...core.game import Foresight, Names
from ...core.texts import message
from .names import STRANDS

FOLDER = Path(__file__).parent / "locale"


def word(strand: str, language: str) -> str:
    return message(f"strand-{strand}", language, FOLDER)


def length_of(strands: list[str]) -> int:
    return sum(STRANDS.index(strand) + 1 for strand in strands)


def say_event(event: dict[str, Any], language: str, names: Names) -> str:
    """An event in words; `names[seat]` is what the players are called."""
    details = {field: translate(field, value, language, names) for field, value in event.items()}
    return message(f"event-{details.pop('event')}", language, FOLDER, **details)


def translate(field: str, value: Any, language: str, names: Names) -> Any:
    if field in ("seat", "owner"):
        return names[value]
    if field == "strand":
        return word(value, language)
    if field == "winner":
        return "yes" if value else "no"
    return value


def say_move(view: dict[str, Any], text: str, will: Foresight, language: str, names: Names) -> str:
    """A move explained to the player who may make it."""
    kind, _, rest = text.partition(" ")
    if kind == "spin":
        return message("move-spin", language, FOLDER, strand=word(rest, language), length=will["length"])
    if int(rest) == view["seat"]:
        return message("move-cut-own", language, FOLDER, length=will["length"])
    return message("move-cut", language, FOLDER, owner=names[int(rest)], strands=will["strands"])
