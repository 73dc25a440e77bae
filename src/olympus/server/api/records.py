"""After the game: records, proofs, replays, history, leaders; and turns that wait."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath
from sqlalchemy import select

from ...core import record
from ...core import walk as core_walk
from ...core.errors import RecordError
from ...core.match import Match
from ...core.texts import message
from ...core.verify import Verdict, verify
from ..errors import FOLDER, Refusal, refusal_data
from ..net.caller import Call, address_of, language_of, service_of
from ..people.accounts import GONE, User
from ..people.ratings import show_rating
from ..store.schema import ratings, results, sitting, tables
from ..tables.live import Live
from ..tables.model import Table, new_match, show_table, show_you
from ..tables.registry import read_table
from ..views.names import seat_names
from ..views.subscription import may_look


class Record(msgspec.Struct):
    record: str


async def seen_by(request: Call, table_id: str, user: User | None) -> Live:
    """A table that has a match, and that the caller may look at."""
    service = service_of(request)
    live = await service.tables.live(table_id)
    if live.table.started is None:
        raise Refusal("not-started", 409)
    if not may_look(live.table, user.id if user else None):
        raise Refusal("no-spectators", 403)
    async with live.lock:
        await live.ensure()
        await live.check_end()
    return live


async def finished(request: Call, table_id: str, user: User | None) -> tuple[Live, Match]:
    live = await seen_by(request, table_id, user)
    match = live.match
    if match is None or not match.over:
        raise Refusal("not-over", 409)
    return live, match


@get("/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def get_record(table_id: FromPath[str], request: Call, visitor: User | None) -> Response[str]:
    """What the caller's seat may keep; a spectator's form for everybody else; all of it once the game is over."""
    live = await seen_by(request, table_id, visitor)
    assert live.match is not None
    seat = live.table.seat_of(visitor.id if visitor else None)
    text = live.match.record(-1 if seat is None else seat)
    name = f"{live.table.game}-{live.table.id}.record"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


def proof(verdict: Verdict) -> dict[str, Any]:
    match = verdict.match
    return {
        "verdict": verdict.outcome,
        "house": verdict.house_values,
        "game": match.game.name,
        "rules": match.game.version,
        "commitment": match.commitment,
        "seed": match.seed.hex() if match.seed else None,
        "nonces": [nonce.hex() for nonce in match.nonces],
        "scores": match.scores,
        "winners": match.winners,
        "plies": match.ply,
        "over": match.over,
    }


@get("/tables/{table_id:str}/verify")
async def verify_table(table_id: FromPath[str], request: Call, visitor: User | None) -> dict[str, Any]:
    service = service_of(request)
    service.limits.need("verify", address_of(request))
    live, match = await finished(request, table_id, visitor)
    verdict = await asyncio.to_thread(verify, match.record())
    if verdict.match.commitment != live.table.commitment:
        raise Refusal("commitment-differs", 409)
    return proof(verdict)


@post("/verify", status_code=200, request_max_body_size=5_000_000)
async def verify_record(data: Record, request: Call, visitor: User | None) -> dict[str, Any]:
    """A refused record is an answer too: what was asked for is a verdict."""
    service_of(request).limits.need("verify", address_of(request))
    if len(data.record) > record.MAX_SIZE:
        raise Refusal("too-large", 413)
    try:
        return proof(await asyncio.to_thread(verify, data.record))
    except RecordError as error:
        return {"verdict": "refused", **refusal_data(error, language_of(request, visitor))}


@get("/tables/{table_id:str}/replay")
async def replay(
    table_id: FromPath[str], request: Call, visitor: User | None, seat: int = -1
) -> dict[str, Any]:
    """Every step as a seat, or a spectator, saw it."""
    service = service_of(request)
    service.limits.need("verify", address_of(request))
    live, match = await finished(request, table_id, visitor)
    if not -1 <= seat < match.players:
        raise Refusal("no-seat", 404)
    language = language_of(request, visitor)
    names = seat_names(live, await service.people.several(live.table.mentioned()), language)
    opening = new_match(live.table, live.seed)
    return {"steps": await asyncio.to_thread(steps, opening, match, seat, names, language)}


@post("/replay", status_code=200, request_max_body_size=5_000_000)
async def replay_record(data: Record, request: Call, visitor: User | None, seat: int = -1) -> dict[str, Any]:
    """The same for any record that hides nothing; the players have no names in it."""
    service_of(request).limits.need("verify", address_of(request))
    if len(data.record) > record.MAX_SIZE:
        raise Refusal("too-large", 413)
    return await asyncio.to_thread(walk, data.record, seat, language_of(request, visitor))


def walk(text: str, seat: int, language: str) -> dict[str, Any]:
    final = record.read(text)
    if not -1 <= seat < final.players:
        raise Refusal("no-seat", 404)
    opening = record.begin(record.take_apart(text))
    names = [message("player", language, FOLDER, number=number) for number in range(1, final.players + 1)]
    shown = steps(opening, final, seat, names, language)
    return {"game": final.game.name, "over": final.over, "names": names, "steps": shown}


def steps(opening: Match, final: Match, seat: int, names: list[str], language: str) -> list[dict[str, Any]]:
    """Play a match from its opening as it went, and show each step."""

    def said(event: dict[str, Any]) -> dict[str, Any]:
        return {"event": event, "text": final.game.say_event(event, language, names)}

    return [
        {
            "ply": step.ply,
            "actor": step.actor,
            "move": step.move,
            "events": list(map(said, step.events)),
            "view": step.view,
        }
        for step in core_walk.walk(opening, core_walk.moves_of(final), seat)
    ]


# oneself and others


@get("/me/turns")
async def turns(request: Call, member: User) -> dict[str, Any]:
    query = select(tables).where(tables.c.actor == member.id, tables.c.status == "playing")
    query = query.order_by(tables.c.deadline, tables.c.since).limit(100)
    return {
        "turns": [
            {"table": row.id, "game": row.game, "since": row.since, "deadline": row.deadline}
            for row in await service_of(request).store.rows(query)
        ]
    }


@get("/me/tables")
async def my_tables(request: Call, member: User) -> dict[str, Any]:
    """Tables one sits at that are not over."""
    service = service_of(request)
    query = select(tables).join(sitting, sitting.c.table_id == tables.c.id)
    query = query.where(sitting.c.user_id == member.id, tables.c.status.in_(("lobby", "playing")))
    rows = await service.store.rows(query.order_by(tables.c.changed.desc()).limit(100))
    found = [read_table(row) for row in rows]
    users = await service.people.several({user for table in found for user in table.mentioned()})
    return {
        "tables": [
            show_table(table, users, ()) | {"you": show_you(table, member.id), "turn": waited_for(table, row)}
            for table, row in zip(found, rows, strict=True)
        ]
    }


def waited_for(table: Table, row: Any) -> dict[str, Any] | None:
    """The person whose move a table waits for, if it is a person's."""
    seat = table.seat_of(row.actor)
    if seat is None or not table.running:
        return None
    return {"seat": seat, "began": row.since, "deadline": row.deadline}


@get("/me/history")
async def history(
    request: Call,
    member: User,
    game: str | None = None,
    rated: bool | None = None,
    won: bool | None = None,
    against: str | None = None,
    before: int | None = None,
    limit: int = 50,
) -> dict[str, Any]:
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
    service = service_of(request)
    query = query.order_by(results.c.ended.desc()).limit(max(1, min(limit, 100)))
    mine = await service.store.rows(query)
    everybody = select(results).where(results.c.table_id.in_([row.table_id for row in mine]))
    players: dict[str, list[Any]] = {}
    for row in await service.store.rows(everybody.order_by(results.c.seat)):
        players.setdefault(row.table_id, []).append(row)
    users = await service.people.several(
        {row.user_id for rows in players.values() for row in rows if row.user_id}
    )
    return {"games": [show_played(row, players[row.table_id], users) for row in mine]}


def show_played(row: Any, players: list[Any], users: dict[str, User]) -> dict[str, Any]:
    return {
        "table": row.table_id,
        "game": row.game,
        "ended": row.ended,
        "rated": row.rated,
        "seat": row.seat,
        "place": row.place,
        "score": row.score,
        "won": row.won,
        "players": [
            {
                "seat": one.seat,
                "user": users[one.user_id].shown() if one.user_id in users else GONE,
                "score": one.score,
                "place": one.place,
            }
            for one in players
        ],
        "change": None if row.after is None else row.after - row.before,
    }


@get("/leaders")
async def leaders(request: Call, game: str, limit: int = 50) -> dict[str, Any]:
    service = service_of(request)
    query = select(ratings).where(ratings.c.game == game).order_by(ratings.c.shown.desc(), ratings.c.user_id)
    rows = await service.store.rows(query.limit(max(1, min(limit, 100))))
    users = await service.people.several({row.user_id for row in rows})
    shown = [
        {"user": users[row.user_id].shown(), "rating": show_rating(row.mu, row.sigma, row.games)}
        for row in rows
        if row.user_id in users
    ]
    return {"leaders": [{"place": place} | one for place, one in enumerate(shown, start=1)]}


handlers = [
    get_record,
    verify_table,
    verify_record,
    replay,
    replay_record,
    turns,
    my_tables,
    history,
    leaders,
]
