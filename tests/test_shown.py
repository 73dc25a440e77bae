"""What games show is as they declare it: types of views, foresights and events. See also `suite/conformance.py`."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from olympus import Game, Match
from olympus.core import shown
from olympus.core.declared import Declared, Field, Kinds, counted, truth
from olympus.games import load, names

GAMES = [load(name) for name in names()]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@each_game
def test_every_field_is_used_and_says_what_it_is(game: Game) -> None:
    used = {field for kind in game.events for field in kind.fields}
    assert used == game.events.fields.keys()
    assert all(field.note for field in game.events.fields.values())


@each_game
def test_a_view_that_differs_from_its_declaration_is_found(game: Game) -> None:
    view = Match.new(game, seed=1).view(0)
    assert shown.wrong_view(game, view) == []
    for change in (
        lambda one: one.update(more=1),
        lambda one: one.pop("players"),
        lambda one: one.update(seat="0"),
        lambda one: one.update(seat=True),
        lambda one: one.update(players={}),
        lambda one: one["players"][0].update(points=None),
        lambda one: one["players"][0].update(more=1),
        lambda one: one.update(game="chess"),
    ):
        wrong = deepcopy(view)
        change(wrong)
        assert shown.wrong_view(game, wrong), change
    sent = game.sent(view)
    assert shown.wrong_view(game, sent, sent=True) == []
    assert bool(shown.wrong_view(game, sent)) == bool(game.unsent)
    assert shown.wrong_view(game, {"seat": 1}, sent=True, partly=True) == []
    assert shown.wrong_view(game, {"seat": "1"}, sent=True, partly=True)


@each_game
def test_an_event_that_differs_from_its_declaration_is_found(game: Game) -> None:
    match = Match.new(game, seed=1)
    event = next(event.data for entry in match.entries for event in entry.events)
    assert shown.wrong_event(game, event) == []
    assert shown.wrong_event(game, event | {"more": 1})
    assert shown.wrong_event(game, event | {"event": "nothing-like-it"})
    field = next(name for name in event if name != "event")
    assert shown.wrong_event(game, event | {field: []})


@each_game
def test_a_foresight_that_differs_from_its_declaration_is_found(game: Game) -> None:
    assert shown.wrong_foresight(game, {}) == []
    assert shown.wrong_foresight(game, {"nothing-like-it": 1})
    name, _ = next(iter(shown.shape_of(shown.foresight_type(game)).items()))
    assert shown.wrong_foresight(game, {name: []})


def test_figures_of_events_have_types() -> None:
    things: Declared[Any] = Declared()
    kinds = Kinds(
        seat=Field("a player"),
        race=Field("from 1", counted),
        won=Field("whether", truth),
        colour=Field("a colour", ("red", "blue")),
        thing=Field("a thing", things),
    )
    kinds.add("all", "seat race won colour", "of every type")
    things.declare(type("Thing", (), {"name": "spoon"})())
    assert kinds.named(None, (0, 3, 1, 1, 1)) == {
        "event": "all",
        "seat": 3,
        "race": 2,
        "won": True,
        "colour": "blue",
    }
    assert [kinds.fields[name].type for name in ("seat", "race", "won")] == [int, int, bool]
    assert str(kinds.fields["colour"].type) == "typing.Literal['red', 'blue']"
    assert str(kinds.fields["thing"].type) == "typing.Literal['spoon']"
    with pytest.raises(KeyError):
        kinds.add("other", "seat taste", "of an unknown one")


def test_a_game_must_say_what_it_shows() -> None:
    def show(view: Any) -> dict[str, Any]:
        return {}

    with pytest.raises(TypeError):
        shown.dictionary(show)
