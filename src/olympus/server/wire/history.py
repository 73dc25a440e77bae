"""What was played, who leads, turns that wait."""

from __future__ import annotations

from .people import Person, Rating
from .shapes import Shape


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
