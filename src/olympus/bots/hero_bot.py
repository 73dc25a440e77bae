"""A strong player that takes its decisions quickly: the search of `god` on a small part of its time."""

from __future__ import annotations

from ..core.game import Game
from .god_bot import God


class Hero(God):
    share_of_budget = 0.05


def make(game: Game, seed: str | None) -> Hero:
    return Hero(game, seed)
