"""`determinise`: states that a seat cannot tell from the real one, none likelier than another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np

from olympus import Game, Match
from olympus.core import chance
from olympus.core.compiled import compiled
from olympus.core.fields import duplicate, numbers
from olympus.core.game import CHANCE, OVER

from . import hooks, play, statistics

Sampler = Callable[[Any, int], Iterator[Any]]
"""So many states for a view."""


def drawn_for(game: Game, view: Any, stream: list[int]) -> Any:
    state = game.State()
    game.determinise(view, state, stream)
    return state


def check_consistent(game: Game, table: dict[str, Any], seed: int, *, every: int) -> int:
    """In a random game: a drawn state gives the seat the same view and moves, is sound, and plays on."""
    rng = Random(seed)
    match = Match.new(game, seed=seed, **table)
    stream = chance.new_stream(chance.seed_bytes(seed))
    checked = 0
    for at in play.random_plies(match, rng):
        if at.ply % every and not at.over:
            continue
        for seat in play.observers(at):
            view = at.packed_view(seat)
            before = numbers(view)
            state = drawn_for(game, view, stream)
            assert numbers(view) == before, "drawing a state changed the view"
            hooks.invariants(game)(state)
            assert play.view_numbers(game, state, seat) == before, (
                "the seat can tell the drawn state from the real one"
            )
            if at.actor == seat:
                assert play.codes(game, state) == play.codes(game, at.state)
            dirty = duplicate(at.state)
            again = chance.new_stream(bytes(32))
            game.determinise(view, dirty, again)
            assert numbers(dirty) == numbers(drawn_for(game, view, chance.new_stream(bytes(32)))), (
                "a drawn state is not built from nothing"
            )
            checked += 1
            if checked % 40 == 0:
                play_out(game, state, rng, stream)
    return checked


def play_out(game: Game, state: Any, rng: Random, stream: list[int]) -> None:
    """A drawn state can be played to its end like any other."""
    check = hooks.invariants(game)
    while state.actor != OVER:
        if state.actor == CHANCE:
            game.settle(state, chance.below(stream, game.chance_size(state)), None)
        else:
            game.apply(state, rng.choice(play.codes(game, state)), None)
        check(state)


def interpreted(game: Game, seed: int) -> Sampler:
    def sample(view: Any, count: int) -> Iterator[Any]:
        stream = chance.new_stream(chance.seed_bytes(seed))
        for _ in range(count):
            yield drawn_for(game, view, stream)

    return sample


def machine(game: Game, seed: int) -> Sampler:
    def sample(view: Any, count: int) -> Iterator[Any]:
        form = compiled(game)
        stream = np.array(chance.new_stream(chance.seed_bytes(seed)), np.int64)
        for row in form.determinise(form.pack(view), count, stream):
            yield form.unpack(row)

    return sample


def check_even(
    match: Match, seat: int, outcome: Callable[[Any], Any], weights: dict[Any, int], sample: Sampler
) -> None:
    """Every possible hidden arrangement comes as often as its share, and no impossible one comes."""
    view = match.packed_view(seat)
    count = max(4000, 25 * sum(weights.values()) // min(weights.values()))
    found = Counter(outcome(state) for state in sample(view, count))
    assert set(found) <= set(weights), f"impossible: {set(found) - set(weights)}"
    statistics.assert_fits([found[key] for key in weights], list(weights.values()))
