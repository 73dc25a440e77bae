"""What bots that use compiled rules share: a stream of their own, and moves by their codes.

Bots' modules are imported to list them, so machine code is imported when a bot sits down.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from ..core import chance
from ..core.game import Game
from ..core.match import Move


class CompiledBot:
    """A bot for one seat of one match. With a seed, the same number of iterations finds the same moves."""

    clock: Callable[[], float] = staticmethod(time.perf_counter)

    def __init__(self, game: Game, seed: str | None) -> None:
        import numpy as np

        from ..core.compiled import compiled

        self.game = game
        self.machine = compiled(game)
        key = (
            chance.seed_bytes(None) if seed is None else chance.stream_key(b"bot".ljust(32), [seed.encode()])
        )
        self.stream = np.array(chance.new_stream(key), np.int64)

    def fresh_seed(self) -> bytes:
        """A key for a search of its own, from the bot's stream."""
        return self.machine.random_bytes(self.stream, 32)


def move_of(code: int, legal: Sequence[Move]) -> Move:
    """The legal move with a code."""
    return next(move for move in legal if move.code == code)
