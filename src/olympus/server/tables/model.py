"""A table: its settings, who sits where, how far it is. What is stored, and what each person is shown of it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Any, Literal

import msgspec

from ...core.errors import OptionError
from ...core.game import Game
from ...core.match import Match
from ...core.options import OneEach
from ...games import load
from ..clock import DAY
from ..errors import Refusal
from ..wire import ClockWish, Result, Status, Why

GRACE = 10_000
"""What a player whose budget is used up still has for each move, once back."""


class Clock(ClockWish, omit_defaults=True):
    """The clock of a table."""

    def check(self) -> None:
        ranges = {"none": (0, 0), "move": (5, 3600), "budget": (30, 36_000), "days": (1, 30)}
        low, high = ranges[self.kind]
        value = self.days if self.kind == "days" else self.seconds
        if not low <= value <= max(low, high) or not 0 <= self.increment <= 600:
            raise Refusal("clock", kind=self.kind, low=low, high=high)

    def left(self, used: int, moves: int) -> int | None:
        """Milliseconds a player has for a move who has used so many in so many moves."""
        if self.kind == "none":
            return None
        if self.kind == "move":
            return self.seconds * 1000
        if self.kind == "days":
            return self.days * DAY
        return max(self.seconds * 1000 + self.increment * 1000 * moves - used, GRACE)


class Seat(msgspec.Struct, omit_defaults=True):
    kind: Literal["open", "person", "bot", "invited"] = "open"
    user: str | None = None
    bot: str | None = None
    ready: bool = False
    choice: dict[str, str | None] = {}
    nonce: str | None = None
    muted: bool = False
    why: Why | None = None
    windows: Literal["ask", "pass"] = "ask"
    stood_in: bool = False
    """A bot has decided for this player: nothing is gained by it in a rated game."""

    def clear(self) -> None:
        self.kind, self.user, self.bot, self.ready = "open", None, None, False
        self.choice, self.nonce, self.muted = {}, None, False


class Table(msgspec.Struct, omit_defaults=True):
    id: str
    game: str
    rules: int
    host: str
    commitment: str
    created: int
    changed: int
    seats: list[Seat]
    options: dict[str, Any] = {}
    figures: dict[str, Any] = {}
    status: Status = "lobby"
    listed: bool = False
    rated: bool = False
    spectators: bool = True
    chat: bool = True
    hints: bool = True
    clock: Clock = msgspec.field(default_factory=Clock)
    bot: str = "random"
    away: int = 60
    started: int | None = None
    ended: int | None = None
    resumed: int = 0
    """Clocks count from here at the earliest: a pause, or a stop of the server, costs nobody time."""
    paused: bool = False
    votes: dict[str, list[int]] = {}
    result: Result | None = None
    rematch: str | None = None
    removed: list[str] = []
    """Whom the host has shown out of the lobby: they come back when they are invited."""
    version: int = 0

    def seat_of(self, user_id: str | None) -> int | None:
        return next((number for number, user in self.sitting() if user == user_id), None)

    def sitting(self) -> list[tuple[int, str]]:
        """The people in their seats."""
        return [
            (number, seat.user)
            for number, seat in enumerate(self.seats)
            if seat.kind == "person" and seat.user
        ]

    def people(self) -> list[str]:
        return [user for _, user in self.sitting()]

    def mentioned(self) -> set[str]:
        return {seat.user for seat in self.seats if seat.user}

    @property
    def running(self) -> bool:
        return self.status == "playing"


class StoredMove:
    """A move as the store gives it back."""

    __slots__ = ("at", "by", "move", "move_id", "ply", "seat", "spent", "table_id", "user_id")

    def __init__(
        self,
        table_id: str,
        ply: int,
        seat: int,
        move: str,
        by: str,
        user_id: str | None,
        move_id: str | None,
        at: int,
        spent: int,
    ) -> None:
        self.table_id, self.ply, self.seat, self.move, self.by = table_id, ply, seat, move, by
        self.user_id, self.move_id, self.at, self.spent = user_id, move_id, at, spent

    def values(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__}


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Table).decode


@cache
def printed_figures(game: str) -> dict[str, Any]:
    """A game's figures as they come back from the store."""
    figures: dict[str, Any] = msgspec.json.decode(encode(load(game).figures()))
    return figures


def share_figures(table: Table) -> None:
    """Nearly every table plays with the printed figures: in memory one copy serves them all."""
    if table.figures and table.figures == printed_figures(table.game):
        table.figures = printed_figures(table.game)


def game_options(game: Game, given: Mapping[str, Any]) -> dict[str, Any]:
    """The options as they are stored: what the table sets for all; `each` options belong to the seats."""
    each = {option.name for option in game.options if isinstance(option, OneEach)}
    for name in given:
        if name in each:
            raise OptionError("option-unknown", option=name, possible="choice")
    return {name: value for name, value in game.table(given).items() if name not in each}


def restored(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def check_choice(table: Table, seat: int, choice: Mapping[str, str | None]) -> dict[str, str | None]:
    """What a seat chooses of `each` options: one of those on offer that nobody else has; None: drawn."""
    options = {option.name: option for option in load(table.game).options if isinstance(option, OneEach)}
    picked: dict[str, str | None] = {}
    for name, given in choice.items():
        option = options.get(name)
        if option is None:
            raise OptionError("option-unknown", option=name, possible=", ".join(options))
        (value,) = option.check((given,), 1)
        picked[name] = value
        if value is None:
            continue
        for other, taken in enumerate(table.seats):
            if other != seat and taken.choice.get(name) == value:
                raise Refusal("choice-taken", 409, choice=value)
    return picked


def chosen_options(table: Table, game: Game) -> dict[str, Any]:
    """The options of a table, those of its seats included."""
    options = dict(table.options)
    for option in game.options:
        if isinstance(option, OneEach):
            options[option.name] = tuple(seat.choice.get(option.name) for seat in table.seats)
    return options


def new_match(table: Table, seed: bytes) -> Match:
    """The match before its first move. Bots add no nonce, nor does who gave none."""
    game = load(table.game)
    nonces = [bytes.fromhex(seat.nonce) for seat in table.seats if seat.nonce]
    figures = {name: restored(value) for name, value in table.figures.items()}
    changed = None if figures == game.figures() else figures
    options = chosen_options(table, game)
    return Match.new(game, seed=seed, nonces=nonces, figures=changed, rules=table.rules, **options)


# who is there


def pass_host_on(table: Table, connected: Collection[str | None]) -> None:
    """The host's role goes to somebody who is there, if the host is not."""
    seats = [seat for seat in table.seats if seat.kind == "person" and seat.why is None]
    if any(seat.user == table.host for seat in seats):
        return
    for seat in sorted(seats, key=lambda one: one.user not in connected):
        if seat.user:
            table.host = seat.user
            return
