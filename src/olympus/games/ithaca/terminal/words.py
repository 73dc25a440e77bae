"""Names, cards and styles: a god is told by the first two letters of the name, then by colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....core.face import Events, Line, Span
from ....core.texts import message
from ..say import FOLDER, word

STYLES = {
    "Zeus": "bold white on #b93a21",
    "Athena": "bold white on #1f6b41",
    "Helios": "bold black on #e0b445",
    "Aiolus": "bold white on #2d5f9a",
    "Poseidon": "bold white on #155e63",
}
GOLD = "bold #d3a53a"


def text(key: str, language: str, **details: Any) -> str:
    """A text of the terminal's board."""
    return message(key, language, FOLDER / "terminal", **details)


def names(events: Events, players: int, language: str) -> list[str]:
    """Players are called by companions of Odysseus."""
    return text("crew", language).split(", ")[:players]


def god(name: str, language: str) -> Span:
    return word("god", name, language), STYLES[name]


def tag(name: str, language: str) -> Span:
    return word("god", name, language)[:2], STYLES[name]


def widest_god(language: str) -> int:
    return max(len(word("god", name, language)) for name in STYLES)


def card(shown: dict[str, Any], language: str) -> Line:
    """`Ze 3`, `Ze He 3` for a double."""
    return [*(tag(name, language) for name in shown["gods"]), (f" {shown['value']}", "")]


def card_named(notation: str, language: str) -> Line:
    """The same from a card's notation: `Zeus-Helios 3`."""
    gods, _, value = notation.partition(" ")
    return card({"gods": gods.split("-"), "value": value}, language)


def cards(those: Sequence[dict[str, Any]], language: str) -> Line:
    return joined([card(shown, language) for shown in those], "  ") or [("-", "dim")]


def length(line: Line) -> int:
    return sum(len(words) for words, _ in line)


def padded(line: Line, width: int) -> Line:
    return [*line, (" " * max(0, width - length(line)), "")]


def joined(lines: Sequence[Line], between: str) -> Line:
    whole: Line = []
    for line in lines:
        whole += [(between, ""), *line] if whole else line
    return whole


def wrapped(head: Line, parts: Sequence[Line], width: int) -> list[Line]:
    """A heading and its parts; what does not fit goes on, indented, in the next line."""
    lines: list[Line] = [list(head)]
    for part in parts or [[("-", "dim")]]:
        if length(lines[-1]) + 2 + length(part) > width:
            lines.append([("  ", "")])
        lines[-1] += [("  " if len(lines[-1]) > 1 else " ", ""), *part]
    return lines
