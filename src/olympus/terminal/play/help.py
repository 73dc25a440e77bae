"""Help at the table: what can be typed, and what a card, a bet or a power does."""

from __future__ import annotations

from ..screen import Screen
from ..words import say
from .session import Session


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
        example = session.match.legal()[0].text
        screen.indented(say("help-table", language, example=example), indent=0)
        screen.indented(say("help-commands", language))
    topics = face.topics(language)
    if topics:
        screen.text(say("help-topics", language), "bold")
        screen.indented(", ".join(topics))
