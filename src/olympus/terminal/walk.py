"""Walking through a record: step by step for a person, all at once for a pipe, as JSON for a program."""

from __future__ import annotations

import json
import os
import sys

from .keys import read_key
from .parts import face_of
from .screen import Screen
from .start import title
from .steps import Step, Walk
from .words import joined, say


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
    at, typed, last = 0, "", len(walk.steps) - 1
    while True:
        screen.console.clear()
        show_place(walk, at, screen, names, language)
        typed = ""
        while True:
            screen.status(
                say("walk-keys", language, at=walk.steps[at].ply, last=walk.steps[-1].ply) + f" {typed}"
            )
            key = read_key()
            if key.isdecimal() and len(key) == 1:
                typed += key
                continue
            break
        if key in ("q", "eof"):
            screen.text()
            return
        if typed and key == "enter":
            at = min(int(typed), last)
        elif key in ("enter", " ", "right", "down", "n"):
            at = min(at + 1, last)
        elif key in ("b", "left", "up", "backspace", "p"):
            at = max(at - 1, 0)
        elif key in ("home", "g"):
            at = 0
        elif key in ("end", "G"):
            at = last


def show_place(walk: Walk, at: int, screen: Screen, names: list[str], language: str) -> None:
    """A step with the table after it."""
    step = walk.steps[at]
    if at == 0:
        head(walk, screen, language)
    if step.view is not None:
        screen.lines(face_of(walk.game).board(step.view, names, language, screen.width, 1))
    show_step(walk, step, screen, names, language)
    if at == len(walk.steps) - 1:
        tail(walk, screen, names, language)


def show_step(walk: Walk, step: Step, screen: Screen, names: list[str], language: str) -> None:
    if step.move is not None and step.actor is not None:
        who = names[step.actor] if step.actor < len(names) else str(step.actor)
        screen.line([(f"{step.ply:>3}  ", "bold"), (who, "bold"), (f"  {step.move}", "")])
    for title_, outcomes in step.draws:
        screen.line([("     * ", "dim"), (f"{title_}: {', '.join(outcomes)}", "dim")])
    for event in step.events:
        words = tell(walk, event, names, language)
        if words:
            screen.indented(words, indent=5)


def tell(walk: Walk, event: dict[str, object], names: list[str], language: str) -> str:
    """An event in words; one from a damaged line as it stands."""
    try:
        return walk.game.say_event(event, language, names)
    except (KeyError, ValueError, IndexError, TypeError, AttributeError):
        return " ".join(map(str, event.values()))


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
