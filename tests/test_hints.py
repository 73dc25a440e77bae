"""Hints: legal, from what the seat sees alone, and what they count is what happens."""

from __future__ import annotations

import importlib
from random import Random
from typing import Any

import pytest

from olympus import Game, Match, load_game
from olympus.bots.hints import MOST, Hint, compared, hints, say_hint, weigh
from olympus.bots.search import Search, settings_of
from olympus.bots.tree import hint_rules
from olympus.core import chance
from olympus.core.compiled import compiled
from olympus.core.fields import duplicate
from olympus.core.match import Move
from olympus.core.texts import LANGUAGES
from tests.suite import tables
from tests.test_bots import one_move_from_the_win, some_position
from tests.test_texts import check_sentence


@tables.each_game()
@pytest.mark.parametrize("plies", [0, 12, 33])
def test_hints_are_a_few_legal_moves_best_first(game: Game, plies: int) -> None:
    match = some_position(game, plies, 6)
    found = hints(game, match.packed_view(match.actor), match.legal(), 0.05, b"h" * 32)
    assert 2 <= len(found) <= MOST
    assert {hint.move for hint in found} <= set(match.legal())
    assert len({hint.move for hint in found}) == len(found)
    assert [hint.share for hint in found] == sorted((hint.share for hint in found), reverse=True)
    assert sum(hint.worlds for hint in found) >= 1 - 1e-9
    for hint in found:
        assert all(0 <= share <= 1 for share in (hint.share, hint.worlds))
        view = match.view(match.actor)
        for language in LANGUAGES:
            check_sentence(say_hint(game, view, hint, language))


def candidates(game: Game, view: Any, iterations: int = 300) -> list[Any]:
    search = Search(game, compiled(game).pack(view), settings_of(game), b"k" * 32, nodes=20_000)
    search.grow(iterations)
    return search.candidates()[:MOST]


@tables.each_game()
def test_positions_a_seat_cannot_tell_apart_give_the_same_hints(game: Game) -> None:
    match = some_position(game, 25, 8)
    view = match.packed_view(match.actor)
    other, again = game.State(), game.View()
    game.determinise(view, other, chance.new_stream(b"w" * 32))
    assert other != match.state
    game.observe(other, match.actor or 0, again)
    here, there = (
        compared(game, seen, match.legal(), candidates(game, seen), b"s" * 32) for seen in (view, again)
    )
    assert here == there


def test_a_win_that_is_one_move_away_is_the_first_hint() -> None:
    game = load_game("ithaca")
    known = Random(2)
    found = [position for _ in range(40) if (position := one_move_from_the_win(game, known))][:4]
    assert len(found) >= 3
    for view, won in found:
        legal = [Move(code, str(code)) for code in range(game.moves)]
        assert compared(game, view, legal, candidates(game, view, 4000), b"s" * 32)[0].move.code in won


# what is counted is what happens


def noted(match: Match, me: int, source: Random, until: Any) -> tuple[list[int], list[dict[str, Any]]]:
    """Play on at random, noting facts of a seat as hints do; the facts, and what was told meanwhile."""
    game = match.game
    note, count = hint_rules(game)
    before, facts = duplicate(match.state), [0] * count
    told = len(match.events(me))
    settle = game.settle

    def watched(s: Any, choice: int, log: Any) -> None:
        note(before, s, game.chance_label(s, choice), me, facts)
        settle(s, choice, log)
        note(before, s, -1, me, facts)

    note(before, match.state, -1, me, facts)
    object.__setattr__(game, "settle", watched)
    try:
        while not match.over and not until(before, match.state):
            match.play(source.choice(match.legal()))
            note(before, match.state, -1, me, facts)
    finally:
        object.__setattr__(game, "settle", settle)
    return facts, match.events(me)[told:]


@pytest.mark.parametrize("seed", range(6))
def test_derby_counts_bets_won_and_tricks_drawn(seed: int) -> None:
    own = importlib.import_module("olympus.games.derby.hints")
    options = {"powers": "full"} if seed % 2 else {}
    match, source = Match.new("derby", seed=seed, players=3 + seed % 4, **options), Random(seed)
    seen = 0
    while not match.over:
        for _ in range(20):
            match.play(source.choice(match.legal()))
        me = match.actor or 0
        facts, events = noted(match, me, source, lambda before, s: s.race != before.race)
        paid = {event["bet"] for event in events if event["event"] == "paid" and event["seat"] == me}
        assert {name for bet, name in enumerate(own.BET_NAMES) if facts[bet]} == paid
        judged = {event["card"].split()[0] for event in events if event["event"] == "judged"}
        drawn = {name for i, name in enumerate(own.CREATURE_NAMES) if facts[own.DRAWN + i]}
        assert drawn == judged - {"protection"}
        seen += len(paid) + len(drawn)
    assert seen


def test_ithaca_counts_gifts_and_landfalls() -> None:
    own = importlib.import_module("olympus.games.ithaca.hints")
    gifts = landfalls = 0
    for seed in range(8):
        match, source = Match.new("ithaca", seed=seed, players=2 + seed % 4), Random(seed)
        while not match.over:
            me = match.actor or 0
            facts, events = noted(match, me, source, lambda before, s: s.ply >= before.ply + 24)
            mine = {event["event"] for event in events if event.get("seat") == me}
            assert facts[own.GIFT] == ("won" in mine)
            assert facts[own.LANDFALL] == ("landfall" in mine)
            gifts += facts[own.GIFT]
            landfalls += facts[own.LANDFALL]
    assert gifts
    assert landfalls


def test_points_gained_are_those_of_the_bets_that_win() -> None:
    game = load_game("derby")
    match, source = Match.new(game, seed=4, players=3), Random(4)
    while match.view(None)["race"] == 1:
        last, view = duplicate(match.state), match.packed_view(match.actor)
        match.play(source.choice(match.legal()))
    codes = legal_codes(game, last)[:2]
    _, gained, facts = weigh(game, compiled(game).pack(view), codes, b"z" * 32, worlds=60, tries=4)
    for i in range(len(codes)):
        worth = sum(facts[i][bet] * last.bet_vp[bet] for bet in range(11))
        assert gained[:, i].mean() == pytest.approx(worth)


def legal_codes(game: Game, state: Any) -> list[int]:
    buffer = [0] * game.max_legal
    return buffer[: game.legal(state, buffer)]


def test_a_loss_is_called_a_loss() -> None:
    game = load_game("ithaca")
    view = Match.new(game, seed=1).view(0)
    gain, loss = (Hint(Move(0, "route keep"), 0.5, points, 1.0, (0.1, 0.2, 0)) for points in (1.0, -2.5))
    assert "brings you 1 point within" in say_hint(game, view, gain, "en")
    assert "costs you 2.5 points within" in say_hint(game, view, loss, "en")
    assert "costa 2,5 punti" in say_hint(game, view, loss, "it")
