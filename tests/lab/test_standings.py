"""What the games of a tournament say: shares, who beats whom, ratings; and intervals that hold what they promise."""

from __future__ import annotations

import csv
import io
import math
from random import Random

import pytest

from olympus import load_game
from olympus.lab.measure.batches import Batches, in_batches
from olympus.lab.tournament.ledger import Result
from olympus.lab.tournament.plan import make_plan
from olympus.lab.tournament.seating import read_bots, schedule
from olympus.lab.tournament.standings import Standings, standings


def results(winner: str | None, games: int = 120) -> Standings:
    """`winner` has the most points in every game; with None everybody has luck alone."""
    rng = Random(1)
    plan = make_plan(load_game("derby"), read_bots("apprentice,random*3"), {}, {}, 0.1, 1)
    found: list[Result] = []
    for game in schedule(plan.entrants, plan.players, games):
        scores = [20 if name == winner else rng.randrange(15) for name in game.seats]
        seats = list(game.seats)
        found.append(
            {
                "game": game.number,
                "deal": game.deal,
                "seats": seats,
                "scores": scores,
                "moves": [10] * 4,
                "thought": [0.5] * 4,
                "seconds": 1.0,
            }
        )
    return standings(plan, found)


def test_who_always_wins() -> None:
    found = results("apprentice")
    first, second = found.rows
    assert (first.bot, first.share.mean, first.games) == ("apprentice", 1.0, 120)
    assert 0.95 < first.share.low < first.share.high <= 1.0
    assert second.share.mean == 0
    assert second.share.count == 360
    assert first.mu - 3 * first.sigma > second.mu
    assert found.beats["apprentice", "random"].mean == 1
    assert found.beats["random", "apprentice"].mean == 0
    assert first.points.mean == 20
    assert first.seconds_a_move == pytest.approx(0.05)
    assert [figure.mean for figure in first.by_seat] == [1.0] * 4
    assert [figure.count for figure in first.by_seat] == [30] * 4


def test_equals_are_equal() -> None:
    found = results(None, 2000)
    for row in found.rows:
        assert row.share.low < 0.25 < row.share.high
        assert row.share.high - row.share.low < 0.06
    shares = {row.bot: row.share.mean for row in found.rows}
    assert shares["apprentice"] + 3 * shares["random"] == pytest.approx(1.0)
    assert abs(found.beats["apprentice", "random"].mean - 0.5) < 0.03
    assert abs(found.rows[0].mu - found.rows[1].mu) < 4


def test_the_table_as_csv() -> None:
    rows = list(csv.DictReader(io.StringIO(results("apprentice").as_csv())))
    assert [row["bot"] for row in rows] == ["apprentice", "random"]
    assert float(rows[0]["win_share_mean"]) == 1
    assert float(rows[0]["win_share_low"]) < 1


def test_intervals_hold_the_truth() -> None:
    """95% of the intervals do, also when the samples of a batch hang together."""
    rng = Random(2)
    missed = missed_difference = 0
    for _ in range(800):
        one, other = Batches(), Batches()
        for _ in range(40):
            common = rng.gauss(0, 1)
            size = rng.randrange(1, 6)
            one.add([common + rng.gauss(1, 1) for _ in range(size)])
            other.add([common + rng.gauss(0, 1) for _ in range(5)])
        figure, difference = one.figure(), one.minus(other)
        missed += not figure.low <= 1 <= figure.high
        missed_difference += not difference.low <= 1 <= difference.high
    assert 0.025 < missed / 800 < 0.085
    assert 0.025 < missed_difference / 800 < 0.085


def test_shares_near_the_ends_have_an_interval() -> None:
    never, always = in_batches([(i, 0.0) for i in range(50)]).share(), in_batches([(0, 1.0)]).share()
    assert never.low == pytest.approx(0)
    assert 0.05 < never.high < 0.1
    assert always.low < 0.3
    assert math.isnan(Batches().share().mean)
    assert Batches().figure().as_data()["mean"] is None
