"""Help: the rules in short, the deeds, the signs of the board."""

from __future__ import annotations

from ....core.face import View
from ....core.textkit import asked_for
from ....core.texts import message
from ..names import DEEDS
from ..say import FOLDER, word
from .words import text

SHORT = ("rules", "deeds", "gift", "wrath", "proci", "board")
"""Topics explained by the terminal's own texts; the last one tells the signs of the board."""


def topics(language: str) -> list[str]:
    return [text(f"topic-{topic}", language) for topic in SHORT]


def explain(topic: str, view: View | None, language: str) -> str | None:
    """A chapter, or one deed."""
    chapters = [((chapter, name), (name, text(f"topic-{name}", language))) for name in SHORT]
    deeds = [((line, deed), (deed, word("deed", deed, language))) for deed in DEEDS]
    found = asked_for(topic, [*chapters, *deeds])
    if found is None:
        return None
    say, name = found
    return say(name, language)


def chapter(name: str, language: str) -> str:
    words = text(f"help-{name}", language)
    return "\n".join([words, *(f"  {line(deed, language)}" for deed in DEEDS)]) if name == "deeds" else words


def line(deed: str, language: str) -> str:
    return f"{word('deed', deed, language)}: {message(f'deed-{deed}-help', language, FOLDER)}"
