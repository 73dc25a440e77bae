"""Changes of a table, each a plain function on its data that makes the change or refuses."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

import msgspec

from ... import bots
from ...games import load
from ..clock import now
from ..errors import Refusal
from ..people.accounts import User
from ..wire import SeatWish, Settings
from .actions import own_seat
from .model import (
    Clock,
    Seat,
    Table,
    check_choice,
    chosen_options,
    game_options,
    pass_host_on,
    printed_figures,
)
from .votes import end_without_result, settle

MOST_REMOVED = 100
"""People that a table remembers to have been shown out."""
NONCE = re.compile(r"([0-9a-f]{2}){16,32}")


def check_bot(bot: str) -> str:
    if bot not in bots.names():
        raise Refusal("no-bot", bot=bot[:40], possible=", ".join(bots.names()))
    return bot


def need_host(table: Table, user: User) -> None:
    if table.host != user.id:
        raise Refusal("not-host", 403)


def need_lobby(table: Table) -> None:
    if table.status != "lobby":
        raise Refusal("not-lobby", 409)


def new_table(game_name: str, user: User, settings: Settings) -> Table:
    """A table as its host wants it, the host in the first seat that is free."""
    game = load(game_name)
    table = Table("", game.name, game.version, user.id, "", 0, 0, [])
    table.options = game_options(game, {})
    table.bot = bots.DEFAULT
    resize(table)
    apply_settings(table, settings, user)
    return table


def resize(table: Table) -> None:
    """As many seats as players; who sits beyond moves up if there is room."""
    wanted = int(table.options["players"])
    while len(table.seats) < wanted:
        table.seats.append(Seat())
    for number in range(len(table.seats) - 1, -1, -1):
        if len(table.seats) > wanted and table.seats[number].kind == "open":
            del table.seats[number]
    if any(seat.kind == "person" for seat in table.seats[wanted:]):
        raise Refusal("seats-taken", 409)
    del table.seats[wanted:]


def change_settings(table: Table, settings: Settings, user: User) -> None:
    need_host(table, user)
    if table.status != "lobby":
        for name in settings.__struct_fields__:
            if name not in ("chat", "spectators") and getattr(settings, name) is not None:
                raise Refusal("not-lobby", 409)
    apply_settings(table, settings, user)
    if table.status == "lobby":
        for seat in table.seats:
            seat.ready = False


def apply_settings(table: Table, settings: Settings, user: User) -> None:
    for name in ("listed", "rated", "spectators", "chat", "hints"):
        value = getattr(settings, name)
        if value is not None:
            setattr(table, name, value)
    if settings.clock is not None:
        clock = Clock(*msgspec.structs.astuple(settings.clock))
        clock.check()
        table.clock = clock
    if settings.bot is not None:
        table.bot = check_bot(settings.bot)
    if settings.away is not None:
        if settings.away != 0 and not 10 <= settings.away <= 3600:
            raise Refusal("away", low=10, high=3600)
        table.away = settings.away
    if settings.options is not None:
        table.options = game_options(load(table.game), table.options | settings.options)
        resize(table)
    if settings.seats is not None:
        place(table, settings.seats)


def place(table: Table, wishes: list[SeatWish]) -> None:
    """Who is to sit where; people who sit already stay."""
    if len(wishes) > len(table.seats):
        raise Refusal("seats", seats=len(table.seats))
    for seat, wish in zip(table.seats, wishes, strict=False):
        if seat.kind == "person":
            continue
        seat.clear()
        if wish.kind == "bot":
            seat.kind, seat.bot = "bot", check_bot(wish.bot or bots.DEFAULT)
        elif wish.kind == "invited" and wish.user:
            seat.kind, seat.user = "invited", wish.user[:40]
            table.removed = [user for user in table.removed if user != seat.user]
        elif wish.kind != "open":
            raise Refusal("seat-kind")


def sit(table: Table, user: User, number: int | None) -> None:
    need_lobby(table)
    if user.id in table.removed:
        raise Refusal("blocked", 403)
    present = table.seat_of(user.id)
    free = [n for n, seat in enumerate(table.seats) if seat.kind == "open"]
    invited = [n for n, seat in enumerate(table.seats) if seat.kind == "invited" and seat.user == user.id]
    if number is None:
        if present is not None:
            return
        if not invited and not free:
            raise Refusal("table-full", 409)
        number = [*invited, *free][0]
    if number == present:
        return
    if number not in free and number not in invited:
        raise Refusal("seat-taken", 409)
    seat = table.seats[number]
    if present is not None:
        table.seats[present].clear()
    seat.clear()
    seat.kind, seat.user = "person", user.id


def leave(table: Table, user: User, connected: frozenset[str]) -> None:
    seat = own_seat(table, user)
    if table.status == "lobby":
        seat.clear()
    elif table.running:
        seat.why, seat.stood_in = "left", True
        settle(table)
    pass_host_on(table, connected)


def choose(table: Table, user: User, choice: Mapping[str, str | None]) -> None:
    need_lobby(table)
    seat = own_seat(table, user)
    picked = check_choice(table, table.seats.index(seat), choice)
    seat.choice = {name: value for name, value in (seat.choice | picked).items() if value is not None}


def set_ready(table: Table, user: User, ready: bool, nonce: str | None) -> None:
    need_lobby(table)
    seat = own_seat(table, user)
    seat.ready = ready
    if nonce is not None:
        seat.nonce = checked_nonce(nonce)


def checked_nonce(nonce: str) -> str:
    if not NONCE.fullmatch(nonce.lower()):
        raise Refusal("nonce")
    return nonce.lower()


def fill(table: Table, user: User, bot: str) -> None:
    need_lobby(table)
    need_host(table, user)
    for seat in table.seats:
        if seat.kind in ("open", "invited"):
            choice = seat.choice
            seat.clear()
            seat.kind, seat.bot, seat.choice = "bot", check_bot(bot), choice


def begin(table: Table, user: User, nonce: str | None, users: Mapping[str, User]) -> None:
    """Check that everything is there. From here on the table is dealt with the figures of today."""
    need_lobby(table)
    need_host(table, user)
    own = table.seat_of(user.id)
    if own is not None:
        table.seats[own].ready = True
        if nonce is not None:
            table.seats[own].nonce = checked_nonce(nonce)
    if any(seat.kind in ("open", "invited") for seat in table.seats):
        raise Refusal("seats-open", 409)
    if not table.people():
        raise Refusal("not-seated", 403)
    if not all(seat.ready for seat in table.seats if seat.kind == "person"):
        raise Refusal("not-ready", 409)
    if table.rated:
        if table.hints:
            raise Refusal("rated-hints", 409)
        if any(users[person].kind != "account" for person in table.people() if person in users):
            raise Refusal("rated-guests", 409)
    game = load(table.game)
    table.rules = game.version
    table.figures = printed_figures(table.game)
    game.table(chosen_options(table, game))


def remove_user(table: Table, user: User, other: str, connected: frozenset[str]) -> None:
    """The host shows somebody out; in play a bot sits down instead."""
    need_host(table, user)
    number = table.seat_of(other)
    if number is None or other == user.id:
        raise Refusal("no-user", 404)
    seat = table.seats[number]
    if table.status == "lobby":
        seat.clear()
        table.removed = [*table.removed[1 - MOST_REMOVED :], other]
    elif table.running and not table.rated:
        seat.kind, seat.bot, seat.user, seat.why = "bot", table.bot, None, None
    else:
        raise Refusal("not-rated" if table.running else "not-playing", 409)


def mute(table: Table, user: User, other: str, muted: bool) -> None:
    need_host(table, user)
    number = table.seat_of(other)
    if number is None:
        raise Refusal("no-user", 404)
    table.seats[number].muted = muted


def hand_on(table: Table, user: User, other: str) -> None:
    need_host(table, user)
    if table.seat_of(other) is None:
        raise Refusal("no-user", 404)
    table.host = other


def end(table: Table, user: User) -> None:
    need_host(table, user)
    if not table.running:
        raise Refusal("not-playing", 409)
    if table.rated:
        raise Refusal("not-rated", 409)
    end_without_result(table, "stopped")


def again(table: Table, user: User, blocked: Collection[str]) -> Table:
    """A new table with the same settings: who asks sits, the others are invited, but for those they block."""
    fresh = Table("", table.game, load(table.game).version, user.id, "", now(), now(), [])
    for name in ("options", "listed", "rated", "spectators", "chat", "hints", "clock", "bot", "away"):
        setattr(fresh, name, getattr(table, name))
    for old in table.seats:
        seat = Seat(kind=old.kind, user=old.user, bot=old.bot, choice=dict(old.choice))
        if seat.kind == "person" and seat.user != user.id:
            seat.kind = "invited"
            if seat.user in blocked:
                seat.clear()
        fresh.seats.append(seat)
    return fresh
