"""Declarations as they stand in Python: the fields of structs and dictionaries, with types and the words after them."""

from __future__ import annotations

import ast
import inspect
import sys
import typing
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from types import ModuleType, UnionType
from typing import Annotated, Any, Generic, Literal, NotRequired, Required, Union, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, UNSET, Meta, UnsetType

NOT_GIVEN = object()
"""The default of a field that has none."""


@dataclass(frozen=True)
class Field:
    name: str
    type: Any
    optional: bool
    """It may be left out."""
    default: Any
    note: str


def is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def is_dictionary(kind: Any) -> bool:
    return typing.is_typeddict(kind)


def is_declared(kind: Any) -> bool:
    return is_struct(kind) or is_dictionary(kind)


def text_of(words: str | None) -> str:
    return " ".join((words or "").split())


@cache
def parsed(module: ModuleType) -> ast.Module:
    return ast.parse(inspect.getsource(module))


def module_of(kind: type[Any]) -> ModuleType:
    return sys.modules[kind.__module__]


def notes(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    """Names that are assigned or annotated, each with the text that stands after it."""
    for node, after in zip(body, [*body[1:], None], strict=True):
        target = node.target if isinstance(node, ast.AnnAssign) else None
        target = node.targets[0] if isinstance(node, ast.Assign) else target
        if isinstance(target, ast.Name):
            said = after.value if isinstance(after, ast.Expr) else None
            yield target.id, text_of(str(said.value)) if isinstance(said, ast.Constant) else ""


def source_of(kind: type[Any]) -> ast.ClassDef:
    return next(
        node
        for node in parsed(module_of(kind)).body
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__
    )


@cache
def field_notes(kind: type[Any]) -> dict[str, str]:
    return dict(notes(source_of(kind).body))


def bases(kind: type[Any]) -> list[type[Any]]:
    """Declarations that this one takes fields from; dictionaries forget theirs, so that the source is asked."""
    above = kind.__bases__
    if is_dictionary(kind):
        named = [base.id for base in source_of(kind).bases if isinstance(base, ast.Name)]
        above = tuple(vars(module_of(kind))[name] for name in named)
    return [base for base in above if is_declared(base) and base is not msgspec.Struct and all_fields(base)]


def hints(kind: type[Any]) -> dict[str, Any]:
    return typing.get_type_hints(kind, include_extras=True)


def own_fields(kind: type[Any]) -> list[Field]:
    """The fields that a declaration adds to those of its bases."""
    inherited = {field.name for base in bases(kind) for field in all_fields(base)}
    return [field for field in all_fields(kind) if field.name not in inherited]


@cache
def all_fields(kind: type[Any]) -> tuple[Field, ...]:
    return tuple(struct_fields(kind) if is_struct(kind) else dictionary_fields(kind))


def struct_fields(kind: type[Any]) -> Iterator[Field]:
    told: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if is_struct(base) and base is not msgspec.Struct:
            told |= field_notes(base)
    known = hints(kind)
    for field in msgspec.structs.fields(kind):
        members = members_of(known[field.name])
        default = field.default if field.default is not NODEFAULT else NOT_GIVEN
        if field.default_factory is not NODEFAULT:
            default = field.default_factory()
        one = union(member for member in members if member is not UnsetType)
        yield Field(field.encode_name, one, default is not NOT_GIVEN, default, told.get(field.name, ""))


def dictionary_fields(kind: type[Any]) -> Iterator[Field]:
    told: dict[str, str] = {}
    for base in (*bases(kind), kind):
        told |= (
            {field.name: field.note for field in all_fields(base)} if base is not kind else field_notes(kind)
        )
    for name, one in hints(kind).items():
        optional = name in kind.__optional_keys__
        if get_origin(one) in (NotRequired, Required):
            optional = get_origin(one) is NotRequired
            (one,) = get_args(one)
        yield Field(name, one, optional, UNSET if optional else NOT_GIVEN, told.get(name, ""))


def members_of(kind: Any) -> list[Any]:
    """The members of a union; of anything else, itself."""
    if get_origin(kind) in (Union, UnionType):
        return [inner for member in get_args(kind) for inner in members_of(member)]
    return [kind]


def union(members: Iterator[Any]) -> Any:
    return Union[tuple(members)]  # noqa: UP007 - as many as there are


def tag_of(kind: type[Any]) -> tuple[str, str] | None:
    config = kind.__struct_config__ if is_struct(kind) else None
    if config is None or config.tag in (None, kind.__name__):  # a base has its own name for a tag
        return None
    return config.tag_field, config.tag


def is_alias(value: Any) -> bool:
    """A type with a name of its own: words to choose from, a union, a game's own data."""
    if get_origin(value) is Annotated:
        return not any(isinstance(meta, Meta) for meta in get_args(value)[1:])
    return get_origin(value) in (Literal, Union, UnionType)


def aliases(module: ModuleType) -> dict[str, Any]:
    """The types that a module gives a name, in their order."""
    told = dict(notes(parsed(module).body))
    return {name: value for name, value in vars(module).items() if name in told and is_alias(value)}


def alias_note(module: ModuleType, name: str) -> str:
    return dict(notes(parsed(module).body))[name]


def declarations(module: ModuleType) -> list[type[Any]]:
    """The structs and dictionaries of a module, in their order."""
    found = [value for value in vars(module).values() if is_declared(value)]
    return [kind for kind in found if kind.__module__ == module.__name__]


def longest(kind: Any) -> int | None:
    """The most characters of a text, where that is declared."""
    if get_origin(kind) is Annotated:
        return next((meta.max_length for meta in get_args(kind)[1:] if isinstance(meta, Meta)), None)
    return None


def parameters(kind: type[Any]) -> list[str]:
    """The names of a generic's parameters."""
    return [one.__name__ for one in getattr(kind, "__parameters__", ())] if issubclass(kind, Generic) else []
