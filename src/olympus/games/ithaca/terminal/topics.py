"""Help: the rules in short, the deeds, the signs of the board."""

from __future__ import annotations

import unicodedata

from ....core.face import View
from ....core.texts import message
from ..names import DEEDS
from ..say import FOLDER, word
from .words import text

SHORT = ("rules", "deeds", "gift", "wrath", "proci", "board")
"""Topics explained by the terminal's own texts; the last one tells the signs of the board."""


def topics(language: str) -> list[str]:
    return [text(f"topic-{topic}", language) for topic in SHORT]


def plain(words: str) -> str:
    """As somebody types it: small letters without accents and signs."""
    letters = unicodedata.normalize("NFD", words.lower())
    return " ".join(
        "".join(c if c.isalnum() else " " for c in letters if not unicodedata.combining(c)).split()
    )


def explain(topic: str, view: View | None, language: str) -> str | None:
    wanted = plain(topic)
    for name in SHORT:
        if wanted in (name, plain(text(f"topic-{name}", language))):
            return chapter(name, language)
    for deed in DEEDS:
        if wanted in (deed, plain(word("deed", deed, language))):
            return line(deed, language)
    return None


def chapter(name: str, language: str) -> str:
    words = text(f"help-{name}", language)
    return "\n".join([words, *(f"  {line(deed, language)}" for deed in DEEDS)]) if name == "deeds" else words


def line(deed: str, language: str) -> str:
    return f"{word('deed', deed, language)}: {message(f'deed-{deed}-help', language, FOLDER)}"
