"""Fields of a state: integers and short arrays of integers, declared once.

A state (or a view) is a slotted dataclass whose fields are `int` or `list[int]` made by `array(n)`.
From that one declaration come the plain object (reading, tests, server) and the packed NumPy record
(search, simulation): see `compiled.py`. The same rule functions run on both.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])

RULES: list[tuple[Callable[..., Any], Callable[..., Any]]] = []
"""Functions that machine code may call, each with what it runs for them: the function itself, but for a few."""


def rule(function: F) -> F:
    """Mark a function that must also run as machine code: no allocation, no exception, no recursion."""
    RULES.append((function, function))
    return function


def machine_form(plain: Callable[..., Any]) -> Callable[[F], F]:
    """Mark a function that machine code runs where `plain` is called: the same result, written for the machine."""

    def mark(function: F) -> F:
        RULES.append((plain, function))
        return function

    return mark


def array(size: int, fill: int = 0) -> Any:
    """A field that holds `size` integers."""
    return dataclasses.field(default_factory=lambda: [fill] * size, metadata={"size": size})


def layout(kind: type[Any]) -> list[tuple[str, int]]:
    """Each field's name and size; size 0 is a single integer."""
    return [(f.name, int(f.metadata.get("size", 0))) for f in dataclasses.fields(kind)]


COPIERS: dict[type[Any], Callable[[Any], Any]] = {}


def make_copier(kind: type[Any]) -> Callable[[Any], Any]:
    """A function that copies a state or view, written out field by field: a third of a loop's time."""
    lines = [f" twin.{name} = record.{name}{'[:]' if size else ''}" for name, size in layout(kind)]
    made: dict[str, Any] = {"new": object.__new__, "kind": kind}
    exec("\n".join(["def copy(record):", " twin = new(kind)", *lines, " return twin"]), made)
    return COPIERS.setdefault(kind, made["copy"])


def duplicate(record: T) -> T:
    """An independent copy of a state or view."""
    kind = type(record)
    twin: T = (COPIERS.get(kind) or make_copier(kind))(record)
    return twin


def numbers(record: Any) -> list[int]:
    """All figures of a state or view in order of declaration."""
    flat: list[int] = []
    for name in type(record).__slots__:
        value = getattr(record, name)
        flat.extend(value) if type(value) is list else flat.append(value)
    return flat


# Machine code cannot assign a whole array field, so there arrays are copied one by one.


def copy_array(target: list[int], source: list[int]) -> None:
    target[:] = source


@machine_form(copy_array)
def copy_array_machine(target: list[int], source: list[int]) -> None:
    for i in range(len(source)):
        target[i] = source[i]


def copy_part(target: list[int], source: list[int], low: int, high: int) -> None:
    """Figures `low` to `high - 1`."""
    target[low:high] = source[low:high]


@machine_form(copy_part)
def copy_part_machine(target: list[int], source: list[int], low: int, high: int) -> None:
    for i in range(low, high):
        target[i] = source[i]


def fill_array(target: list[int], value: int) -> None:
    target[:] = [value] * len(target)


@machine_form(fill_array)
def fill_array_machine(target: list[int], value: int) -> None:
    for i in range(len(target)):
        target[i] = value
