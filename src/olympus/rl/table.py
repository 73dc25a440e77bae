"""What every research interface begins with: a game, a table's options, its compiled rules and start."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from ..core.compiled import Numbers, Rows, compiled, load_kernel
from ..core.fields import layout
from ..core.game import Game
from ..games import load

REWARDS = ("share", "points")
"""`share`: at the end 1 to the winner, or equal parts to those who share the win. `points`: at the end the points."""


class Table:
    """A game at one set of options."""

    def __init__(self, game: str | Game, options: dict[str, Any]) -> None:
        self.game: Game = load(game) if isinstance(game, str) else game
        self.options = self.game.table(options)
        self.machine = compiled(self.game)
        self.kernel = load_kernel(self.game, Path(__file__).parent / "kernel.py")
        self.start: Rows = self.machine.start(self.options, self.game.figures())
        self.players: int = self.options["players"]
        self.view_size = self.machine.view_type.itemsize
        self.figures = sum(size or 1 for _, size in layout(self.game.View))
        """Length of an observation."""

    def new_stream(self, seed: int | None) -> Numbers:
        from ..core import chance

        return np.array(chance.new_stream(chance.seed_bytes(seed)), np.int64)


def peer_missing(name: str, error: ImportError) -> ImportError:
    """What to say where a library that the interface is for is not installed."""
    return ImportError(f"{name} is not installed ({error}); it comes with: pip install 'olympus[rl]'")


def check_reward(reward: str) -> bool:
    """Whether rewards are points."""
    if reward not in REWARDS:
        raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
    return reward == "points"
