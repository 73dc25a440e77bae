"""What happened, told in few lines: what belongs together is one sentence."""

from __future__ import annotations

from typing import Any

from ....core.face import Events
from ....core.texts import reader
from ..say import card, creature_words, say_event, word
from .words import text

SILENT = ("god", "dealt", "turn", "trick", "over")
"""Said elsewhere: who is who by the welcome, the cards by the board, whose turn it is by the card."""


def welcome(names: list[str], me: int, language: str) -> str:
    others = [names[(me + i) % len(names)] for i in range(1, len(names))]
    return text("welcome", language, god=names[me], others=", ".join(others))


def told(events: Events, names: list[str], language: str) -> list[str]:
    lines: list[str] = []
    at = 0
    while at < len(events):
        length, line = sentence(events, at, names, language)
        at += length
        if line:
            lines.append(line)
    return lines


def sentence(events: Events, at: int, names: list[str], language: str) -> tuple[int, str]:
    """The next sentence, and how many events it tells."""
    event = events[at]
    kind = event["event"]
    if kind in ("ranked", "placed"):
        length = run_of(events, at, kind)
        places = [
            f"{e['place']} {word('creature', e['creature'], language)}" for e in events[at : at + length]
        ]
        return length, text(f"told-{kind}", language, places=", ".join(places))
    if kind == "revealed":
        return told_bet(event, events[at + 1 : at + 2], names, language)
    if kind == "card":
        return told_card(event, events[at + 1 : at + 3], names, language)
    if kind in SILENT:
        return 1, ""
    return 1, say_event(event, language, names)


def run_of(events: Events, at: int, kind: str) -> int:
    length = 1
    while at + length < len(events) and events[at + length]["event"] == kind:
        length += 1
    return length


def told_bet(event: dict[str, Any], after: Events, names: list[str], language: str) -> tuple[int, str]:
    """A bet revealed, with what it paid."""
    paid = bool(after) and after[0]["event"] == "paid"
    who = "you" if event["seat"] == reader(names) else "other"
    words = text(
        "told-bet",
        language,
        who=who,
        seat=names[event["seat"]],
        bet=word("bet", event["bet"], language),
        on=creature_words(event["creature"], language)["on"],
        points=after[0]["points"] if paid else 0,
    )
    return (2 if after and after[0]["event"] in ("paid", "lost") else 1), words


def told_card(event: dict[str, Any], after: Events, names: list[str], language: str) -> tuple[int, str]:
    """A card played, with its trick, and where it moved its creature if nobody stepped in."""
    length = 1
    trick = "no"
    if after and after[0]["event"] == "trick":
        trick, length, after = "yes", 2, after[1:]
    who = "you" if event["seat"] == reader(names) else "other"
    said = {"who": who, "seat": names[event["seat"]], "card": card(event["card"], language), "trick": trick}
    if after and after[0]["event"] == "moved":
        moved = after[0]
        return length + 1, text(
            "told-moved", language, **said, origin=moved["origin"], sector=moved["sector"]
        )
    if after and after[0]["event"] == "still":
        return length + 1, text("told-still", language, **said)
    return length, text("told-card", language, **said)
