"""People: as everybody sees them, and as they see themselves."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from .shapes import Kind, Shape


class Person(Shape):
    """Somebody as everybody sees them."""

    id: str
    name: str
    kind: Kind


class Own(Person):
    """Oneself."""

    lang: str
    operator: bool | UnsetType = UNSET
    """True for an operator of the server; else left out."""


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


class OpenSession(Shape):
    """One of a person's sessions; `id` names it, but opens nothing."""

    id: str
    created: int
    seen: int
    """To the hour."""
    device: str
    """Browser and system, where they are known."""
    here: bool
    """The one that asks."""


class Sessions(Shape):
    sessions: list[OpenSession]


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
