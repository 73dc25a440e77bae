"""A move is played whole or not at all, whatever goes wrong in the middle of it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from types import SimpleNamespace

import pytest

from olympus import Match, Script
from olympus.core.chance import Stream
from olympus.core.compiled import compiled
from olympus.core.game import EVENT, EVERYONE, new_log, tell
from tests.suite import forms, play, tables


class Broken(Exception):
    """What a faulty rule raises here."""


def failing(function, at):
    """The function, but its call number `at` fails once its work is done."""
    made = 0

    def broken(*arguments):
        nonlocal made
        made += 1
        result = function(*arguments)
        if made == at:
            raise Broken
        return result

    return broken


def faulty(game, part, at):
    """The game, of which that part fails."""
    if part == "events":
        return replace(game, events=SimpleNamespace(named=failing(game.events.named, at)))
    return replace(game, **{part: failing(getattr(game, part), at)})


@tables.each_game()
@pytest.mark.parametrize("part", ["apply", "settle", "events", "chance_name", "chance_seen"])
@pytest.mark.parametrize("scripted", [False, True])
def test_a_move_that_fails_in_the_middle_leaves_the_match_as_it_was(game, part, scripted):
    """Every move may fail at the first, second or fifth thing that it does, and is played again after that."""
    chance = Script([], after=Stream(bytes(32))) if scripted else None
    match = Match.new(game, seed=None if scripted else 7, chance=chance)
    twin = play.fork(match)
    rng, failures = Random(7), 0
    for _ in range(60):
        if match.over:
            break
        move = rng.choice(match.legal()).text
        before = play.snapshot(match)
        for at in (1, 2, 5):
            match.game = faulty(game, part, at)
            try:
                match.play(move)
            except Broken:
                failures += 1
                match.game = game
                assert play.snapshot(match) == before
            else:
                break
        else:
            match.game = game
            match.play(move)
        match.game = game
        twin.play(move)
        assert play.snapshot(match) == play.snapshot(twin)
    assert failures


def test_a_log_grows():
    log = new_log()
    for kind in range(1000):
        tell(log, kind, EVERYONE, 1, 2)
    assert log[0] == 1000
    assert log[-EVENT:] == [999, EVERYONE, 1, 2, -1, -1]


@tables.each_game()
def test_machine_code_runs_again_with_more_room_when_its_log_was_too_small(game):
    machine = compiled(game)
    start = machine.pack(forms.beginning(game, {}))
    row, stream = start.copy(), machine.streams(3, 1)[0]
    large = machine.step_logged(row, stream, -1)
    small_row, small_stream = start.copy(), machine.streams(3, 1)[0]
    small = machine.step_logged(small_row, small_stream, -1, room=0)
    assert small[0] == large[0]
    assert small[1].tolist() == large[1].tolist()
    assert (small_row == row).all()
    assert (small_stream == stream).all()


@tables.each_game()
def test_a_match_is_played_by_the_version_of_the_rules_it_is_given(game):
    for rules in range(1, game.version + 1):
        match = Match.new(game, seed=1, rules=rules)
        assert match.rules == match.packed_view(None).rules == rules
        assert f"\nrules {rules}\n" in match.record()
        assert Match.from_record(match.record()).rules == rules
    assert Match.new(game, seed=1).rules == game.version
    for rules in (0, game.version + 1):
        with pytest.raises(ValueError, match="no rules of version"):
            Match.new(game, seed=1, rules=rules)
