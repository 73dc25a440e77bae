"""A live table without a server."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from olympus import Match
from olympus.server.tables.live import Live
from olympus.server.tables.model import Seat, Table
from olympus.server.tables.registry import Registry


def stand_in_live(match: Match, first: int) -> Live:
    """A table around a match, with nobody at it."""
    seats = [Seat(kind="person", user=f"u{n}", windows="ask") for n in range(match.players)]
    table = Table("t", match.game.name, 1, "u0", match.commitment, 0, 0, seats, status="playing", started=1)
    house: Any = SimpleNamespace(
        stopping=True,
        config=SimpleNamespace(pace=0.0),
        store=SimpleNamespace(process="p", shared=False),
        people=SimpleNamespace(),
    )
    live = Live(house, Registry(house), table, bytes(32), None)
    live.match = match
    live.marks = [first]
    live.names = {language: [f"Player {n}" for n in range(match.players)] for language in ("en", "it")}
    return live
