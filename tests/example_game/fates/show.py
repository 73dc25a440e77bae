"""A view as plain data with names, ready for JSON. Reads a `View` and nothing else."""

from __future__ import annotations

from typing import Any

from .names import STRANDS
from .state import KINDS, phases
from .view import View


def show(v: View) -> dict[str, Any]:
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


def show_player(v: View, seat: int) -> dict[str, Any]:
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


def named(strands: list[int], low: int) -> list[str]:
    return [name for kind, name in enumerate(STRANDS) for _ in range(strands[low + kind])]
