"""What a designer asks: figures that do not depend on threads, changes that move what they must, and fair pairs."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from olympus import load_game
from olympus.core.compiled import compiled
from olympus.lab.play.balance import LEAD, Balance, balance, make_table, study
from olympus.lab.play.simulate import simulate
from olympus.lab.play.watch import watch
from olympus.lab.report.balance import report
from olympus.lab.report.data import as_data
from olympus.lab.report.model import Section, Table
from olympus.lab.words import LabError
from tests.suite import tables

DERBY = load_game("derby")


def table(game: Any = DERBY, bot: str = "random", **options: Any) -> Any:
    return make_table(game, options, {}, bot, 1)


@pytest.fixture(scope="module")
def tried() -> Balance:
    """A first place that pays more, in games by chance: nobody plays differently for it."""
    return balance(table(), 4000, {"bets.first.vp": 12}, effects=False)


def test_watched_games_are_the_games_of_the_simulator() -> None:
    asked = table()
    machine = compiled(DERBY)
    start = machine.start(asked.options, DERBY.figures())
    seen = watch(DERBY, start, "random", 1, 5, 50)
    plain = machine.fields(machine.play_games(start, 1, 5, 50))
    assert (seen.finals["score"] == plain["score"]).all()
    assert (seen.finals["ply"] == plain["ply"]).all()


def test_the_lead_is_what_the_scores_say() -> None:
    """Against games stepped one by one: who leads alone when a part of the decisions is taken."""
    asked = table()
    machine = compiled(DERBY)
    start = machine.start(asked.options, DERBY.figures())
    seen = watch(DERBY, start, "random", 1, 0, 20)
    for number in range(20):
        row, stream = start.copy(), machine.streams(1, 1, number)[0]
        out = np.zeros(DERBY.max_legal, np.int64)
        machine.entry.settle_all(row, stream)
        count = machine.entry.legal_moves(row, out)
        leaders = [-1]
        while count:
            choice = int(out[draw(stream, count)])
            count = machine.entry.step(row, stream, choice, out)
            scores = machine.fields(row[None])["score"][0, :4].tolist()
            best = max(scores)
            leaders.append(scores.index(best) if scores.count(best) == 1 else -1)
        last = len(leaders) - 1
        for quarter in range(3):
            assert seen.leaders[number, quarter] == leaders[(quarter + 1) * last // 4]
        alone = [leader for leader in leaders if leader >= 0]
        assert seen.changes[number] == sum(one != other for one, other in pairwise(alone))


def draw(stream: Any, size: int) -> int:
    from olympus.core.chance import below

    figures = stream.tolist()
    found = below(figures, size)
    stream[:] = figures
    return found


def test_the_same_on_any_number_of_threads() -> None:
    one, two = study(table(), 600, threads=1), study(table(), 600, threads=3)
    assert one.figures == two.figures
    assert one.contrasts == two.contrasts
    assert one.lengths == two.lengths
    other = study(make_table(DERBY, {}, {}, "random", 2), 600)
    assert other.figures != one.figures


def test_means_are_those_of_the_simulator() -> None:
    plain = simulate(DERBY, {}, 600, 1)
    found = study(table(), 600)
    for key, estimate in plain.estimates.items():
        assert found.figures[key].mean == pytest.approx(estimate.mean, nan_ok=True)


def test_seats_are_also_counted_from_the_one_that_begins() -> None:
    """Where a named seat begins, by seat; where one is drawn, by the seat of each game that begins."""
    named = simulate(DERBY, {"first": 1, "players": 3}, 200, 1).estimates
    for place in range(3):
        for what in ("wins", "points"):
            assert named[f"start-{what}", str(place)].mean == named[f"seat-{what}", str((1 + place) % 3)].mean
    start = compiled(DERBY).start(DERBY.table({}), DERBY.figures())
    seen = watch(DERBY, start, "random", 1, 0, 40)
    machine = compiled(DERBY)
    for number, starter in enumerate(seen.starters.tolist()):
        row = start.copy()
        machine.entry.settle_all(row, machine.streams(1, 1, number)[0])
        assert machine.fields(row[None])["actor"][0] == starter
    assert len(set(seen.starters.tolist())) == 4


def test_a_higher_pay_moves_what_it_must(tried: Balance) -> None:
    """First pays 6; with 12 it brings twice the points, those who placed it win more, and all have more points."""
    trial = tried.trial
    assert trial is not None
    pays = trial.difference(("bet-points", "first"))
    assert pays is not None
    assert pays.low > 0
    assert trial.study.figures["bet-points", "first"].mean == pytest.approx(
        2 * tried.study.figures["bet-points", "first"].mean
    )
    for key in (("bet-wins", "first"), ("seat-points", "0"), ("game", "winning-points")):
        difference = trial.difference(key)
        assert difference is not None
        assert difference.low > 0, key
    for key in (("bet-points", "last"), ("bet-placed", "first"), ("game", "decisions")):
        difference = trial.difference(key)
        assert difference is not None
        assert difference.mean == difference.low == difference.high == 0, key
    before, after = tried.study.value(("bet-worth", "first")), trial.study.value(("bet-worth", "first"))
    assert after.low > before.high


def test_pairs_tell_more_than_two_runs(tried: Balance) -> None:
    """On the same chance the difference is known better than from two runs of their own."""
    trial = tried.trial
    assert trial is not None
    key = ("seat-points", "0")
    paired = trial.difference(key)
    assert paired is not None
    one, other = trial.study.figures[key].figure(), trial.beside.figures[key].figure()
    apart = ((one.high - one.mean) ** 2 + (other.high - other.mean) ** 2) ** 0.5
    assert paired.high - paired.mean < 0.7 * apart


def test_points_are_also_told_as_a_part_of_the_median(tried: Balance) -> None:
    made = report(tried, "en")
    figures: Any = as_data(made)["figures"]
    bets = figures["bet-points"]
    ordered = sorted(bets.values(), key=lambda figure: figure["mean"])
    middle = ordered[len(ordered) // 2]
    assert middle["of_median"] == 1
    for figure in ordered:
        assert figure["of_median"] == pytest.approx(figure["mean"] / middle["mean"])
    assert "of_median" not in figures["bet-won"]["first"]
    shown = next(part for part in made.parts if isinstance(part, Section) and "bet brings" in part.title)
    rows = next(part for part in shown.parts if isinstance(part, Table))
    assert rows.heads[-1] == "of the median"
    assert f"{bets['first']['of_median']:.2f}" in [row[-1] for row in rows.rows]


def test_races_are_told_together_and_one_by_one(tried: Balance) -> None:
    figures: Any = as_data(report(tried, "en"))["figures"]
    races = [figures["race-finishers"][name]["mean"] for name in "123"]
    assert figures["game"]["finishers"]["mean"] == pytest.approx(sum(races) / 3)
    assert figures["game"]["finishers"]["count"] == 3 * 4000
    crossed = figures["race-crossed"].values()
    cards = sum(race["count"] * race["mean"] for race in crossed) / sum(race["count"] for race in crossed)
    assert figures["game"]["line-crossed"]["mean"] == pytest.approx(cards)
    assert 0 < figures["game"]["none-finished"]["mean"] < 1


@tables.each_game()
def test_every_game_can_be_studied(game: Any) -> None:
    found = balance(table(game), 300)
    data: Any = as_data(report(found, "en"))
    wins = [figure["mean"] for figure in data["figures"]["seat-wins"].values()]
    assert sum(wins) == pytest.approx(1)
    assert sum(data["lengths"].values()) == 300
    assert 0 <= data["figures"][LEAD]["alone-50"]["mean"] <= 1
    assert {effect["name"] for effect in data["effects"]} >= {"players"}
    for effect in data["effects"]:
        assert effect["figures"]["game"]["decisions"]["difference"]["count"] > 0


def test_options_that_do_not_go_together_are_named() -> None:
    found = balance(table(), 100)
    assert found.refused == ["fate=true"]
    assert {(effect.name, effect.value) for effect in found.effects} == {
        ("players", "3"),
        ("players", "5"),
        ("players", "6"),
        ("edition", "preview"),
        ("powers", "attested"),
        ("powers", "full"),
        ("sober", "true"),
    }
    values = {key[0] for key in study(table(powers="full"), 100).contrasts}
    assert values == {"bet-value", "bet-worth", "power-value", "power-worth"}


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(LabError, match="random, apprentice"):
        table(bot="god")
    with pytest.raises(LabError, match="from 1 to"):
        balance(table(), 0)
