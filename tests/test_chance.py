"""Chance: the stream is ChaCha20, outcomes are equally likely, and what was drawn can be given again."""

from __future__ import annotations

from random import Random
from typing import Any

import numba
import numpy as np
import pytest

import olympus
from olympus import Match, OlympusError, OptionError, RecordError, Script
from olympus.core import chance, compiled
from olympus.core.fields import numbers
from tests.suite import play, statistics, tables
from tests.suite.words import said

compiled.register()


@numba.njit
def machine_block(r):
    chance.next_block(r)


@numba.njit
def machine_below(r, size, out):
    for i in range(len(out)):
        out[i] = chance.below(r, size)


# RFC 8439, appendix A.1: key, block counter, the last eight bytes of the nonce, key stream
VECTORS = [
    (
        bytes(32),
        0,
        bytes(8),
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
    ),
    (
        bytes(32),
        1,
        bytes(8),
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
    ),
    (
        bytes(31) + b"\1",
        1,
        bytes(8),
        "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
        "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
    ),
    (
        b"\0\xff" + bytes(30),
        2,
        bytes(8),
        "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
        "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096",
    ),
    (
        bytes(32),
        0,
        bytes(7) + b"\2",
        "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
        "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d",
    ),
]


@pytest.mark.parametrize(("key", "counter", "nonce", "expected"), VECTORS)
def test_the_block_is_that_of_rfc_8439(key, counter, nonce, expected):
    stream = chance.new_stream(key, int.from_bytes(nonce, "little"))
    stream[8] = counter
    words = np.array(stream, np.int64)
    chance.next_block(stream)
    machine_block(words)
    assert b"".join(word.to_bytes(4, "little") for word in stream[10:26]).hex() == expected
    assert words.tolist() == stream
    assert stream[8:10] == [counter + 1, 0]


def test_the_quarter_round_is_that_of_rfc_8439():
    """RFC 8439, 2.1.1."""
    given = (0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567)
    assert chance.quarter(*given, chance.MASK) == (0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB)


@pytest.mark.parametrize("size", [1, 2, 3, 6, 7, 11, 54, 100])
def test_every_outcome_is_as_likely_in_both_forms(size):
    stream = chance.new_stream(chance.seed_bytes(size), 3)
    words = np.array(stream, np.int64)
    drawn = [chance.below(stream, size) for _ in range(20_000)]
    out = np.zeros(len(drawn), np.int64)
    machine_below(words, size, out)
    assert out.tolist() == drawn
    assert words.tolist() == stream
    assert set(drawn) == set(range(size))
    statistics.assert_even([drawn.count(i) for i in range(size)])


@pytest.mark.parametrize("size", [3, 6, (1 << 31) + 1, 3 << 30])
def test_words_that_would_favour_an_outcome_are_passed_over(size):
    """2**32 words cannot be shared out evenly; those left over must not be used."""
    over = (1 << 32) % size
    unfair = [word for word in range(64) if word * size % (1 << 32) < over][:15]
    assert unfair, "word 0 is always one"
    stream = chance.new_stream(bytes(32))
    stream[9] = 0
    stream[10 : 10 + len(unfair)] = unfair
    stream[10 + len(unfair)] = 0xFFFFFFFF
    assert chance.below(stream, size) == size - 1
    assert stream[9] == len(unfair) + 1


def test_large_ranges_are_even():
    """A range just above half of 2**32 would be visibly uneven with a bare remainder."""
    size = 3 << 30
    stream = chance.new_stream(chance.seed_bytes(5))
    thirds = [0, 0, 0]
    for _ in range(9_000):
        thirds[chance.below(stream, size) >> 30] += 1
    statistics.assert_even(thirds)


def test_a_biased_draw_would_be_noticed():
    rng = Random(1)
    counts = [0] * 6
    for _ in range(20_000):
        counts[min(rng.randrange(13) // 2, 5)] += 1
    with pytest.raises(AssertionError):
        statistics.assert_even(counts)


@tables.each_game()
def test_the_commitment_binds_the_seed_and_tells_nothing(game):
    match = Match.new(game, seed=b"s" * 32)
    assert match.commitment == chance.commitment(b"s" * 32)
    assert (b"s" * 32).hex() not in match.commitment
    assert len({chance.commitment(chance.seed_bytes(i)) for i in range(100)}) == 100
    assert Match.new(game, seed=b"s" * 32, nonces=[b"one"]).commitment == match.commitment


def test_nonces_change_the_key():
    seed = chance.seed_bytes(1)
    many = [[], [b""], [b"a"], [b"b"], [b"a", b"b"], [b"ab"], [b"b", b"a"], [b"a", b"b", b""]]
    assert len({chance.stream_key(seed, nonces) for nonces in many}) == len(many)


@tables.each_game()
def test_seeds_and_nonces_decide_a_match(game):
    def drawn(**how):
        match = Match.new(game, **how)
        play.play_on(match, Random(3), 200)
        return play.outcomes(match)

    assert drawn(seed=4) == drawn(seed=4)
    assert drawn(seed=4) != drawn(seed=5)
    assert drawn(seed=4) != drawn(seed=4, nonces=[b"x"])
    assert drawn(seed=4, nonces=[b"x", b"y"]) == drawn(seed=4, nonces=[b"x", b"y"])
    assert drawn(seed=4, nonces=[b"x", b"y"]) != drawn(seed=4, nonces=[b"y", b"x"])
    assert drawn(seed=b"\7" * 32) == drawn(seed=b"\7" * 32)
    assert drawn(seed=b"\7" * 32) != drawn(seed=b"\7" * 31 + b"\6")
    assert drawn(seed=None) != drawn(seed=None)


@tables.each_game()
@pytest.mark.parametrize("seed", [b"", b"short", b"x" * 33])
def test_a_seed_of_another_length_is_refused(game, seed):
    with pytest.raises(OlympusError) as refused:
        Match.new(game, seed=seed)
    said(refused.value)


@tables.each_table()
def test_a_script_replays_any_game(game, table):
    match = Match.new(game, seed=31, **table)
    play.play_on(match, Random(31), play.MOST_PLIES)
    twin = Match.new(game, chance=Script(play.outcomes(match)), **table)
    for move in play.moves(match):
        twin.play(move)
    for seat in play.observers(match):
        assert numbers(twin.packed_view(seat)) == numbers(match.packed_view(seat))
        assert twin.view(seat) == match.view(seat)
    assert [entry.full for entry in twin.entries] == [entry.full for entry in match.entries]
    assert play.events(twin) == play.events(match)
    assert twin.chance.used == len(twin.chance.outcomes)
    assert Match.from_record(twin.record()).scores == match.scores


@tables.each_game()
def test_a_script_may_end_and_chance_go_on(game):
    match = Match.new(game, seed=32)
    given = play.outcomes(match)[:2]
    twin = Match.new(game, chance=Script(given, chance.Stream(bytes(32))))
    assert play.outcomes(twin)[: len(given)] == given
    assert not twin.over


@tables.each_game()
def test_an_impossible_outcome_is_named_with_what_is_possible(game):
    first = play.outcomes(Match.new(game, seed=33))[0]
    with pytest.raises(RecordError) as refused:
        Match.new(game, chance=Script(["no such thing"]))
    assert "no such thing" in str(refused.value)
    assert refused.value.details["possible"]
    said(refused.value)
    with pytest.raises(RecordError) as ended:
        Match.new(game, chance=Script([first]))
    said(ended.value)


def test_no_game_is_needed_to_know_the_games():
    assert olympus.game_names() == sorted(olympus.game_names())
    with pytest.raises(OlympusError) as refused:
        olympus.load_game("no-such-game")
    said(refused.value)


@pytest.mark.parametrize("seed", ["abc", 1.5, b"short"])
def test_a_seed_of_another_kind_is_refused(seed: Any) -> None:
    with pytest.raises(OptionError, match="32 bytes"):
        Match.new("derby", seed=seed)


@tables.each_game()
def test_a_script_that_ends_in_a_move_leaves_the_match_as_it_was(game):
    """All outcomes of a game but the last: the move that needs it is refused, and nothing is lost."""
    match = Match.new(game, seed=34)
    play.play_on(match, Random(34), play.MOST_PLIES)
    given, moves = play.outcomes(match), play.moves(match)
    twin = Match.new(game, chance=Script(given[:-1]))
    refused = 0
    for move in moves:
        before = play.snapshot(twin)
        try:
            twin.play(move)
        except RecordError:
            refused += 1
            assert play.snapshot(twin) == before
            twin.chance.outcomes.append(given[-1])
            twin.play(move)
    assert refused == 1
    assert twin.scores == match.scores


def test_a_nonce_that_is_too_long_is_refused():
    with pytest.raises(OptionError) as refused:
        Match.new("derby", nonces=[bytes(70_000)])
    said(refused.value)
