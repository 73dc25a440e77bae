"""What the server says through a websocket."""

from __future__ import annotations

from typing import Any, Generic

import msgspec
from msgspec import UNSET, UnsetType

from .people import Own
from .play import Legal, Told
from .shapes import Shape, T, View
from .tables import Table


class Message(Shape, tag_field="is"):
    """Something the server says by itself, or in answer to a message."""


class Welcome(Message, tag="welcome"):
    protocol: int
    user: Own | None
    now: int
    server: str


class TableMessage(Message, tag="table"):
    """Whenever anything of a table changes."""

    table: Table


class ViewMessage(Message, Generic[T], tag="view"):
    """After every move; several moves may come as one."""

    table: str
    ply: int
    seat: int | None
    actor: int | None
    over: bool
    legal: list[Legal]
    auto: bool
    """The server makes the pass that is the only choice, or that was asked for."""
    events: list[T]
    since: int
    now: int
    view: View | UnsetType = UNSET
    changed: View | UnsetType = UNSET
    """In place of `view`, to those who asked for it: the fields that are not what they were."""


class Accepted(Message, tag="accepted"):
    """The move is stored for good."""

    table: str
    id: str
    ply: int


class MoveRefused(Message, tag="refused"):
    """Nothing changed; a fresh view follows."""

    table: str
    id: str
    key: str
    args: dict[str, Any]
    text: str


class Error(Message, tag="error"):
    """A message other than a move was refused."""

    do: str
    key: str
    args: dict[str, Any]
    text: str


class Author(Shape):
    id: str
    name: str


class Chat(Message, tag="chat", rename={"author": "from"}):
    table: str
    n: int
    """Counts up from 1 at each table."""
    author: Author
    text: str
    at: int


class Erased(Message, tag="erased"):
    """Lines of the chat whose author was removed: show them no more."""

    table: str
    lines: list[int]
    """Their `n`."""


class HintMove(Shape):
    move: str
    text: str
    why: str
    share: float
    """Of the win."""
    points: float
    worlds: float
    """The part of imagined worlds in which no other of these moves does better."""


class Hint(Message, tag="hint"):
    """Two or three moves, best first."""

    table: str
    ply: int
    hints: list[HintMove]


class TurnMessage(Message, tag="turn"):
    """It is, or is no longer, one's turn at a table that this session does not follow."""

    table: str
    game: str
    waiting: bool


class Gone(Message, tag="gone"):
    """One may no longer watch a table."""

    table: str
    key: str
    text: str


class Pong(Message, tag="pong"):
    now: int


class Bye(Message, tag="bye"):
    """The server stops or restarts: connect again after so many milliseconds."""

    key: str
    text: str
    after: int


AnyMessage = (
    Welcome
    | TableMessage
    | ViewMessage[Told]
    | Accepted
    | MoveRefused
    | Error
    | Chat
    | Erased
    | Hint
    | TurnMessage
    | Gone
    | Pong
    | Bye
)
to_json = msgspec.json.Encoder().encode
