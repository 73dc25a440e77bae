"""What the players are called."""

from __future__ import annotations

from pathlib import Path

from ...core.texts import has, message
from ..errors import FOLDER
from ..people.accounts import User
from ..tables.live import Live

BOTS = Path(__file__).parents[2] / "bots" / "locale"


def seat_names(live: Live, users: dict[str, User], language: str) -> list[str]:
    """What the players are called in the log: people by name, bots by kind and seat, removed people by seat."""
    names = []
    for number, seat in enumerate(live.table.seats):
        user = users.get(seat.user or "")
        if user is not None:
            names.append(user.name)
        elif seat.kind == "person":
            names.append(message("removed-player", language, FOLDER, number=number + 1))
        else:
            names.append(bot_name(seat.bot or "?", number + 1, language))
    return names


def bot_name(bot: str, number: int, language: str) -> str:
    """In the reader's language; a bot from elsewhere by what it calls itself."""
    key = f"bot-seat-{bot}"
    known = has(key, language, BOTS)
    return message(key, language, BOTS, number=number) if known else f"{bot.capitalize()} {number}"
