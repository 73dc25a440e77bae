"""What a game hands to the pages to print: tables of its components. Plain data, nothing drawn yet.

A game's sheet is its module `sheet` with a function `tables(source)`; a game without one gets the page with
its rules alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .components import MARKS
from .texts import message


@dataclass
class Row:
    name: str
    text: str
    mark: str
    """Of the weakest figure in it."""
    cells: tuple[str, ...] = ()
    """Instead of the text: one entry a column."""


@dataclass
class Table:
    title: str
    """Empty: it goes on with the table before."""
    rows: list[Row] = field(default_factory=list)
    heads: tuple[str, ...] = ()
    """What stands over the columns, if there are any."""
    corner: str = ""
    """What stands over the names, where there are columns."""


@dataclass(frozen=True)
class Source:
    """Where a sheet takes its figures, their marks and its words from."""

    figures: Mapping[str, Any]
    marks: Mapping[str, str]
    folder: Path
    """The texts of the rules in short."""
    language: str

    def say(self, key: str, **details: Any) -> str:
        return message(f"sheet-{key}", self.language, self.folder, **details)

    def values(self, keys: Iterable[str]) -> tuple[Any, ...]:
        return tuple(self.figures[key] for key in keys)

    def weakest(self, keys: Iterable[str]) -> str:
        return max((self.marks[key] for key in keys), key=list(MARKS).index)
