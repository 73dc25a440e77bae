"""What a client says through a websocket."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from .received import Id, Line, Received, Word

PROTOCOL = 1
Answer = Literal["ask", "pass"]
Vote = Literal["pause", "resume", "resign"]


class Command(Received, tag_field="do"):
    """Something a client says."""

    @property
    def do(self) -> str:
        return str(self.__struct_config__.tag)


class AtTable(Command):
    """Something said about a table."""

    table: Id


class Hello(Command, tag="hello"):
    """The first message, within 10 s."""

    protocol: int = PROTOCOL
    token: Line | None = None
    """Of the session, where there is no cookie."""
    lang: Word | None = None


class Watch(AtTable, tag="watch"):
    """Send everything about a table from now on."""

    have: int = -1
    """The ply up to which its events are known here; -1: send all events from the deal on."""
    brief: bool = False
    """Send of each view only what changed."""


class Unwatch(AtTable, tag="unwatch"):
    """No more about a table."""


class Move(AtTable, tag="move"):
    """Make a move. The same `id` again is harmless: it is answered by the same `accepted`."""

    id: str
    """The client's own, 1 to 64 characters."""
    ply: int
    """That of the view in which the move was chosen."""
    move: str
    """The `move` of one of the view's `legal` moves; at most 200 characters."""


class Windows(AtTable, tag="windows"):
    """In windows where a power might be played: ask me, or pass for me until I say otherwise."""

    choice: Answer


class Back(AtTable, tag="back"):
    """I am back: the seat is mine again. `watch` does it too, unless the clock took the seat or the player left."""


class CastVote(AtTable, tag="vote"):
    """When all people for whom no bot plays agree it happens, whether they are connected or not.

    A pause of 10 minutes may be ended by anybody who plays. `resign` ends the game without a result; in a rated one
    whoever had left has lost, and those who stayed share the first place.
    """

    on: Vote
    yes: bool = True


class SayChat(AtTable, tag="chat"):
    """Say something to everybody at the table; only those who sit there may."""

    chatty: ClassVar[frozenset[str]] = frozenset({"text"})

    text: str
    """1 to 300 characters."""


class AskHint(AtTable, tag="hint"):
    """What would a bot do in my place? Only for the seat that is to act, where the table has `hints`."""


class Speak(Command, tag="lang"):
    """The language of texts from now on."""

    lang: Word | None = None


class Ping(Command, tag="ping"):
    """Answered by `pong`. A connection on which nothing is said for 75 s is closed."""


AtSeat = Windows | Back | CastVote | SayChat | AskHint
"""What needs a seat at a table that is watched."""
AnyCommand = Hello | Watch | Unwatch | Move | AtSeat | Speak | Ping
commands: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
read_command = commands.decode
