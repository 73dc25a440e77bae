"""Help: the rules in short, and every bet, power and card in words."""

from __future__ import annotations

from ....core.face import View
from ....core.textkit import asked_for
from ....core.texts import message
from ..names import BETS
from ..power import POWERS
from ..say import FOLDER, word
from .words import text

SHORT = ("rules", "bets", "cards", "zeus", "powers", "board")
"""Topics explained by the terminal's own texts; the last one tells the signs of the board."""


def topics(language: str) -> list[str]:
    """What can be asked for; the bets and powers are listed by their own topics."""
    return [text(f"topic-{topic}", language) for topic in SHORT]


def explain(topic: str, view: View | None, language: str) -> str | None:
    """A chapter, or one bet or power."""
    offered = [(("", name), (name, text(f"topic-{name}", language))) for name in SHORT]
    for kind, things in (("bet", BETS), ("power", POWERS.names)):
        offered += [((kind, thing), (thing, word(kind, thing, language))) for thing in things]
    found = asked_for(topic, offered)
    if found is None:
        return None
    kind, name = found
    return line(kind, name, view, language) if kind else chapter(name, view, language)


def chapter(name: str, view: View | None, language: str) -> str:
    words = text(f"help-{name}", language)
    if name == "bets":
        return "\n".join([words, *(f"  {line('bet', bet, view, language)}" for bet in BETS)])
    if name == "powers":
        return "\n".join([words, *(f"  {line('power', power, view, language)}" for power in POWERS.names)])
    return words


def line(kind: str, thing: str, view: View | None, language: str) -> str:
    """`First or Second: wins 4 points if ...`, with this table's figures."""
    called = word(kind, thing, language)
    if kind == "power":
        sectors = view["power_sectors"][thing] if view else 0
        return f"{called}: {message(f'power-{thing}-help', language, FOLDER, sectors=sectors)}"
    bet = next((one for one in view["bets"] if one["bet"] == thing), None) if view else None
    if bet is None:
        return called
    places = [message(f"place-{place}", language, FOLDER) for place in bet["wins"]]
    listed = places[0]
    if len(places) > 1:
        listed = message("list-or", language, FOLDER, list=", ".join(places[:-1]), last=places[-1])
    return f"{called}: {message('bet-help', language, FOLDER, points=bet['vp'], places=listed)}"
