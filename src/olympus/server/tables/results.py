"""What a finished match leaves: the result, the history, new ratings."""

from __future__ import annotations

import json
from collections import Counter

from sqlalchemy import insert, select

from ...core.match import Match
from ...core.parts import FAVOURITES
from ..clock import now
from ..people.ratings import bot_user, places, rate
from ..store.schema import results, users
from ..store.work import Work
from ..wire import Nonce, Result
from .model import Table


def close_match(work: Work, table: Table, match: Match, seed: bytes) -> Result:
    """Write the history of a match that is over, and give its result. Seed and nonces are no secret any more."""
    scores, place = match.scores, places(match.scores)
    players = player_ids(work, table)
    changes = rate(work, table.game, players, place, stood_in(table)) if table.rated else []
    by_seat = {change.seat: change for change in changes}
    favourites = FAVOURITES.of(match.game)
    events = match.events(None) if favourites else []
    rows = []
    for seat, player in enumerate(players):
        change = by_seat.get(seat)
        rows.append(
            {
                "table_id": table.id,
                "seat": seat,
                "user_id": player,
                "game": table.game,
                "score": scores[seat],
                "place": place[seat],
                "won": seat in match.winners,
                "rated": table.rated,
                "before": change.before.rating if change else None,
                "after": change.after.rating if change else None,
                "ended": table.ended or now(),
                "chosen": json.dumps(Counter(favourites.chosen(events, seat))) if favourites else None,
            }
        )
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


def player_ids(work: Work, table: Table) -> list[str | None]:
    """Who played each seat; removed people are nobody."""
    named = [seat.user if seat.kind == "person" else bot_user(seat.bot or "") for seat in table.seats]
    query = select(users.c.id).where(users.c.id.in_({name for name in named if name}), ~users.c.removed)
    known = {row.id for row in work.run(query)}
    return [name if name in known else None for name in named]


def stood_in(table: Table) -> set[int]:
    """Seats in which a bot has played for somebody."""
    return {n for n, seat in enumerate(table.seats) if seat.stood_in or seat.why is not None}
