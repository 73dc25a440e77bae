"""A game as steps: the same whether a replay, a record or a page asks; and lines put together for a terminal."""

from __future__ import annotations

from random import Random

from olympus import Match
from olympus.core import textkit
from olympus.core.walk import moves_of, played, walk, walk_record
from olympus.server.api import records
from tests.suite import play, tables


@tables.each_game()
def test_a_walk_tells_what_a_seat_was_told(game):
    final = Match.new(game, seed=5)
    play.play_on(final, Random(5), 10_000)
    assert final.over
    for seat in (*play.observers(final), None):
        match = Match.new(game, seed=5)
        steps = []
        for step in walk(match, moves_of(final), seat):
            assert step.view == match.view(seat)
            assert step.ply == match.ply
            steps.append(step)
        told = [event for step in steps for event in step.events]
        everything = [event.data for entry in final.entries for event in entry.events]
        assert told == (everything if seat is None else final.events(seat))
        assert walk_record(final.record(), seat).steps == steps
        if seat is not None:
            names = [str(number) for number in range(final.players)]
            shown = records.steps(Match.new(game, seed=5), final, seat, names, "en")
            assert [(one.ply, one.actor, one.move, one.view) for one in shown] == [
                (step.ply, step.actor, step.move, game.sent(step.view)) for step in steps
            ]


@tables.each_game()
def test_a_step_is_a_move_with_what_it_brought(game):
    match, other = Match.new(game, seed=3), Match.new(game, seed=3)
    move = match.legal()[0]
    actor = match.actor
    step = played(match, move, actor)
    events = [event.data for event in other.play(move) if event.visible_to(actor)]
    assert (step.ply, step.actor, step.move, step.events) == (1, actor, str(move), events)


def test_lines_are_wrapped_within_the_width():
    parts = [[("one", ""), ("!", "red")], [("two", "")], [("three", "")]]
    lines = textkit.wrapped("Head:", parts, 15, gap=3)
    assert ["".join(words for words, _ in line) for line in lines] == ["Head: one!", "    two   three"]
    assert lines[0][0] == ("Head:", "bold")
    assert textkit.wrapped([("Head", "")], [], 16) == [[("Head", "")]]


def test_topics_are_found_as_people_type_them():
    offered = [(1, ("first", "Première place")), (2, ("second", "Deuxième place"))]
    assert textkit.asked_for("  premiere PLACE!", offered) == 1
    assert textkit.asked_for("second", offered) == 2
    assert textkit.asked_for("third", offered) is None
