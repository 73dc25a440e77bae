"""Component figures: one TOML file a game, each figure with a mark (A attested, I inferred, H house).

A table of figures carries its marks beside them: `marks = { vp = "A", wins = "A" }`, or `marks = "I"` for all.
`note` is free text. Figures are kept flat: `bets.first.vp`. A record carries them, and an experiment may
replace one (`--set bets.first.vp=7`); both pass through the same checks as the file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from .errors import ComponentError
from .options import whole_number

Figure = int | tuple[str, ...]
Figures = dict[str, Figure]
MARKS = {"A": "attested", "I": "inferred", "H": "house"}
"""How sure a figure is, from the strongest mark to the weakest."""


@dataclass(frozen=True)
class Range:
    """A whole number from low to high."""

    low: int
    high: int

    def check(self, key: str, value: Any) -> Figure:
        if not isinstance(value, int) or isinstance(value, bool) or not self.low <= value <= self.high:
            raise ComponentError("figure-range", name=key, value=str(value), low=self.low, high=self.high)
        return value

    def read(self, text: str) -> Any:
        return whole_number(text)


@dataclass(frozen=True)
class Words:
    """A list of words, each one of `values`; at least `low` of them."""

    values: tuple[str, ...]
    low: int = 1

    def check(self, key: str, value: Any) -> Figure:
        known = (
            isinstance(value, list | tuple)
            and len(value) >= self.low
            and all(w in self.values for w in value)
        )
        if not known:
            raise ComponentError("figure-words", name=key, value=str(value), possible=", ".join(self.values))
        return tuple(value)

    def read(self, text: str) -> Any:
        return tuple(text.split("|"))


Schema = Mapping[str, Range | Words]
"""Pattern of a key (`bets.*.vp`) to what its figure may be. A pattern without `*` must be there."""


def leaves(table: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Each figure of a TOML table with its key and mark."""
    marks = table.get("marks")
    for key, value in table.items():
        if key in ("marks", "note"):
            continue
        name = f"{path}{key}"
        if isinstance(value, dict):
            yield from leaves(value, f"{name}.")
        else:
            yield name, value, marks.get(key) if isinstance(marks, dict) else marks


def rule_for(schema: Schema, key: str) -> Range | Words:
    for pattern, rule in schema.items():
        if fnmatchcase(key, pattern) and pattern.count(".") == key.count("."):
            return rule
    raise ComponentError("figure-unknown", name=key)


def checked(schema: Schema, figures: Mapping[str, Any]) -> Figures:
    """The figures, each within what the schema allows; none missing, none unknown."""
    good = {key: rule_for(schema, key).check(key, value) for key, value in figures.items()}
    for pattern in schema:
        if "*" not in pattern and pattern not in good:
            raise ComponentError("figure-missing", name=pattern)
    return good


def load(path: Path, schema: Schema) -> tuple[Figures, dict[str, str]]:
    """Read a component file: its figures and their marks."""
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ComponentError("components-toml", file=str(path), reason=str(error)) from None
    figures, marks = {}, {}
    try:
        for key, value, mark in leaves(table):
            if mark not in MARKS:
                raise ComponentError("figure-mark", name=key, possible=", ".join(MARKS))
            figures[key], marks[key] = value, mark
        return checked(schema, figures), marks
    except ComponentError as error:
        error.details["file"] = str(path)
        raise


def read_figure(schema: Schema, key: str, text: str) -> Any:
    """A figure written in a record's header or on the command line."""
    return rule_for(schema, key).read(text)


def write_figure(value: Figure) -> str:
    return "|".join(value) if isinstance(value, tuple) else str(value)
