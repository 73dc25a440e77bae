"""Names, tags and styles: a creature is told by the first two letters of its name, then by colour."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from ....core import textkit
from ....core.face import Events, Line, Span
from ....core.textkit import texts_of
from ..names import CREATURES
from ..say import FOLDER, word

STYLES = {
    "Dragon": "bold #ffffff on #1f6b41",
    "Gryphon": "bold #000000 on #e0b445",
    "Lamassu": "bold #ffffff on #6b4a30",
    "Pegasus": "bold #000000 on #7dbbe0",
    "Phoenix": "bold #ffffff on #b93a21",
    "Sylph": "bold #ffffff on #6d3b93",
}
text = texts_of(FOLDER / "terminal")
wrapped = partial(textkit.wrapped, gap=3)


def names(events: Events, players: int, language: str) -> list[str]:
    """Players are called by their gods."""
    found = [""] * players
    for event in events:
        if event["event"] == "god" and event["seat"] < players:
            found[event["seat"]] = word("god", event["god"], language)
    return [name or str(seat) for seat, name in enumerate(found)]


def creature(name: str, language: str) -> Line:
    """The whole name, its tag marked."""
    called = word("creature", name, language)
    return [(called[:2], STYLES[name]), (called[2:], "")]


def tag(name: str, language: str) -> Span:
    return word("creature", name, language)[:2], STYLES[name]


def widest_creature(language: str) -> int:
    return max(len(word("creature", name, language)) for name in CREATURES)


def by_creature(cards: Sequence[dict[str, Any]], language: str) -> list[Line]:
    """`Dr 4/2 3/1`, `Pe 2+3/1`: fast, + trick, / slow."""
    lines: list[Line] = []
    for name in CREATURES:
        mine = [card for card in cards if card.get("creature") == name]
        if mine:
            values = []
            for card in mine:
                count = card.get("count", 1)
                values.append(card["text"].split()[1] + (f"×{count}" if count > 1 else ""))
            lines.append([tag(name, language), (" " + " ".join(values), "")])
    return lines
