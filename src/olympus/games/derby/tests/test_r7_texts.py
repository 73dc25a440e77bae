"""7.1 What the record of a seat says of what the seat may not know."""

from __future__ import annotations

from random import Random

import pytest

from olympus import Match
from olympus.core.game import SPECTATOR
from olympus.games.derby.names import BETS


def random_match(players):
    match = Match.new("derby", seed=players, players=players, powers="full", fate=True)
    rng = Random(players)
    while match.state.race == 0:
        match.play(rng.choice(match.legal()))
    return match


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_r7_1_a_bet_is_written_without_its_card_for_others(players):
    match = random_match(players)
    bets = [entry for entry in match.entries if entry.full[0].startswith("bet ")]
    assert len(bets) >= 2 * players
    for entry in bets:
        seat = int(entry.title.split()[1])
        assert entry.full[0].split()[1] in BETS
        for other in [*range(players), SPECTATOR]:
            (text,) = entry.texts[other]
            assert text == entry.full[0] if other == seat else text.split()[:2] == ["bet", "?"]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_r7_1_a_deal_is_written_for_the_neighbours_alone(players):
    match = random_match(players)
    deals = [entry for entry in match.entries if " deal holder " in entry.title]
    assert len(deals) == 2 * players
    for entry in deals:
        holder = int(entry.title.split()[-1])
        for seat in [*range(players), SPECTATOR]:
            beside = seat in (holder, (holder + 1) % players)
            assert entry.texts[seat] == (entry.full if beside else ("?",) * len(entry.full))
