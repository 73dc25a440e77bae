"""Lessons: whatever a learner does that is accepted leads on to the end, and every other move is answered."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from olympus import Game, IllegalMove, games
from olympus.core import lessons
from olympus.core.chance import Script
from olympus.core.errors import OptionError
from olympus.core.lessons import Guided, Lesson
from olympus.core.texts import LANGUAGES, message
from tests.suite.fluent import messages
from tests.suite.lessons import accepted, walk

ALL = [
    pytest.param(game, lesson, id=f"{game.name}-{number}")
    for game in map(games.load, games.names())
    for number, lesson in enumerate(lessons.of(game), start=1)
]
each_lesson = pytest.mark.parametrize(("game", "lesson"), ALL)
each_taught_game = pytest.mark.parametrize(
    "game", [game for game in map(games.load, games.names()) if lessons.of(game)], ids=lambda game: game.name
)


@each_lesson
def test_every_accepted_move_leads_to_the_end(game: Game, lesson: Lesson) -> None:
    taken = Guided(game, lesson)
    for at in range(len(lesson.steps)):
        moves = accepted(taken)
        for move in moves:
            walk(game, lesson, {at: move})
        taken.give(moves[0])
    for seed in range(12):
        walk(game, lesson, Random(seed))


@each_lesson
def test_chance_gives_what_the_lesson_says(game: Game, lesson: Lesson) -> None:
    match = walk(game, lesson, {}).match
    assert isinstance(match.chance, Script)
    assert match.chance.used == len(match.chance.outcomes)
    drawn = [f"{entry.title}: {', '.join(entry.full)}" for entry in match.entries if not entry.ply]
    assert drawn[: len(lesson.chance)] == list(lesson.chance)


@each_lesson
def test_every_other_move_is_refused_in_words_and_asked_again(game: Game, lesson: Lesson) -> None:
    moves: list[str] = []
    for step in lesson.steps:
        right = accepted(lessons.take(game, lesson, moves))
        for move in map(str, lessons.take(game, lesson, moves).match.legal()):
            if move not in right:
                assert lessons.fitting(step.refuse, move), move
                taken = lessons.take(game, lesson, [*moves, move])
                assert (taken.refused, taken.moves) == (True, moves)
                assert len(taken.frames) == 1
        with pytest.raises(IllegalMove):
            lessons.take(game, lesson, [*moves, "fly to the moon"])
        moves.append(right[0])
    with pytest.raises(OptionError):
        lessons.take(game, lesson, [*moves, "anything"])


@each_lesson
def test_a_lesson_is_short_and_says_something_at_once(game: Game, lesson: Lesson) -> None:
    assert 5 <= len(lesson.steps) <= 9
    assert lesson.steps[0].say
    assert len(lesson.names) == lesson.options["players"]


@each_lesson
def test_frames_are_what_the_last_move_brought(game: Game, lesson: Lesson) -> None:
    guided = Guided(game, lesson)
    ply = guided.match.ply
    while guided.step is not None:
        entries, told = len(guided.match.entries), guided.match.events(lesson.seat)
        guided.give(accepted(guided)[0])
        assert [frame.ply for frame in guided.frames] == list(range(ply + 1, guided.match.ply + 1))
        assert guided.frames[-1].view == guided.match.view(lesson.seat)
        assert guided.told == entries
        events = [event for frame in guided.frames for event in frame.events]
        assert told + events == guided.match.events(lesson.seat)
        ply = guided.match.ply


def texts_of(lesson: Lesson) -> set[str]:
    said = {text for step in lesson.steps for text in (*step.accept.values(), *step.refuse.values())}
    asked = {text for step in lesson.steps if step.say for text in (step.say, f"{step.say}-why")}
    return {lesson.title, lesson.about, lesson.end, *asked, *said} - {""}


@each_taught_game
def test_all_that_is_said_exists_and_nothing_else_does(game: Game) -> None:
    used = set().union(*map(texts_of, lessons.of(game)))
    folder = game.folder / "locale" / "lessons"
    assert used == set(messages(folder, "en"))
    for language in LANGUAGES:
        for key in used - {lesson.title for lesson in lessons.of(game)}:
            words = message(key, language, folder, points=7)
            assert words[-1] in ".!?", (language, key)
            assert len(words) < 420, (language, key)


@each_taught_game
def test_the_board_knows_what_lessons_point_at(game: Game) -> None:
    source = (game.folder / "ui" / "index.ts").read_text(encoding="utf-8")
    there = re.search(r"spots: \{(.*?)\}", source, re.S)
    assert there is not None
    names = set(re.findall(r"([\w]+|'[\w-]+'):", there[1]))
    named = {name for lesson in lessons.of(game) for step in lesson.steps for name in step.show}
    assert named == {name.strip("'") for name in names}


def test_whoever_is_asked_in_between_passes_however_that_is_written() -> None:
    """The move is known by its code: nothing depends on its notation."""
    moves = [
        entry.full[0]
        for game in map(games.load, games.names())
        for lesson in lessons.of(game)
        for entry in walk(waiting(game), patterns_waiting(lesson), {}).match.entries
    ]
    assert "wait" in moves
    assert "pass" not in moves


def waiting(game: Game) -> Game:
    """The game with another notation for a pass."""

    def write_move(s: Any, code: int, seat: int) -> str:
        return "wait" if code == game.pass_move else game.write_move(s, code, seat)

    return replace(game, write_move=write_move)


def patterns_waiting(lesson: Lesson) -> Lesson:
    def renamed(pattern: str) -> str:
        return pattern.replace("pass", "wait")

    steps = []
    for step in lesson.steps:
        accept = {renamed(pattern): text for pattern, text in step.accept.items()}
        steps.append(replace(step, accept=accept, then=tuple(map(renamed, step.then))))
    return replace(lesson, before=tuple(map(renamed, lesson.before)), steps=tuple(steps))


def test_a_game_may_have_no_lessons(tmp_path: Path) -> None:
    assert lessons.of(replace(games.load(games.names()[0]), folder=tmp_path)) == ()
