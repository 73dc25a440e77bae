"""What a client sends with an HTTP call."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta

from .received import Id, Line, Received, Word

# people


class NewGuest(Received):
    name: Line
    """1 to 24 characters."""
    lang: Word | None = None


class NewAccount(Received):
    name: Line
    password: Line
    """8 to 128 characters."""
    lang: Word | None = None


class SignIn(Received):
    name: Line
    password: Line


class Recovery(Received):
    name: Line
    recovery: Line
    """The recovery code."""
    password: Line
    """The new one."""


class Changes(Received):
    """What is left out stays as it is."""

    name: Line | None = None
    lang: Word | None = None
    password: Line | None = None
    """A new password needs the `old` one."""
    old: Line | None = None


class Confirm(Received):
    password: Line | None = None
    """That of the account; a guest has none."""


# tables


class ClockWish(Received):
    """`move`: 5 to 3600 `seconds`; `budget`: 30 to 36000, and an `increment` up to 600; `days`: 1 to 30."""

    kind: Literal["none", "move", "budget", "days"] = "none"
    seconds: int = 0
    increment: int = 0
    days: int = 0


class SeatWish(Received):
    """Who is to sit in a seat: anybody, a `bot`, or the `user` who is invited."""

    kind: Word = "open"
    """`open`, `bot` or `invited`."""
    bot: Word | None = None
    user: Id | None = None


class Settings(Received):
    """What a host may set; what is left out stays as it is."""

    options: dict[str, Any] | None = None
    """By name: see `options` of the game."""
    listed: bool | None = None
    rated: bool | None = None
    spectators: bool | None = None
    chat: bool | None = None
    hints: bool | None = None
    clock: ClockWish | None = None
    bot: Word | None = None
    """Who plays for somebody who is away or out of time."""
    away: int | None = None
    """Seconds without a connection after which a bot plays: 10 to 3600; 0: never."""
    seats: list[SeatWish] | None = None
    """In order; people who sit already stay."""


class NewTable(Settings, kw_only=True):
    game: Word
    seat: int | None = None
    """Where the host sits; left out: in the first open seat."""
    commitment: Word | None = None
    """From `GET /api/commitment`."""


class Quick(Received):
    game: Word
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    bot: Word | None = None
    name: Line | None = None
    """Of the guest, where there is no session."""
    lang: Word | None = None
    commitment: Word | None = None
    """From `GET /api/commitment`."""
    nonce: Word | None = None
    """Made after the `commitment` was seen, which it needs."""
    clock: ClockWish | None = None


class Join(Received):
    seat: int | None = None
    """Left out: the one that one is invited to, or the first open one."""


class Choice(Received):
    choice: dict[str, str | None]
    """By name of an `each` option; null: drawn."""


class Ready(Received):
    ready: bool = True
    nonce: Word | None = None
    """16 to 32 bytes in hex, made after the `commitment` was seen."""


class Fill(Received):
    bot: Word | None = None


class Start(Received):
    nonce: Word | None = None
    """16 to 32 bytes in hex, made after the `commitment` was seen."""


class Who(Received):
    user: Id


class Muted(Received):
    user: Id
    muted: bool = True


# records and lessons


class RecordText(Received):
    several_lines: ClassVar[frozenset[str]] = frozenset({"record"})

    record: str
    """At most 4 MB: docs/record-format.md."""


Moves = Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=100)]


class LessonMoves(Received):
    moves: Moves = msgspec.field(default_factory=list)
    """Those of the learner alone, in order."""
    name: Annotated[str, Meta(max_length=24)] = ""
    """What the learner is called in texts."""


# operators


class Draining(Received):
    draining: bool
    """No new tables, so that the server can be stopped."""
