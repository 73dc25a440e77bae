"""What a game declares, one line each: phases, kinds of event. The code of each is its place.

A declaration gives its code back, a plain whole number at the head of a module, which the compiled rules use:

    kinds = Kinds(seat=Field("whose god it is"), god=Field("the god", GODS))
    GOD = kinds.add("god", "seat god", "1.1 at the beginning")
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal, Protocol, TypeVar, get_type_hints


class Named(Protocol):
    @property
    def name(self) -> str: ...


T = TypeVar("T", bound=Named)


class Declared(Generic[T]):
    """Things by their code, and codes by their name."""

    def __init__(self) -> None:
        self.things: list[T] = []
        self.codes: dict[str, int] = {}

    def declare(self, thing: T) -> int:
        """The code of one more thing; a name is declared once."""
        code = self.codes.setdefault(thing.name, len(self.things))
        if code != len(self.things):
            raise ValueError(f"{thing.name!r} is declared twice")
        self.things.append(thing)
        return code

    def __getitem__(self, code: int) -> T:
        return self.things[code]

    def __iter__(self) -> Iterator[T]:
        return iter(self.things)

    def __len__(self) -> int:
        return len(self.things)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.codes)


# phases

PLAYER = "player"
CHANCE = "chance"
RULES = "rules"


@dataclass(frozen=True)
class Phase:
    """A stretch of a game in which one thing is waited for."""

    name: str
    waits: str
    """What for: a player's move, a draw of chance, or nothing, since the rules go on by themselves."""
    note: str
    """What is done in it."""


class Phases(Declared[Phase]):
    """The phases of a game, as its state's `phase` numbers them."""

    def add(self, name: str, waits: str, note: str) -> int:
        return self.declare(Phase(name, waits, note))


# events

ALL = "all"
MOVER = "mover"
Naming = Callable[[Any, int], Any]
"""What a figure of an event is called in a state."""


@dataclass(frozen=True)
class Field:
    """A field that events have."""

    note: str
    """What it is."""
    names: Sequence[str] | Declared[Any] | Naming | None = None
    """What its figures are called: by names in order, or how; None: they stay figures."""

    @property
    def naming(self) -> Naming | None:
        names = self.names
        if names is None or callable(names):
            return names
        if isinstance(names, Declared):
            return lambda s, figure: names[figure].name
        return lambda s, figure: names[figure]

    @property
    def type(self) -> Any:
        """What it is as plain data."""
        if self.names is None:
            return int
        if callable(self.names):
            return get_type_hints(self.names)["return"]
        return Literal[tuple(self.names.names if isinstance(self.names, Declared) else self.names)]


@dataclass(frozen=True)
class Kind:
    """A kind of event."""

    name: str
    fields: tuple[str, ...]
    to: str
    """Who is told: all; the seat in that field; or the `mover`, the player whose move it follows."""
    note: str
    """What it means and when it comes, with the number of its rule: docs/record-format.md is made of it."""


class Kinds(Declared[Kind]):
    """The kinds of event of a game, and the fields that they have, by name."""

    def __init__(self, **fields: Field) -> None:
        super().__init__()
        self.fields = fields
        self.naming = {name: field.naming for name, field in fields.items()}
        self.named_fields: list[list[tuple[str, Naming | None]]] = []

    def add(self, name: str, fields: str, note: str, *, to: str = ALL) -> int:
        """Declare a kind with up to four fields; its code."""
        kind = Kind(name, tuple(fields.split()), to, note)
        if to not in (ALL, MOVER, *kind.fields):
            raise ValueError(f"{name!r} is told to {to!r}, which is none of its fields")
        self.named_fields.append([(field, self.naming[field]) for field in kind.fields])
        return self.declare(kind)

    def named(self, s: Any, row: tuple[int, ...]) -> dict[str, Any]:
        """An event as plain data with names: state, (kind, a, b, c, d)."""
        event: dict[str, Any] = {"event": self.things[row[0]].name}
        for (field, naming), figure in zip(self.named_fields[row[0]], row[1:], strict=False):
            event[field] = figure if naming is None else naming(s, figure)
        return event


def counted(s: Any, figure: int) -> int:
    """How a figure that counts from 0 is told: from 1."""
    return figure + 1


def truth(s: Any, figure: int) -> bool:
    return bool(figure)
