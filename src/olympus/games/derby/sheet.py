"""The components of Divinity Derby as tables, for the pages to print."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.sheet import Row, Table, weakest
from ...core.texts import message
from .names import BETS, GODS, POWERS
from .say import FOLDER, text, word

KINDS = ("steady", "swift", "soaring", "sly", "crafty")
PLAYERS = range(3, 7)


def say(key: str, language: str, **details: Any) -> str:
    return message(f"sheet-{key}", language, FOLDER / "rules", **details)


def tables(figures: Mapping[str, Any], marks: Mapping[str, str], language: str, whole: bool) -> list[Table]:
    """Bets, the figures by number of players, powers; as a whole also the movement cards."""
    found = [bets(figures, marks, language), players(figures, marks, language)]
    if whole:
        found.append(cards(figures, marks, language))
    return [*found, powers(figures, language)]


def bets(figures: Mapping[str, Any], marks: Mapping[str, str], language: str) -> Table:
    table = Table(say("bets", language))
    for bet in BETS:
        keys = (f"bets.{bet}.wins", f"bets.{bet}.vp")
        points = text("count-points", language, points=figures[keys[1]])
        table.rows.append(Row(word("bet", bet, language), points, weakest(marks[key] for key in keys)))
    return table


def players(figures: Mapping[str, Any], marks: Mapping[str, str], language: str) -> Table:
    table = Table(say("players", language))
    for n in PLAYERS:
        keys = [f"{name}.{n}" for name in ("hand", "tokens", "mid_line")]
        hand, tokens, line = (figures[key] for key in keys)
        told = say("dealt", language, hand=hand, tokens=tokens, line=line)
        table.rows.append(Row(say("count", language, players=n), told, weakest(marks[key] for key in keys)))
    finish, zeus = figures["track.finish"], figures["zeus.protections"]
    told = say("track-text", language, finish=finish, protections=zeus)
    mark = weakest((marks["track.finish"], marks["zeus.protections"]))
    table.rows.append(Row(say("track", language), told, mark))
    return table


def cards(figures: Mapping[str, Any], marks: Mapping[str, str], language: str) -> Table:
    table = Table(say("cards", language))
    for kind in KINDS:
        keys = [f"cards.{kind}.{part}" for part in ("fast", "bonus", "slow", "copies")]
        fast, bonus, slow, copies = (figures[key] for key in keys)
        name = f"{fast}+{bonus}/{slow}" if bonus else f"{fast}/{slow}"
        told = say("card", language, fast=fast, bonus=bonus, slow=slow, copies=copies)
        table.rows.append(Row(name, told, weakest(marks[key] for key in keys)))
    return table


def powers(figures: Mapping[str, Any], language: str) -> Table:
    """Of each god's three powers the first is attested, the others are house designs."""
    table = Table(say("powers", language))
    for number, power in enumerate(POWERS):
        sectors = figures.get(f"powers.{power}.sectors", 0)
        god = word("god", GODS[number // 3], language)
        told = text(f"power-{power}-help", language, sectors=sectors)
        table.rows.append(Row(f"{word('power', power, language)} ({god})", told, "H" if number % 3 else "A"))
    return table
