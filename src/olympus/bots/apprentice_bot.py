"""A quick player: tries each move in a few imagined worlds and takes what looks good, not always the best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.game import Game
from ..core.match import Move
from . import Kind, LookAhead
from .base import CompiledBot, move_of


class Apprentice(CompiledBot):
    plays = LookAhead(worlds=4, noise=0.6)

    def __init__(self, game: Game, seed: str | None) -> None:
        from .search import kernel
        from .tree import new_scratch

        super().__init__(game, seed)
        self.look_ahead = kernel(game).look_ahead
        self.scratch = new_scratch(game)
        self.how = self.plays.in_game(game)

    def choose(
        self, view: Any, legal: Sequence[Move], events: Sequence[dict[str, Any]], budget: float
    ) -> Move:
        if len(legal) == 1:
            return legal[0]
        row = self.machine.pack(view)
        code = self.look_ahead(row, self.scratch, self.stream, *self.how)
        return move_of(code, legal)


BOT = Kind(Apprentice, strength=20, simulated=Apprentice.plays)
