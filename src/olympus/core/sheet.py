"""What a game hands to the pages to print: tables of its components. Plain data, nothing drawn yet.

A game's sheet is its module `sheet` with a function `tables(figures, marks, language, whole)`; a game without one
gets the page with its rules alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

STRENGTH = "AIH"
"""Marks from attested over inferred to house design."""


@dataclass
class Row:
    name: str
    text: str
    mark: str
    """Of the weakest figure in it."""


@dataclass
class Table:
    title: str
    rows: list[Row] = field(default_factory=list)


def weakest(marks: Iterable[str]) -> str:
    return max(marks, key=STRENGTH.index)
