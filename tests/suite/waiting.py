"""What holds of every game of phases: who is waited for."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from olympus.core.game import CHANCE, OVER


def check_actor(s: Any, drawn: Collection[int], chosen: Collection[int], finished: int) -> None:
    """Chance acts where something is drawn, a seat where something is chosen; nobody is ever left to act."""
    if s.phase == finished:
        assert s.actor == OVER
    elif s.phase in drawn:
        assert s.actor == CHANCE
    else:
        assert s.phase in chosen, f"phase {s.phase} is never waited in"
        assert 0 <= s.actor < s.players
