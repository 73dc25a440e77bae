"""Everybody's first opponent plays sensibly: seeded games, so that a figure here changes only with the bot."""

from __future__ import annotations

from collections import Counter

import pytest

from olympus import bots
from olympus.core.match import Match

from .. import moves
from ..cards import value_of
from ..state import DEED, MAX_YEARS, ROUTE

GAMES = 12


@pytest.mark.parametrize("players", [2, 4])
def test_the_apprentice_makes_no_senseless_moves(players: int) -> None:
    """It took its landfalls no better than a coin, and threw away every second deed."""
    seen: Counter[str] = Counter()
    for number in range(GAMES):
        watch(players, number, seen)
    assert seen["landfall refused"] <= 0.2 * seen["landfall worth four"]
    assert seen["thrown away"] <= 0.27 * seen["deed possible"]
    assert seen["unclaimed"] <= 0.62 * seen["prize"]
    assert seen["offered"] <= 2.5 * players * GAMES
    assert seen["turn"] <= 24 * players * GAMES


def watch(players: int, number: int, seen: Counter[str]) -> None:
    """Count what apprentices do in one game."""
    match = Match.new("ithaca", seed=number, players=players)
    seats = [bots.make("apprentice", match.game, f"{number} {seat}") for seat in range(players)]
    while (actor := match.actor) is not None:
        legal = match.legal()
        move = seats[actor].choose(match.packed_view(actor), legal, [], 0.0)
        if match.state.phase == DEED:
            count_deed(match, actor, {one.code for one in legal}, move.code, seen)
        elif match.state.phase == ROUTE:
            seen["offered"] += move.code != moves.KEEP
        match.play(move)
    seen.update(
        event["event"] for event in match.events(None) if event["event"] in ("prize", "unclaimed", "turn")
    )


def count_deed(match: Match, actor: int, legal: set[int], chosen: int, seen: Counter[str]) -> None:
    s = match.state
    done = chosen < moves.DISCARD
    seen["deed possible"] += any(code < moves.DISCARD for code in legal)
    seen["thrown away"] += any(code < moves.DISCARD for code in legal) and not done
    low = actor * MAX_YEARS
    worth = sum(value_of(card) for card in s.on_route[low : low + s.on_route_size[actor]])
    if moves.LANDFALL in legal and worth >= 4:
        seen["landfall worth four"] += 1
        seen["landfall refused"] += not done
