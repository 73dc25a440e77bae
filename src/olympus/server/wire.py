"""Everything that goes over the wire to a client: messages of the websocket, answers of the HTTP calls.

What a client sends is in `net/protocol.py` and beside each call in `api/`. See docs/protocol.md.
"""

from __future__ import annotations

from typing import Any, Generic, Literal, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

T = TypeVar("T")
View = dict[str, Any]
"""A game's own view of a seat."""
Event = dict[str, Any]
"""A game's own event."""
Will = dict[str, Any]
"""A game's own foresight of a move: what stays as it is, is left out."""
Status = Literal["lobby", "playing", "over", "ended"]
Kind = Literal["guest", "account", "bot", "removed"]
OptionKind = Literal["choice", "flag", "number", "seat", "each"]
Why = Literal["away", "time", "left"]
"""Why a bot plays for somebody."""


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """Something a client is sent."""


# people


class Person(Shape):
    """Somebody as everybody sees them."""

    id: str
    name: str
    kind: Kind


class Own(Person):
    """Oneself."""

    lang: str


class Rating(Shape):
    rating: int
    """What to show: round(1000 + 20 · (mu − 3 sigma))."""
    mu: float
    sigma: float
    games: int


class Begun(Shape):
    """A session has begun."""

    user: Own
    token: str
    recovery: str | UnsetType = UNSET
    """The recovery code of a new account, or a new one; shown this once."""


class WhoAmI(Shape):
    user: Own | None


class Changed(Shape):
    user: Own


class Me(Shape):
    user: Own
    ratings: dict[str, Rating]
    """By game."""
    blocked: list[Person]
    turns: int
    """Tables that wait for one's move."""


class Player(Shape):
    user: Person
    ratings: dict[str, Rating]
    games: int


# tables


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
    """How a game ended; only one that was played to its end has more than `why`."""

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


class Tables(Shape):
    tables: list[Table]


class QuickStarted(Shape):
    """A game against bots; with a token if a guest was made for it."""

    user: Own
    table: Table
    token: str | UnsetType = UNSET


class Commitment(Shape):
    commitment: str


# games


class Range(Shape):
    low: int
    high: int
    default: int


class Option(Shape):
    option: str
    kind: OptionKind
    default: Any
    title: str
    help: str
    low: int | UnsetType = UNSET
    high: int | UnsetType = UNSET
    values: list[str] | UnsetType = UNSET
    labels: dict[str, str] | UnsetType = UNSET


class Game(Shape):
    game: str
    version: int
    title: str
    options: list[Option]
    lessons: int
    pages: list[str]
    """Pages to print."""
    players: Range


class Bot(Shape):
    bot: str
    text: str


class Games(Shape):
    games: list[Game]
    bots: list[Bot]
    languages: list[str]


# a match


class Legal(Shape):
    """A legal move: its notation, and what it means in words."""

    move: str
    text: str
    will: Will | UnsetType = UNSET
    """What it would do, as far as its player can know; left out where there is nothing to say."""


class Told(Shape):
    """Something that happened, and its words."""

    ply: int
    event: Event
    text: str


class ReplayEvent(Shape):
    event: Event
    text: str


class Step(Shape):
    ply: int
    actor: int | None
    move: str | None
    events: list[ReplayEvent]
    view: View


class Steps(Shape):
    steps: list[Step]


class Replay(Steps):
    game: str
    over: bool
    names: list[str]


class Checked(Shape):
    """A record that holds."""

    house: str
    """Figures that differ from the printed ones; empty if none."""
    game: str
    rules: int
    commitment: str
    seed: str | None
    nonces: list[str]
    scores: list[int]
    winners: list[int]
    plies: int
    over: bool


class Proven(Checked, tag_field="verdict", tag="proven"):
    """Deal and play were as promised."""


class Consistent(Checked, tag_field="verdict", tag="consistent"):
    """There is no seed: the play was right, the deal cannot be checked."""


class RecordRefused(Shape, tag_field="verdict", tag="refused"):
    """What is wrong with a record, and in which line (`args`)."""

    key: str
    args: dict[str, Any]
    text: str


class Frame(Shape):
    ply: int
    view: View
    events: list[Told]


class LessonTitle(Shape):
    lesson: int
    title: str
    about: str


class Lessons(Shape):
    lessons: list[LessonTitle]


class Stand(Shape):
    """Where a learner stands in a lesson."""

    game: str
    lesson: int
    lessons: int
    title: str
    names: list[str]
    seat: int
    step: int
    steps: int
    over: bool
    moves: list[str]
    back: int | None
    answer: str
    refused: bool
    say: str
    why: str
    show: list[str]
    log: list[Told]
    frames: list[Frame]
    legal: list[Legal]


# after the game


class WaitingTurn(Shape):
    table: str
    game: str
    since: int | None
    deadline: int | None


class Turns(Shape):
    turns: list[WaitingTurn]


class PlayedBy(Shape):
    seat: int
    user: Person
    score: int
    place: int


class Played(Shape):
    table: str
    game: str
    ended: int
    rated: bool
    seat: int
    place: int
    score: int
    won: bool
    players: list[PlayedBy]
    change: int | None


class History(Shape):
    games: list[Played]


class Leader(Shape):
    place: int
    user: Person
    rating: Rating


class Leaders(Shape):
    leaders: list[Leader]


class Health(Shape):
    ok: bool


class Readiness(Shape):
    ok: bool
    reason: Literal["draining", "database"] | None
    bots: bool


# refusals


class Refused(Shape):
    """Something was refused: the message id, its arguments, the sentence in the caller's language."""

    key: str
    args: dict[str, Any]
    text: str


# messages of the websocket


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
    """After every move; several moves may come as one. Its events are `Told`, perhaps packed beforehand."""

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
    | Hint
    | TurnMessage
    | Gone
    | Pong
    | Bye
)
to_json = msgspec.json.Encoder().encode
