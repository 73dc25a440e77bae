"""What bots that use compiled rules share: a stream of their own, imagined worlds, and moves by name."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from ..core import chance
from ..core.compiled import Rows, compiled
from ..core.game import Game
from .thought import VALUES, kernel


class Seat:
    """A seat at one match. With a seed it plays the same way each time (given the same number of iterations)."""

    clock: Callable[[], float] = staticmethod(time.perf_counter)

    def __init__(self, game: Game, seed: str | None, threads: int = 1) -> None:
        self.game = game
        self.machine = compiled(game)
        self.threads = threads
        key = (
            chance.seed_bytes(None) if seed is None else chance.stream_key(b"bot".ljust(32), [seed.encode()])
        )
        self.stream = np.array(chance.new_stream(key), np.int64)
        self.rows = self.machine.rows(2)
        self.out = np.zeros(game.max_legal, np.int64)
        self.totals = np.zeros(game.max_legal, np.float64)
        self.values = np.zeros(VALUES, np.float64)

    def fresh_seed(self) -> bytes:
        """A key for a search of its own, from the seat's stream."""
        words = self.machine.entry.random_words(self.stream, 8)
        return bytes(np.asarray(words, np.uint32).tobytes())

    def glance(self, view: Rows, worlds: int, noise: float) -> int:
        """The apprentice's choice."""
        choose = kernel(self.game).glance
        return int(choose(view, self.rows, self.out, self.totals, self.values, self.stream, worlds, noise))

    def notation(self, view: Any, code: int) -> str:
        """A move's notation. What the own seat sees is enough to write it, so any imagined world will do."""
        state = self.game.State()
        self.game.determinise(view, state, self.stream.tolist())
        return self.game.write_move(state, code, state.actor)
