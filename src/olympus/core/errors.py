"""Errors a person may read. Each carries a message id and its arguments; the words are in `locale/`."""

from __future__ import annotations

from pathlib import Path

Argument = str | int


class OlympusError(Exception):
    """Base of all errors of ours; `str()` is the English sentence, `say(language)` any of the four."""

    def __init__(self, key: str, folder: Path | None = None, **details: Argument) -> None:
        super().__init__(key)
        self.key = key
        self.folder = folder
        self.details = details

    def say(self, language: str) -> str:
        from .texts import message

        return message(f"error-{self.key}", language, self.folder, **self.details)

    def __str__(self) -> str:
        return self.say("en")


class IllegalMove(OlympusError, ValueError):
    """The move is not allowed now; the match is as it was."""


class OptionError(OlympusError, ValueError):
    """An option of a table is wrong."""


class ComponentError(OlympusError, ValueError):
    """A component file is broken."""


class RecordError(OlympusError, ValueError):
    """A record cannot be read, or does not hold."""
