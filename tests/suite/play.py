"""Playing for tests: copies of a match, random games, what can be compared."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from olympus import Event, Game, Match, Move
from olympus.core.fields import duplicate, numbers
from olympus.core.game import SPECTATOR

MOST_PLIES = 20_000
"""No game of ours is as long: one that is does not end."""


def fork(match: Match) -> Match:
    """An independent copy, its chance included."""
    twin = copy.copy(match)
    twin.state = duplicate(match.state)
    twin.entries = list(match.entries)
    twin.chance = copy.deepcopy(match.chance)
    return twin


def observers(match: Match) -> list[int]:
    return [*range(match.players), SPECTATOR]


def view_numbers(game: Game, state: Any, seat: int) -> list[int]:
    view = game.View()
    game.observe(state, seat, view)
    return numbers(view)


def codes(game: Game, state: Any) -> list[int]:
    out = [0] * game.max_legal
    return out[: game.legal(state, out)]


def phase(match: Match) -> str:
    """The name of the phase, as the views tell it."""
    return str(match.view(None).get("phase", ""))


def random_plies(match: Match, rng: Random) -> Iterator[Match]:
    """The match before each move of a random game, and when it is over."""
    for _ in range(MOST_PLIES):
        yield match
        if match.over:
            return
        match.play(rng.choice(match.legal()))
    raise AssertionError(f"not over after {MOST_PLIES} moves")


def play_on(match: Match, rng: Random, plies: int) -> list[str]:
    """Up to so many random moves; what they were."""
    played = []
    for _ in range(plies):
        if match.over:
            break
        move = rng.choice(match.legal())
        match.play(move)
        played.append(str(move))
    return played


def outcomes(match: Match) -> list[str]:
    """All that chance gave, by name."""
    return [name for entry in match.entries if entry.ply == 0 for name in entry.full]


def moves(match: Match) -> list[str]:
    return [entry.full[0] for entry in match.entries if entry.ply > 0]


def events(match: Match) -> list[Event]:
    return [event for entry in match.entries for event in entry.events]


def snapshot(match: Match) -> tuple[Any, ...]:
    """All there is to a match, to see that nothing has changed."""
    chance = copy.deepcopy(match.chance.position())
    return numbers(match.state), match.record(), len(match.entries), events(match), chance, match.options


def texts(moves_: list[Move]) -> list[str]:
    return [move.text for move in moves_]


def play_until(game: str, when: Callable[[Match], Any], prefer: str, **options: Any) -> Match:
    """A random match at a position, moves that begin with some words preferred."""
    for seed in range(2000):
        rng = Random(seed)
        match = Match.new(game, seed=seed, **options)
        while not match.over:
            if when(match):
                return match
            legal = match.legal()
            match.play(rng.choice([move for move in legal if move.text.startswith(prefer)] or legal))
    raise AssertionError("no such position was met")
