"""What a game shows, in TypeScript: `ui/types.ts` of its folder."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, get_args

from olympus.core.declared import Kind
from olympus.core.game import Game
from olympus.core.shown import foresight_type, view_type

from .reading import Field, alias_note, aliases, all_fields, bases, is_declared
from .typescript import Names, comment, interface, members, text_of

HEAD = """\
/** The view, the foresights and the events of the game. Made from its Python by scripts/wire.py: do not edit. */
import type { BoardProps } from '$web/lib/games.ts';
"""
FOOT = "export type Props = BoardProps<View>;"


@dataclass(frozen=True)
class Shown:
    """The types of a game, as they are sent."""

    game: Game
    view: type[Any]
    foresight: type[Any]
    fields: tuple[Field, ...]
    """Of the view."""
    parts: tuple[Any, ...]
    """The dictionaries that these are made of."""


def types_of(game: Game) -> Shown:
    view, foresight = view_type(game), foresight_type(game)
    fields = tuple(field for field in all_fields(view) if field.name not in game.unsent)
    found: dict[Any, None] = {}
    for kind in (*(field.type for field in fields), foresight):
        reach(kind, found)
    return Shown(game, view, foresight, fields, tuple(kind for kind in found if kind is not foresight))


def reach(kind: Any, found: dict[Any, None]) -> None:
    """The dictionaries that a type is made of."""
    if is_declared(kind) and kind not in found:
        found[kind] = None
        for base in bases(kind):
            reach(base, found)
        for field in all_fields(kind):
            reach(field.type, found)
    for inner in get_args(kind):
        reach(inner, found)


def mentioned(kind: Any) -> Iterator[Any]:
    """A type and all that it is made of, dictionaries by name alone."""
    yield kind
    for inner in get_args(kind):
        yield from mentioned(inner)


def named_types(shown: Shown) -> Names:
    kinds = (shown.foresight, shown.view, *shown.parts)
    modules = dict.fromkeys(sys.modules[kind.__module__] for kind in kinds)
    modules[sys.modules[f"{shown.game.package}.names"]] = None
    return Names(list(modules))


def typescript(game: Game) -> str:
    shown = types_of(game)
    names = named_types(shown)
    used = [field.type for kind in (shown.foresight, *shown.parts) for field in all_fields(kind)]
    used += [field.type for field in (*shown.fields, *game.events.fields.values())]
    met = [one for kind in used for one in mentioned(kind)]
    lines = [HEAD]
    met += aliases(sys.modules[f"{game.package}.names"]).values()
    for value, name in names.known.items():
        if value in met:
            note = next(alias_note(m, name) for m in sys.modules.values() if has(m, name, value, game))
            lines += [*comment(note), f"export type {name} = {names(value, top=True)};"]
    for kind in shown.parts:
        lines += interface(kind, names)
    lines += [
        *comment(text_of(shown.view.__doc__)),
        "export interface View {",
        *members(shown.fields, names),
        "}",
    ]
    lines += ["/** What a legal move would do: what stays as it is, is left out. */"]
    lines += ["export interface Foresight {", *members(all_fields(shown.foresight), names), "}"]
    lines += ["/** Something that happened. */", "export type Event ="]
    for kind in game.events:
        lines += [*comment(kind.note, "  "), f"  | {event(game, kind, names)}"]
    lines[-1] += ";"
    return "\n".join([*lines, FOOT]) + "\n"


def has(module: Any, name: str, value: Any, game: Game) -> bool:
    """Whether a name is given in this module of the game."""
    own = getattr(module, "__name__", "").startswith(game.package)
    return own and name in aliases(module) and aliases(module)[name] == value


def event(game: Game, kind: Kind, names: Names) -> str:
    fields = "".join(f"; {field}: {names(game.events.fields[field].type)}" for field in kind.fields)
    return f"{{ event: '{kind.name}'{fields} }}"
