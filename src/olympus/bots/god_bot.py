"""The strongest player: searches for as long as it may."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..core.match import Move
from . import Kind
from .base import CompiledBot, move_of

if TYPE_CHECKING:
    from .search import Candidate


class God(CompiledBot):
    """`last` is what the last search thought of its moves, best first."""

    share_of_budget = 1.0
    last: list[Candidate]

    def choose(
        self, view: Any, legal: Sequence[Move], events: Sequence[dict[str, Any]], budget: float
    ) -> Move:
        from .search import best_moves, settings_of

        self.last = []
        if len(legal) == 1:
            return legal[0]
        row = self.machine.pack(view)
        seconds = budget * self.share_of_budget
        settings, seed = settings_of(self.game), self.fresh_seed()
        self.last = best_moves(self.game, row, settings, seconds, seed, clock=self.clock)
        return move_of(self.last[0].code, legal)


BOT = Kind(God, strength=40)
