"""The first words at a table."""

from __future__ import annotations

from ... import bots
from ..screen import Screen
from ..words import say
from . import store
from .session import Session
from .start import title
from .table import retell


def prepare(session: Session, screen: Screen) -> None:
    """Bots that think need the rules compiled: once on a machine, visibly, before anybody waits for a move."""
    with screen.console.status(say("preparing", session.language)):
        bots.prepare(session.table.bot, session.match.game)


def greet(session: Session, screen: Screen) -> None:
    """What is played, that chance is fixed beforehand, and what happened before the first decision."""
    language, match = session.language, session.match
    screen.rule(title(match.game.name, language))
    others = [one for one in store.unfinished(match.game.name)[0] if one.path != session.path]
    screen.text(
        say("greeting", language, players=match.players, others=match.players - 1, bot=session.table.bot)
    )
    if others:
        screen.text(say("kept-waiting", language, count=len(others)), "dim")
    screen.text(say("commitment", language, commitment=match.commitment[:16]), "dim")
    screen.text()
    screen.text(session.face.welcome(session.names(), session.me, language), "bold")
    for words in session.told(match.events(session.me)):
        screen.event(words)


def greet_again(session: Session, screen: Screen) -> None:
    screen.rule(title(session.match.game.name, session.language))
    screen.copyable(say("goes-on", session.language, file=str(session.path)))
    screen.text(session.face.welcome(session.names(), session.me, session.language), "bold")
    retell(session, screen)
