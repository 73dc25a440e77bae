"""Search over imagined worlds: budgets, threads, and what a search can tell of itself.

Information-set Monte Carlo tree search. Each iteration imagines one world that the seat cannot tell from the real
one, goes down one tree of moves (what other players do is grouped by what can be seen of it), plays on for a
while, and notes for each move what it brought whoever made it. docs/bots.md has the trials behind the settings.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ..core import chance
from ..core.compiled import Rows, load_kernel
from ..core.game import Game
from ..core.parts import BOT
from .tree import NODE, ROOT, SIZE, Settings, new_scratch

CHUNK = 64
"""Iterations between two looks at the clock."""
NODES = 400_000
"""Nodes that a search has room for, all threads together."""
HERE = Path(__file__).parent


@dataclass(frozen=True)
class Candidate:
    """What a search thinks of one move."""

    code: int
    visits: int
    share: float
    """Expected reward of the own seat, between 0 and 1."""
    points: float
    """Expected points of the own seat at the search's horizon."""


def settings_of(game: Game) -> Settings:
    """The settings that won the trials for this game; they stand in the game's own folder."""
    return Settings(**BOT.needed(game).SEARCH)


class Search:
    """The tree of one decision; grows as long as there is budget."""

    def __init__(
        self,
        game: Game,
        view: Rows,
        settings: Settings,
        seed: bytes,
        secret: Rows | None = None,
        nodes: int = NODES,
    ) -> None:
        self.kernel = kernel(game)
        self.view = view
        self.settings = settings.packed()
        self.stream = np.array(chance.new_stream(seed), np.int64)
        self.nodes = np.zeros(nodes, NODE)
        self.size = np.zeros(1, SIZE)
        self.size["nodes"] = ROOT + 1
        self.scratch = new_scratch(game)
        self.secret = self.scratch.spare.copy() if secret is None else secret

    def grow(self, iterations: int) -> None:
        self.kernel.search(
            self.view,
            self.secret,
            self.nodes,
            self.size,
            self.scratch,
            self.stream,
            iterations,
            self.settings,
        )

    def grow_for(self, seconds: float, clock: Callable[[], float] = time.perf_counter) -> None:
        """Search until the time is up, at least one chunk."""
        end = clock() + seconds
        self.grow(CHUNK)
        while clock() < end:
            self.grow(CHUNK)

    @property
    def iterations(self) -> int:
        return int(self.nodes["visits"][ROOT])

    @property
    def moves_played(self) -> int:
        return int(self.size["moves"][0])

    def candidates(self) -> list[Candidate]:
        """The moves at the root, most visited first."""
        found = []
        child = int(self.nodes["child"][ROOT])
        while child:
            node = self.nodes[child]
            visits = int(node["visits"])
            tries = max(visits, 1)
            reward, points = float(node["reward"]), float(node["points"])
            found.append(Candidate(int(node["move"]), visits, reward / tries, points / tries))
            child = int(node["sibling"])
        return sorted(found, key=lambda c: -c.visits)


def merge(searches: list[Search]) -> list[Candidate]:
    """One opinion out of trees grown side by side."""
    together: dict[int, list[float]] = {}
    for search in searches:
        for c in search.candidates():
            entry = together.setdefault(c.code, [0.0, 0.0, 0.0])
            entry[0] += c.visits
            entry[1] += c.visits * c.share
            entry[2] += c.visits * c.points
    found = [
        Candidate(code, int(visits), share / visits, points / visits)
        for code, (visits, share, points) in together.items()
    ]
    return sorted(found, key=lambda c: -c.visits)


def best_moves(
    game: Game,
    view: Rows,
    settings: Settings,
    seconds: float,
    seed: bytes,
    threads: int = 1,
    clock: Callable[[], float] = time.perf_counter,
) -> list[Candidate]:
    """Search for some seconds, a tree on each thread; the moves, best first."""
    keys = [chance.stream_key(seed, [bytes([i])]) for i in range(threads)]
    searches = [Search(game, view, settings, key, nodes=NODES // threads) for key in keys]
    if threads == 1:
        searches[0].grow_for(seconds, clock)
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(lambda search: search.grow_for(seconds, clock), searches))
    return merge(searches)


@cache
def kernel(game: Game) -> Any:
    return load_kernel(game, *sources(game))


def sources(game: Game) -> tuple[Path, ...]:
    """What machine code of the bots is made of, beside the rules."""
    own = [path for path in (game.folder / "bot.py", game.folder / "leaning.py") if path.exists()]
    return HERE / "kernel.py", HERE / "tree.py", *own
