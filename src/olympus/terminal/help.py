"""Help at the table: what can be typed, and what a card, a bet or a power does."""

from __future__ import annotations

from .screen import Screen
from .session import Session
from .words import say


def show_help(session: Session, screen: Screen, topic: str) -> None:
    language, face = session.language, session.face
    if topic:
        words = face.explain(topic, session.match.view(session.me), language)
        if words is None:
            screen.problem(session.error("topic", topic=topic))
        else:
            screen.indented(words)
            return
    else:
        screen.indented(say("help-table", language), indent=0)
    topics = face.topics(language)
    if topics:
        screen.text(say("help-topics", language), "bold")
        screen.indented(
            ", ".join(word if name.lower() == word else f"{word} ({name})" for word, name in topics)
        )
