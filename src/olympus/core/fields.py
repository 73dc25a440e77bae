"""Fields of a state: integers and short arrays of integers, each declared once, with who may see it.

A state is a slotted dataclass whose fields are made by `public` and `secret` (or by `figure`: see `components.py`);
a view derives from it and adds what only a view has. From that one declaration come the plain object (reading,
tests, server), the packed NumPy record (search, simulation: see `compiled.py`), and the function that copies what
is public. The same rule functions run on both forms, and those that read nothing hidden on views, too.
"""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, TypeVar, overload

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


# declaring fields

PUBLIC, SECRET, UNSEEN = "public", "secret", "unseen"


def declare(size: int, fill: int, access: str, **more: Any) -> Any:
    """A field of `size` integers, or (size 0) a single one, that begins as `fill`."""
    metadata = {"size": size, "access": access, **more}
    if size:
        return dataclasses.field(default_factory=lambda: [fill] * size, metadata=metadata)
    return dataclasses.field(default=fill, metadata=metadata)


@overload
def public(*, fill: int = 0) -> int: ...
@overload
def public(size: int, fill: int = 0) -> list[int]: ...
def public(size: int = 0, fill: int = 0) -> Any:
    """A field that all may see, always: every view has it as it is in the state."""
    return declare(size, fill, PUBLIC)


@overload
def secret(*, fill: int = 0, seen: bool = True) -> int: ...
@overload
def secret(size: int, fill: int = 0, *, seen: bool = True) -> list[int]: ...
def secret(size: int = 0, fill: int = 0, *, seen: bool = True) -> Any:
    """A field of which a view has only what `observe` writes there; `seen=False`: no view has it at all."""
    return declare(size, fill, SECRET if seen else UNSEEN)


def floats(size: int) -> list[float]:
    """A field of `size` floats, for the notes of heuristics."""
    return dataclasses.field(default_factory=lambda: [0.0] * size, metadata={"size": size})


@dataclasses.dataclass(slots=True)
class BaseState:
    """What every state has. A view has its own seat, too, as `me`."""

    score: list[int]
    """Points of each seat; at the end, those with most share the win."""
    actor: int = public()
    """The seat to act, or CHANCE, or OVER."""
    players: int = public()
    ply: int = public()
    """Moves played so far: `apply` adds 1."""
    rules: int = public()
    """The version of the rules it is played by, from beginning to end."""


# what is read from the declaration


def declared(kind: type[Any]) -> list[dataclasses.Field[Any]]:
    """The fields of a state; of a view those that somebody may see."""
    fields = dataclasses.fields(kind)
    for field in fields:
        if "access" not in field.metadata:
            raise TypeError(
                f"{kind.__name__}.{field.name} is not declared with public(), secret() or figure()"
            )
    is_view = any(field.name == "me" for field in fields)
    return [f for f in fields if not (is_view and f.metadata["access"] == UNSEEN)]


def layout(kind: type[Any]) -> list[tuple[str, int]]:
    """Each field's name and size; size 0 is a single integer."""
    return [(field.name, int(field.metadata["size"])) for field in declared(kind)]


def float_layout(kind: type[Any]) -> list[tuple[str, int]]:
    """The same for notes or settings, whose fields are floats."""
    return [(field.name, int(field.metadata.get("size", 0))) for field in dataclasses.fields(kind)]


def names(kind: type[Any], *access: str) -> tuple[str, ...]:
    """The fields of a state or view that are public, secret or unseen."""
    return tuple(field.name for field in dataclasses.fields(kind) if field.metadata["access"] in access)


# functions made from the declaration: straight code, made once for each class


def generated(name: str, kind: type[Any], *lines: str) -> Callable[..., Any]:
    """A function of these lines of source."""
    made: dict[str, Any] = {"copy_array": copy_array}
    source = "\n    ".join(lines)
    exec(compile(source, f"<{name} of {kind.__module__}.{kind.__name__}>", "exec"), made)
    function: Callable[..., Any] = made[name]
    return function


def dispatcher(
    name: str, arguments: str, cases: Iterable[tuple[str, Callable[..., Any], dict[str, str]]]
) -> Callable[..., Any]:
    """A rule that calls one of several rules: straight code, since machine code has no tables of functions.

    A case is a condition on the arguments, the rule, and what its parameters are given that are not arguments
    themselves. The last case is for all that is left: its condition is empty.
    """
    made: dict[str, Any] = {}
    lines = [f"def {name}({arguments}):"]
    for i, (condition, function, values) in enumerate(cases):
        made[f"case_{i}"] = function
        given = ", ".join(values.get(one, one) for one in inspect.signature(function).parameters)
        lines.append(
            f" if {condition}: return case_{i}({given})" if condition else f" return case_{i}({given})"
        )
    exec(compile("\n".join(lines), f"<{name}>", "exec"), made)
    chosen: Callable[..., Any] = made[name]
    return rule(chosen)


@cache
def copier(kind: Any, *access: str) -> Callable[[Any, Any], None]:
    """Copies the fields of that access from one state or view into another; printed figures, which stay, they share."""
    arrays = {f.name for f in dataclasses.fields(kind) if f.metadata["size"] and "printed" not in f.metadata}
    lines = [
        f"target.{name} = source.{name}{'.copy()' if name in arrays else ''}" for name in names(kind, *access)
    ]
    return generated("copy", kind, "def copy(source, target):", *lines)


def public_copier(kind: type[T]) -> Callable[[T, T], None]:
    """The rule that copies all public fields of a state: into a view, or out of one."""
    state: Any = kind
    plain = copier(state, PUBLIC)
    sizes = dict(layout(kind))
    lines = [
        f"copy_array(target.{name}, source.{name})" if sizes[name] else f"target.{name} = source.{name}"
        for name in names(kind, PUBLIC)
    ]
    machine_form(plain)(generated("copy", kind, "def copy(source, target):", *lines))
    return plain


@cache
def reader(kind: Any) -> Callable[[Any], list[int]]:
    parts = (f"{'*' if size else ''}record.{name}" for name, size in layout(kind))
    return generated("read", kind, "def read(record):", f"return [{', '.join(parts)}]")


@cache
def writer(kind: Any) -> Callable[[Any, list[int]], None]:
    lines, at = [], 0
    for name, size in layout(kind):
        lines.append(f"record.{name} = figures[{f'{at}:{at + size}' if size else at}]")
        at += size or 1
    return generated("write", kind, "def write(record, figures):", *lines)


def duplicate(record: T) -> T:
    """An independent copy of a state or view."""
    kind: Any = type(record)
    twin: T = kind.__new__(kind)
    copier(kind, PUBLIC, SECRET, UNSEEN)(record, twin)
    return twin


def numbers(record: Any) -> list[int]:
    """All figures of a state or view, in the order of its layout."""
    kind: Any = type(record)
    return reader(kind)(record)


def from_numbers(kind: type[T], figures: list[int]) -> T:
    """A state or view of these figures, as `numbers` gives them; more of them are left."""
    state: Any = kind
    record = kind()
    writer(state)(record, figures)
    return record


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
