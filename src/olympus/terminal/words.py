"""The terminal's own texts, and which language to speak."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from ..core.errors import OlympusError
from ..core.game import Game
from ..core.texts import LANGUAGES, TERMINAL, message, message_or_key


class Problem(OlympusError):
    """Something the person at the terminal should know; the words are in `locale/cli`."""

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__(key, TERMINAL, **details)


def say(key: str, language: str, **details: Any) -> str:
    return message(key, language, TERMINAL, **details)


def from_game(game: Game, key: str, language: str, **details: Any) -> str:
    """A text of the game; the key itself where the game has none."""
    return message_or_key(key, language, game.folder / "locale", **details)


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language the system is set to, if we speak it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            code = value.replace("_", ".").split(".")[0].lower()
            return code if code in LANGUAGES else "en"
    return "en"


def checked_language(given: str | None) -> str:
    if given is None:
        return language_of()
    code = given.lower()[:2] if given[2:3] in ("", "-", "_") else given
    if code not in LANGUAGES:
        raise Problem("language", wanted=given, possible=", ".join(LANGUAGES))
    return code


def joined(names: list[str], language: str) -> str:
    """One, two and three."""
    if len(names) < 2:
        return "".join(names)
    return say("and", language, first=", ".join(names[:-1]), last=names[-1])
