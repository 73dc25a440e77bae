"""Figures are in components.toml alone: correct one, and rules, views and notation follow."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import replace
from pathlib import Path

import pytest

from olympus import ComponentError, Game, Match, load_game
from olympus.games.derby.power import POWERS

from .situations import play_last_turn, powers, race, ranked
from .table import Table

FILE = Path(__file__).parent.parent / "components.toml"


def corrected(tmp_path: Path, section: str, key: str, value: object) -> Game:
    """The game with one figure of a copy of its component file replaced."""
    text = FILE.read_text(encoding="utf-8")
    head, found, rest = text.partition(f"[{section}]\n")
    assert found
    rest, times = re.subn(rf"^{key} = .*$", f"{key} = {value}", rest, count=1, flags=re.M)
    assert times == 1
    (tmp_path / "components.toml").write_text(head + found + rest, encoding="utf-8")
    return replace(load_game("derby"), folder=tmp_path)


def test_the_printed_figures_are_those_of_the_file(tmp_path):
    game = corrected(tmp_path, "track", "finish", load_game("derby").figures()["track.finish"])
    assert game.figures() == load_game("derby").figures()


def test_a_corrected_card_changes_rules_view_and_notation(tmp_path):
    game = corrected(tmp_path, "cards.swift", "fast", 6)
    match = Match.new(game, seed=1, first=0)
    while match.view(None)["phase"] == "bets":
        match.play(match.legal()[0])
    texts = [str(move) for move in match.legal()]
    assert any(text.endswith(" 6/2") for text in texts)
    assert not any(text.endswith(" 4/2") for text in texts)
    text = next(text for text in texts if text.endswith(" 6/2"))
    match.play(text)
    creature = text.split()[2]
    sectors = {entry["creature"]: entry["sector"] for entry in match.view(None)["track"]["creatures"]}
    assert sectors[creature] == 6
    assert match.view(None)["discards"][0]["fast"] == 6


def test_a_corrected_track_changes_rules_and_view(tmp_path):
    game = corrected(tmp_path, "track", "finish", 30)
    match = Match.new(game, seed=1)
    assert match.view(None)["track"]["finish"] == 30


def test_a_corrected_bet_changes_payout_and_view(tmp_path):
    game = corrected(tmp_path, "bets.first", "vp", 9)
    match = Match.new(game, seed=1)
    assert {"bet": "first", "wins": ["1st"], "vp": 9} in match.view(None)["bets"]
    table = ranked(bets={"anansi": "first Dragon, last Gryphon"}, figures={"bets.first.vp": 9})
    play_last_turn(table)
    assert {"event": "paid", "seat": 0, "bet": "first", "points": 9} in table.happened("paid")


def test_a_corrected_bet_may_name_other_places():
    table = ranked(bets={"anansi": "first Lamassu, last Gryphon"}, figures={"bets.first.wins": ("5th",)})
    play_last_turn(table)
    assert [event["bet"] for event in table.happened("paid") if event["seat"] == 0][:1] == ["first"]


@pytest.mark.parametrize(
    ("figure", "value", "shown"),
    [
        ("hand.4", 6, lambda view: view["holders"][0]["size"]),
        ("tokens.4", 5, lambda view: view["tokens"]["Dragon"]),
        ("zeus.protections", 2, lambda view: view["zeus"]["protections"]),
        ("mid_line.4", 9, lambda view: view["track"]["mid_line"]),
        ("track.finish", 20, lambda view: view["track"]["finish"]),
    ],
)
def test_a_house_figure_of_the_set_up_is_followed(figure, value, shown):
    assert shown(Table(4, figures={figure: value}).view(None)) == value


def test_a_house_mid_line_is_the_one_that_counts():
    table = race(4, figures={"mid_line.4": 4}).lay(anansi="Dragon 4/2", odin="Sylph 3/1")
    table.play("anansi: play left Dragon 4/2", "anansi: play right Sylph 3/1")
    assert table.phase == "bets"


def test_house_figures_of_powers_are_followed():
    figures = {"powers.sun-ray.sectors": 5, "powers.updraft.sectors": 1, "powers.sticky-thread.sectors": 9}
    table = powers("horus", "anansi", "odin", tokens=(9, 10), figures=figures).lay(horus="Dragon 4/2")
    table.play("horus: play left Dragon 4/2", "horus: power sun-ray", "horus: power updraft")
    assert table.sector("Dragon") == 10
    table.play("anansi: power sticky-thread")
    assert table.sector("Dragon") == 1


def test_figures_travel_with_the_record():
    table = Match.new("derby", seed=5, figures={"bets.first.vp": 9})
    table.play(table.legal()[0])
    again = Match.from_record(table.record())
    assert again.state == table.state
    assert again.state.bet_vp[5] == 9


@pytest.mark.parametrize(
    ("section", "key", "value", "message"),
    [
        ("track", "finish", 9, "figure-range"),
        ("cards.steady", "fast", 1, "cards-fast-slow"),
        ("cards.steady", "fast", '"three"', "figure-range"),
        ("cards.swift", "copies", 3, "cards-count"),
        ("hand", "3", 7, "hand-size"),
        ("mid_line", "5", 24, "mid-line"),
        ("tokens", "6", 2, "tokens-few"),
        ("bets.first", "wins", '["7th"]', "figure-words"),
        ("bets.first", "marks", '"X"', "figure-mark"),
        ("zeus", "protections", "[", "components-toml"),
    ],
)
def test_a_wrong_figure_is_refused_by_name(tmp_path, section, key, value, message):
    with pytest.raises(ComponentError) as refusal:
        corrected(tmp_path, section, key, value).figures()
    assert refusal.value.key == message


def test_every_figure_carries_a_mark():
    figures, marks = load_game("derby").components
    assert set(figures) == set(marks)
    assert set(marks.values()) == {"A", "I", "H"}


def test_the_law_tells_every_power_with_its_figure():
    """RULES.md has each power once, of its god and kind, in their order, with the sectors of components.toml."""
    game = load_game("derby")
    law = (game.folder / "RULES.md").read_text(encoding="utf-8").partition("## 9 ")[2]
    told = re.findall(r"^- \*\*(.+)\*\* \((\S+(?: \S+)?), (attested|house|fate)\b.*?\)\. (.*)$", law, re.M)
    assert [plain(name) for name, _, _, _ in told] == list(POWERS.names)
    for power, (_, god, kind, text) in zip(POWERS, told, strict=True):
        assert (plain(god), kind) == (power.god, ("attested", "house", "fate")[power.kind])
        printed = [game.figures()[f"powers.{power.name}.sectors"]] if power.sectors else []
        assert [int(figure) for figure in re.findall(r"(\d+) sectors", text)] == printed, power.name


def plain(name: str) -> str:
    """`Yù Huáng` as it is written in records: `yu-huang`."""
    letters = unicodedata.normalize("NFD", name.lower().replace("'", ""))
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).replace(" ", "-")
