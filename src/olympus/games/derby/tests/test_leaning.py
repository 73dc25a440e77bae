"""What players lean to in imagined games: quick, and the same as what `appraise` would say of a small step."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from olympus import Match
from olympus.core.fields import duplicate
from olympus.games.derby.bot import Notes, appraise, project
from olympus.games.derby.leaning import lean, size_up
from olympus.games.derby.moves import BET, PASS
from olympus.games.derby.state import BETTING, CREATURES, FIRST_CARD, State

STEP = 1e-4


def at_random(players: int, seed: int, phase: int, after: int) -> State:
    """A position of a game played at random: the first of that phase after so many moves."""
    match, random = Match.new("derby", players=players, seed=seed), Random(seed)
    while match.state.phase != phase or match.state.ply < after:
        match.play(random.choice(match.legal()).text)
    state: State = match.state
    return state


def worths(state: State) -> list[float]:
    notes = Notes()
    appraise(state, notes)
    return notes.expected[: state.players]


def moved(state: State, creature: int, by: float) -> State:
    copy = duplicate(state)
    sector: Any = copy.sector
    sector[creature] += by
    return copy


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("after", [10, 24])
def test_a_sector_is_wanted_for_what_it_changes(players: int, after: int) -> None:
    for seed in range(6):
        state = at_random(players, seed, FIRST_CARD, after)
        notes = Notes()
        project(state, notes)
        if len(set(notes.projected)) < CREATURES:
            continue  # between two that are level a small step decides, and there is no slope
        size_up(state, notes)
        for creature in range(CREATURES):
            if creature in state.finished[: state.finishers]:
                continue
            forward, back = worths(moved(state, creature, STEP)), worths(moved(state, creature, -STEP))
            for seat in range(players):
                slope = (forward[seat] - back[seat]) / (2 * STEP)
                assert notes.wanted[seat * CREATURES + creature] == pytest.approx(slope, abs=1e-3)


def test_a_card_leans_fast_where_its_creature_is_wanted() -> None:
    seen = 0
    for seed in range(20):
        state = at_random(4, seed, FIRST_CARD, 10)
        notes = Notes()
        size_up(state, notes)
        for creature in range(CREATURES):
            for card in range(creature * 9, creature * 9 + 9):
                if (
                    state.copies[card % 9]
                    and state.fast[card % 9] > state.slow[card % 9]
                    and not state.bonus[card % 9]
                ):
                    wanted = notes.wanted[state.actor * CREATURES + creature]
                    assert lean(state, card, notes) * wanted >= 0.0
                    seen += wanted != 0.0
    assert seen > 100


def test_nobody_dares_a_trick_with_the_own_favourite_for_nothing() -> None:
    """A trick may get the creature disqualified: worth less than nothing to who bet on its place."""
    for seed in range(20):
        state = at_random(4, seed, FIRST_CARD, 10)
        notes = Notes()
        size_up(state, notes)
        for seat in range(4):
            for slot in range(seat * 3, seat * 3 + 2):
                names_out = state.bet_wins[state.bet_card[slot]] >> 8 & 1
                dared = notes.dared[seat * CREATURES + state.bet_creature[slot]]
                assert dared >= 0.0 if names_out else dared <= 0.0


def test_bets_lean_as_their_worth_says() -> None:
    """Of two bets with equal cards the one on the likelier creature is leaned to; other moves are worth nothing."""
    state = at_random(4, 1, BETTING, 4)
    notes = Notes()
    size_up(state, notes)
    first = next(bet for bet in range(11) if state.bet_wins[bet] == 1)
    leaned = [lean(state, BET + first * CREATURES + creature, notes) for creature in range(CREATURES)]
    reach = notes.projected
    assert leaned.index(max(leaned)) == reach.index(max(reach))
    assert lean(state, PASS, notes) == 0.0
