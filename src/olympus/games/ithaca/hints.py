"""What a hint counts in imagined voyages: landfall made, gifts won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.fields import rule
from ...core.texts import message
from .say import FOLDER
from .state import CARDS, ROUTES, State

GIFT, LANDFALL, OFFERED = range(3)
"""OFFERED is kept for `note` itself: where the prize of the gift that is open would lie, counted from 1."""
FACTS = 3


@rule
def note(before: State, s: State, label: int, me: int, facts: list[int]) -> None:
    """Marks what has come true since `before`. `label`: what the draw that is due gives; -1: after a move or draw."""
    if s.prize >= 0:
        facts[OFFERED] = s.points_size + 1
    elif facts[OFFERED] > 0:
        at = facts[OFFERED] - 1
        if s.points_size > at and s.points[at] // CARDS == me:
            facts[GIFT] = 1
        facts[OFFERED] = 0
    for i in range(before.landed_size, s.landed_size):
        if s.landed[i] // ROUTES == me:
            facts[LANDFALL] = 1


def say(view: dict[str, Any], move: str, facts: Sequence[float], language: str) -> str:
    """In a contest how often the gift is won; else what the next turns bring."""
    gift, landfall = round(100 * facts[GIFT]), round(100 * facts[LANDFALL])
    if view["phase"] == "bid":
        return "" if move == "pass" else message("hint-gift", language, FOLDER, ways=gift)
    if move == "deed landfall":
        return ""
    return message("hint-voyage", language, FOLDER, landfall=landfall, gift=gift)
