"""Records that are broken, cut off or made up are refused in words."""

from __future__ import annotations

from random import Random

import pytest

from olympus import Match, RecordError
from olympus.core import record
from tests.suite import mutations, play, tables
from tests.suite.words import said


def some_records(game, table):
    """One at the beginning, one in the middle, one of a finished game, each also without its seed."""
    match = Match.new(game, seed=61, nonces=[b"a", b"bc"], **table)
    for plies in (0, 25, play.MOST_PLIES):
        play.play_on(match, Random(plies), plies)
        yield match.record()
        yield mutations.without_seed(match.record())


def check_mutated(game, table, seed, count):
    rng = Random(seed)
    records = list(some_records(game, table))
    for text in records:
        assert mutations.check_read(text), "a sound record is refused"
    for _ in range(count):
        mutations.check_read(mutations.mutate(rng, rng.choice(records)))


@tables.each_game()
def test_a_changed_record_is_read_or_refused_in_words(game):
    check_mutated(game, {}, seed=62, count=150)


@pytest.mark.long
@tables.each_table(all_of_them=True)
def test_many_changed_records_are_read_or_refused_in_words(game, table):
    check_mutated(game, table, seed=63, count=120)


def reclosed(text, change):
    """A record with its lines changed and its checksum fitting."""
    return record.close(change(text.rstrip("\n").split("\n")[:-1]))


def refuse(text):
    with pytest.raises(RecordError) as refused:
        Match.from_record(text)
    said(refused.value)
    return refused.value


@tables.each_game()
def test_lines_of_the_header_that_make_no_sense_are_refused(game):
    text = Match.new(game, seed=64).record()

    def with_line(start, new):
        return reclosed(text, lambda lines: [new if line.startswith(start) else line for line in lines])

    for start, new in (
        ("game ", "game no-such-game"),
        ("game ", "game ../derby"),
        ("rules ", "rules 999999"),
        ("rules ", "rules x"),
        ("form ", "form nonsense"),
        ("option players ", "option players --5"),
        ("option players ", f"option players {'9' * 5000}"),
        ("option players ", "option players"),
        ("option players ", "option no-such-option 1"),
        ("seed ", "seed 00"),
        ("seed ", "seed xyz"),
        ("commitment ", "commitment 00"),
        ("olympus record", "olympus record 999"),
    ):
        refuse(with_line(start, new))
    refuse(reclosed(text, lambda lines: [*lines, "figures track finish"]))
    refuse(reclosed(text, lambda lines: [*lines, "figures no-such-table finish=3"]))
    refuse(reclosed(text, lambda lines: [*lines, "unknown word"]))
    refuse(reclosed(text, lambda lines: [*lines, "nonce 0 " + "00" * 70_000]))


@tables.each_game()
def test_a_record_with_a_false_result_is_refused(game):
    match = Match.new(game, seed=65)
    play.play_on(match, Random(65), play.MOST_PLIES)
    text = match.record()
    scores = " ".join(str(score + 1) for score in match.scores)
    refuse(reclosed(text, lambda lines: [f"result {scores}" if x.startswith("result") else x for x in lines]))
    refuse(reclosed(text, lambda lines: [line for line in lines if not line.startswith("result")]))
    refuse(reclosed(text, lambda lines: [line for line in lines if not line.startswith("winners")]))


@pytest.mark.parametrize("text", ["", "\n", "hello", "olympus record", "olympus record 1", "\0", "\ud800"])
def test_what_is_no_record_is_refused(text):
    refuse(text)


def test_a_huge_file_is_refused_at_once():
    refuse("olympus record 1\n" + "x" * (record.MAX_SIZE + 1))
