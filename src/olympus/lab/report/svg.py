"""Plots as plain SVG: intervals, lines, bars. They take their colours from the page they stand in (`page.py`)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from .model import Course, Histogram, Intervals

WIDTH = 720
LABEL = 230
ROW = 26
PAD = 14
SERIES = 6
"""Colours there are: class s0 to s5."""


def ticks(low: float, high: float, wanted: int = 5) -> list[float]:
    """Round figures inside a range."""
    span = high - low
    raw = span / wanted
    step = 10 ** math.floor(math.log10(raw))
    step *= next(factor for factor in (1, 2, 2.5, 5, 10) if factor * step >= raw * 0.999)
    first = math.ceil(low / step - 1e-9)
    return [round(i * step, 12) for i in range(first, math.floor(high / step + 1e-9) + 1)]


def around(values: Sequence[float]) -> tuple[float, float]:
    """A range with some air around the values."""
    low, high = min(values), max(values)
    air = (high - low) * 0.06 or max(abs(low) * 0.1, 0.01)
    return low - air, high + air


def element(width: int, height: int, title: str, parts: Sequence[str]) -> str:
    body = "".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
        f"<title>{escape(title)}</title>{body}</svg>"
    )


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def intervals(plot: Intervals) -> str:
    known, reference = [bar for bar in plot.bars if bar.known], plot.reference
    values = [value for bar in known for value in (bar.low, bar.high)]
    if not values:
        return ""
    if reference is not None:
        values.append(reference)
    low, high = around(values)
    bottom = PAD + ROW * len(known)

    def at(value: float) -> float:
        return LABEL + (value - low) / (high - low) * (WIDTH - LABEL - 2 * PAD)

    parts = []
    for tick in ticks(low, high):
        parts.append(line(at(tick), PAD, at(tick), bottom, "grid"))
        parts.append(text(at(tick), bottom + 18, plot.write(tick), "tick", "middle"))
    if reference is not None:
        parts.append(line(at(reference), PAD, at(reference), bottom, "reference"))
    for i, bar in enumerate(known):
        y = PAD + ROW * (i + 0.5)
        parts.append(text(LABEL - 10, y + 4, bar.label, "label", "end"))
        parts.append(line(at(bar.low), y, at(bar.high), y, "interval"))
        parts.append(f'<circle cx="{at(bar.mean):.1f}" cy="{y:.1f}" r="4.5" class="dot"/>')
    return element(WIDTH, bottom + 28, plot.title, parts)


def course(plot: Course) -> str:
    series, reference = plot.lines, plot.reference
    xs = [x for one in series for x, _ in one.points]
    if not xs or max(xs) <= 0:
        return ""
    height, left, right = 260, 60, WIDTH - 130
    values = [y for one in series for _, y in one.points] + ([] if reference is None else [reference])
    low, high = around(values)
    most = max(xs)

    def across(x: float) -> float:
        return left + x / most * (right - left)

    def down(y: float) -> float:
        return height - 30 - (min(max(y, low), high) - low) / (high - low) * (height - 30 - PAD)

    parts = []
    for tick in ticks(low, high):
        parts.append(line(left, down(tick), right, down(tick), "grid"))
        parts.append(text(left - 8, down(tick) + 4, plot.write(tick), "tick", "end"))
    for tick in ticks(0, most):
        parts.append(text(across(tick), height - 10, f"{tick:.0f}", "tick", "middle"))
    if reference is not None:
        parts.append(line(left, down(reference), right, down(reference), "reference"))
    free = float(PAD)
    for i, one in sorted(enumerate(series), key=lambda item: down(item[1].points[-1][1])):
        colour = f"s{i % SERIES}"
        if one.band:
            there = [f"{across(x):.1f},{down(top):.1f}" for x, _, top in one.band]
            back = [f"{across(x):.1f},{down(bottom):.1f}" for x, bottom, _ in reversed(one.band)]
            parts.append(f'<polygon points="{" ".join(there + back)}" class="band {colour}"/>')
        path = " ".join(f"{across(x):.1f},{down(y):.1f}" for x, y in one.points)
        parts.append(f'<polyline points="{path}" class="course {colour}"/>')
        free = max(free, down(one.points[-1][1]) + 4)
        parts.append(text(right + 8, free, one.label, f"label {colour}"))
        free += 18
    return element(WIDTH, height, plot.title, parts)


def histogram(plot: Histogram) -> str:
    counts = plot.counts
    if not counts:
        return ""
    height, left = 200, 60
    highest = max(share for _, share in counts) or 1.0
    wide = (WIDTH - left - PAD) / len(counts)
    parts = []
    for tick in ticks(0, highest, 4):
        y = height - 30 - tick / highest * (height - 30 - PAD)
        parts.append(line(left, y, WIDTH - PAD, y, "grid"))
        parts.append(text(left - 8, y + 4, plot.write(tick), "tick", "end"))
    every = max(len(counts) // 10, 1)
    for i, (middle, share) in enumerate(counts):
        tall = share / highest * (height - 30 - PAD)
        x = left + i * wide
        parts.append(
            f'<rect x="{x + 1:.1f}" y="{height - 30 - tall:.1f}" width="{max(wide - 2, 1):.1f}" '
            f'height="{tall:.1f}" class="pile"/>'
        )
        if i % every == 0:
            parts.append(text(x + wide / 2, height - 12, f"{middle:g}", "tick", "middle"))
    return element(WIDTH, height, plot.title, parts)
