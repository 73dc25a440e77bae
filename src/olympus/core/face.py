"""What a game hands to a terminal: lines with styles, and menus of moves. Plain data, nothing drawn yet.

A game's face is its module `terminal` with the functions of `Face`; a game without one gets `plain`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from .game import Foreseen

Span = tuple[str, str]
"""A text and its style, as rich writes styles (`bold`, `dim`, `black on yellow`); empty: none."""
Line = list[Span]
View = dict[str, Any]
Events = Sequence[dict[str, Any]]


@dataclass
class Choice:
    """A numbered line: a move, or a menu with the rest of the choice."""

    words: Line
    move: str = ""
    note: str = ""
    """What it is worth; notes of a column stand under each other."""
    inner: Menu | None = None
    key: str = ""
    """What to type instead of its number."""


@dataclass
class Group:
    """Choices under a heading."""

    title: str
    choices: list[Choice]


@dataclass
class Menu:
    title: str
    groups: list[Group] = field(default_factory=list)
    flow: bool = False
    """Short choices one after the other, rather than a line each."""

    def choices(self) -> Iterator[tuple[str, Choice]]:
        """Each choice with what to type for it."""
        number = 0
        for group in self.groups:
            for choice in group.choices:
                number += 1
                yield choice.key or str(number), choice


class Face(Protocol):
    """How a game looks at a terminal. Reads views and events, never a state."""

    def names(self, events: Events, players: int, language: str) -> list[str]:
        """What the seats are called."""
        ...

    def told(self, events: Events, names: list[str], language: str) -> list[str]:
        """What happened, in lines worth reading."""
        ...

    def welcome(self, names: list[str], me: int, language: str) -> str:
        """Who sits where, said once."""
        ...

    def board(self, view: View, names: list[str], language: str, width: int, detail: int) -> list[Line]:
        """The table as the seat sees it. Detail 0: for a quick decision; 1: the table; 2: everything."""
        ...

    def instruction(self, view: View, names: list[str], language: str) -> str:
        """What is asked of the seat."""
        ...

    def brief(self, view: View) -> bool:
        """Whether the decision is a quick one, for which the short board will do."""
        ...

    def menu(self, view: View, legal: Foreseen, names: list[str], language: str) -> Menu: ...

    def topics(self, language: str) -> list[str]:
        """What can be explained, as one types it."""
        ...

    def explain(self, topic: str, view: View | None, language: str) -> str | None:
        """A topic in words; None for one there is not."""
        ...

    def result(self, events: Events, names: list[str], language: str, width: int) -> list[Line]:
        """How the points came."""
        ...


def words_of(line: Line) -> str:
    return "".join(text for text, _ in line)
