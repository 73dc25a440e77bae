"""A view as plain data with names, ready for JSON. Reads a `View` and nothing else."""

from __future__ import annotations

from typing import Literal, TypedDict

from .names import STRANDS, Strand
from .state import KINDS, phases
from .view import View


class Options(TypedDict):
    players: int
    mercy: bool


class Figures(TypedDict):
    measure: int
    strands: int
    hand: int


class Player(TypedDict):
    seat: int
    points: int
    held: int
    """How many strands in the hand."""
    hand: list[Strand] | None
    """Null: another's."""
    spun: int
    """How many strands in the thread."""
    thread: list[Strand] | None
    """Null: another's."""


class Shown(TypedDict):
    game: Literal["fates"]
    seat: int | None
    """Whose view it is; null: a spectator's."""
    actor: int | None
    """The seat to act; null: nobody."""
    phase: str
    active: int
    options: Options
    figures: Figures
    players: list[Player]
    cut: list[Strand]
    unseen: list[Strand]
    """Strands that the viewer has not seen, of any place."""
    distaff: int
    """Strands left to draw."""


def show(v: View) -> Shown:
    return {
        "game": "fates",
        "seat": None if v.me < 0 else v.me,
        "actor": None if v.actor < 0 else v.actor,
        "phase": phases[v.phase].name,
        "active": v.active,
        "options": {"players": v.players, "mercy": bool(v.mercy)},
        "figures": {"measure": v.measure, "strands": v.thread_strands, "hand": v.hand_strands},
        "players": [show_player(v, seat) for seat in range(v.players)],
        "cut": named(v.cut, 0),
        "unseen": named(v.unseen, 0),
        "distaff": sum(v.unseen) - sum(hidden(v, seat) for seat in range(v.players)),
    }


def show_player(v: View, seat: int) -> Player:
    """What is hidden from the viewer is None; how much there is of it is always said."""
    own = seat == v.me
    return {
        "seat": seat,
        "points": v.score[seat],
        "held": v.held[seat],
        "hand": named(v.hand, seat * KINDS) if own else None,
        "spun": v.spun[seat],
        "thread": named(v.thread, seat * KINDS) if own else None,
    }


def hidden(v: View, seat: int) -> int:
    return 0 if seat == v.me else v.held[seat] + v.spun[seat]


def named(strands: list[int], low: int) -> list[Strand]:
    return [name for kind, name in enumerate(STRANDS) for _ in range(strands[low + kind])]
