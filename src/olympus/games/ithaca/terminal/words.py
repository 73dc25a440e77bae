"""Names, cards and styles: a god is told by the first two letters of the name, then by colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....core.face import Events, Line, Span
from ....core.textkit import joined, texts_of
from ..say import FOLDER, word

STYLES = {
    "Zeus": "bold white on #b93a21",
    "Athena": "bold white on #1f6b41",
    "Helios": "bold black on #e0b445",
    "Aiolus": "bold white on #2d5f9a",
    "Poseidon": "bold white on #155e63",
}
text = texts_of(FOLDER / "terminal")


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
