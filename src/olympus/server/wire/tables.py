"""Tables: settings, seats, clocks, results."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, UnsetType

from .people import Own, Person, Rating
from .shapes import Shape, Status, Why


class ShownClock(Shape):
    kind: Literal["none", "move", "budget", "days"]
    seconds: int | UnsetType = UNSET
    increment: int | UnsetType = UNSET
    days: int | UnsetType = UNSET


class Seat(Shape):
    seat: int
    kind: Literal["open", "person", "bot", "invited"]
    choice: dict[str, str | None]
    user: Person | UnsetType = UNSET
    bot: str | UnsetType = UNSET
    ready: bool | UnsetType = UNSET
    connected: bool | UnsetType = UNSET
    muted: bool | UnsetType = UNSET
    played_by: Literal["player", "bot"] | UnsetType = UNSET
    why: Why | UnsetType | None = UNSET
    time_left: int | UnsetType | None = UNSET
    """Milliseconds, where there is a clock."""


class Votes(Shape):
    """Seats that agreed."""

    pause: list[int]
    resume: list[int]
    resign: list[int]


class Turn(Shape):
    """Who is to move, since when, and until when."""

    seat: int
    began: int | None
    deadline: int | None
    ply: int | UnsetType = UNSET


class RatingChange(Shape):
    seat: int
    before: Rating
    after: Rating


class Nonce(Shape):
    seat: int
    nonce: str


class Result(Shape, forbid_unknown_fields=False):
    """How a game ended; only one that was played to its end has scores, all that began show `seed` and `nonces`."""

    why: Literal["played", "resigned", "abandoned", "stopped"]
    scores: list[int] | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET
    places: list[int] | UnsetType = UNSET
    plies: int | UnsetType = UNSET
    rated: bool | UnsetType = UNSET
    ratings: list[RatingChange] | UnsetType = UNSET
    seed: str | UnsetType = UNSET
    nonces: list[Nonce] | UnsetType = UNSET


class You(Shape):
    """What one person alone sees of a table."""

    seat: int | None
    host: bool
    windows: Literal["ask", "pass"]
    nonce: bool
    link: str


class Table(Shape):
    """The same for everybody at it, but for `you`."""

    id: str
    game: str
    rules: int
    status: Status
    options: dict[str, Any]
    listed: bool
    rated: bool
    spectators: bool
    chat: bool
    hints: bool
    bot: str
    away: int
    clock: ShownClock
    host: str
    commitment: str
    created: int
    started: int | None
    ended: int | None
    changed: int
    version: int
    seats: list[Seat]
    watching: int
    paused: bool
    votes: Votes
    turn: Turn | None
    result: Result | None
    rematch: str | None
    you: You
    preparing: Literal["bots"] | UnsetType = UNSET
    """After a first start: what the bots of this table need is being compiled, and they move when that is done."""


class Tables(Shape):
    tables: list[Table]


class QuickStarted(Shape):
    """A game against bots; with a token if a guest was made for it."""

    user: Own
    table: Table
    token: str | UnsetType = UNSET


class Commitment(Shape):
    commitment: str
