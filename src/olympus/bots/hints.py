"""Hints: the two or three best moves of a seat, and in words what they may bring.

A search finds the moves; then each is tried in the same imagined worlds, and what came of it is counted. A game says
in its module `hints` (`olympus.core.parts.Hints`) what is worth counting. A game without one gets hints without facts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ..core import chance
from ..core.compiled import Rows, compiled, load_kernel
from ..core.game import Game
from ..core.match import Match, Move
from ..core.parts import HINTS
from ..core.texts import message
from .base import move_of
from .search import Candidate, best_moves, settings_of, sources
from .tree import hint_rules, new_scratch

MOST = 3
WORLDS, TRIES = 100, 6
"""Ways the hidden things can lie in which each move is tried, and how often in each."""


@dataclass(frozen=True)
class Hint:
    """A move, and what it brings on the average of the imagined games."""

    move: Move
    share: float
    """Of the win, between 0 and 1."""
    points: float
    """Gained up to where the search looks ahead."""
    worlds: float
    """In which part of the worlds no other hint does better."""
    facts: tuple[float, ...]
    """How often each of the game's facts came true, between 0 and 1."""


@cache
def hint_kernel(game: Game) -> Any:
    own = game.folder / "hints.py"
    here = Path(__file__).parent
    return load_kernel(game, here / "hint_kernel.py", *sources(game), *([own] if own.exists() else []))


def weigh(
    game: Game, view: Rows, codes: Sequence[int], seed: bytes, worlds: int = WORLDS, tries: int = TRIES
) -> tuple[Any, Any, Any]:
    """Each move in the same worlds: share of the win and points by world, and how often each fact came true."""
    found, gained = np.zeros((2, worlds, len(codes)), np.float64)
    facts = hint_rules(game)[1]
    held = np.zeros((len(codes), facts), np.int64)
    hint_kernel(game).compare(
        view,
        np.array(codes, np.int64),
        tries,
        new_scratch(game),
        np.array(chance.new_stream(seed), np.int64),
        settings_of(game).packed(),
        found,
        gained,
        np.zeros(max(facts, 1), np.int64),
        held,
    )
    return found, gained, held / (worlds * tries)


def hints(
    game: Game,
    view: Any,
    legal: Sequence[Move],
    seconds: float,
    seed: bytes | None = None,
    threads: int = 1,
    most: int = MOST,
) -> list[Hint]:
    """The best of the legal moves for the seat of a view, best first; thinks for about so many seconds."""
    key = seed or chance.seed_bytes(None)
    row = compiled(game).pack(view)
    found = best_moves(game, row, settings_of(game), seconds, chance.stream_key(key, [b"search"]), threads)
    return compared(game, view, legal, found[:most], chance.stream_key(key, [b"compare"]))


def compared(
    game: Game, view: Any, legal: Sequence[Move], candidates: Sequence[Candidate], seed: bytes
) -> list[Hint]:
    """Candidates of a search as hints, in the order that the comparison gives them."""
    codes = [candidate.code for candidate in candidates]
    found, gained, facts = weigh(game, compiled(game).pack(view), codes, seed)
    best = np.isclose(found, found.max(axis=1)[:, None]).mean(axis=0)
    made = [
        Hint(
            move_of(code, legal),
            float(found[:, i].mean()),
            float(gained[:, i].mean()),
            float(best[i]),
            tuple(facts[i].tolist()),
        )
        for i, code in enumerate(codes)
    ]
    return sorted(made, key=lambda hint: -hint.share)


def say_hint(game: Game, view: dict[str, Any], hint: Hint, language: str) -> str:
    """What a move may bring, in words: the game's own facts, then points, then how sure it is."""
    own, folder = HINTS.of(game), game.folder / "locale"
    said = [own.say(view, hint.move.text, hint.facts, language)] if own else []
    key, points = ("hint-points", hint.points) if hint.points > -0.05 else ("hint-loss", -hint.points)
    said.append(message(key, language, folder, points=abs(round(points, 1))))
    said.append(message("hint-best", language, folder, worlds=round(100 * hint.worlds)))
    return " ".join(sentence for sentence in said if sentence)


def prepare(game: Game) -> None:
    """Have ready what hints need, so that nobody waits for it in a game: the first time, rules are compiled."""
    match = Match.new(game)
    hints(game, match.packed_view(match.actor), match.legal(), 0.0)
