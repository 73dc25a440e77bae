"""Fluent files taken apart: which messages there are, what they say, which variables they need."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from olympus.core.texts import LANGUAGES

SOURCE = Path(__file__).parents[2] / "src" / "olympus"


@dataclass
class Message:
    """`words` is the text without its placeables, all variants one after the other."""

    words: str = ""
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)


class Reader(Visitor):
    def __init__(self) -> None:
        self.message = Message()

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.message.words += node.value + "\n"

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.message.references.add(node.id.name)


@cache
def messages(folder: Path, language: str) -> dict[str, Message]:
    """All messages of a file; the variables include those of the messages they refer to."""
    path = folder / f"{language}.ftl"
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
            reader = Reader()
            reader.visit(entry.value)
            found[entry.id.name] = reader.message
    for message in found.values():
        settle(message, found)
    return found


def settle(message: Message, among: dict[str, Message]) -> set[str]:
    for name in message.references:
        message.variables |= settle(among[name], among)
    return message.variables


def sources(folder: Path, language: str) -> dict[str, str]:
    """Each message as it is written."""
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"(?ms)^([a-z][\w-]*) =\s(.*?)(?=^[a-z#]|\Z)", text))


def folders() -> list[Path]:
    """The shared folders of texts and each game's. Those of boards are held by tests/browser/test_texts.py."""
    return sorted({path.parent for path in SOURCE.rglob("*.ftl") if "ui" not in path.parts})


def missing_files() -> list[Path]:
    wanted = [folder / f"{language}.ftl" for folder in folders() for language in LANGUAGES]
    return [path for path in wanted if not path.exists()]
