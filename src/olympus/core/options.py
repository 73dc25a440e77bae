"""Options of a table: typed, with ranges and defaults. Names and explanations are in the game's texts."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .errors import OptionError

Options = dict[str, Any]


def whole_number(text: str) -> Any:
    """A text as a whole number, if it is one of a sensible size; else the text, to be refused as such."""
    return int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else text


@dataclass(frozen=True)
class Option:
    """One option. Values come as themselves or as text, the way `write` writes them."""

    name: str
    default: Any

    def check(self, value: Any, players: int) -> Any:
        """The value to use; an error says what is possible."""
        return self.fit(self.read(value) if isinstance(value, str) else value, players)

    def fit(self, value: Any, players: int) -> Any:
        """The same, of a value that is not text, or is text that `read` could not read."""
        raise NotImplementedError

    def wrong(self, value: Any, possible: str) -> OptionError:
        return OptionError("option-value", option=self.name, value=str(value), possible=possible)

    def write(self, value: Any) -> str:
        return str(value).lower()

    def read(self, text: str) -> Any:
        """The value that a text stands for, or the text itself."""
        return text

    def possible(self) -> str:
        raise NotImplementedError


@dataclass(frozen=True)
class Flag(Option):
    """On or off."""

    default: bool

    def fit(self, value: Any, players: int) -> bool:
        if not isinstance(value, bool):
            raise self.wrong(value, self.possible())
        return value

    def read(self, text: str) -> Any:
        return {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}.get(
            text.lower(), text
        )

    def possible(self) -> str:
        return "true, false"


@dataclass(frozen=True)
class Choice(Option):
    """One of several words."""

    default: str
    values: tuple[str, ...]

    def fit(self, value: Any, players: int) -> str:
        if value not in self.values:
            raise self.wrong(value, self.possible())
        return str(value)

    def possible(self) -> str:
        return ", ".join(self.values)


@dataclass(frozen=True)
class Number(Option):
    """A whole number in a range."""

    default: int
    low: int
    high: int

    def fit(self, value: Any, players: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not self.low <= value <= self.high:
            raise self.wrong(value, self.possible())
        return value

    def read(self, text: str) -> Any:
        return whole_number(text)

    def possible(self) -> str:
        return f"{self.low} – {self.high}"


@dataclass(frozen=True)
class SeatOrDrawn(Option):
    """A seat, or None: drawn from the match's stream."""

    default: int | None = None

    def fit(self, value: Any, players: int) -> int | None:
        if value is None:
            return None
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < players:
            raise self.wrong(value, f"drawn, 0 – {players - 1}")
        return value

    def write(self, value: Any) -> str:
        return "drawn" if value is None else str(value)

    def read(self, text: str) -> Any:
        if text.lower() == "drawn":
            return None
        return whole_number(text)

    def possible(self) -> str:
        return "drawn, 0, 1 …"


def read_pick(pick: Any) -> Any:
    """What a seat picks, small letters alone; `?` or nothing: drawn."""
    if not isinstance(pick, str):
        return pick
    return None if pick in ("?", "") else pick.lower()


@dataclass(frozen=True)
class OneEach(Option):
    """Something different for each seat, seat 0 first; None for a seat: drawn. Written with commas and `?`."""

    default: tuple[str | None, ...]
    values: tuple[str, ...]

    def fit(self, value: Any, players: int) -> tuple[str | None, ...]:
        if not isinstance(value, tuple | list) or len(value) > players:
            raise self.wrong(value, self.possible())
        picks = tuple(map(read_pick, value)) + (None,) * (players - len(value))
        named = [pick for pick in picks if pick is not None]
        if any(pick not in self.values for pick in named) or len(set(named)) < len(named):
            raise self.wrong(",".join("?" if pick is None else str(pick) for pick in picks), self.possible())
        return picks

    def write(self, value: Any) -> str:
        return ",".join(pick or "?" for pick in value)

    def read(self, text: str) -> Any:
        return tuple(map(read_pick, text.split(",")))

    def possible(self) -> str:
        return ", ".join([*self.values, "?"])


def checked(options: tuple[Option, ...], given: Mapping[str, Any]) -> Options:
    """All options of a table, defaults filled in, `players` first."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise OptionError("option-unknown", option=name, possible=", ".join(names))
    players = options[0].check(given.get("players", options[0].default), 0)
    return {option.name: option.check(given.get(option.name, option.default), players) for option in options}
