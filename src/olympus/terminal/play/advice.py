"""A bot's advice at the table: the best moves, and what they may bring."""

from __future__ import annotations

from ..screen import Screen
from ..words import say
from .session import Session

SECONDS = 1.0


def advise(session: Session, screen: Screen) -> list[str]:
    """Show the best moves, from what the person's seat sees; their notations, best first."""
    from ...bots import hints  # with it come compiled rules: only when somebody asks

    game, language, match = session.match.game, session.language, session.match
    with screen.console.status(say("hint-thinking", language)):
        packed = match.packed_view(session.me)
        found = hints.hints(game, packed, match.legal(), SECONDS)
    view, names = match.view(session.me), session.names()
    for number, hint in enumerate(found, start=1):
        will = game.foresee(packed, hint.move.code)
        words = game.say_move(view, hint.move.text, will, language, names)
        screen.hanging([(f" h{number}  ", "bold"), (words, "")])
        screen.indented(hints.say_hint(game, view, hint, language), "dim", 5)
    screen.text(say("hint-follow", language), "dim")
    return [hint.move.text for hint in found]


def followed(answer: str, advised: list[str]) -> str:
    """The move that `h1` or `h 2` stands for; empty for anything else."""
    number = answer[1:].strip() if answer.startswith("h") else ""
    return advised[int(number) - 1] if number in [str(n + 1) for n in range(len(advised))] else ""
