"""Declarations in TypeScript."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from types import NoneType
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin

from .reading import (
    Field,
    alias_note,
    aliases,
    bases,
    declarations,
    is_declared,
    is_struct,
    members_of,
    own_fields,
    parameters,
    tag_of,
    text_of,
)

PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", Any: "unknown", NoneType: "null"}


class Names:
    """What types are called: those that have a name by it, the others by what they are."""

    def __init__(self, modules: list[Any], fixed: dict[Any, str] | None = None) -> None:
        self.known: dict[Any, str] = dict(fixed or {})
        for module in modules:
            for name, value in aliases(module).items():
                self.known.setdefault(value, name)

    def __call__(self, kind: Any, *, top: bool = False) -> str:
        """`top`: where a name is given, what stands behind it."""
        if not top and kind in self.known:
            return self.known[kind]
        if kind in PLAIN:
            return PLAIN[kind]
        if isinstance(kind, TypeVar) or is_declared(kind):
            return kind.__name__
        members = members_of(kind)
        if len(members) > 1:
            return " | ".join(dict.fromkeys(map(self, self.gathered(members))))
        return self.built(kind)

    def gathered(self, members: list[Any]) -> list[Any]:
        """A union in which a smaller one that has a name stands by that name; null is last."""
        for value in self.known:
            inner = members_of(value)
            if 1 < len(inner) < len(members) and all(one in members for one in inner):
                first = members.index(inner[0])
                rest = [one for one in members[first:] if one not in inner]
                return self.gathered([*members[:first], value, *rest])
        return sorted(members, key=lambda one: one is NoneType)

    def built(self, kind: Any) -> str:
        origin, inner = get_origin(kind), get_args(kind)
        if origin is Literal:
            return " | ".join(quoted(value) for value in inner)
        if origin is Annotated:
            return self(inner[0])
        if origin is list or (origin is tuple and inner[1:] == (...,)):
            one = self(inner[0])
            return f"({one})[]" if " " in one else f"{one}[]"
        if origin is tuple:
            return f"[{', '.join(map(self, inner))}]"
        if origin is dict:
            return f"Record<{self(inner[0])}, {self(inner[1])}>"
        if origin is not None and is_struct(origin):
            return f"{origin.__name__}<{', '.join(map(self, inner))}>"
        raise ValueError(f"no type in TypeScript: {kind}")


def quoted(value: Any) -> str:
    return (
        str(value).lower()
        if isinstance(value, bool)
        else f"'{value}'"
        if isinstance(value, str)
        else str(value)
    )


def comment(text: str, indent: str = "") -> list[str]:
    return [f"{indent}/** {text} */"] if text else []


def interface(kind: type[Any], names: Names) -> list[str]:
    """A declaration, on top of those that it takes fields from."""
    generic = f"<{', '.join(parameters(kind))}>" if parameters(kind) else ""
    above = [base.__name__ for base in bases(kind)]
    extends = f" extends {', '.join(above)}" if above else ""
    doc = text_of(kind.__doc__)
    lines = [*comment(doc), f"export interface {kind.__name__}{generic}{extends} {{"]
    tag = tag_of(kind)
    if tag:
        lines.append(f"  {tag[0]}: '{tag[1]}';")
    return [*lines, *members(own_fields(kind), names), "}"]


def members(fields: Iterable[Field], names: Names) -> Iterator[str]:
    for field in fields:
        mark = "?" if field.optional else ""
        yield from comment(field.note, "  ")
        yield f"  {field.name}{mark}: {names(field.type)};"


def module_types(module: Any, names: Names, instead: dict[str, str]) -> list[str]:
    """Everything that a module declares; some names stand for something else in TypeScript."""
    lines: list[str] = []
    for name, value in aliases(module).items():
        if names.known.get(value) == name:
            shown = instead.get(name) or names(value, top=True)
            lines += [*comment(alias_note(module, name)), f"export type {name} = {shown};"]
    for kind in declarations(module):
        if own_fields(kind) or tag_of(kind) or bases(kind):
            lines += interface(kind, names)
    return lines
