"""A bot that plays any legal move, each equally likely."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Any

from ..core.game import Game


class RandomBot:
    clock = staticmethod(time.perf_counter)

    def __init__(self, seed: str | None) -> None:
        self.source = random.SystemRandom() if seed is None else random.Random(seed)

    def choose(self, view: Any, legal: Sequence[str], events: Sequence[dict[str, Any]], budget: float) -> str:
        return self.source.choice(legal)


def make(game: Game, seed: str | None) -> RandomBot:
    return RandomBot(seed)
