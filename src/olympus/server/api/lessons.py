"""Lessons: the caller keeps the moves made; each call plays them again, and says what is asked for now."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from litestar import get, post
from litestar.params import FromPath

from ... import games
from ...core import lessons
from ...core.game import Game
from ...core.texts import ReadBy, message
from .. import wire
from ..errors import Refusal
from ..net.caller import Call, address_of, language_of, service_of
from ..people.accounts import User
from ..views.messages import write_move


def found(name: str) -> Game:
    if name not in games.names():
        raise Refusal("not-found", 404)
    return games.load(name)


@get("/lessons/{game:str}")
async def list_lessons(game: FromPath[str], request: Call, visitor: User | None) -> wire.Lessons:
    """The lessons of a game."""
    own = found(game)
    language = language_of(request, visitor)
    return wire.Lessons(
        [
            wire.LessonTitle(number, told(own, lesson.title, language), told(own, lesson.about, language))
            for number, lesson in enumerate(lessons.of(own), start=1)
        ]
    )


@post("/lessons/{game:str}/{number:int}", status_code=200)
async def take_lesson(
    game: FromPath[str], number: FromPath[int], data: wire.LessonMoves, request: Call, visitor: User | None
) -> wire.Stand:
    """Where the learner stands after some moves; the last of them may be refused, in words."""
    service_of(request).limits.need("change", address_of(request))
    own = found(game)
    every = lessons.of(own)
    if not 1 <= number <= len(every):
        raise Refusal("no-lesson", 404, lessons=len(every))
    language = language_of(request, visitor)
    guided = await asyncio.to_thread(lessons.take, own, every[number - 1], data.moves)
    return await asyncio.to_thread(show, guided, number, data.name.strip(), language)


def told(game: Game, key: str, language: str, **details: Any) -> str:
    return message(key, language, game.folder / "locale" / "lessons", **details) if key else ""


def show(guided: lessons.Guided, number: int, name: str, language: str) -> wire.Stand:
    game, lesson, match = guided.game, guided.lesson, guided.match
    names = list(lesson.names)
    names[lesson.seat] = name or names[lesson.seat]
    step, speaking = guided.step, guided.speaking
    view = match.view(lesson.seat)

    def say(ply: int, events: Sequence[wire.Event]) -> list[wire.Told]:
        return [
            wire.Told(ply, event, game.say_event(event, language, ReadBy(names, lesson.seat)))
            for event in events
        ]

    def legal() -> list[wire.Legal]:
        return [
            write_move(game, view, move, will, language, names) for move, will in match.foreseen().items()
        ]

    return wire.Stand(
        game=game.name,
        lesson=number,
        lessons=len(lessons.of(game)),
        title=told(game, lesson.title, language),
        names=names,
        seat=lesson.seat,
        step=sum(1 for one in lesson.steps[: len(guided.moves) + 1] if one.say),
        steps=sum(1 for one in lesson.steps if one.say),
        over=step is None,
        moves=guided.moves,
        back=guided.back,
        answer=told(game, guided.answer, language),
        refused=guided.refused,
        say=told(game, speaking.say, language) if speaking else "",
        why=told(game, f"{speaking.say}-why", language)
        if speaking
        else told(game, lesson.end, language, points=match.scores[lesson.seat]),
        show=list(speaking.show) if speaking else [],
        log=[
            event
            for entry in match.entries[: guided.told]
            for event in say(entry.ply, [e.data for e in entry.events if e.visible_to(lesson.seat)])
        ],
        frames=[
            wire.Frame(one.ply, game.sent(one.view or {}), say(one.ply, one.events)) for one in guided.frames
        ],
        legal=legal() if step else [],
    )


handlers = [list_lessons, take_lesson]
