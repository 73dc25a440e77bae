"""Lines for a terminal put together: padded, joined, wrapped; and topics of help found by what somebody types."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

from .face import Line
from .texts import message

GOLD = "bold #d3a53a"
"""The style of points."""
NOTHING: list[Line] = [[("-", "dim")]]
"""Stands for parts where there are none."""
T = TypeVar("T")


class Say(Protocol):
    def __call__(self, key: str, language: str, **details: Any) -> str: ...


def texts_of(folder: Path) -> Say:
    """The texts of a folder by their keys."""

    def say(key: str, language: str, **details: Any) -> str:
        return message(key, language, folder, **details)

    return say


def length(line: Line) -> int:
    return sum(len(words) for words, _ in line)


def padded(line: Line, width: int) -> Line:
    return [*line, (" " * max(0, width - length(line)), "")]


def joined(lines: Sequence[Line], between: str) -> Line:
    whole: Line = []
    for line in lines:
        whole += [(between, ""), *line] if whole else line
    return whole


def wrapped(head: Line | str, parts: Sequence[Line], width: int, gap: int = 2) -> list[Line]:
    """A heading (bold, if it is a text) and its parts; what does not fit goes on, indented, in the next line."""
    lines: list[Line] = [[(head, "bold")] if isinstance(head, str) else list(head)]
    for part in parts:
        if length(lines[-1]) + gap + length(part) > width and len(lines[-1]) > 1:
            lines.append([(" " * gap, "")])
        lines[-1] += [(" " * gap if len(lines[-1]) > 1 else " ", ""), *part]
    return lines


def typed(words: str) -> str:
    """As somebody types it: small letters without accents and signs."""
    letters = unicodedata.normalize("NFD", words.lower())
    return " ".join(
        "".join(c if c.isalnum() else " " for c in letters if not unicodedata.combining(c)).split()
    )


def asked_for(topic: str, offered: Iterable[tuple[T, Sequence[str]]]) -> T | None:
    """The first of what is offered, each under several names, that somebody asks for."""
    wanted = typed(topic)
    return next((found for found, names in offered if wanted in map(typed, names)), None)
