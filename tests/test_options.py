"""Wrong options of a table are refused with a sentence that says what is possible."""

from __future__ import annotations

import pytest

from olympus import Match, OptionError
from olympus.core.options import Choice, Flag, Number, OneEach, SeatOrDrawn
from tests.suite import tables
from tests.suite.words import said


def wrong_values(option):
    if isinstance(option, Number):
        return [option.low - 1, option.high + 1, -(10**30), "4", 4.0, None, True, [], float("nan")]
    if isinstance(option, Choice):
        return ["no such word", "", option.values[0].upper(), None, 0, True, ["a"], {}]
    if isinstance(option, Flag):
        return ["yes", "", 0, 1, None, []]
    if isinstance(option, SeatOrDrawn):
        return [-1, 99, "0", "drawn", 1.0, True, []]
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
