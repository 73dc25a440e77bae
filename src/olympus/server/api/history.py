"""What was played, who leads, and turns that wait."""

from __future__ import annotations

from typing import Any

from litestar import get
from sqlalchemy import func, select

from .. import wire
from ..net.caller import Call, service_of
from ..people.accounts import GONE, User
from ..people.ratings import show_rating
from ..store.schema import ratings, results, sitting, tables, users
from ..tables.registry import read_table
from ..tables.show import show_table, waited_for


@get("/me/turns")
async def turns(request: Call, member: User) -> wire.Turns:
    """Tables that wait for the caller's move."""
    query = select(tables).where(tables.c.actor == member.id, tables.c.status == "playing")
    query = query.order_by(tables.c.deadline, tables.c.since).limit(100)
    rows = await service_of(request).store.rows(query)
    return wire.Turns([wire.WaitingTurn(row.id, row.game, row.since, row.deadline) for row in rows])


@get("/me/tables")
async def my_tables(request: Call, member: User) -> wire.Tables:
    """Tables one sits at that are not over."""
    service = service_of(request)
    query = select(tables).join(sitting, sitting.c.table_id == tables.c.id)
    query = query.where(sitting.c.user_id == member.id, tables.c.status.in_(("lobby", "playing")))
    rows = await service.store.rows(query.order_by(tables.c.changed.desc()).limit(100))
    found = [read_table(row) for row in rows]
    users = await service.people.several({user for table in found for user in table.mentioned()})
    shown = [show_table(table, users, (), member.id) for table in found]
    for one, table, row in zip(shown, found, rows, strict=True):
        one.turn = waited_for(table, row)
    return wire.Tables(shown)


@get("/me/history")
async def history(
    request: Call,
    member: User,
    game: str | None = None,
    rated: bool | None = None,
    won: bool | None = None,
    against: str | None = None,
    search: str | None = None,
    before: int | None = None,
    limit: int = 50,
) -> wire.History:
    """Finished games, the latest first; `search` is part of another player's name."""
    query = select(results).where(results.c.user_id == member.id)
    if game is not None:
        query = query.where(results.c.game == game)
    if rated is not None:
        query = query.where(results.c.rated.is_(rated))
    if won is not None:
        query = query.where(results.c.won.is_(won))
    if before is not None:
        query = query.where(results.c.ended < max(0, min(before, 2**62)))
    if against is not None:
        theirs = select(results.c.table_id).where(results.c.user_id == against)
        query = query.where(results.c.table_id.in_(theirs))
    if search:
        named = func.lower(users.c.name).contains(search.lower(), autoescape=True)
        theirs = select(results.c.table_id).join(users, users.c.id == results.c.user_id)
        query = query.where(results.c.table_id.in_(theirs.where(named, users.c.id != member.id)))
    service = service_of(request)
    query = query.order_by(results.c.ended.desc()).limit(max(1, min(limit, 100)))
    mine = await service.store.rows(query)
    everybody = select(results).where(results.c.table_id.in_([row.table_id for row in mine]))
    players: dict[str, list[Any]] = {}
    for row in await service.store.rows(everybody.order_by(results.c.seat)):
        players.setdefault(row.table_id, []).append(row)
    known = await service.people.several(
        {row.user_id for rows in players.values() for row in rows if row.user_id}
    )
    return wire.History([show_played(row, players[row.table_id], known) for row in mine])


def show_played(row: Any, players: list[Any], users: dict[str, User]) -> wire.Played:
    return wire.Played(
        table=row.table_id,
        game=row.game,
        ended=row.ended,
        rated=row.rated,
        seat=row.seat,
        place=row.place,
        score=row.score,
        won=row.won,
        players=[
            wire.PlayedBy(
                one.seat,
                users[one.user_id].shown() if one.user_id in users else GONE,
                one.score,
                one.place,
            )
            for one in players
        ],
        change=None if row.after is None else row.after - row.before,
    )


@get("/leaders")
async def leaders(request: Call, game: str, limit: int = 50) -> wire.Leaders:
    """The best rated players of a game, bots among them."""
    service = service_of(request)
    query = select(ratings).where(ratings.c.game == game).order_by(ratings.c.shown.desc(), ratings.c.user_id)
    rows = await service.store.rows(query.limit(max(1, min(limit, 100))))
    users = await service.people.several({row.user_id for row in rows})
    known = [row for row in rows if row.user_id in users]
    return wire.Leaders(
        [
            wire.Leader(place, users[row.user_id].shown(), show_rating(row.mu, row.sigma, row.games))
            for place, row in enumerate(known, start=1)
        ]
    )


handlers = [turns, my_tables, history, leaders]
