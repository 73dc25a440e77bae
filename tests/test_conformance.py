"""Every game keeps the contract of `olympus.core.game`."""

from __future__ import annotations

import copy
import json
from dataclasses import replace
from random import Random

import pytest

from olympus import Match
from olympus.core import compiled
from olympus.core.declared import ALL
from olympus.core.fields import PUBLIC, SECRET, UNSEEN, layout, names
from tests.suite import conformance, play, tables


@tables.each_table()
def test_a_random_game_keeps_the_contract(game, table):
    assert conformance.check_game(game, table, seed=1) > 0


@pytest.mark.long
@tables.each_table(all_of_them=True)
def test_random_games_keep_the_contract(game, table):
    for seed in range(100, 104):
        conformance.check_game(game, table, seed=seed)


@tables.each_game()
def test_what_nobody_sees_is_not_in_the_packed_view(game):
    seen = {name for name, _ in layout(game.View)}
    assert not seen & set(names(game.State, UNSEEN))
    assert seen >= {*names(game.State, PUBLIC), *names(game.State, SECRET), "me"}
    assert set(compiled.record_type(game.View).names) == seen


def changed(view, name):
    """Write another figure into a field of a view."""
    value = getattr(view, name)
    setattr(view, name, value + 1 if isinstance(value, int) else [value[0] + 1, *value[1:]])


@tables.each_game()
def test_a_view_that_breaks_its_declaration_is_found(game):
    """Every field in turn: a public one that is not as in the state, one that differs between seats, one unseen."""
    wrong = dict.fromkeys(names(game.View, PUBLIC), "public")
    wrong |= dict.fromkeys(names(game.State, UNSEEN), "nobody")
    assert len(wrong) > 5
    for name, reason in wrong.items():

        def observe(s, seat, v, name=name):
            game.observe(s, seat, v)
            if seat == 0:
                changed(v, name)

        match = Match.new(replace(game, observe=observe), seed=1)
        with pytest.raises(AssertionError, match=f"{name} is .*{reason}"):
            conformance.check_access(match, match.packed_view(0))


@tables.each_game()
@pytest.mark.parametrize("private", [True, False])
def test_an_event_told_to_others_than_declared_is_noticed(game, private):
    """Events for one seat declared as told to all, and those told to all as told to a seat."""
    match = Match.new(game, seed=1)
    play.play_on(match, Random(1), 5)
    conformance.check_events(match)
    wrong = copy.copy(game.events)
    wrong.things = [twisted(kind) if (kind.to != ALL) == private else kind for kind in game.events]
    match.game = replace(game, events=wrong)
    with pytest.raises(AssertionError, match="not told as declared"):
        conformance.check_events(match)


def twisted(kind):
    return replace(kind, to=ALL if kind.to != ALL else "seat" if "seat" in kind.fields else kind.to)


@tables.each_game()
def test_a_view_is_the_callers_own(game):
    """Whoever empties it changes no other view, of this match or of another."""
    match, other = (Match.new(game.name, seed=1) for _ in range(2))
    before = json.dumps(other.view(0))

    def empty(data):
        for part in data.values() if isinstance(data, dict) else data:
            if isinstance(part, dict | list):
                empty(part)
        data.clear()

    empty(match.view(0))
    assert json.dumps(match.view(0)) == json.dumps(other.view(0)) == before
