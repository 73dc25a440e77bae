"""The games and bots that a server has."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, UnsetType

from .shapes import OptionKind, Shape


class Range(Shape):
    low: int
    high: int
    default: int


class Option(Shape):
    option: str
    kind: OptionKind
    default: Any
    title: str
    help: str
    low: int | UnsetType = UNSET
    high: int | UnsetType = UNSET
    values: list[str] | UnsetType = UNSET
    labels: dict[str, str] | UnsetType = UNSET


class Game(Shape):
    game: str
    version: int
    title: str
    options: list[Option]
    lessons: int
    pages: list[str]
    """Pages to print."""
    players: Range


class Bot(Shape):
    bot: str
    text: str


class Games(Shape):
    games: list[Game]
    bots: list[Bot]
    languages: list[str]
