"""Means with 95% intervals out of batches of games, and differences of means that were played on the same chance.

Seats of one game, rotations of one deal and one game under two values hang together; batches (a deal, or some
hundreds of games) do not. A mean here is a ratio of two sums over batches, and its interval comes from how the
batches differ from it (the linearised ratio estimator), so whatever hangs together inside a batch is accounted for.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .estimate import Z95

Series = NDArray[np.float64]


@dataclass(frozen=True)
class Figure:
    """A mean or a difference with its 95% interval, and how many samples are behind it."""

    mean: float
    low: float
    high: float
    count: int

    def as_data(self) -> dict[str, float | int | None]:
        figures = {"mean": self.mean, "low": self.low, "high": self.high}
        return {"count": self.count} | {k: None if math.isnan(v) else v for k, v in figures.items()}


@dataclass
class Batches:
    """For each batch the sum and the number of its samples."""

    totals: list[float] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)

    def add(self, samples: Any) -> None:
        values = np.asarray(samples, np.float64)
        self.totals.append(float(values.sum()))
        self.counts.append(values.size)

    def fill(self, batches: int) -> None:
        """Batches that had nothing to say count as empty ones, so that those of two figures stay side by side."""
        missing = batches - len(self.counts)
        self.totals += [0.0] * missing
        self.counts += [0] * missing

    @property
    def count(self) -> int:
        return sum(self.counts)

    @property
    def mean(self) -> float:
        return sum(self.totals) / self.count if self.count else math.nan

    def residuals(self) -> Series:
        """How far each batch pulls the mean away."""
        if not self.count:
            return np.full(len(self.counts), math.nan)
        return np.asarray(
            (np.array(self.totals) - self.mean * np.array(self.counts)) / self.count, np.float64
        )

    def figure(self) -> Figure:
        half = half_width(self.residuals())
        return Figure(self.mean, self.mean - half, self.mean + half, self.count)

    def minus(self, other: Batches) -> Figure:
        """The difference of two means whose batches belong to each other one by one."""
        difference = self.mean - other.mean
        half = half_width(self.residuals() - other.residuals())
        return Figure(difference, difference - half, difference + half, min(self.count, other.count))

    def share(self) -> Figure:
        """The same for a share of 1, with Wilson's interval: sensible near 0 and 1, and never of no width.

        Its number of samples is the one at which independent samples would vary as much as the batches do.
        """
        p, n = self.mean, float(self.count)
        if math.isnan(p) or n == 0:
            return Figure(p, math.nan, math.nan, self.count)
        spread, plain = half_width(self.residuals()) / Z95, math.sqrt(p * (1 - p) / n)
        if spread > 0 and plain > 0:
            n *= min((plain / spread) ** 2, 4.0)
        middle = (p + Z95**2 / (2 * n)) / (1 + Z95**2 / n)
        half = Z95 * math.sqrt(p * (1 - p) / n + (Z95 / (2 * n)) ** 2) / (1 + Z95**2 / n)
        return Figure(p, middle - half, middle + half, self.count)


def half_width(residuals: Series) -> float:
    """Half the 95% interval of a sum of independent residuals (Student's, by its expansion)."""
    batches = len(residuals)
    if batches < 2:
        return math.nan
    student = Z95 + (Z95**3 + Z95) / (4 * (batches - 1))
    return float(student * math.sqrt(batches / (batches - 1) * float((residuals**2).sum())))


def in_batches(samples: Sequence[tuple[int, float]]) -> Batches:
    """Samples by the number of their batch."""
    made: dict[int, list[float]] = {}
    for batch, sample in samples:
        made.setdefault(batch, []).append(sample)
    found = Batches()
    for values in made.values():
        found.add(values)
    return found
