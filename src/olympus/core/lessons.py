"""Lessons: short guided matches. A lesson is a file in a game's folder `lessons`; its match is an ordinary one.

The file says what chance gives, what the others play, and at each step which moves of the learner are accepted
and what is said to them. docs/adding-a-game.md shows one. Moves are written as patterns: `bet * Dragon`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from . import walk
from .chance import Script, Stream
from .errors import OptionError
from .game import Game
from .match import Match
from .record import split_names


@dataclass(frozen=True)
class Step:
    say: str
    """The text of what is to be done (`…-why` is the reason); empty where the step before speaks for this one."""
    accept: dict[str, str]
    """Patterns of moves that are right, each with the text said to it (or none)."""
    refuse: dict[str, str]
    """Patterns of moves that are not what is asked for, each with the text that says why."""
    show: tuple[str, ...]
    """What the text speaks of, as the game's board calls it."""
    then: tuple[str, ...]
    """What is played after it, by the others and, where time flies, by the learner: one entry a move,
    `pattern | another`; the first legal move that fits. Whoever is asked in between passes."""


@dataclass(frozen=True)
class Lesson:
    title: str
    about: str
    end: str
    """The text after the last step; it may speak of the learner's `points`."""
    seat: int
    names: tuple[str, ...]
    options: dict[str, Any]
    preset: str
    """The game's preset of figures that it is played with; empty: the game's own figures."""
    chance: tuple[str, ...]
    """Draws as a record writes them; later ones come from a fixed stream."""
    before: tuple[str, ...]
    """What is played before the first step, as in `then`."""
    steps: tuple[Step, ...]


@cache
def of(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order of their files' names; a game may have none."""
    return tuple(read(path) for path in sorted((game.folder / "lessons").glob("*.toml")))


def read(path: Path) -> Lesson:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    steps = tuple(read_step(step) for step in data.pop("step"))
    for name in ("names", "chance", "before"):
        data[name] = tuple(data.get(name, ()))
    return Lesson(steps=steps, **{"preset": ""} | data)


def read_step(data: dict[str, Any]) -> Step:
    for name in ("show", "then"):
        data[name] = tuple(data.get(name, ()))
    return Step(**{"say": "", "refuse": {}} | data)


@dataclass
class Guided:
    """A lesson being taken: the match so far, and what is asked for now."""

    game: Game
    lesson: Lesson
    match: Match = field(init=False)
    moves: list[str] = field(default_factory=list)
    """The learner's moves that were accepted: one a step."""
    answer: str = ""
    """The text said to the last move given; empty if there is nothing to say."""
    refused: bool = False
    """Whether that move was legal but not what was asked for."""
    frames: list[walk.Step] = field(default_factory=list)
    """What the last move given brought; before any, the position alone."""
    told: int = 0
    """So many of the match's lines came before the frames."""

    def __post_init__(self) -> None:
        draws = [name for line in self.lesson.chance for name in split_names(line)]
        script = Script(draws, after=Stream(bytes(32)))  # what no lesson cares about is always the same
        figures = self.game.presets[self.lesson.preset] if self.lesson.preset else None
        self.match = Match.new(self.game, chance=script, figures=figures, **self.lesson.options)
        for entry in self.lesson.before:
            self.play_scripted(entry)
        self.look()

    @property
    def step(self) -> Step | None:
        """What is asked for now; None: the lesson is over."""
        steps, done = self.lesson.steps, len(self.moves)
        return steps[done] if done < len(steps) else None

    @property
    def speaking(self) -> Step | None:
        """The step whose text stands: this one, or the last that says something."""
        if self.step is None:
            return None
        return next(step for step in reversed(self.lesson.steps[: len(self.moves) + 1]) if step.say)

    @property
    def back(self) -> int | None:
        """How many of the moves lead to the step that spoke before; None at the first."""
        speaking = [at for at, step in enumerate(self.lesson.steps[: len(self.moves)]) if step.say]
        return speaking[-1] if speaking else None

    def look(self) -> None:
        """Begin anew with what is shown: the position as it stands."""
        self.told = len(self.match.entries)
        self.frames = [walk.Step(self.match.ply, view=self.match.view(self.lesson.seat))]

    def give(self, move: str) -> None:
        """The learner's move at this step. An `IllegalMove` says why not; a legal one may be refused, too."""
        step = self.step
        if step is None or self.refused:
            raise OptionError("lesson-moves")
        move = self.match.find(move, self.lesson.seat).text
        answer = fitting(step.accept, move)
        self.look()
        if answer is None:
            self.answer, self.refused = fitting(step.refuse, move) or "", True
            return
        self.play(move)
        for entry in step.then:
            self.play_scripted(entry)
        del self.frames[0]
        self.answer = answer
        self.moves.append(move)

    def play_scripted(self, entry: str) -> None:
        """The first legal move that fits; where none does, whoever is asked passes first."""
        while True:
            legal = self.match.legal()
            for pattern in entry.split(" | "):
                for move in legal:
                    if fnmatchcase(move.text, pattern):
                        self.play(move.text)
                        return
            passing = next((move.text for move in legal if move.code == self.game.pass_move), None)
            if passing is None:
                raise ValueError(f"no move fits {entry!r}: {', '.join(map(str, legal))}")
            self.play(passing)

    def play(self, move: str) -> None:
        self.frames.append(walk.played(self.match, move, self.lesson.seat))


def fitting(answers: dict[str, str], move: str) -> str | None:
    """The answer under the first pattern that a move fits."""
    return next((answer for pattern, answer in answers.items() if fnmatchcase(move, pattern)), None)


def take(game: Game, lesson: Lesson, moves: Sequence[str]) -> Guided:
    """A lesson after these moves of the learner. Only the last of them may be one that is refused."""
    guided = Guided(game, lesson)
    for move in moves:
        guided.give(move)
    return guided
