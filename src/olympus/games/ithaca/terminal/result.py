"""How the points came: landfalls, gifts, and what the Proci took."""

from __future__ import annotations

from ....core.face import Events, Line
from ....core.textkit import GOLD, wrapped
from ..say import word
from .words import card_named, text


def result(events: Events, names: list[str], language: str, width: int) -> list[Line]:
    totals = {event["seat"]: event["points"] for event in events if event["event"] == "over"}
    lines: list[Line] = []
    for seat in sorted(totals, key=lambda seat: -totals[seat]):
        lines.append([(names[seat], "bold"), (f"  {totals[seat]}", GOLD)])
        for kind, gains in sources(events, seat, language).items():
            if gains:
                lines += wrapped([(f"  {text(f'from-{kind}', language)}", "dim")], gains, width)
    return lines


def sources(events: Events, seat: int, language: str) -> dict[str, list[Line]]:
    found: dict[str, list[Line]] = {"landfall": [], "gifts": [], "proci": []}
    for event in events:
        if event.get("seat") != seat:
            continue
        if event["event"] == "landfall":
            name = word("route", event["route"], language)
            found["landfall"].append([(f"{name} ", ""), (f"+{event['points']}", GOLD)])
        elif event["event"] == "won":
            found["gifts"].append(card_named(event["card"], language))
        elif event["event"] == "lost":
            found["proci"].append(card_named(event["card"], language))
    return found
