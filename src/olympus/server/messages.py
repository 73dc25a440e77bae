"""What a seat is told of a match: its view, its legal moves with what they mean, and what happened."""

from __future__ import annotations

from typing import Any

import msgspec

from ..core.match import Event, Match
from .live import Live
from .people import User, now

to_json = msgspec.json.Encoder().encode


def packed(message: Any) -> str:
    return to_json(message).decode()


def seat_names(live: Live, users: dict[str, User]) -> list[str]:
    """What the players are called in the log: people by name, bots by name and seat."""
    names = []
    for number, seat in enumerate(live.table.seats):
        user = users.get(seat.user or "")
        names.append(user.name if user else f"{(seat.bot or '?').capitalize()} {number + 1}")
    return names


def events_after(live: Live, match: Match, seat: int | None, since: int) -> list[tuple[int, Event]]:
    """What a seat may know of what happened after a ply; -1: from the deal on."""
    first = 0 if since < 0 else live.marks[min(since, len(live.marks) - 1)]
    ply = max(0, since)
    found = []
    for entry in match.entries[first:]:
        ply = entry.ply or ply
        found += [(ply, event) for event in entry.events if event.visible_to(seat)]
    return found


def told(live: Live, ply: int, event: Event, language: str, names: list[str]) -> msgspec.Raw:
    """An event ready to send; put into words once for all seats that may know it."""
    key = id(event), language
    ready = live.told.get(key)
    if ready is None:
        assert live.match is not None
        text = live.match.game.say_event(event.data, language, names)
        ready = live.told[key] = msgspec.Raw(to_json({"ply": ply, "event": event.data, "text": text}))
    return ready


def shared(live: Live, part: Any) -> Any:
    """A part of a view ready to send; one that several seats see is made ready once."""
    if type(part) is not list and type(part) is not dict:
        return part
    ready = live.parts.get(id(part))
    if ready is None or ready[0] is not part:
        ready = live.parts[id(part)] = (part, msgspec.Raw(to_json(part)))
    return ready[1]


def view_message(live: Live, seat: int | None, since: int, language: str, names: list[str]) -> str:
    """One message for all who look through the same eyes."""
    key = (seat, since, language)
    ready = live.messages.get(key)
    if ready is not None:
        return ready
    match, table = live.match, live.table
    assert match is not None
    game = match.game
    view = match.view(seat)
    legal: list[dict[str, str]] = []
    auto = False
    if seat is not None and match.actor == seat and table.running and not table.paused:
        auto = live.auto(seat)
        if not auto and table.seats[seat].why is None:
            say_move: Any = game.say_move  # games take the players' names too, as in `say_event`
            legal = [{"move": move, "text": say_move(view, move, language, names)} for move in live.legal()]
    message = {
        "is": "view",
        "table": table.id,
        "ply": match.ply,
        "seat": seat,
        "actor": match.actor,
        "over": match.over,
        "view": {name: shared(live, part) for name, part in view.items()},
        "legal": legal,
        "auto": auto,
        "events": [
            told(live, ply, event, language, names) for ply, event in events_after(live, match, seat, since)
        ],
        "since": since,
        "now": now(),
    }
    ready = live.messages[key] = packed(message)
    return ready
