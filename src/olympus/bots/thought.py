"""Search over imagined worlds: settings, budgets, and what a search can tell of itself.

Information-set Monte Carlo tree search. Each iteration imagines one world that the seat cannot tell from the real
one, goes down one tree of moves (what other players do is grouped by what can be seen of it), plays on for a
while, and notes for each move what it brought whoever made it. docs/bots.md has the trials behind the settings.
"""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core import chance
from ..core.compiled import Compiled, Rows, compiled, load_kernel
from ..core.fields import rule
from ..core.game import Game

CHUNK = 64
"""Iterations between two looks at the clock."""
NODES = 400_000
VALUES = 256
"""Room for what a game's heuristics note."""


@dataclass(frozen=True)
class Settings:
    """How a search goes about it; the order is that of the kernel's parameters."""

    explore: float = 0.5
    plies: float = 1e9
    """Random moves after the tree at most."""
    stages: float = 1
    """Races (or what the game calls a stage) looked ahead."""
    heat: float = 3.0
    """Points of difference in hopes that weigh e to 1 in the reward."""
    points: float = 0.3
    """Weight of points beside the win itself, at the end of a game."""
    belief: float = 0.0
    """How far the others are believed to have chosen sensibly."""
    worlds: float = 4
    """Of how many worlds, with belief, one is taken, and for how many iterations."""
    taste: float = 1
    """After the tree: of how many moves taken at random one is made that its player leans to; 1 is any move."""
    cheat: float = 0.0
    """1: sees everything. Only ever set to measure the ceiling."""

    def packed(self) -> NDArray[np.float64]:
        return np.array([float(getattr(self, f.name)) for f in fields(self)], np.float64)


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
    own = importlib.import_module(f"{game.package}.bot")
    return Settings(**own.SEARCH)


def bot_rules(game: Game) -> tuple[Callable[..., Any], ...]:
    """The heuristics in the game's own folder: stage, seen_move, appraise."""
    own = importlib.import_module(f"{game.package}.bot")
    return own.stage, own.seen_move, own.appraise


def leaning_rules(game: Game) -> tuple[Callable[..., Any], ...]:
    """size_up and lean of the game's own module `leaning`; a game without one leans to nothing."""
    if not (game.folder / "leaning.py").exists():
        return nothing_to_size_up, no_leaning
    own = importlib.import_module(f"{game.package}.leaning")
    return own.size_up, own.lean


@rule
def nothing_to_size_up(s: Any, values: list[float]) -> None:
    pass


@rule
def no_leaning(s: Any, code: int, values: list[float]) -> float:
    return 0.0


class Thought:
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
        self.machine: Compiled = compiled(game)
        self.kernel = kernel(game)
        self.view = view
        self.settings = settings.packed()
        self.stream = np.array(chance.new_stream(seed), np.int64)
        self.rows = self.machine.rows(3)
        self.secret = self.rows[0].copy() if secret is None else secret
        self.tree = np.zeros((nodes, 8), np.int32)  # whole lines of the cache
        self.sums = np.zeros((nodes, 4), np.float64)
        self.size = np.array([1, 0], np.int64)
        self.values = np.zeros(VALUES, np.float64)
        self.slots = np.zeros(game.moves, np.int32)
        self.out = np.zeros(game.max_legal, np.int64)

    def grow(self, iterations: int) -> None:
        self.kernel.search(
            self.view,
            self.secret,
            self.rows,
            self.tree,
            self.sums,
            self.size,
            self.values,
            self.slots,
            self.out,
            self.stream,
            iterations,
            self.settings,
        )

    def grow_for(self, seconds: float, clock: Callable[[], float] = time.perf_counter) -> None:
        """Think until the time is up, at least one chunk."""
        end = clock() + seconds
        self.grow(CHUNK)
        while clock() < end:
            self.grow(CHUNK)

    @property
    def iterations(self) -> int:
        return int(self.tree[0, 3])

    @property
    def moves_played(self) -> int:
        return int(self.size[1])

    def candidates(self) -> list[Candidate]:
        """The moves at the root, most visited first."""
        found = []
        child = int(self.tree[0, 1])
        while child:
            visits = int(self.tree[child, 3])
            reward, points = float(self.sums[child, 0]), float(self.sums[child, 1])
            found.append(
                Candidate(int(self.tree[child, 0]), visits, reward / max(visits, 1), points / max(visits, 1))
            )
            child = int(self.tree[child, 2])
        return sorted(found, key=lambda c: -c.visits)


def merge(thoughts: list[Thought]) -> list[Candidate]:
    """One opinion out of trees grown side by side."""
    together: dict[int, list[float]] = {}
    for thought in thoughts:
        for c in thought.candidates():
            entry = together.setdefault(c.code, [0.0, 0.0, 0.0])
            entry[0] += c.visits
            entry[1] += c.visits * c.share
            entry[2] += c.visits * c.points
    found = [
        Candidate(code, int(visits), share / visits, points / visits)
        for code, (visits, share, points) in together.items()
    ]
    return sorted(found, key=lambda c: -c.visits)


def think(
    game: Game,
    view: Rows,
    settings: Settings,
    seconds: float,
    seed: bytes,
    threads: int = 1,
    secret: Rows | None = None,
    clock: Callable[[], float] = time.perf_counter,
) -> list[Candidate]:
    """Search for some seconds, a tree on each thread; the moves, best first."""
    keys = [chance.stream_key(seed, [bytes([i])]) for i in range(threads)]
    thoughts = [Thought(game, view, settings, key, secret, NODES // threads) for key in keys]
    if threads == 1:
        thoughts[0].grow_for(seconds, clock)
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(lambda thought: thought.grow_for(seconds, clock), thoughts))
    return merge(thoughts)


@cache
def kernel(game: Game) -> Any:
    return load_kernel(game, *sources(game))


def sources(game: Game) -> tuple[Path, ...]:
    """What machine code of the bots is made of, beside the rules."""
    own = [path for path in (game.folder / "bot.py", game.folder / "leaning.py") if path.exists()]
    return Path(__file__).parent / "kernel.py", *own
