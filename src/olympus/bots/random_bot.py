"""A bot that plays any legal move, each equally likely."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Any

from ..core.game import Game
from ..core.match import Move
from . import Kind, LookAhead


class RandomBot:
    clock = staticmethod(time.perf_counter)

    def __init__(self, game: Game, seed: str | None) -> None:
        self.source = random.SystemRandom() if seed is None else random.Random(seed)

    def choose(
        self, view: Any, legal: Sequence[Move], events: Sequence[dict[str, Any]], budget: float
    ) -> Move:
        return self.source.choice(legal)


BOT = Kind(RandomBot, strength=10, simulated=LookAhead())
