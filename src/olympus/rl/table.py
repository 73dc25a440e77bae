"""What every research interface begins with: a game, a table's options, its compiled rules and start."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from ..core.compiled import Numbers, Rows, compiled, load_kernel
from ..core.fields import layout
from ..core.game import Game
from ..games import load, names

REWARDS = ("share", "points")
"""`share`: at the end 1 to the winner, or equal parts to those who share the win. `points`: at the end the points."""


COMPILING = "olympus: the rules of {} are compiled for this machine; that takes about half a minute, once"


FigureWish = str | Mapping[str, Any] | None
"""Figures by key (`{"bets.first.vp": 7}`), or a preset of the game by name."""


def changed_figures(game: Game, wish: FigureWish) -> dict[str, Any]:
    if not isinstance(wish, str):
        return dict(wish or {})
    if wish not in game.presets:
        known = ", ".join(game.presets) or "none"
        raise ValueError(f"{game.name} has no preset of figures called {wish!r}; it has: {known}")
    return dict(game.presets[wish])


class Table:
    """A game at one set of options, with its own figures or changed ones."""

    def __init__(self, game: str | Game, options: dict[str, Any], figures: FigureWish = None) -> None:
        self.game: Game = load(game) if isinstance(game, str) else game
        self.options = self.game.table(options)
        self.changes = changed_figures(self.game, figures)
        self.machine = compiled(self.game)
        self.kernel = load_kernel(self.game, Path(__file__).parent / "kernel.py")
        if not is_compiled(self.kernel):
            print(COMPILING.format(self.game.name), file=sys.stderr, flush=True)
        self.start: Rows = self.machine.start(self.options, self.game.figures(self.changes))
        self.players: int = self.options["players"]
        self.view_size = self.machine.view_type.itemsize
        self.figures = sum(size or 1 for _, size in layout(self.game.View))
        """Length of an observation."""

    def __reduce__(self) -> Any:
        """Copies and pickles are made anew: machine code stays where it is."""
        known = self.game.name in names() and load(self.game.name) is self.game
        return type(self), (self.game.name if known else self.game, dict(self.options), self.changes)

    def new_stream(self, seed: int | None) -> Numbers:
        from ..core import chance

        return np.array(chance.new_stream(chance.seed_bytes(seed)), np.int64)


def is_compiled(kernel: ModuleType) -> bool:
    """Whether machine code of a kernel is in the cache already."""
    folder = Path(kernel.__file__ or "").parent / "__pycache__"
    return any(folder.glob(f"{kernel.__name__}.*.nbi"))


def peer_missing(name: str, error: ImportError) -> ImportError:
    """What to say where a library that the interface is for is not installed."""
    return ImportError(f"{name} is not installed ({error}); it comes with: pip install 'olympus-games[rl]'")


def check_reward(reward: str) -> bool:
    """Whether rewards are points."""
    if reward not in REWARDS:
        raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
    return reward == "points"
