"""Reports are well-formed pages that need nothing from elsewhere, in all four languages; and the commands speak."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from olympus import Game, load_game
from olympus.core.texts import LANGUAGES
from olympus.lab.measure.sequential import Sprt, Until
from olympus.lab.play.balance import Balance, balance, make_table
from olympus.lab.play.simulate import simulate
from olympus.lab.report import balance as balance_report
from olympus.lab.report import simulation as simulation_report
from olympus.lab.report import svg
from olympus.lab.report import tournament as tournament_report
from olympus.lab.report.data import as_data, as_json
from olympus.lab.report.model import Bar, Course, Histogram, Intervals, Report, Section, Table, Words
from olympus.lab.report.numbers import number, percent
from olympus.lab.report.page import page
from olympus.lab.report.terminal import lines
from tests.lab.test_standings import results
from tests.suite import tables
from tests.suite.cli import inside


def check_page(text: str, language: str) -> ElementTree.Element:
    assert text.startswith("<!DOCTYPE html>\n")
    root = ElementTree.fromstring(text.partition("\n")[2])
    assert root.attrib["lang"] == language
    assert not re.search(r"(src|href)=|url\(|@import", text)
    assert set(re.findall(r"https?://[^\"]*", text)) <= {"http://www.w3.org/2000/svg"}
    assert not re.search(r"\b(nan|inf)\b", text)
    return root


def shown_tables(report: Report) -> list[object]:
    return [line for line in lines(report) if not isinstance(line, str)]


def plots(root: ElementTree.Element) -> int:
    return len(list(root.iter("{http://www.w3.org/2000/svg}svg")))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("watch", [None, Until("apprentice", 0.5), Sprt("apprentice", 0.4, 0.5)])
def test_tournament_page(language: str, watch: Any) -> None:
    found = results(None, 40)
    report = tournament_report.report(found, watch, language)
    assert plots(check_page(page(report), language)) == 5
    assert len(shown_tables(report)) == 2
    data = json.loads(as_json(report))
    assert [row["bot"] for row in data["standings"]] == [row.bot for row in found.rows]
    assert (data["games"], len(data["beats"]), "test" in data) == (40, 2, watch is not None)
    if watch is not None:
        for verdict in ("open", "high", "low"):
            watch.verdict = verdict
            assert "apprentice" in tournament_report.verdict(watch, language)


@pytest.fixture(scope="module", params=[game.name for game in tables.games()])
def studied(request: pytest.FixtureRequest) -> Balance:
    game = load_game(request.param)
    change = next(key for key, value in game.figures().items() if isinstance(value, int))
    value = game.figures()[change]
    return balance(make_table(game, {}, {}, "random", 1), 200, {change: value})


@pytest.mark.parametrize("language", LANGUAGES)
def test_balance_page(studied: Balance, language: str) -> None:
    report = balance_report.report(studied, language)
    assert plots(check_page(page(report), language)) >= 4
    assert len(shown_tables(report)) >= 6
    data = json.loads(as_json(report))
    assert list(data["figures"]) == list(studied.study.groups())
    assert len(data["effects"]) == len(studied.effects)
    assert data["refused"] == studied.refused
    assert data["trial"]["figures"].keys() <= data["figures"].keys()


@tables.each_game()
def test_a_simulation_three_ways(game: Game) -> None:
    result = simulate(game, {}, 50, 1)
    report = simulation_report.report(result, "en")
    check_page(page(report), "en")
    assert len(shown_tables(report)) == len(result.groups())
    data: Any = as_data(report)
    assert data["estimates"].keys() == result.groups().keys()


def test_one_report_is_rendered_three_ways() -> None:
    """Every part where it belongs: plots and notes on the page alone, the answer on top there and last elsewhere."""
    table = Table(["", "mean"], [["a", "1"]], data={"rows": {"a": 1}})
    inner = Section("inner", [table, Words("why", "note")], data={"found": ["x"]})
    other = Section("other", [Intervals("plot", [Bar("b", 1, 0, 2)], lambda _: "")], data={"rows": {"b": 2}})
    report = Report(
        "title",
        "en",
        ["played"],
        [Section("outer", [inner, other], data={"found": []}), Section("empty", [], data={"none": None})],
        [Words("clear", "verdict", data={"found": ["y"]})],
        data={"games": 3},
    )
    assert as_data(report) == {"games": 3, "found": ["x", "y"], "rows": {"a": 1, "b": 2}, "none": None}
    said = [line if isinstance(line, str) else f"table: {line.title}" for line in lines(report)]
    assert said == ["title", "played", "outer", "table: inner", "clear"]
    body = ["".join(part.itertext()) for part in check_page(page(report), "en")[1]]
    assert body == [
        "title",
        "played",
        "clear",
        "outer",
        "inner",
        "meana1",
        "why",
        "other",
        "plotb",
    ]


def test_plots_of_little() -> None:
    assert svg.intervals(Intervals("", [], str)) == ""
    assert svg.course(Course("", [], str)) == ""
    assert svg.histogram(Histogram("", [], str)) == ""
    one = svg.intervals(Intervals("a < b", [Bar("x & y", 1, 1, 1)], str, 1))
    assert "a &lt; b" in one
    assert ElementTree.fromstring(one) is not None
    assert svg.ticks(0, 1) == [0, 0.2, 0.4, 0.6, 0.8, 1.0]
    assert svg.ticks(-0.013, 0.031) == [-0.01, 0, 0.01, 0.02, 0.03]


def test_figures_as_a_language_writes_them() -> None:
    assert (number(-1.5, "en"), number(-1.5, "it")) == ("−1.50", "−1,50")
    assert number(-0.0001, "en", 1, sign=True) == "+0.0"
    assert (percent(0.123, "en"), percent(0.123, "fr")) == ("12.3%", "12,3\u00a0%")
    assert percent(float("nan"), "en") == "–"


def test_files_of_a_tournament(tmp_path: Path) -> None:
    words = ["tournament", "derby", "--bots", "random*3", "-n", "2", "--out", "here", "--lang", "it"]
    done = inside(tmp_path, *words, "--until", "random>=0.9")
    assert done.returncode == 0, done.stderr
    assert "Classifica" in done.stdout
    assert "report.html" in done.stdout
    check_page((tmp_path / "here" / "report.html").read_text(encoding="utf-8"), "it")
    summary = json.loads((tmp_path / "here" / "summary.json").read_text(encoding="utf-8"))
    assert summary["games"] == 2
    assert summary["test"]["verdict"] == "open"
    assert (tmp_path / "here" / "standings.csv").read_text().startswith("bot,games,")
    assert len((tmp_path / "here" / "games.jsonl").read_text().splitlines()) == 3


def test_files_of_a_balance(tmp_path: Path) -> None:
    done = inside(
        tmp_path,
        *(
            "balance",
            "derby",
            "-n",
            "200",
            "--no-effects",
            "--set",
            "bets.first.vp=7",
            "--html",
            "b.html",
            "--json",
        ),
    )
    assert done.returncode == 0, done.stderr
    data = json.loads(done.stdout)
    assert data["trial"]["value"] == "bets.first.vp=7"
    assert data["trial"]["present"] == "6"
    check_page((tmp_path / "b.html").read_text(encoding="utf-8"), "en")


ERRORS = {
    "tournament chess --bots random": "no game",
    "tournament derby --bots zeus": "zeus",
    "tournament derby --bots random,,random": "god,apprentice*3",
    "tournament derby --bots random --games 0": "from 1 to",
    "tournament derby --bots random --seconds 0": "more than 0",
    "tournament derby --bots random --threads 0": "from 1 to 1024",
    "tournament derby --bots random --players 9": "players",
    "tournament derby --bots random --resume": "--out FOLDER",
    "tournament derby --bots random --until hero>=0.5": "hero does not play",
    "tournament derby --bots random --until random": "god>=0.5",
    "tournament derby --bots random --sprt 0.6,0.5": "lower first",
    "tournament derby --bots random --sprt 0.4,0.5 --until random>=0.5": "either --until or --sprt",
    "tournament derby --bots random --out /proc/nowhere": "cannot be written",
    "tournament derby --bots random --option fate=true": "powers",
    "balance derby --bot god": "random, apprentice",
    "balance derby --set powers=full": "--option",
    "balance derby --option bets.first.vp=7": "--set",
    "balance derby --set bets.first.vp=70": "0 to 50",
    "balance derby --set bets.nowhere.vp=7": "no figure",
    "balance derby --games 0": "from 1 to",
    "balance derby --threads 0": "from 1 to",
    "balance derby --games 10 --no-effects --html /proc/nowhere/x.html": "cannot be written",
}


@pytest.mark.parametrize("words", ERRORS)
def test_errors_say_what_to_do(tmp_path: Path, words: str) -> None:
    done = inside(tmp_path, *words.split())
    assert done.returncode == 1
    assert done.stdout == ""
    assert ERRORS[words] in " ".join(done.stderr.split())
