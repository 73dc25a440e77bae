"""Why a move is refused, in words a person understands (message ids; the words are in locale/)."""

from __future__ import annotations

from typing import Any

from .names import STRANDS
from .state import SEATS, State

Reason = tuple[str, dict[str, Any]]


def why_not(s: State, text: str) -> Reason:
    """The reason, for a notation that is not among the legal moves."""
    word, _, rest = text.partition(" ")
    if word == "spin" and rest in STRANDS:
        return "not-held", {"strand": rest}
    if word == "cut" and rest in [str(seat) for seat in range(SEATS)]:
        return why_no_cut(s, int(rest))
    return "unreadable", {"text": text}


def why_no_cut(s: State, owner: int) -> Reason:
    if owner >= s.players:
        return "seat", {"seat": owner, "last": s.players - 1}
    if owner == s.actor:
        return "own-too-short", {"strands": s.thread_strands}
    return "too-short", {"owner": owner, "strands": s.thread_strands}
