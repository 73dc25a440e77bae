"""A quick player: looks one move ahead in a few imagined worlds and takes what looks good, not always the best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.game import Game
from .seat import Seat

WORLDS = 4
NOISE = 0.6
"""In points: how far from the best a move may look and still be taken now and then."""


class Apprentice(Seat):
    def choose(self, view: Any, legal: Sequence[str], events: Sequence[dict[str, Any]], budget: float) -> str:
        if len(legal) == 1:
            return legal[0]
        return self.notation(view, self.glance(self.machine.pack(view), WORLDS, NOISE))


def make(game: Game, seed: str | None) -> Apprentice:
    return Apprentice(game, seed)
