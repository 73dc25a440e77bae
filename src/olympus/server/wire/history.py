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


class RatedAt(Shape):
    """A point of a rating's curve: after a rated game."""

    ended: int
    rating: int


class Favourite(Shape):
    """What somebody chose most often in a game, in words."""

    title: str
    name: str
    times: int


class GameProfile(Shape):
    """Somebody's results in one game."""

    game: str
    games: int
    won: int
    best: int
    """The highest score."""
    rating: Rating | None
    curve: list[RatedAt]
    """Oldest first."""
    favourites: list[Favourite]
    """Most often chosen first."""


class Rival(Shape):
    """Somebody played against, and how often one was ahead of them at the end."""

    user: Person
    games: int
    ahead: int
    behind: int


class Profile(Shape):
    """A player's page. Others see of the rivals only themselves."""

    user: Person
    since: int
    games: list[GameProfile]
    rivals: list[Rival]
