"""The operator's page: tables, people, no new games. To everybody else these calls do not exist."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import FromPath
from sqlalchemy import func, select

from .. import wire
from ..errors import Refusal
from ..net.caller import Call, service_of
from ..people.accounts import User
from ..store.schema import moves, results, sitting, tables, users
from ..tables.model import Table
from ..tables.registry import read_table
from ..tables.removal import remove_person as erase_person
from ..tables.votes import end_without_result

MOST_LISTED = 100


async def operator(visitor: User | None) -> User:
    if visitor is None or not visitor.operator:
        raise Refusal("not-found", 404)
    return visitor


def overview_of(request: Call) -> wire.Overview:
    service = service_of(request)
    lives = service.tables.lives.values()
    return wire.Overview(
        version=service.version,
        draining=service.house.draining,
        bots=service.house.bots.ready.is_set(),
        sockets=len(service.sessions.everybody),
        tables=len(lives),
        matches=sum(1 for live in lives if live.match),
        moves=service.metrics.moves,
    )


@get("/operator")
async def overview(request: Call, visitor: User | None) -> wire.Overview:
    """This process at this moment."""
    await operator(visitor)
    return overview_of(request)


@post("/operator/drain", status_code=200)
async def drain(data: wire.Draining, request: Call, visitor: User | None) -> wire.Overview:
    """Whether this process begins no new games; those that run go on."""
    await operator(visitor)
    service_of(request).house.draining = data.draining
    return overview_of(request)


@get("/operator/tables")
async def list_tables(
    request: Call, visitor: User | None, status: str | None = None, person: str | None = None
) -> wire.OperatedTables:
    """Tables, those that changed last first."""
    await operator(visitor)
    service = service_of(request)
    plies = select(func.count()).where(moves.c.table_id == tables.c.id).scalar_subquery()
    query = select(tables, plies.label("plies"))
    if status:
        query = query.where(tables.c.status == status)
    if person:
        query = query.where(tables.c.id.in_(select(sitting.c.table_id).where(sitting.c.user_id == person)))
    rows = await service.store.rows(query.order_by(tables.c.changed.desc()).limit(MOST_LISTED))
    found = [(row, read_table(row)) for row in rows]
    people = await service.people.several({user for _, table in found for user in table.people()})
    return wire.OperatedTables(
        [
            wire.OperatedTable(
                id=row.id,
                game=row.game,
                status=table.status,
                rated=table.rated,
                people=[people[user].shown() for user in table.people() if user in people],
                bots=sum(seat.kind == "bot" for seat in table.seats),
                plies=row.plies,
                created=row.created,
                changed=row.changed,
            )
            for row, table in found
        ]
    )


@delete("/operator/tables/{table_id:str}", status_code=204)
async def end_table(table_id: FromPath[str], request: Call, visitor: User | None) -> None:
    """Without a result."""
    await operator(visitor)

    def end(table: Table) -> None:
        if table.status not in ("lobby", "playing"):
            raise Refusal("not-playing", 409)
        end_without_result(table, "stopped")

    await service_of(request).tables.change(table_id, end)


@get("/operator/people")
async def list_people(request: Call, visitor: User | None, search: str | None = None) -> wire.OperatedPeople:
    """People, by part of their name."""
    await operator(visitor)
    played = select(func.count()).where(results.c.user_id == users.c.id).scalar_subquery()
    query = select(users, played.label("games")).where(users.c.removed.is_(False), users.c.kind != "bot")
    if search:
        query = query.where(func.lower(users.c.name).contains(search.lower(), autoescape=True))
    rows = await service_of(request).store.rows(query.order_by(users.c.created.desc()).limit(MOST_LISTED))
    return wire.OperatedPeople(
        [
            wire.OperatedPerson(wire.Person(row.id, row.name, row.kind), row.operator, row.created, row.games)
            for row in rows
        ]
    )


@delete("/operator/people/{user_id:str}", status_code=204)
async def remove_person(user_id: FromPath[str], request: Call, visitor: User | None) -> None:
    """As a person removes themselves; operators are removed on the command line alone."""
    await operator(visitor)
    service = service_of(request)
    user = await service.people.one(user_id)
    if user is None or user.kind == "bot" or user.operator:
        raise Refusal("no-user", 404)
    await erase_person(service.tables, user_id)


handlers = [overview, drain, list_tables, end_table, list_people, remove_person]
