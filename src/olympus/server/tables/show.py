"""What each person is shown of a table."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from msgspec import UNSET

from .. import wire
from ..people.accounts import GONE, User
from .autopilot import FALLBACK
from .live import Live
from .model import Seat, Table


def show_seat(number: int, seat: Seat, users: Mapping[str, User], connected: Collection[str]) -> wire.Seat:
    shown = wire.Seat(number, seat.kind, dict(seat.choice))
    if seat.user is not None:
        user = users.get(seat.user)
        shown.user = user.shown() if user else GONE
    if seat.kind == "bot":
        shown.bot, shown.ready = seat.bot or "", True
    if seat.kind == "person":
        shown.ready, shown.connected, shown.muted = seat.ready, seat.user in connected, seat.muted
        shown.played_by, shown.why = "bot" if seat.why else "player", seat.why
    return shown


def show_you(table: Table, user_id: str | None) -> wire.You:
    """What one person alone sees of a table."""
    seat = table.seat_of(user_id)
    own = None if seat is None else table.seats[seat]
    return wire.You(
        seat=seat,
        host=user_id is not None and table.host == user_id,
        windows=own.windows if own else "ask",
        nonce=bool(own and own.nonce),
        link=f"/t/{table.id}",
    )


def show_table(
    table: Table, users: Mapping[str, User], connected: Collection[str], user_id: str | None
) -> wire.Table:
    """A stored table: the same for everybody, but for `you`; a live one has a turn, and watchers."""
    clock, votes = table.clock, table.votes
    return wire.Table(
        id=table.id,
        game=table.game,
        rules=table.rules,
        status=table.status,
        options=table.options,
        listed=table.listed,
        rated=table.rated,
        spectators=table.spectators,
        chat=table.chat,
        hints=table.hints,
        bot=table.bot,
        away=table.away,
        clock=wire.ShownClock(
            clock.kind,
            seconds=clock.seconds if clock.kind in ("move", "budget") else UNSET,
            increment=clock.increment if clock.kind == "budget" else UNSET,
            days=clock.days if clock.kind == "days" else UNSET,
        ),
        host=table.host,
        commitment=table.commitment,
        created=table.created,
        started=table.started,
        ended=table.ended,
        changed=table.changed,
        version=table.version,
        seats=[show_seat(number, seat, users, connected) for number, seat in enumerate(table.seats)],
        watching=0,
        paused=table.paused,
        votes=wire.Votes(votes.get("pause", []), votes.get("resume", []), votes.get("resign", [])),
        turn=None,
        result=table.result,
        rematch=table.rematch,
        you=show_you(table, user_id),
    )


def show_live(live: Live, users: Mapping[str, User], user_id: str | None) -> wire.Table:
    """A live table as one person sees it."""
    table = live.table
    shown = show_table(table, users, live.connected(), user_id)
    shown.turn = live.turn()
    people = set(table.people())
    shown.watching = sum(1 for one in live.subscribers if one.user_id not in people)
    if table.running and live.match is not None:
        for number, seat in enumerate(shown.seats):
            if seat.kind == "person":
                seat.time_left = live.time_left(number)
    if waits_for_bots(live):
        shown.preparing = "bots"
    return shown


def waits_for_bots(live: Live) -> bool:
    """Whether a bot plays here whose rules are still being compiled."""
    table = live.table
    bots = [
        seat.bot if seat.kind == "bot" else table.bot
        for seat in table.seats
        if seat.kind == "bot" or seat.why
    ]
    return table.running and any(bot != FALLBACK for bot in bots) and not live.house.bots.ready.is_set()


def waited_for(table: Table, row: Any) -> wire.Turn | None:
    """The person whose move a stored table waits for, if it is a person's."""
    seat = table.seat_of(row.actor)
    if seat is None or not table.running:
        return None
    return wire.Turn(seat, row.since, row.deadline)
