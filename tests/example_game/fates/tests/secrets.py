"""What the suite needs to know of the secrets of Three Fates."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from math import comb, prod
from typing import Any

from olympus.games.fates import events, game
from olympus.games.fates.state import KINDS, State
from olympus.games.fates.view import View, observe

from olympus import Game, Match
from olympus.core.game import EVENT, EVERYONE, Log

REVEALS = frozenset({"shown"})
"""2.2 A thread that is cut is shown."""

Hidden = tuple[str, Match, int, Callable[[State], Any], dict[Any, int]]


def hidden() -> Iterator[Hidden]:
    """The neighbour's hand after the deal: any strands that are unseen, each arrangement as often as another."""
    match = Match.new("fates", seed=3, players=2)
    unseen = match.packed_view(0).unseen
    hands = [hand for hand in product(range(4), repeat=KINDS) if sum(hand) == 3]
    weights = {hand: prod(map(comb, unseen, hand)) for hand in hands}
    yield "a hand", match, 0, lambda s: tuple(s.hand[KINDS : 2 * KINDS]), weights


def leaks(game: Game) -> dict[str, tuple[Game, dict[str, Any]]]:
    """Games that leak on purpose, by what they leak, each with a table where it shows."""
    table = {"players": 3}
    return {
        "a thread": (replace(game, observe=observe_with_thread), table),
        "a hand, by an event": (replace(game, settle=settle_telling_all), table),
    }


def observe_with_thread(s: State, seat: int, v: View) -> None:
    observe(s, seat, v)
    v.thread[:] = s.thread


def settle_telling_all(s: State, choice: int, log: Log) -> None:
    game.settle(s, choice, log)
    if log is not None:
        for at in range(1, 1 + log[0] * EVENT, EVENT):
            if log[at] == events.OWN_DRAW:
                log[at + 1] = EVERYONE


def biases(game: Game) -> dict[str, Game]:
    """Games that draw hidden things unevenly, by the position that shows it."""

    def determinise(v: View, s: State, r: list[int]) -> None:
        game.determinise(v, s, r)
        if s.hand[KINDS] and s.distaff[KINDS - 1]:  # flax becomes gold
            s.hand[KINDS] -= 1
            s.distaff[0] += 1
            s.hand[2 * KINDS - 1] += 1
            s.distaff[KINDS - 1] -= 1

    return {"a hand": replace(game, determinise=determinise)}
