"""Walking through a record: step by step for a person, all at once for a pipe, as JSON for a program."""

from __future__ import annotations

import json
import os
import sys

from ...core import record
from ...core.parts import face_of
from ...core.walk import Step, Walk, walk_record
from ..keys import read_key, single_keys
from ..play.start import title
from ..play.store import Table
from ..screen import Screen
from ..words import joined, say


def read_walk(text: str, seat: int | None) -> Walk:
    """The steps of a record. One's own running game is shown as its player sees it."""
    if seat is None and record.take_apart(text).form == "private":
        table = Table.read(text)
        seat = table.seat if table else None
    return walk_record(text, seat)


def names_of(walk: Walk, language: str) -> list[str]:
    return face_of(walk.game).names(walk.events(), walk.players, language)


def print_json(walk: Walk) -> None:
    try:
        for step in walk.steps:
            sys.stdout.write(json.dumps(step.data(), ensure_ascii=False) + "\n")
        sys.stdout.flush()
    except BrokenPipeError:  # whoever reads has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def print_all(walk: Walk, screen: Screen, language: str) -> None:
    names = names_of(walk, language)
    head(walk, screen, language)
    for step in walk.steps:
        show_step(walk, step, screen, names, language)
    tail(walk, screen, names, language)


def step_through(walk: Walk, screen: Screen, language: str) -> None:
    names = names_of(walk, language)
    at = 0
    with single_keys():
        while True:
            screen.console.clear()
            show_place(walk, at, screen, names, language)
            key, number = next_key(walk, at, screen, language)
            if key in ("q", "eof"):
                screen.text()
                return
            at = moved(at, len(walk.steps) - 1, key, number)


def next_key(walk: Walk, at: int, screen: Screen, language: str) -> tuple[str, str]:
    """A key, and the digits typed before it."""
    typed = ""
    while True:
        keys = say("walk-keys", language, at=walk.steps[at].ply, last=walk.steps[-1].ply)
        screen.status(f"{keys} {typed}")
        key = read_key()
        if not (len(key) == 1 and key in "0123456789"):
            return key, typed
        typed = (typed + key)[-6:]


def moved(at: int, last: int, key: str, number: str) -> int:
    """The step a key leads to."""
    if number and key == "enter":
        at = int(number)
    elif key in ("enter", " ", "right", "down", "n"):
        at += 1
    elif key in ("b", "left", "up", "backspace", "p"):
        at -= 1
    elif key in ("home", "g"):
        at = 0
    elif key in ("end", "G"):
        at = last
    return max(0, min(at, last))


def show_place(walk: Walk, at: int, screen: Screen, names: list[str], language: str) -> None:
    """A step with the table after it."""
    step = walk.steps[at]
    if at == 0:
        head(walk, screen, language)
    if step.view is not None:
        screen.lines(face_of(walk.game).board(step.view, names, language, screen.width, 1))
    show_step(walk, step, screen, names, language, short=True)
    if at == len(walk.steps) - 1:
        tail(walk, screen, names, language)


def show_step(
    walk: Walk, step: Step, screen: Screen, names: list[str], language: str, short: bool = False
) -> None:
    if step.move is not None and step.actor is not None:
        who = names[step.actor] if step.actor < len(names) else str(step.actor)
        screen.line([(f"{step.ply:>3}  ", "bold"), (who, "bold"), (f"  {step.move}", "")])
    for what, outcomes in step.draws:
        words = f"* {what}: {', '.join(outcomes)}"
        if short and len(words) > screen.width - 5:
            words = words[: screen.width - 6] + "…"
        screen.indented(words, "dim", indent=5)
    for words in told(walk, step, names, language):
        screen.indented(words, indent=5)


def told(walk: Walk, step: Step, names: list[str], language: str) -> list[str]:
    """Events in words; where lines of a seat's record make no sense, as they stand."""
    try:
        return face_of(walk.game).told(step.events, names, language)
    except (KeyError, ValueError, IndexError, TypeError, AttributeError):
        return [" ".join(map(str, event.values())) for event in step.events]


def head(walk: Walk, screen: Screen, language: str) -> None:
    screen.rule(title(walk.game.name, language))
    if walk.seat is None:
        whose = say("walk-all", language)
    elif walk.seat < 0:
        whose = say("walk-spectator", language)
    else:
        whose = say("walk-seat", language, seat=walk.seat)
    screen.text(whose, "dim")


def tail(walk: Walk, screen: Screen, names: list[str], language: str) -> None:
    if walk.scores is None:
        screen.text(say("walk-unfinished", language), "bold")
        return
    screen.rule(say("result", language))
    screen.lines(face_of(walk.game).result(walk.events(), names, language, screen.width))
    points = max(walk.scores)
    winners = [names[seat] for seat in walk.winners]
    screen.text(say("winner", language, names=joined(winners, language), points=points), "bold")
