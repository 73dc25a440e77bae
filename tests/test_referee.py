"""A referee written from docs/record-format.md alone agrees with the rules, and refuses what is not in them."""

from __future__ import annotations

import ast
import sys
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from olympus import Match, RecordError
from olympus.core import record
from olympus.core.options import OneEach
from olympus.core.verify import verify
from tests.referee.judge import GAMES, judge
from tests.referee.table import Refused
from tests.server.corpus import kept
from tests.suite import mutations, play, tables

FOLDER = Path(__file__).parent / "referee"
KEPT = list(kept())
KNOWN = [pytest.param(game, id=game.name) for game in tables.games() if game.name in GAMES]
TABLES = [
    pytest.param(game, table, id=tables.name(game, table))
    for game in tables.games()
    if game.name in GAMES
    for table in tables.every(game)
]


def test_the_referee_knows_nothing_of_the_program():
    """Standard library and its own files alone."""
    for path in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                assert all(alias.name.partition(".")[0] in sys.stdlib_module_names for alias in node.names), (
                    path
                )
            elif isinstance(node, ast.ImportFrom) and node.level != 1:
                assert node.level == 0, path
                assert (node.module or "").partition(".")[0] in sys.stdlib_module_names, path


def new_match(game, table, rng):
    """A match of a table with what a table may choose besides: who begins, and, seat by seat, what each has."""
    more = {}
    if rng.random() < 0.5:
        more["first"] = rng.randrange(table["players"])
    for option in game.options:
        if isinstance(option, OneEach) and rng.random() < 0.6:
            picks = rng.sample(option.values, table["players"])
            named = rng.choice((0.5, 1.0))
            more[option.name] = tuple(pick if rng.random() < named else None for pick in picks)
    nonces = [rng.randbytes(16) for _ in range(rng.randrange(3))]
    return Match.new(game, seed=rng.randbytes(32), nonces=nonces, **table, **more)


def play_out(match, rng):
    """Rare moves more often than others, so that powers are played and cards are bid."""
    while not match.over:
        legal = match.legal()
        words = [move.text.split()[0] for move in legal]
        match.play(
            rng.choice(legal) if rng.random() < 0.5 else rng.choice(legal[words.index(rng.choice(words)) :])
        )


def judge_games(game, table, seeds):
    for seed in seeds:
        rng = Random(f"{tables.name(game, table)} {seed}")
        match = new_match(game, table, rng)
        play.play_on(match, rng, 40)
        assert judge(match.record()) == "proven", "unfinished"
        play_out(match, rng)
        assert judge(match.record()) == "proven"
        assert judge(mutations.without_seed(match.record())) == "consistent"


@pytest.mark.parametrize(("game", "table"), TABLES)
def test_the_referee_agrees_with_every_option_set(game, table):
    judge_games(game, table, range(1))


@pytest.mark.long
@pytest.mark.parametrize("game", KNOWN)
def test_the_referee_agrees_with_many_games(game):
    for table in tables.every(game):
        judge_games(game, table, range(10, 10 + max(3, 150 // len(tables.every(game)))))


@pytest.mark.parametrize(("name", "text"), KEPT, ids=[name for name, _ in KEPT])
def test_the_referee_agrees_with_kept_games_of_all_versions(name, text):
    assert judge(text) == "proven"


def finished(game, seed=5):
    rng = Random(seed)
    match = new_match(game, tables.few(game)[-1], rng)
    play_out(match, rng)
    return match.record()


def changed(text, change):
    """The record after a change of its lines, its checksum refitted."""
    lines = text.split("\n")[:-2]
    change(lines)
    assert record.close(lines) != text
    return record.close(lines)


def at(lines, beginning, last=False):
    found = [number for number, line in enumerate(lines) if line.startswith(beginning)]
    return found[-1 if last else 0]


def another_outcome(lines):
    """Two outcomes of one line change places."""
    for number, line in enumerate(lines):
        head, _, outcomes = line.partition(": ")
        first, *rest = outcomes.split(", ")
        if line.startswith("* ") and rest and rest[0] != first:
            lines[number] = f"{head}: {', '.join([rest[0], first, *rest[1:]])}"
            return
    pytest.fail("no line has two outcomes")


def another_seat(lines):
    number = at(lines, "1 seat ")
    seat = int(lines[number].split()[2].rstrip(":"))
    lines[number] = lines[number].replace(f"seat {seat}", f"seat {seat + 1}", 1)


def swap_events(lines):
    pairs = enumerate(pairwise(lines))
    number = next(n for n, (one, two) in pairs if one[0] == two[0] == "=" and one != two)
    lines[number], lines[number + 1] = lines[number + 1], lines[number]


def drop(beginning):
    return lambda lines: lines.pop(at(lines, beginning))


def replace(beginning, new):
    return lambda lines: lines.__setitem__(at(lines, beginning), new)


PLANTED = {
    "an outcome that chance did not give": another_outcome,
    "a move of another seat": another_seat,
    "events in another order": swap_events,
    "an event left out": drop("= "),
    "a draw left out": drop("* "),
    "a move left out": drop("7 seat "),
    "an unknown move": replace("3 seat ", "3 seat 0: win the game"),
    "a false result": replace("result ", "result 99 98 97 96 95 94"),
    "a false winner": replace("winners ", "winners 9"),
    "no winner": drop("winners "),
    "no result": drop("result "),
    "another seed": replace("seed ", f"seed {'00' * 32}"),
    "a commitment alone": drop("seed "),
    "a line of the header left out": drop("rules "),
    "an option left out": drop("option first "),
    "a table of figures left out": drop("figures hand "),
    "unknown rules": replace("rules ", "rules 999"),
    "an unknown game": replace("game ", "game chess"),
    "a newer format": replace("olympus record ", "olympus record 3"),
    "another form": replace("form ", "form private"),
    "a leading zero": replace("option players ", "option players 04"),
    "something after the result": lambda lines: lines.append(lines[at(lines, "= ")]),
}


@pytest.mark.parametrize("game", KNOWN)
@pytest.mark.parametrize("what", PLANTED)
def test_a_planted_error_is_refused(game, what):
    text = finished(game)
    assert judge(text) == "proven"
    with pytest.raises(Refused):
        judge(changed(text, PLANTED[what]))


@pytest.mark.parametrize("game", KNOWN)
def test_a_wrong_or_missing_checksum_is_refused(game):
    text = finished(game)
    for wrong in (text.replace("\nend ", "\n# note\nend "), text[: text.rindex("end ")], text + "more\n"):
        with pytest.raises(Refused):
            judge(wrong)
    assert judge(text.replace("\n", "\r\n")) == "proven"


def verdict(text):
    try:
        return verify(text).outcome
    except RecordError:
        return "refused"


def other_verdict(text):
    try:
        return judge(text)
    except Refused:
        return "refused"


def compare_verdicts(game, seed, count):
    """Records changed at random, their checksums refitted: both believe the same."""
    rng = Random(seed)
    texts = [finished(game, seed), mutations.without_seed(finished(game, seed + 1))]
    refused = 0
    for _ in range(count):
        body = rng.choice(texts).rsplit("end ", 1)[0].rstrip("\n")
        text = record.close(rng.choice(mutations.MUTATIONS)(rng, body).split("\n"))
        assert other_verdict(text) == verdict(text), text
        refused += verdict(text) == "refused"
    assert refused > count / 2


@pytest.mark.parametrize("game", KNOWN)
def test_verify_and_the_referee_refuse_the_same(game):
    compare_verdicts(game, 6, 12)


@pytest.mark.long
@pytest.mark.parametrize("game", KNOWN)
def test_verify_and_the_referee_refuse_the_same_of_many(game):
    compare_verdicts(game, 8, 400)
