"""A game as steps to walk through: a move, what chance gave, what happened, the view after it.

Replays at the terminal and in the browser, and lessons, are made of these.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from . import record
from .errors import OptionError, RecordError
from .game import Game
from .match import Entry, Match, Move


@dataclass
class Step:
    """One decision and what came of it; the first step is what happened before any."""

    ply: int = 0
    actor: int | None = None
    move: str | None = None
    draws: list[tuple[str, list[str]]] = field(default_factory=list)
    events: list[dict[str, Any]] = field(default_factory=list)
    view: dict[str, Any] | None = None

    def data(self) -> dict[str, Any]:
        draws = [{"drawn": title, "outcomes": outcomes} for title, outcomes in self.draws]
        return {
            "ply": self.ply,
            "actor": self.actor,
            "move": self.move,
            "draws": draws,
            "events": self.events,
            "view": self.view,
        }


@dataclass
class Walk:
    game: Game
    players: int
    seat: int | None
    """Whose knowledge it is; None: all that happened, with the table as a spectator sees it."""
    steps: list[Step]
    scores: list[int] | None = None
    winners: list[int] = field(default_factory=list)

    def events(self, upto: int | None = None) -> list[dict[str, Any]]:
        return [event for step in self.steps[:upto] for event in step.events]


def opening(match: Match, seat: int | None) -> Step:
    """What happened so far, and how the match stands."""
    step = step_of(match.entries, seat)
    step.view = match.view(seat)
    return step


def played(match: Match, move: Move | str, seat: int | None) -> Step:
    """Play a move: the step it makes."""
    before, actor = len(match.entries), match.actor
    match.play(move)
    step = step_of(match.entries[before:], seat)
    step.actor, step.view = actor, match.view(seat)
    return step


def walk(match: Match, moves: Iterable[Move | str], seat: int | None) -> Iterator[Step]:
    """A match from where it stands through some moves; the steps as a seat, or (None) one who knows all, tells them."""
    yield opening(match, seat)
    for move in moves:
        yield played(match, move, seat)


def moves_of(match: Match) -> list[str]:
    """The moves played so far, as one who knows all writes them."""
    return [entry.full[0] for entry in match.entries if entry.ply]


def step_of(entries: Sequence[Entry], seat: int | None) -> Step:
    step = Step()
    for entry in entries:
        texts = entry.full if seat is None else entry.texts[seat]
        if entry.ply:
            step.ply, step.move = entry.ply, texts[0]
        else:
            step.draws.append((entry.title, list(texts)))
        step.events += [e.data for e in entry.events if seat is None or e.visible_to(seat)]
    return step


# records


def walk_record(text: str, seat: int | None) -> Walk:
    """The steps of a record; of one that a seat kept, its lines."""
    written = record.take_apart(text)
    if not written.complete:
        return walk_lines(written, seat)
    final = record.read(text)
    if seat is not None and not -1 <= seat < final.players:
        raise OptionError("seat", seat=seat, last=final.players - 1)
    steps = list(walk(record.begin(written), moves_of(final), seat))
    return Walk(final.game, final.players, seat, steps, final.scores if final.over else None, final.winners)


def walk_lines(written: record.Written, seat: int | None) -> Walk:
    """The record a seat keeps of a running game: it cannot be played again, so its lines are all there is."""
    game = record.find_game(written)
    own = -1 if written.form == "spectator" else int(written.form.split()[-1] or -1)
    if seat not in (None, own):
        raise OptionError("other-seat", form=written.form, seat=seat or 0)
    steps = [Step()]
    for number, line in written.lines:
        try:
            add_line(steps, line)
        except ValueError:
            raise RecordError("bad-line", line=number, text=line[:80]) from None
    if not written.sound:
        raise RecordError("damaged")
    players = written.options.get("players", "")
    return Walk(game, int(players) if players.isdecimal() else 0, own, steps)


def add_line(steps: list[Step], line: str) -> None:
    head, text = line.split(": ", 1)
    if head.startswith("= "):
        steps[-1].events.append(read_event(head[2:], text))
    elif head.startswith("* "):
        steps[-1].draws.append((head[2:], text.split(", ")))
    else:
        found = re.fullmatch(r"(\d{1,6}) seat (\d)", head)
        if found is None:
            raise ValueError(head)
        steps.append(Step(int(found[1]), int(found[2]), text))


def read_event(name: str, text: str) -> dict[str, Any]:
    """An event's line read back: `seat 3; card Sylph 3/1` and so on."""
    event: dict[str, Any] = {"event": name}
    for detail in text.split("; "):
        key, _, value = detail.partition(" ")
        if value in ("True", "False"):
            event[key] = value == "True"
        else:
            event[key] = int(value) if re.fullmatch(r"-?\d{1,9}", value) else value
    return event
