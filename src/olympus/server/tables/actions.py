"""What somebody who sits at a running table can do besides moving."""

from __future__ import annotations

from typing import Literal

from ..errors import Refusal
from ..people.accounts import User
from ..wire import Vote
from .chat import add_line
from .live import Live
from .model import Seat, Table
from .registry import Registry
from .votes import cast


def own_seat(table: Table, user: User) -> Seat:
    seat = table.seat_of(user.id)
    if seat is None:
        raise Refusal("not-seated", 403)
    return table.seats[seat]


async def choose_windows(registry: Registry, live: Live, user: User, choice: Literal["ask", "pass"]) -> None:
    def change(table: Table) -> None:
        own_seat(table, user).windows = choice

    await registry.change(live.table.id, change)


async def come_back(registry: Registry, live: Live, user: User, *, only_away: bool = False) -> None:
    """The seat is the player's again; one taken by the clock or given up only when the player says so."""

    def change(table: Table) -> None:
        seat = own_seat(table, user)
        if table.running and seat.why is not None and (seat.why == "away" or not only_away):
            seat.why = None

    await registry.change(live.table.id, change)


async def vote(registry: Registry, live: Live, user: User, on: Vote, yes: bool) -> None:
    def change(table: Table) -> None:
        own_seat(table, user)
        seat = table.seat_of(user.id)
        assert seat is not None
        cast(table, seat, on, yes, registry.house.config.patience)

    await registry.change(live.table.id, change)


async def say(registry: Registry, live: Live, user: User, text: str) -> None:
    seat = own_seat(live.table, user)
    if not live.table.chat:
        raise Refusal("chat-off", 403)
    if seat.muted:
        raise Refusal("muted", 403)
    await add_line(registry, live, user, text)
