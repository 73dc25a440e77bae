"""What every message and body from outside has in common: its texts are checked here, before anything reads them."""

from __future__ import annotations

import re
import unicodedata
from typing import Annotated, Any, ClassVar

import msgspec
from msgspec import Meta

Id = Annotated[str, Meta(max_length=64)]
"""An identifier that the server gave."""
Word = Annotated[str, Meta(max_length=100)]
"""One of a few words: a game, a bot, a language, a token."""
Line = Annotated[str, Meta(max_length=1000)]
"""A name, a password or a code; what is too long for one is refused in words."""

CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")
CONTROL_IN_LINES = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
"""Tabs and ends of lines are no harm in texts of several lines."""


def check_text(text: str, *, lines: bool = False) -> None:
    """Raise a `ValueError` for a text with control characters, or one that is not in Unicode's form NFC."""
    if text.isascii() and text.isprintable():
        return
    if (CONTROL_IN_LINES if lines else CONTROL).search(text):
        raise ValueError("control characters")
    if not unicodedata.is_normalized("NFC", text):
        raise ValueError("not in form NFC")


def put_right(text: str) -> str:
    """Spaces for control characters, and form NFC."""
    return unicodedata.normalize("NFC", CONTROL.sub(" ", text))


def check_texts(value: Any, *, lines: bool = False) -> None:
    """The same for every text inside plain data."""
    if isinstance(value, str):
        check_text(value, lines=lines)
    elif isinstance(value, dict):
        for key, part in value.items():
            check_text(key)
            check_texts(part, lines=lines)
    elif isinstance(value, list):
        for part in value:
            check_texts(part, lines=lines)


class Received(msgspec.Struct):
    """Something a client sends. A field that it does not know is ignored."""

    several_lines: ClassVar[frozenset[str]] = frozenset()
    """Fields whose texts may have several lines."""

    chatty: ClassVar[frozenset[str]] = frozenset()
    """Fields that people type as they like: what is wrong with these is put right."""

    def __post_init__(self) -> None:
        for name in self.chatty:
            setattr(self, name, put_right(getattr(self, name)))
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if not (isinstance(value, str) and value.isascii() and value.isprintable()):  # as nearly always
                check_texts(value, lines=name in self.several_lines)
