"""Errors a person may read. Each carries a message id and its arguments; the words are in `locale/`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

LONG = 600
"""What was typed or read is quoted up to here."""
Argument = Any
"""A whole number, a text, or another error whose sentence is part of this one."""


class OlympusError(Exception):
    """Base of all errors of ours; `str()` is the English sentence, `say(language)` that of any language."""

    def __init__(self, key: str, folder: Path | None = None, **details: Argument) -> None:
        super().__init__(key)
        self.key = key
        self.folder = folder
        self.details = details

    def say(self, language: str) -> str:
        from .texts import message

        details = {name: self.in_words(name, value, language) for name, value in self.details.items()}
        return message(f"error-{self.key}", language, self.folder, **details)

    def in_words(self, name: str, value: Argument, language: str) -> Argument:
        """A detail as the game's texts call it: `creature=Dragon` is their `creature-dragon`, if any."""
        from .texts import has, message

        if isinstance(value, OlympusError):
            return value.say(language)
        if isinstance(value, str) and len(value) > LONG:
            return f"{value[:LONG]} …"
        key = f"{name}-{value}".lower()
        return message(key, language, self.folder) if has(key, language, self.folder) else value

    def __str__(self) -> str:
        return self.say("en")


class IllegalMove(OlympusError, ValueError):
    """The move is not allowed now; the match is as it was."""


class OptionError(OlympusError, ValueError):
    """An option of a table is wrong."""


class ComponentError(OlympusError, ValueError):
    """A component figure is wrong; where it comes from a file, the sentence begins with the file's name."""

    def say(self, language: str) -> str:
        words = super().say(language)
        return f"{self.details['file']}: {words}" if "file" in self.details else words


class RecordError(OlympusError, ValueError):
    """A record cannot be read, or does not hold."""


@contextmanager
def told_by(folder: Path, **details: Argument) -> Iterator[None]:
    """Errors raised inside find their words in this folder first; `details` are added to theirs."""
    try:
        yield
    except OlympusError as error:
        error.folder = error.folder or folder
        error.details = details | error.details
        raise
