"""What was foreseen of a move, beside what it really does."""

from __future__ import annotations

from olympus.games.fates.foresee import Foresight
from olympus.games.fates.moves import CUT
from olympus.games.fates.rules import apply, count
from olympus.games.fates.state import KINDS, State

from olympus.core.fields import duplicate


def check(s: State, code: int, will: Foresight) -> None:
    done = duplicate(s)
    apply(done, code, None)
    if code < CUT:
        thread = done.thread[s.actor * KINDS : (s.actor + 1) * KINDS]
        assert will["length"] == sum(n * (kind + 1) for kind, n in enumerate(thread))
        return
    owner = code - CUT
    assert will["strands"] == count(s.thread, owner * KINDS)
    if "length" not in will.get("unknown", ()):
        assert owner == s.actor
        assert will["points"] == done.score[owner] - s.score[owner]
