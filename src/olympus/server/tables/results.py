"""What a finished match leaves: the result, the history, new ratings."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from sqlalchemy import insert, select

from ...core.match import Match
from ...core.parts import FAVOURITES
from ..clock import now
from ..people.ratings import bot_user, places, rate
from ..store.schema import results, users
from ..store.work import Work
from ..wire import Nonce, RatingChange, Result
from .model import Table
from .votes import playing_seats, reveal


def close_match(work: Work, table: Table, match: Match, seed: bytes) -> Result:
    """Write the history of a match that is over, and give its result. Seed and nonces are no secret any more."""
    scores, place = match.scores, places(match.scores)
    players = player_ids(work, table)
    changes = rate(work, table.game, players, place, stood_in(table)) if table.rated else []
    by_seat = {change.seat: change for change in changes}
    favourites = FAVOURITES.of(match.game)
    events = match.events(None) if favourites else []
    rows = [
        history_row(table, seat, player, place[seat], by_seat.get(seat))
        | {"score": scores[seat], "won": seat in match.winners}
        | {"chosen": json.dumps(Counter(favourites.chosen(events, seat))) if favourites else None}
        for seat, player in enumerate(players)
    ]
    work.run(insert(results), rows)
    return Result(
        why="played",
        scores=scores,
        winners=match.winners,
        places=place,
        plies=match.ply,
        rated=table.rated,
        ratings=changes,
        seed=seed.hex(),
        nonces=[Nonce(number, seat.nonce) for number, seat in enumerate(table.seats) if seat.nonce],
    )


def close_early(work: Work, table: Table, seed: bytes) -> None:
    """A game that ended before its end: what was secret is told; in a rated one whoever left has lost.

    Those who stayed and agreed to end it share the first place; where everybody stayed nobody is rated.
    """
    result = table.result
    assert result is not None
    reveal(table, seed)
    stayed = playing_seats(table)
    left = [number for number, _ in table.sitting() if number not in stayed]
    if not table.rated or result.why != "resigned" or not left:
        return
    seats = [number for number, _ in table.sitting()]
    ids = player_ids(work, table)
    place = [1 if number in stayed else 1 + len(stayed) for number in seats]
    helped = {n for n, number in enumerate(seats) if number in left}
    changes = rate(work, table.game, [ids[number] for number in seats], place, helped)
    for change in changes:
        change.seat = seats[change.seat]
    result.rated, result.ratings = True, changes
    by_seat = {change.seat: change for change in changes}
    rows = [
        history_row(table, number, ids[number], own, by_seat.get(number))
        | {"score": 0, "won": number in stayed, "chosen": None}
        for number, own in zip(seats, place, strict=True)
    ]
    work.run(insert(results), rows)


def history_row(
    table: Table, seat: int, player: str | None, place: int, change: RatingChange | None
) -> dict[str, Any]:
    return {
        "table_id": table.id,
        "seat": seat,
        "user_id": player,
        "game": table.game,
        "place": place,
        "rated": table.rated,
        "before": None if change is None else change.before.rating,
        "after": None if change is None else change.after.rating,
        "ended": table.ended or now(),
    }


def player_ids(work: Work, table: Table) -> list[str | None]:
    """Who played each seat; removed people are nobody."""
    named = [seat.user if seat.kind == "person" else bot_user(seat.bot or "") for seat in table.seats]
    query = select(users.c.id).where(users.c.id.in_({name for name in named if name}), ~users.c.removed)
    known = {row.id for row in work.run(query)}
    return [name if name in known else None for name in named]


def stood_in(table: Table) -> set[int]:
    """Seats in which a bot has played for somebody."""
    return {n for n, seat in enumerate(table.seats) if seat.stood_in or seat.why is not None}
