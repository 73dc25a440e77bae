"""A report as it is written once: words, tables and plots for people, and beside each of them the same for programs.

Each of three modules renders it: `terminal.py`, `data.py` (JSON) and `page.py` (HTML).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

Data = Mapping[str, object]
"""A piece of the JSON object: pieces are merged, mappings key by key, lists one after the other."""
Write = Callable[[float], str]
"""How a figure is written."""


@dataclass(frozen=True, kw_only=True)
class Said:
    """Something a report says."""

    data: Data = field(default_factory=dict)
    """The same for programs."""


@dataclass(frozen=True)
class Words(Said):
    text: str
    kind: Literal["", "note", "verdict"] = ""
    """A note explains figures: it stands on the page alone."""


@dataclass(frozen=True)
class Table(Said):
    """Names on the left, figures on the right; its title is that of its section."""

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Bar:
    """A row of a plot of intervals."""

    label: str
    mean: float
    low: float
    high: float

    @property
    def known(self) -> bool:
        return not any(math.isnan(value) for value in (self.mean, self.low, self.high))


@dataclass(frozen=True)
class Line:
    label: str
    points: Sequence[tuple[float, float]]
    band: Sequence[tuple[float, float, float]] = ()
    """x, low, high of an interval around it."""


@dataclass(frozen=True)
class Intervals(Said):
    """A dot with its interval for each row; the reference (even, or no difference) is a line through all."""

    title: str
    bars: Sequence[Bar]
    write: Write
    reference: float | None = None


@dataclass(frozen=True)
class Course(Said):
    """Figures that develop: x is a number of games."""

    title: str
    lines: Sequence[Line]
    write: Write
    reference: float | None = None


@dataclass(frozen=True)
class Histogram(Said):
    """Shares by the middle of their range."""

    title: str
    counts: Sequence[tuple[float, float]]
    write: Write


@dataclass(frozen=True)
class Section(Said):
    """Parts under a title; one without parts is not shown."""

    title: str
    parts: Sequence[Part]


Part = Words | Table | Intervals | Course | Histogram | Section


@dataclass(frozen=True)
class Report(Said):
    title: str
    language: str
    opening: Sequence[str]
    """What was played."""
    parts: Sequence[Part]
    answer: Sequence[Part] = ()
    """What was asked about in particular: it stands where one looks first, at the top of a page and at the bottom of a
    terminal."""
