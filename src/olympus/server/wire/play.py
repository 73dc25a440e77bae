"""A match: moves, events, steps, lessons."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from .shapes import Event, Shape, View, Will


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
