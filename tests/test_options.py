"""Wrong options of a table are refused with a sentence that says what is possible."""

from __future__ import annotations

import pytest

from olympus import Match, OptionError
from olympus.core.options import Choice, Flag, Number, OneEach, SeatOrDrawn
from olympus.lab.play import balance
from olympus.lab.play.simulate import simulate
from olympus.lab.tournament import plan as tournament
from olympus.rl import table as rl_table
from olympus.server.tables import model
from tests.suite import tables
from tests.suite.words import said


def wrong_values(option):
    if isinstance(option, Number):
        return [
            option.low - 1,
            option.high + 1,
            -(10**30),
            "four",
            "4.0",
            "",
            4.0,
            None,
            True,
            [],
            float("nan"),
        ]
    if isinstance(option, Choice):
        return ["no such word", "", option.values[0].upper(), None, 0, True, ["a"], {}]
    if isinstance(option, Flag):
        return ["perhaps", "", 0, 1, None, []]
    if isinstance(option, SeatOrDrawn):
        return [-1, 99, "99", "nobody", "", 1.0, True, []]
    if isinstance(option, OneEach):
        one = option.values[0]
        return [[one, one], ["no such thing"], [*option.values, *option.values], 3, None, {"a": 1}, [[one]]]
    raise AssertionError(f"say what is wrong for {type(option).__name__}")


def wrong():
    return [
        pytest.param(game, option, value, id=f"{game.name}-{option.name}-{value!r}")
        for game in tables.games()
        for option in game.options
        for value in wrong_values(option)
    ]


def refuse(game, **options):
    with pytest.raises(OptionError) as refused:
        Match.new(game, seed=1, **options)
    said(refused.value)
    return refused.value


@pytest.mark.parametrize(("game", "option", "value"), wrong())
def test_a_wrong_value_is_refused(game, option, value):
    error = refuse(game, **{option.name: value})
    assert option.name in str(error)
    assert error.details["possible"]


def offered(possible):
    """What a refusal says is possible: words, and numbers in a range."""
    for word in possible.split(", "):
        low, dash, high = word.partition(" – ")
        yield from (str(number) for number in range(int(low), int(high) + 1)) if dash else (low,)


@tables.each_game()
def test_what_a_refusal_offers_is_accepted_as_text(game):
    allowed = tables.every(game)
    for option in game.options:
        possible = refuse(game, **{option.name: "no such value"}).details["possible"]
        words = list(offered(possible))
        assert len(words) > 1
        for word in words:
            forms = [word, [word], ["?", word]] if isinstance(option, OneEach) else [word]
            for form in forms:
                options = {option.name: form}
                value = option.check(form, game.options[0].default)
                options |= next((table for table in allowed if table.get(option.name) == value), {})
                options[option.name] = form
                assert Match.new(game, seed=1, **options).options[option.name] == value
                assert not isinstance(value, str) or isinstance(option, Choice)


@tables.each_game()
def test_a_table_may_be_asked_for_in_text_alone(game):
    for table in tables.every(game):
        asked = game.table(table)
        written = {option.name: option.write(asked[option.name]) for option in game.options}
        assert game.table(written) == asked


@tables.each_game()
def test_text_of_options_is_read_everywhere(game):
    """By the server, the lab and the research interfaces as by a match."""
    table = tables.every(game)[-1]
    asked = game.table(table)
    written = {option.name: option.write(asked[option.name]) for option in game.options}
    assert balance.make_table(game, written, {}, "random", 1).options == asked
    assert dict(tournament.make_plan(game, ("random",) * 2, written, {}, 1.0, 1).options) == asked
    assert simulate(game, written, 1, seed=1, threads=1).options == asked
    assert rl_table.Table(game, written).options == asked
    seats = {option.name for option in game.options if isinstance(option, OneEach)}
    for_all = {name: value for name, value in written.items() if name not in seats}
    assert model.game_options(game, for_all) == {name: asked[name] for name in for_all}


@tables.each_game()
def test_an_unknown_option_is_refused(game):
    error = refuse(game, no_such_option=1)
    assert "no_such_option" in str(error)
    assert game.options[0].name in str(error)


@tables.each_game()
def test_contradictory_options_are_refused(game):
    for table in tables.combined(game)[1]:
        refuse(game, **table)


@tables.each_game()
def test_an_unknown_seat_has_no_view_and_no_record(game):
    match = Match.new(game, seed=1)
    for seat in (match.players, 99, -2):
        for look in (match.view, match.packed_view, match.events, match.record):
            with pytest.raises(OptionError) as refused:
                look(seat)
            said(refused.value)


@tables.each_game()
def test_every_value_is_written_and_reads_back(game):
    for table in tables.every(game):
        match = Match.new(game, seed=1, **table)
        for option in game.options:
            value = match.options[option.name]
            assert option.check(option.read(option.write(value)), match.players) == value
            assert option.possible()


@tables.each_game()
def test_a_table_is_what_was_asked_for(game):
    for table in tables.every(game):
        match = Match.new(game, seed=1, **table)
        assert {name: match.options[name] for name in table} == table
        assert match.players == match.options["players"]
