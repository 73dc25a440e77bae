"""The strongest player: searches for as long as it may."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.game import Game
from .seat import Seat
from .thought import Candidate, settings_of, think


class God(Seat):
    """`last` is what the last search thought of its moves, best first."""

    share_of_budget = 1.0
    last: list[Candidate]

    def choose(self, view: Any, legal: Sequence[str], events: Sequence[dict[str, Any]], budget: float) -> str:
        self.last = []
        if len(legal) == 1:
            return legal[0]
        row = self.machine.pack(view)
        seconds = budget * self.share_of_budget
        settings, seed = settings_of(self.game), self.fresh_seed()
        self.last = think(self.game, row, settings, seconds, seed, self.threads, clock=self.clock)
        return self.notation(view, self.last[0].code)


def make(game: Game, seed: str | None) -> God:
    return God(game, seed)
