"""Many games stepped at once by `olympus.rl.vector`: a move, the next view and the next mask in every game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any

from bench.measure import Subject, Tally
from bench.ours import label
from olympus.rl import vector

GAMES = 256
STEPS = 400


def vector_steps(game: str, options: dict[str, Any]) -> Subject:
    """Random moves, with observations, masks and new games where one ends."""
    env = vector.make(game, GAMES, seed=1, **options)

    def batch() -> Tally:
        ended = 0
        began = perf_counter()
        for _ in range(STEPS):
            env.step(env.sample())
            ended += int(env.dones.sum())
        return Tally(STEPS * GAMES, ended, perf_counter() - began)

    return Subject(f"{label(game, options)}, vector environment", batch)


def measurements(games: dict[str, tuple[list[int], dict[str, Any]]]) -> list[Callable[[], Subject]]:
    """Four players of each game, without and with its variants."""
    sets = [
        (name, {"players": 4} | extra) for name, (_, variants) in games.items() for extra in ({}, variants)
    ]
    unique = {f"{name}{options}": (name, options) for name, options in sets}
    return [partial(vector_steps, name, options) for name, options in unique.values()]
