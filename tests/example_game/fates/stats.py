"""What a designer asks of many finished games: samples, one figure a game, from a batch of final states."""

from __future__ import annotations

from typing import Any

from ...core.scores import seat_samples
from .names import STRANDS

Samples = dict[tuple[str, str], Any]
"""(group, name) -> one figure for each game it concerns."""

NAMES_OF = {"seat-wins": "seat", "seat-points": "seat", "strand-cut": "strand", "game": "figure"}
"""Each group, and what the names in it are names of."""

SHARES = {"seat-wins"}
"""What is a share of 1."""


def samples(finals: Any) -> Samples:
    """`finals` is a record array of final states, all with the same options."""
    scores, _, found = seat_samples(finals)
    for kind, strand in enumerate(STRANDS):
        found["strand-cut", strand] = finals["cut"][:, kind]
    found["game", "decisions"] = finals["ply"]
    found["game", "winning-points"] = scores.max(axis=1)
    return found


def contrasts(finals: Any) -> dict[tuple[str, str], tuple[Any, Any]]:
    """Seats with something beside seats without it: nothing here is one player's alone."""
    return {}
