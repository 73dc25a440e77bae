"""Component figures: one TOML file per game, each figure with a mark (A attested, I inferred, H house).

A table of figures carries its marks beside them: `marks = { vp = "A", wins = "A" }`, or `marks = "I"` for all.
`note` is free text. Figures are kept flat: `bets.first.vp`. A record carries them, and an experiment may
replace one (`--set bets.first.vp=7`); both pass through the same checks as the file.

What a figure may be is declared where it goes, as a field of the state (`figure`, `figures`): from these fields come
the schema of the file, and the copy of its figures into a new state (`print_on`).
"""

from __future__ import annotations

import dataclasses
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from .errors import ComponentError
from .fields import PUBLIC, BaseState, declare
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

    def number(self, value: Any) -> int:
        return int(value)


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

    def number(self, value: Any) -> int:
        """Bit i is `values[i]`."""
        return sum(1 << self.values.index(word) for word in value)


Limits = Range | Words
Schema = Mapping[str, Limits]
"""Pattern of a key (`cards.*.fast`) to what its figure may be. A pattern without `*` must be there."""


# fields of the state that are printed


@dataclass(frozen=True)
class Printed:
    """Where in the component file the figures of a field stand, and what they may be."""

    keys: tuple[str, ...]
    """One for each place of the field; or one with a `*`, for any names that the file has; or empty: a 0."""
    limits: Mapping[str, Limits]
    """By the rest of the key (`.years`), if several figures are made into one number."""
    number: Callable[..., int]
    players: tuple[int, ...] = ()
    """For which numbers of players there is one, where a key has `{players}`."""
    names: Callable[[], Iterable[str]] | None = None
    """Instead: the names that stand for `{}` in the only key, an empty one for none; asked when the file is read."""

    def places(self) -> list[str]:
        """The key of each place of the field."""
        if self.names is None:
            return list(self.keys)
        return [self.keys[0].format(name) if name else "" for name in self.names()]

    def schema(self) -> Iterator[tuple[str, Limits]]:
        for key in filter(None, self.places()):
            for rest, limits in self.limits.items():
                for n in self.players or (0,):
                    yield f"{key}{rest}".replace("{players}", str(n)), limits

    def read(self, figures: Figures, players: int) -> list[int]:
        keys = keys_for(figures, self.keys[0]) if "*" in self.keys[0] else self.places()
        return [self.read_one(figures, key.replace("{players}", str(players))) for key in keys]

    def read_one(self, figures: Figures, key: str) -> int:
        return self.number(*(figures[f"{key}{rest}"] for rest in self.limits)) if key else 0


def figure(key: str, limits: Limits, players: Sequence[int] = ()) -> int:
    """A field that holds a printed figure; `{players}` in its key: one for each number of players."""
    made: int = declare(0, 0, PUBLIC, printed=Printed((key,), {"": limits}, limits.number, tuple(players)))
    return made


def figures(pattern: str, names: Sequence[str] | int, limits: Limits) -> list[int]:
    """A field that holds a figure for each name, which stands for `{}` in the key.

    With `*` in the key: for the names the file has, in its order, and `names` says how many there may be.
    """
    if isinstance(names, int):
        keys, size = [pattern], names
    else:
        keys = [pattern.format(name) for name in names]
        size = len(keys)
    made: list[int] = declare(size, 0, PUBLIC, printed=Printed(tuple(keys), {"": limits}, limits.number))
    return made


def figures_of(pattern: str, size: int, names: Callable[[], Iterable[str]], limits: Limits) -> list[int]:
    """A field like `figures` for things that are declared after the state; a place with an empty name holds 0."""
    printed = Printed((pattern,), {"": limits}, limits.number, names=names)
    made: list[int] = declare(size, 0, PUBLIC, printed=printed)
    return made


def combined(pattern: str, names: Sequence[str], number: Callable[..., int], **parts: Limits) -> list[int]:
    """A field with one number for each name, made of several figures: `pattern.part` for each of `parts`."""
    keys = tuple(pattern.format(name) for name in names)
    limits = {f".{part}": limits for part, limits in parts.items()}
    made: list[int] = declare(len(keys), 0, PUBLIC, printed=Printed(keys, limits, number))
    return made


def printed_fields(kind: type[Any]) -> Iterator[tuple[str, int, Printed]]:
    """Each field that is printed: its name, its size, and where it stands in the file."""
    for field in dataclasses.fields(kind):
        if "printed" in field.metadata:
            yield field.name, field.metadata["size"], field.metadata["printed"]


def schema_of(kind: type[Any]) -> Schema:
    """What the component file may say, from the printed fields of a state."""
    return {key: limits for _, _, printed in printed_fields(kind) for key, limits in printed.schema()}


def print_on(state: BaseState, figures: Figures) -> None:
    """Copy the figures into a state that knows its number of players.

    They travel in it: a table with house values needs no recompilation.
    """
    for name, size, printed in printed_fields(type(state)):
        values = printed.read(figures, state.players)
        if len(values) > max(size, 1):
            raise ComponentError("figure-unknown", name=keys_for(figures, printed.keys[0])[size])
        setattr(state, name, values + [0] * (size - len(values)) if size else values[0])


# reading them


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
        for key in keys_for(good, pattern) if "*" in pattern else [pattern]:
            if key not in good:
                raise ComponentError("figure-missing", name=key)
    return good


def keys_for(figures: Iterable[str], pattern: str) -> list[str]:
    """The keys that a pattern stands for, with each name that the figures have in the place of its `*`."""
    before, _, after = pattern.partition("*")
    names = dict.fromkeys(key[len(before) :].partition(".")[0] for key in figures if key.startswith(before))
    return [f"{before}{name}{after}" for name in names]


def number(figures: Figures, key: str) -> int:
    """A figure that is a whole number by its schema."""
    value = figures.get(key)
    if not isinstance(value, int):
        raise ComponentError("figure-missing", name=key)
    return value


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


def load_preset(path: Path, schema: Schema) -> Figures:
    """Read a file with some figures, without marks: each is checked by itself, to replace those of the game's own."""
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ComponentError("components-toml", file=str(path), reason=str(error)) from None
    try:
        return {key: rule_for(schema, key).check(key, value) for key, value, _ in leaves(table)}
    except ComponentError as error:
        error.details["file"] = str(path)
        raise


def read_figure(schema: Schema, key: str, text: str) -> Any:
    """A figure written in a record's header or on the command line."""
    return rule_for(schema, key).read(text)


def write_figure(value: Figure) -> str:
    return "|".join(value) if isinstance(value, tuple) else str(value)
