"""What somebody who sits at a running table can do besides moving."""

from __future__ import annotations

from typing import Literal

from ..clock import now
from ..errors import Refusal
from ..people.accounts import User
from ..wire import Result, Vote
from .chat import add_line
from .live import Live
from .model import Seat, Table, present_seats
from .registry import Registry


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
    """Pausing, going on and giving up happen when all people who are there agree."""

    def change(table: Table) -> None:
        own_seat(table, user)
        seat = table.seat_of(user.id)
        assert seat is not None
        if not table.running:
            raise Refusal("not-playing", 409)
        if table.paused == (on == "pause") and on != "resign":
            raise Refusal("paused" if table.paused else "not-paused", 409)
        votes = [number for number in table.votes.get(on, []) if number != seat]
        table.votes[on] = sorted([*votes, seat]) if yes else votes
        needed = {number for number, _ in present_seats(table, live.connected())} | {seat}
        if needed <= set(table.votes[on]):
            agreed(table, on)

    await registry.change(live.table.id, change)


def agreed(table: Table, on: Vote) -> None:
    table.votes = {}
    table.resumed = now()
    if on == "resign":
        end_without_result(table, "resigned")
    else:
        table.paused = on == "pause"


def end_without_result(table: Table, why: Literal["resigned", "abandoned", "stopped"]) -> None:
    table.status = "ended"
    table.ended = now()
    table.result = Result(why)
    table.votes = {}


async def say(registry: Registry, live: Live, user: User, text: str) -> None:
    seat = own_seat(live.table, user)
    if not live.table.chat:
        raise Refusal("chat-off", 403)
    if seat.muted:
        raise Refusal("muted", 403)
    await add_line(registry, live, user, text)
