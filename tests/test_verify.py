"""Verification believes only what it can work out: a change of a record is refused, or makes no difference."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from olympus import Match, RecordError
from olympus.core import record
from olympus.core.verify import Verdict, verify
from tests.suite import mutations, play, tables
from tests.suite.words import said

MUTATIONS = 1000


def finished(game, seed=71, **options) -> str:
    match = Match.new(game, seed=seed, nonces=[b"one", b"two"], **options)
    play.play_on(match, Random(seed), play.MOST_PLIES)
    return match.record()


def halfway(game) -> str:
    match = Match.new(game, seed=72, nonces=[b"one"])
    play.play_on(match, Random(72), 12)
    return match.record()


def changed(text: str, change: Callable[[list[str]], list[str]]) -> str:
    """A record with its lines changed and its checksum made to fit."""
    return record.close(change(text.split("\n")[:-2]))


def judge(text: str) -> Verdict | RecordError:
    try:
        return verify(text)
    except RecordError as error:
        said(error)
        return error


def refused(text: str, key: str, line: int | None = None) -> None:
    verdict = judge(text)
    assert isinstance(verdict, RecordError), "believed"
    assert verdict.key == key, verdict
    if line is not None:
        assert verdict.details["line"] == line


def at(text: str, beginning: str) -> int:
    """The place of the first line that begins so."""
    return next(i for i, line in enumerate(text.split("\n")) if line.startswith(beginning))


@tables.each_game()
def test_a_verdict_is_proven_or_consistent(game):
    for text in (finished(game), halfway(game)):
        assert verify(text).outcome == "proven"
        assert verify(mutations.without_seed(text)).outcome == "consistent"


@tables.each_game()
def test_a_commitment_without_its_seed_proves_nothing(game):
    text = finished(game)
    without = [line for line in text.split("\n")[:-2] if not line.startswith(("seed ", "nonce "))]
    refused(record.close(without), "commitment-alone", at(text, "commitment ") + 1)


@tables.each_game()
def test_another_deal_under_a_real_commitment_is_refused(game):
    real, other = finished(game), finished(game, seed=73)
    line = real.split("\n")[at(real, "commitment ")]
    put = at(other, "commitment ")
    refused(changed(other, lambda lines: [*lines[:put], line, *lines[put + 1 :]]), "commitment")


@tables.each_game()
def test_a_game_cut_off_is_not_whole(game):
    text = finished(game)
    last = max(i for i, line in enumerate(text.split("\n")) if line[:1].isdecimal())
    refused(changed(text, lambda lines: lines[:last]), "written-differently", at(text, "form ") + 1)
    refused(changed(text, lambda lines: lines[:-2]), "result-missing")
    refused(changed(text, lambda lines: lines[:-1]), "result-differs")


@tables.each_game()
def test_false_results_are_refused_wherever_they_stand(game):
    text, part = finished(game), halfway(game)
    result = at(text, "result ")
    refused(
        changed(text, lambda lines: [*lines[:result], "result 99 99", *lines[result:]]), "written-differently"
    )
    refused(changed(text, lambda lines: [*lines, "winners 9"]), "result-differs")
    refused(changed(text, lambda lines: [*lines, lines[result]]), "line-too-many")
    refused(changed(part, lambda lines: [*lines, "winners 0"]), "line-too-many")
    refused(changed(part, lambda lines: [*lines, "result 0 0", "winners 0"]), "result-early")


@tables.each_game()
def test_each_header_line_stands_once_and_in_its_place(game):
    text = halfway(game)
    lines = text.split("\n")[:-2]
    body = at(text, "* ")
    for i in range(1, body):
        for other in (
            [*lines[:i], *lines[i + 1 :]],  # missing
            [*lines[: i + 1], lines[i], *lines[i + 1 :]],  # twice
            [*lines[:i], *lines[i + 1 : body + 2], lines[i], *lines[body + 2 :]],  # in the middle of the body
        ):
            assert isinstance(judge(record.close(other)), RecordError), lines[i]
        if i + 1 < body:
            swapped = [*lines[:i], lines[i + 1], lines[i], *lines[i + 2 :]]
            assert isinstance(judge(record.close(swapped)), RecordError), lines[i]


@tables.each_game()
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("rules ", "rules 0"),
        ("rules ", "rules -5"),
        ("rules ", "rules 01"),
        ("rules ", "rules \u0661"),
        ("olympus record", "olympus record 0"),
        ("olympus record", "olympus record \u0661"),
        ("nonce 0", "nonce 7 6f6e65"),
        ("nonce 1", "nonce 0 74776f"),
        ("form ", "form private"),
        ("option players ", "option players 04"),
        ("option players ", "option players +4"),
    ],
)
def test_what_is_written_otherwise_is_refused(game, old, new):
    text = finished(game, players=4)
    place = at(text, old)
    verdict = judge(changed(text, lambda lines: [*lines[:place], new, *lines[place + 1 :]]))
    assert isinstance(verdict, RecordError)
    part = halfway(game)
    place = at(part, "form ")
    refused(
        changed(part, lambda lines: [*lines[:place], "form whole", *lines[place + 1 :]]),
        "written-differently",
    )


@tables.each_game()
@pytest.mark.parametrize("write", ["+{}", "0{}"])
def test_numbers_have_one_spelling(game, write):
    text = finished(game)
    scores = verify(text).match.scores
    odd = f"result {' '.join(write.format(score) for score in scores)}"
    refused(
        changed(text, lambda lines: [odd if line.startswith("result ") else line for line in lines]),
        "written-differently",
    )


@tables.each_game()
def test_what_follows_the_end_is_named(game):
    text = finished(game)
    refused(text + "and more\n", "after-end", text.count("\n") + 1)
    assert verify(text + "\n\n").outcome == "proven"


@tables.each_game()
def test_house_values_are_told(game):
    key, value = next((key, value) for key, value in game.figures().items() if isinstance(value, int))
    for other in (value + 1, value - 1, value + 2):
        try:
            match = Match.new(game, seed=74, figures={key: other})
        except ValueError:
            continue
        assert verify(match.record()).house_values == f"{key} = {other}"
        break
    else:
        pytest.fail("no figure could be changed")
    assert verify(finished(game)).house == {}


def statements(text: str) -> list[str]:
    """What counts in a record: comments, empty lines and the kind of line end make no difference."""
    lines = text.replace("\r\n", "\n").split("\n")
    return [line for line in lines if line.strip() and not line.startswith(("#", "end "))]


def harmless(verdict: Verdict, closed: str, text: str) -> str:
    """Why a change may be believed; empty if it may not."""
    now, before = statements(closed), statements(text)
    if now == before:
        return "nothing that counts has changed"
    if "form private" in before and now == before[: len(now)] and len(now) > before.index("form private"):
        return "an unfinished game as it stood earlier"
    different = [line for line in now if line not in before]
    if len(now) == len(before) and verdict.house and all(line.startswith("figures ") for line in different):
        return "figures that nothing in this game came to depend on; the verdict names them"
    return ""


def spell_numbers(rng: Random, text: str) -> str:
    """A number somewhere gets a sign, a leading zero, or other digits."""
    lines = text.split("\n")
    i = rng.randrange(len(lines))
    words = lines[i].split(" ")
    numbered = [n for n, word in enumerate(words) if word.isdecimal()]
    if numbered:
        n = rng.choice(numbered)
        words[n] = rng.choice((f"+{words[n]}", f"0{words[n]}", words[n].translate({48: 0x660, 49: 0x661})))
    lines[i] = " ".join(words)
    return "\n".join(lines)


def move_line(rng: Random, text: str) -> str:
    lines = text.split("\n")
    line = lines.pop(rng.randrange(len(lines)))
    lines.insert(rng.randrange(len(lines)), line)
    return "\n".join(lines)


def comment(rng: Random, text: str) -> str:
    lines = text.split("\n")
    lines.insert(rng.randrange(1, len(lines)), rng.choice(("", "# a note")))
    return "\n".join(lines)


CHANGES = (*mutations.MUTATIONS, spell_numbers, move_line, comment)


@pytest.mark.long
@tables.each_game()
def test_every_change_is_refused_or_makes_no_difference(game):
    """The checksum is made to fit after each change, so that only what the record says can betray it."""
    rng = Random(75)
    texts = [finished(game), halfway(game)]
    tried = believed = 0
    while tried < MUTATIONS:
        text = rng.choice(texts)
        body = text.rsplit("end ", 1)[0].rstrip("\n")
        other = rng.choice(CHANGES)(rng, body)
        closed = record.close(other.split("\n"))
        if closed == text:
            continue
        tried += 1
        verdict = judge(closed)
        if isinstance(verdict, Verdict):
            assert harmless(verdict, closed, text), closed
            believed += 1
        else:
            assert statements(closed) != statements(text), "refused, though nothing has changed"
    assert 0 < believed < MUTATIONS / 5
