"""Sequential tests end early, and are not wrong more often than they say."""

from __future__ import annotations

from math import log
from random import Random

import pytest

from olympus.lab.measure.sequential import (
    ERROR,
    Sprt,
    Until,
    Watch,
    confidence,
    evidence,
    read_sprt,
    read_until,
)
from olympus.lab.words import LabError

RUNS = 1500
ALLOWED = ERROR + 3.5 * (ERROR * (1 - ERROR) / RUNS) ** 0.5
"""A rate that is truly 5% is practically never above this."""


def run(watch: Watch, rng: Random, seats: list[float], deals: int) -> str:
    """Coins, one for each seat of a deal."""
    for _ in range(deals):
        if watch.add([float(rng.random() < share) for share in seats]):
            break
    return watch.verdict


EVEN = [[0.25] * 4, [0.55, 0.25, 0.15, 0.05], [0.0, 0.5]]


@pytest.mark.parametrize("seats", EVEN)
def test_sprt_is_seldom_wrong(seats: list[float]) -> None:
    """At the lower share it seldom says high, at the upper seldom low, whatever single seats are worth."""
    rng = Random(1)
    wrong = sum(run(Sprt("a", 0.25, 0.35), rng, seats, 400) == "high" for _ in range(RUNS))
    assert wrong / RUNS <= ALLOWED
    better = [share + 0.1 for share in seats]
    verdicts = [run(Sprt("a", 0.25, 0.35), rng, better, 2000) for _ in range(RUNS)]
    assert verdicts.count("low") / RUNS <= ALLOWED
    assert verdicts.count("high") / RUNS >= 0.93


def test_sprt_with_shared_wins() -> None:
    """A tie is half a win; the test holds for any shares between 0 and 1."""
    rng = Random(2)
    wrong = 0
    for _ in range(RUNS):
        watch = Sprt("a", 0.4, 0.5)
        for _ in range(300):
            if watch.add([rng.choice((0.0, 0.5, 0.5, 1.0, 0.0)) for _ in range(2)]):
                break
        wrong += watch.verdict == "high"
    assert wrong / RUNS <= ALLOWED


@pytest.mark.parametrize("share", [0.05, 0.5, 0.9])
def test_confidence_holds_at_all_times(share: float) -> None:
    """The true share is ever outside the interval in 5% of the runs at most, looked at after every game."""
    rng, missed = Random(3), 0
    for _ in range(RUNS):
        total = 0.0
        for game in range(1, 200):
            total += rng.random() < share
            if evidence(total, game, share) > log(1 / ERROR):
                missed += 1
                break
    assert missed / RUNS <= ALLOWED


@pytest.mark.parametrize(("total", "games"), [(0.0, 5), (3.5, 7), (400.0, 500), (12.0, 12)])
def test_confidence_is_what_is_not_refuted(total: float, games: int) -> None:
    low, high = confidence(total, games)
    for percent in range(1, 100):
        share = percent / 100
        assert (low <= share <= high) == (evidence(total, games, share) <= log(1 / ERROR))


def test_until_ends_when_it_is_clear() -> None:
    rng = Random(4)
    above, below, even = Until("a", 0.5), Until("a", 0.5), Until("a", 0.5)
    assert run(above, rng, [0.7], 5000) == "high"
    assert run(below, rng, [0.3], 5000) == "low"
    assert above.games < 400
    assert run(even, rng, [0.5], 300) == "open"
    assert confidence(0, 0) == (0.0, 1.0)
    low, high = confidence(30, 30)
    assert 0.8 < low < high
    assert high == pytest.approx(1)


def test_sprt_is_quicker_than_a_fixed_number() -> None:
    """At a fixed number it takes 270 games to tell 45% from 55% with these errors; on average it takes fewer."""
    rng = Random(5)
    lengths = []
    for _ in range(200):
        watch = Sprt("a", 0.45, 0.55)
        run(watch, rng, [0.55], 5000)
        lengths.append(watch.games)
    assert sum(lengths) / len(lengths) < 200


def test_what_is_asked_is_read() -> None:
    bots = ("god", "random")
    assert read_until("random >= 0.5", bots) == Until("random", 0.5)
    assert read_sprt("0.45, .5", bots) == Sprt("god", 0.45, 0.5)
    for wrong in ("god", "god>=2", "god>=0.0", "hero>=0.5", "god<0.5", ">=0.5"):
        with pytest.raises(LabError):
            read_until(wrong, bots)
    for wrong in ("0.5", "0.5,0.4", "0,0.5", "a,b", "0.5,0.5"):
        with pytest.raises(LabError):
            read_sprt(wrong, bots)
