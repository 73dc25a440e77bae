"""A move that is not legal is refused with a reason in every language, and changes nothing."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from olympus import IllegalMove, Match, Move
from olympus.core.game import SPECTATOR
from tests.suite import play, tables
from tests.suite.words import said

TABLES = [(game, table) for game in tables.games() for table in tables.few(game)]


@cache
def positions(number):
    """Matches of one table at several plies, and notations met on the way."""
    game, table = TABLES[number]
    rng = Random(number)
    found, words = [], set()
    match = Match.new(game, seed=number, **table)
    for at in play.random_plies(match, rng):
        if rng.random() < 0.12 or at.over:
            found.append(play.fork(at))
        words.update(move.text for move in at.legal()[:20])
    return found, sorted(words)


@st.composite
def attempts(draw):
    """A position and something to play there: another's notation, one that is nearly right, or anything."""
    found, words = positions(draw(st.integers(0, len(TABLES) - 1)))
    match = draw(st.sampled_from(found))
    kind = draw(st.sampled_from(("met", "worded", "code", "mutated", "long", "anything")))
    if kind == "met":
        return match, draw(st.sampled_from(words))
    if kind == "worded":
        vocabulary = sorted({word for text in words for word in text.split()})
        return match, " ".join(draw(st.lists(st.sampled_from(vocabulary), max_size=6)))
    if kind == "code" and not match.over:
        code = draw(st.integers(0, match.game.moves - 1))
        return match, Move(code, match.game.write_move(match.state, code, match.state.actor))
    if kind == "mutated":
        text = draw(st.sampled_from(words))
        at = draw(st.integers(0, len(text)))
        return match, text[:at] + draw(st.text(max_size=2)) + text[at + draw(st.integers(0, 2)) :]
    if kind == "long":
        return match, draw(st.sampled_from(words)).split()[0] + " " + "9" * draw(st.integers(1, 6000))
    return match, draw(st.text(max_size=30))


def refuse(match, move, seat=None):
    before = play.snapshot(match)
    with pytest.raises(IllegalMove) as refused:
        match.play(move, seat)
    said(refused.value)
    assert play.snapshot(match) == before, "a refused move changed the match"
    return refused.value


def check_attempt(attempt):
    match, move = attempt
    legal = play.texts(match.legal())
    if " ".join(str(move).split()) in legal:
        twin = play.fork(match)
        twin.play(move)
        assert twin.ply == match.ply + 1
    else:
        refuse(match, move)


@settings(max_examples=300, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(attempts())
def test_what_is_not_legal_is_refused_and_changes_nothing(attempt):
    check_attempt(attempt)


@pytest.mark.long
@settings(max_examples=6000, deadline=None, suppress_health_check=list(HealthCheck))
@given(attempts())
def test_much_that_is_not_legal_is_refused_and_changes_nothing(attempt):
    check_attempt(attempt)


@tables.each_table()
def test_only_the_actor_may_move(game, table):
    rng = Random(5)
    match = Match.new(game, seed=5, **table)
    for at in play.random_plies(match, rng):
        if at.over:
            refuse(at, "pass")
            refuse(at, "pass", seat=0)
            return
        if rng.random() < 0.1:
            move = rng.choice(at.legal())
            for seat in [*range(at.players), SPECTATOR, 99]:
                if seat != at.actor:
                    assert refuse(at, move, seat).key == "not-your-turn"


@tables.each_table()
def test_white_space_between_words_does_not_count(game, table):
    rng = Random(8)
    match = Match.new(game, seed=8, **table)
    for at in play.random_plies(match, rng):
        if at.over:
            return
        move = rng.choice(at.legal())
        assert at.find(f" {move.text}\n".replace(" ", rng.choice(("  ", "\t", " \u00a0 ")))) == move
