"""What the suite needs to know of the secrets of Three Fates."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from math import comb, prod
from typing import Any

from olympus.games.fates import events
from olympus.games.fates.state import KINDS, State
from olympus.games.fates.view import View, observe

from olympus import Game, Match
from tests.suite.spoiled import biased, telling_all

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
        "a hand, by an event": (telling_all(game, events.OWN_DRAW), table),
    }


def observe_with_thread(s: State, seat: int, v: View) -> None:
    observe(s, seat, v)
    v.thread[:] = s.thread


def biases(game: Game) -> dict[str, Game]:
    """Games that draw hidden things unevenly, by the position that shows it."""
    return {"a hand": biased(game, gild)}


def gild(v: View, s: State) -> None:
    """Flax becomes gold."""
    if s.hand[KINDS] and s.distaff[KINDS - 1]:
        s.hand[KINDS] -= 1
        s.distaff[0] += 1
        s.hand[2 * KINDS - 1] += 1
        s.distaff[KINDS - 1] -= 1
