"""Whole games at machine speed, by random players or apprentices, with who led on the way."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ..core import chance
from ..core.compiled import Numbers, Rows, compiled, load_kernel
from ..core.game import Game

PLAYERS_OF = ("random", "apprentice")
"""Bots that play whole games as machine code."""
QUARTERS = 3
"""The lead is looked at when a quarter, a half and three quarters of the decisions are taken."""


@dataclass(frozen=True)
class Watched:
    """Games played: final states, changes of the lead, and who led at each quarter (-1: nobody alone)."""

    finals: Any
    changes: Numbers
    leaders: Numbers


@cache
def kernel(game: Game) -> Any:
    from ..bots.thought import sources

    return load_kernel(game, Path(__file__).parent / "kernel.py", *sources(game))


def watch(game: Game, start: Rows, bot: str, seed: int, first: int, count: int) -> Watched:
    """Games number `first` to `first + count - 1` of a seed, every seat played by the same kind of bot."""
    from ..bots.apprentice_bot import NOISE, WORLDS

    machine = compiled(game)
    rows = machine.rows(count)
    key = np.array(chance.new_stream(chance.seed_bytes(seed))[:8], np.int64)
    noise = NOISE if bot == "apprentice" else None
    changes, leaders = np.zeros(count, np.int64), np.zeros((count, QUARTERS), np.int64)
    kernel(game).play_watched(start, key, first, rows, WORLDS, noise, changes, leaders)
    return Watched(machine.fields(rows), changes, leaders)
