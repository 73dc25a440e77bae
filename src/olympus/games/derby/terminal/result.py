"""How the points came: the bets each player won, race by race."""

from __future__ import annotations

from typing import Any

from ....core.face import Events, Line
from ....core.textkit import GOLD
from ..say import word
from .words import tag, text, wrapped


def result(events: Events, names: list[str], language: str, width: int) -> list[Line]:
    races, totals = history(events, len(names))
    lines: list[Line] = []
    for seat in sorted(range(len(names)), key=lambda seat: -totals[seat]):
        parts: list[Line] = []
        for race, bets in enumerate(races, start=1):
            won = [one_bet(bet, language) for bet in bets if bet["seat"] == seat and bet["points"]]
            if won:
                won[0] = [(text("race-short", language, race=race) + "  ", "dim"), *won[0]]
            parts += won
        lines.append([(names[seat], "bold"), (f"  {totals[seat]}", GOLD)])
        lines += wrapped("   ", parts, width) if parts else []
    return lines


def history(events: Events, players: int) -> tuple[list[list[dict[str, Any]]], list[int]]:
    """The bets of each race with what they paid, and the totals."""
    races: list[list[dict[str, Any]]] = []
    totals = [0] * players
    for event in events:
        kind = event["event"]
        if kind == "race":
            races.append([])
        elif kind == "revealed":
            races[-1].append({**event, "points": 0})
        elif kind == "paid":
            totals[event["seat"]] += event["points"]
            for bet in races[-1]:
                if (bet["seat"], bet["bet"]) == (event["seat"], event["bet"]):
                    bet["points"] = event["points"]
    return races, totals


def one_bet(bet: dict[str, Any], language: str) -> Line:
    """A bet that won, with its points."""
    name = word("bet", bet["bet"], language)
    return [tag(bet["creature"], language), (f" {name} ", ""), (f"+{bet['points']}", GOLD)]
