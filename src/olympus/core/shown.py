"""What a game shows, as types: its views, its foresights and its events. Read from its own declarations.

`show` and `foresee` say what they return, a `TypedDict` each; events are declared with their fields.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from .game import Game

Shape = dict[str, tuple[Any, bool]]
"""The fields of a dictionary: the type of each, and whether it may be left out."""


def view_type(game: Game) -> type[Any]:
    return dictionary(game.show)


def foresight_type(game: Game) -> type[Any]:
    return dictionary(game.foresee)


def dictionary(function: Any) -> type[Any]:
    """The `TypedDict` that a function says it returns."""
    kind: Any = get_type_hints(function).get("return")
    if not is_typeddict(kind):
        raise TypeError(f"{function.__module__}.{function.__name__} does not return a TypedDict")
    found: type[Any] = kind
    return found


@cache
def shape_of(kind: Any) -> Shape:
    """The fields of a `TypedDict`."""
    fields: Shape = {}
    optional: frozenset[str] = kind.__optional_keys__
    for name, one in get_type_hints(kind, include_extras=True).items():
        if get_origin(one) in (NotRequired, Required):
            fields[name] = get_args(one)[0], get_origin(one) is NotRequired
        else:
            fields[name] = one, name in optional
    return fields


@cache
def view_shape(game: Game, *, sent: bool = False) -> Shape:
    """The fields of a view; `sent`: only those that a server sends."""
    kind: Any = view_type(game)
    return {name: one for name, one in shape_of(kind).items() if not sent or name not in game.unsent}


@cache
def event_shapes(game: Game) -> dict[str, Shape]:
    """By kind: the fields of an event."""
    return {
        kind.name: {
            "event": (Literal[kind.name], False),
            **{field: (game.events.fields[field].type, False) for field in kind.fields},
        }
        for kind in game.events
    }


# whether data is as declared


def wrong_view(game: Game, view: Any, *, sent: bool = False, partly: bool = False) -> list[str]:
    """What of a view is not as declared; `partly`: some fields of it."""
    shape = view_shape(game, sent=sent)
    if partly:
        shape = {name: (kind, True) for name, (kind, _) in shape.items()}
    return list(wrong_fields(view, shape, "view"))


def wrong_foresight(game: Game, will: Any) -> list[str]:
    return list(wrong(will, foresight_type(game), "will"))


def wrong_event(game: Game, event: Any) -> list[str]:
    shape = event_shapes(game).get(event.get("event", ""))
    return ["event: of no kind"] if shape is None else list(wrong_fields(event, shape, event["event"]))


def wrong_fields(value: Any, shape: Shape, at: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{at}: not an object"
        return
    for name in value.keys() - shape.keys():
        yield f"{at}.{name}: not declared"
    for name, (kind, optional) in shape.items():
        if name in value:
            yield from wrong(value[name], kind, f"{at}.{name}")
        elif not optional:
            yield f"{at}.{name}: missing"


def wrong(value: Any, kind: Any, at: str) -> Iterator[str]:
    """What of plain data is not as its type says."""
    origin, inner = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        yield from wrong_fields(value, shape_of(kind), at)
    elif origin in (Union, UnionType):
        if not any(next(wrong(value, member, at), None) is None for member in inner):
            yield f"{at}: {value!r} is none of {inner}"
    elif origin is Literal:
        if value not in inner:
            yield f"{at}: {value!r} is none of {inner}"
    elif origin is list:
        if not isinstance(value, list):
            yield f"{at}: not a list"
            return
        for i, part in enumerate(value):
            yield from wrong(part, inner[0], f"{at}[{i}]")
    elif origin is dict:
        if not isinstance(value, dict):
            yield f"{at}: not an object"
            return
        for name, part in value.items():
            yield from wrong(name, inner[0], f"{at}.{name}")
            yield from wrong(part, inner[1], f"{at}.{name}")
    elif kind is not Any and type(value) is not (NoneType if kind is None else kind):
        yield f"{at}: {value!r} is no {kind}"
