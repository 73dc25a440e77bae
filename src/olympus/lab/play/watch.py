"""Whole games at machine speed, by bots that can be simulated, with who led on the way."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ... import bots
from ...core.compiled import Numbers, Rows, compiled, load_kernel
from ...core.game import Game
from ...core.scores import win_shares_of_games
from ..words import START

QUARTERS = 3
"""The lead is looked at when a quarter, a half and three quarters of the decisions are taken."""
HISTORY = 1024
"""Changes of the lead that are kept of one game."""


@dataclass(frozen=True)
class Played:
    """Games played: final states, who began."""

    finals: Any
    starters: Numbers
    """Who took the first decision of each game."""


@dataclass(frozen=True)
class Watched(Played):
    """And changes of the lead, who led at each quarter (-1: nobody alone)."""

    changes: Numbers
    leaders: Numbers


class Tree(NamedTuple):
    """What a search of the machine code grows in, for one thread at a time."""

    nodes: NDArray[Any]
    size: NDArray[Any]
    secret: Rows
    """Not looked at: a bot searches from its view."""
    settings: Rows
    iterations: int


def new_tree(game: Game, iterations: int) -> Tree:
    from ...bots.search import settings_of
    from ...bots.tree import NODE, ROOT, SIZE

    nodes = np.zeros(iterations + ROOT + 1, NODE)
    return Tree(nodes, np.zeros(1, SIZE), compiled(game).rows(1)[0], settings_of(game).packed(), iterations)


@cache
def kernel(game: Game) -> Any:
    from ...bots.search import sources

    return load_kernel(game, Path(__file__).parent / "kernel.py", *sources(game))


def watch(game: Game, start: Rows, bot: str, seed: int, first: int, count: int) -> Watched:
    """Games number `first` to `first + count - 1` of a seed, every seat played by the same kind of bot."""
    from ...bots.tree import new_scratch

    machine, how = compiled(game), bots.simulated()[bot]
    rows = machine.rows(count)
    stream = machine.streams(seed, 1)[0]
    changes, leaders = np.zeros(count, np.int64), np.zeros((count, QUARTERS), np.int64)
    starters = np.zeros(count, np.int64)
    kernel(game).play_watched(
        start,
        stream[:8].copy(),
        first,
        rows,
        stream,
        np.zeros(machine.view_type.itemsize, np.uint8),
        new_scratch(game),
        np.zeros((2, HISTORY), np.int64),
        *how.in_game(game),
        new_tree(game, how.iterations) if how.iterations else None,
        changes,
        leaders,
        starters,
    )
    return Watched(machine.fields(rows), starters, changes, leaders)


def start_samples(seen: Played) -> dict[tuple[str, str], Any]:
    """Shares of the win and points by place after the seat that begins: what beginning is worth, whoever begins."""
    scores = seen.finals["score"][:, : int(seen.finals["players"][0])].astype(np.int64)
    wins = win_shares_of_games(scores)
    games, players = np.arange(len(scores)), scores.shape[1]
    found: dict[tuple[str, str], Any] = {}
    for group, values in zip(START, (wins, scores), strict=True):
        for place in range(players):
            found[group, str(place)] = values[games, (seen.starters + place) % players]
    return found
