"""Five players, both decks running out; every card and every route in one place at every ply."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from olympus import Match
from olympus.core.chance import below, new_stream
from olympus.core.game import CHANCE, OVER
from olympus.games.ithaca import game
from olympus.games.ithaca.moves import write_card
from olympus.games.ithaca.state import INFLUENCE, MAX_HAND, print_route
from tests.suite import forms

from .invariants import check


@pytest.mark.parametrize("seed", range(4))
def test_both_decks_run_out_with_five_players(seed):
    """Nobody makes landfall, so the game is long: both decks are made anew, more than once."""
    rng = Random(seed)
    match = Match.new("ithaca", seed=seed, players=5, figures={"end.turns": 30})
    while not match.over:
        calm = [move for move in match.legal() if move.text != "deed landfall"]
        eager = [move for move in calm if move.text.startswith(("route change", "deed oracle"))]
        match.play(rng.choice(eager or calm))
        check(match.state)
    kinds = [event["event"] for event in match.events(None)]
    assert kinds.count("deck-made") >= 2
    assert kinds.count("route-deck-made") >= 2


def test_cards_and_routes_can_run_out_for_good():
    """No end by years: cards become points, routes are taken, and play goes on with what there is."""
    rng = Random(9)
    match = Match.new("ithaca", seed=9, players=5, figures={"end.years": 100, "hand.cards": 6})
    kinds: set[str] = set()
    short = 6
    while not match.over:
        wanted = ("deed landfall", "deed odyssey", "bid", "deed oracle")
        legal = match.legal()
        eager = [move for word in wanted for move in legal if move.text.startswith(word)]
        fuller = [move for move in eager if match.state.on_route_size[match.actor] > 1] or eager[-1:]
        kinds |= {event.data["event"] for event in match.play(rng.choice(fuller or legal))}
        short = min(short, *match.state.hand_size[:5])
        check(match.state)
    assert "no-route" in kinds
    assert short < 6, "a card could not be drawn"
    assert "limit" in kinds


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_invariants_at_every_draw_too(players):
    """Between draws as well as between moves."""
    state = game.begin(game.table({"players": players}), game.figures())
    stream, out = new_stream(bytes([players] * 32)), [0] * game.max_legal
    while state.actor != OVER:
        check(state)
        if state.actor == CHANCE:
            game.settle(state, below(stream, game.chance_size(state)), None)
        else:
            game.apply(state, out[below(stream, game.legal(state, out))], None)
    check(state)


def test_turns_without_a_card_go_by_however_many_they_are():
    """The last card of the game is laid: every turn to the limit goes by in that one move, event by event."""
    match = Match.new("ithaca", seed=3, players=5, first=0, figures={"end.turns": 300, "gods.passing": 11})
    while match.state.phase != INFLUENCE:
        match.play("route keep")
    s = match.state
    for seat in range(5):
        s.hand_size[seat] = int(seat == s.actor)
        s.oracle_size[seat] = 0
        s.printed[s.route[seat]] = print_route(["odyssey"] * 4, ["zeus"], 6)
    s.deck_size = s.discard_size = 0
    card = write_card(s.hand[s.actor * MAX_HAND])
    happened = match.play(f"influence {card} on {card.split()[0].split('-')[0]}")
    assert match.over
    assert [event.data["event"] for event in happened].count("nothing") == 5 * 300


@pytest.mark.parametrize("rules", [1, 2])
def test_scarce_cards_are_drawn_alike_in_both_forms(rules):
    """Nobody comes home, so the cards run out: hands get short, and are filled up (2) or stay so (1)."""
    figures = game.figures({"end.years": 100, "hand.cards": 6})
    assert forms.check_game(game, {"players": 5}, seed=3, figures=figures, rules=rules) > 0
    match = Match.new(game, seed=3, players=5, figures=figures, rules=rules)
    rng, filled = Random(3), 0
    while not match.over:
        kinds = [event.data["event"] for event in match.play(rng.choice(match.legal()))]
        filled += any(now == "turn" and then == "drew" for now, then in pairwise(kinds))
    assert (filled > 0) == (rules == 2)
