"""What a seat is told of a match: its view, its legal moves with what they mean, and what happened."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from ..core.game import Game
from ..core.match import Event, Match
from ..core.texts import has, message
from .live import Live
from .people import User, now

to_json = msgspec.json.Encoder().encode


packed = to_json

BOTS = Path(__file__).parent.parent / "bots" / "locale"


def seat_names(live: Live, users: dict[str, User], language: str) -> list[str]:
    """What the players are called in the log: people by name, bots by kind and seat."""
    names = []
    for number, seat in enumerate(live.table.seats):
        user = users.get(seat.user or "")
        names.append(user.name if user else bot_name(seat.bot or "?", number + 1, language))
    return names


def bot_name(bot: str, number: int, language: str) -> str:
    """In the reader's language; a bot from elsewhere by what it calls itself."""
    key = f"bot-seat-{bot}"
    known = has(key, language, BOTS)
    return message(key, language, BOTS, number=number) if known else f"{bot.capitalize()} {number}"


# what happened

Told = tuple[Event, msgspec.Raw]
"""An event, and the same ready to send."""


def told_after(live: Live, match: Match, since: int, language: str, names: list[str]) -> list[Told]:
    """What happened after a ply (-1: from the deal on), put into words once for all seats that may know it."""
    key = since, language
    ready = live.told.get(key)
    if ready is None:
        first = 0 if since < 0 else live.marks[min(since, len(live.marks) - 1)]
        ply = max(0, since)
        ready = live.told[key] = []
        for entry in match.entries[first:]:
            ply = entry.ply or ply
            for event in entry.events:
                text = say_event(match.game, event.data, language, names)
                ready.append((event, msgspec.Raw(to_json({"ply": ply, "event": event.data, "text": text}))))
    return ready


MARKS = [chr(0xE000 + seat) for seat in range(16)]
"""Stand for the players' names in sentences that are the same at all tables: no name holds such a letter."""


def say_event(game: Game, event: dict[str, Any], language: str, names: list[str]) -> str:
    try:
        text = sentence(game, language, len(names), *event.items())
    except TypeError:  # one that cannot be looked up
        return game.say_event(event, language, names)
    for mark, name in zip(MARKS, names, strict=False):
        if mark in text:
            text = text.replace(mark, name)
    return text


@lru_cache(20_000)
def sentence(game: Game, language: str, players: int, *event: tuple[str, Any]) -> str:
    return game.say_event(dict(event), language, MARKS[:players])


# what is seen

View = dict[str, Any]


def changes(before: View, view: View) -> View:
    """The parts of a view that are not what they were. It tells nothing that the two views do not."""
    return {name: part for name, part in view.items() if part is not (old := before[name]) and part != old}


def view_message(
    live: Live,
    seat: int | None,
    since: int,
    language: str,
    names: list[str],
    before: View | None = None,
    generation: int = -1,
) -> bytes:
    """One message for all who look through the same eyes; after a view `before`, of a generation, only what changed."""
    key = (seat, since, language, None if before is None else generation)
    ready = live.messages.get(key)
    if ready is not None:
        return ready
    match, table = live.match, live.table
    assert match is not None
    game = match.game
    view = live.sight(seat)
    legal: list[dict[str, str]] = []
    auto = False
    if seat is not None and match.actor == seat and table.running and not table.paused:
        auto = live.auto(seat)
        if not auto and table.seats[seat].why is None:
            say_move: Any = game.say_move  # games take the players' names too, as in `say_event`
            legal = [{"move": move, "text": say_move(view, move, language, names)} for move in live.legal()]
    told = told_after(live, match, since, language, names)
    message = {
        "is": "view",
        "table": table.id,
        "ply": match.ply,
        "seat": seat,
        "actor": match.actor,
        "over": match.over,
        "legal": legal,
        "auto": auto,
        "events": [ready for event, ready in told if event.visible_to(seat)],
        "since": since,
        "now": now(),
    }
    if before is None:
        message["view"] = view
    else:
        message["changed"] = changes(before, view)
    ready = live.messages[key] = packed(message)
    return ready
