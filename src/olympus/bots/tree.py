"""What a search is made of, declared once for Python and for machine code: settings, nodes, scratch, heuristics."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import astuple, dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..core.compiled import Numbers, Rows, compiled, float_type
from ..core.fields import rule
from ..core.game import Game
from ..core.parts import BOT, HINTS, LEANING

Floats = NDArray[np.float64]
Indices = NDArray[np.int32]

ROOT = 0
DEPTH = 400
"""Moves that a path down the tree has at most."""
SIZE_UP_EVERY = 12
"""Moves of a roll-out after which its position is sized up again."""


@dataclass(frozen=True)
class Settings:
    """How a search goes about it; docs/bots.md has the trials behind each game's own."""

    explore: float = 0.5
    plies: float = 1e9
    """Moves of a roll-out at most."""
    stages: float = 1
    """Races (or what the game calls a stage) looked ahead."""
    temperature: float = 3.0
    """Of the softmax that makes rewards of expected points: a lead of so many points weighs e to 1."""
    points: float = 0.3
    """Weight of points beside the win itself, at the end of a game."""
    belief: float = 0.0
    """How far the others are believed to have chosen sensibly."""
    worlds: float = 4
    """With belief: one of so many imagined worlds is taken, for as many iterations."""
    rollout_sample: float = 1
    """Roll-out policy: best of this many random moves; 1 = uniform."""
    rollout_judged: float = 0.0
    """What is best: 0: by `lean` before the move; 1: by `appraise` of the position after it, which takes longer."""
    hint_plies: float = 1e9
    """Moves that are played on for a hint at most: it counts what happens in them."""
    cheat: float = 0.0
    """1: sees everything. Only ever set to measure the ceiling."""

    def packed(self) -> Rows:
        return np.array(astuple(self), np.float64).view(np.uint8)


SETTINGS = np.dtype((np.record, float_type(Settings)))

NODE = np.dtype(
    (
        np.record,
        {
            "names": ["move", "child", "sibling", "visits", "available", "reward", "points", "log_available"],
            "formats": ["i4"] * 5 + ["f8"] * 3,
            "offsets": [0, 4, 8, 12, 16, 24, 32, 40],
            "itemsize": 64,  # a line of the processor's cache
        },
    )
)
"""A node of the tree: what its player did (as far as others see it), its first child and its next sibling (0: none).

Over all iterations: how often it was visited, how often its move was legal and (kept up by sums) the logarithm of
that; the sum of the rewards of whoever made the move, and of the searching seat's points.
"""

SIZE = np.dtype((np.record, [("nodes", "i8"), ("moves", "i8")]))
"""How far a tree has grown: its nodes, and the moves played in all iterations."""


class Scratch(NamedTuple):
    """Arrays that the machine code of bots works in: kernels allocate nothing. For one thread at a time."""

    imagined: Rows
    """A state that the seat cannot tell from the real one."""
    played: Rows
    """A copy of it, in which moves are tried."""
    spare: Rows
    legal: Numbers
    """The codes of the legal moves."""
    keys: Numbers
    """What the searching seat would see of each."""
    totals: Floats
    """Per legal move: what it brought."""
    child_of: Indices
    """Per key: the child of the node in hand; 0 everywhere else."""
    path: Indices
    """The nodes from the root to the leaf."""
    movers: Indices
    """Who made the move of each."""
    notes: Rows
    """The game's `Notes`."""
    reward: Floats
    """Per seat, between 0 and 1."""
    points: Floats
    """Per seat: scored at the end of the game, else expected."""


def bot_rules(game: Game) -> tuple[Callable[..., Any], ...]:
    """The heuristics in the game's own folder: stage, seen_move, appraise."""
    own = BOT.needed(game)
    return own.stage, own.seen_move, own.appraise


def leaning_rules(game: Game) -> tuple[Callable[..., Any], ...]:
    """size_up and lean of the game's own module `leaning`; a game without one leans to nothing."""
    own = LEANING.of(game)
    return (own.size_up, own.lean) if own else (nothing_to_size_up, no_leaning)


@rule
def nothing_to_size_up(s: Any, notes: Any) -> None:
    pass


@rule
def no_leaning(s: Any, code: int, notes: Any) -> float:
    return 0.0


def hint_rules(game: Game) -> tuple[Callable[..., Any], int]:
    """`note` of the game's own module `hints`, and how many facts it notes."""
    own = HINTS.of(game)
    return (own.note, own.FACTS) if own else (no_facts, 0)


@rule
def no_facts(before: Any, s: Any, label: int, me: int, facts: list[int]) -> None:
    """For a game that counts nothing of its own."""


def notes_type(game: Game) -> np.dtype[Any]:
    """The packed form of the notes that a game's heuristics take."""
    return float_type(BOT.needed(game).Notes)


def new_scratch(game: Game) -> Scratch:
    machine = compiled(game)
    seats = len(game.State().score)
    imagined, played, spare = machine.rows(3)
    return Scratch(
        imagined=imagined,
        played=played,
        spare=spare,
        legal=machine.move_list(),
        keys=machine.move_list(),
        totals=np.zeros(game.max_legal, np.float64),
        child_of=np.zeros(game.moves, np.int32),
        path=np.zeros(DEPTH, np.int32),
        movers=np.zeros(DEPTH, np.int32),
        notes=np.zeros(notes_type(game).itemsize, np.uint8),
        reward=np.zeros(seats, np.float64),
        points=np.zeros(seats, np.float64),
    )
