"""Taking a lesson to its end."""

from __future__ import annotations

from random import Random

from olympus import Game
from olympus.core import lessons
from olympus.core.lessons import Guided, Lesson


def accepted(guided: Guided) -> list[str]:
    """The moves that are right now, in the order of the lesson's patterns."""
    assert guided.step is not None
    legal = [str(move) for move in guided.match.legal()]
    order = list(guided.step.accept)
    fits = {move: lessons.fitting({p: p for p in order}, move) for move in legal}
    return sorted((move for move in legal if fits[move]), key=lambda move: order.index(fits[move] or ""))


def walk(game: Game, lesson: Lesson, choose: dict[int, str] | Random) -> Guided:
    """To the end, by the moves given for some steps (or by chance), and by the first accepted one elsewhere."""
    guided = Guided(game, lesson)
    while guided.step is not None:
        moves = accepted(guided)
        assert guided.match.actor == lesson.seat
        assert moves, guided.step
        done = len(guided.moves)
        guided.give(choose.choice(moves) if isinstance(choose, Random) else choose.get(done, moves[0]))
        assert len(guided.moves) == done + 1
    return guided
