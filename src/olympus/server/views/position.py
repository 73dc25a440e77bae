"""A live table as the plain data from which views are written."""

from __future__ import annotations

from ...core.match import Match
from ..clock import now
from ..tables.live import Live
from .messages import Position, Told, Wanted, pack_event


def position_of(live: Live, wanted: list[Wanted]) -> Position:
    """The match as it stands, to be put into messages."""
    match, table = live.match, live.table
    assert match is not None
    seat = match.actor
    auto, legal = False, dict[str, int]()
    if seat is not None and table.running and not table.paused and any(one.seat == seat for one in wanted):
        auto = live.auto(seat) is not None
        if not auto and table.seats[seat].why is None:
            legal = live.legal()
    events = told_after(live, match, min(one.since for one in wanted))
    names = {one.language: live.names[one.language] for one in wanted}
    generation = live.generation
    return Position(table.id, table.game, generation, now(), match.state, legal, auto, events, names, wanted)


def told_after(live: Live, match: Match, since: int) -> list[Told]:
    """What happened after a ply; -1: from the deal on."""
    first = 0 if since < 0 else live.marks[min(since, len(live.marks) - 1)]
    ply = max(0, since)
    told = []
    for entry in match.entries[first:]:
        ply = entry.ply or ply
        told += [(ply, event.who, pack_event(event.data)) for event in entry.events]
    return told
