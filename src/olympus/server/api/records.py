"""Records: kept, proved, replayed."""

from __future__ import annotations

import asyncio

from litestar import MediaType, Response, get, post
from litestar.params import FromPath

from ...core import record
from ...core import walk as core_walk
from ...core.errors import RecordError
from ...core.match import Match
from ...core.texts import message
from ...core.verify import Verdict, verify
from .. import wire
from ..errors import FOLDER, Refusal, refused
from ..net.caller import Call, address_of, language_of, service_of
from ..people.accounts import User
from ..tables.live import Live
from ..tables.model import new_match
from ..views.names import seat_names
from ..views.subscription import may_look


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
    if match is None or not (match.over or live.table.status == "ended"):
        raise Refusal("not-over", 409)
    return live, match


@get("/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def get_record(table_id: FromPath[str], request: Call, visitor: User | None) -> Response[str]:
    """What the caller's seat may keep; a spectator's form for everybody else; all of it once the game is over."""
    live = await seen_by(request, table_id, visitor)
    assert live.match is not None
    seat = live.table.seat_of(visitor.id if visitor else None)
    ended = live.table.status == "ended"  # before its end: nothing of it is a secret any more
    text = live.match.record() if ended else live.match.record(-1 if seat is None else seat)
    name = f"{live.table.game}-{live.table.id}.record"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


def proof(verdict: Verdict) -> wire.Proven | wire.Consistent:
    match = verdict.match
    kind = wire.Proven if verdict.outcome == "proven" else wire.Consistent
    return kind(
        house=verdict.house_values,
        game=match.game.name,
        rules=match.rules,
        commitment=match.commitment,
        seed=match.seed.hex() if match.seed else None,
        nonces=[nonce.hex() for nonce in match.nonces],
        scores=match.scores,
        winners=match.winners,
        plies=match.ply,
        over=match.over,
    )


@get("/tables/{table_id:str}/verify")
async def verify_table(
    table_id: FromPath[str], request: Call, visitor: User | None
) -> wire.Proven | wire.Consistent:
    """The server plays a finished game again and checks it against what was promised."""
    service = service_of(request)
    service.limits.need("verify", address_of(request))
    live, match = await finished(request, table_id, visitor)
    verdict = await asyncio.to_thread(verify, match.record())
    if verdict.match.commitment != live.table.commitment:
        raise Refusal("commitment-differs", 409)
    return proof(verdict)


@post("/verify", status_code=200, request_max_body_size=5_000_000)
async def verify_record(
    data: wire.RecordText, request: Call, visitor: User | None
) -> wire.Proven | wire.Consistent | wire.RecordRefused:
    """A refused record is an answer too: what was asked for is a verdict."""
    service_of(request).limits.need("verify", address_of(request))
    if len(data.record) > record.MAX_SIZE:
        raise Refusal("too-large", 413)
    try:
        return proof(await asyncio.to_thread(verify, data.record))
    except RecordError as error:
        why = refused(error, language_of(request, visitor))
        return wire.RecordRefused(why.key, why.args, why.text)


@get("/tables/{table_id:str}/replay")
async def replay(table_id: FromPath[str], request: Call, visitor: User | None, seat: int = -1) -> wire.Steps:
    """Every step as a seat, or a spectator, saw it."""
    service = service_of(request)
    service.limits.need("verify", address_of(request))
    live, match = await finished(request, table_id, visitor)
    if not -1 <= seat < match.players:
        raise Refusal("no-seat", 404)
    language = language_of(request, visitor)
    names = seat_names(live, await service.people.several(live.table.mentioned()), language)
    opening = new_match(live.table, live.seed)
    return wire.Steps(await asyncio.to_thread(steps, opening, match, seat, names, language))


@post("/replay", status_code=200, request_max_body_size=5_000_000)
async def replay_record(
    data: wire.RecordText, request: Call, visitor: User | None, seat: int = -1
) -> wire.Replay:
    """The same for any record that hides nothing; the players have no names in it."""
    service_of(request).limits.need("verify", address_of(request))
    if len(data.record) > record.MAX_SIZE:
        raise Refusal("too-large", 413)
    return await asyncio.to_thread(walk, data.record, seat, language_of(request, visitor))


def walk(text: str, seat: int, language: str) -> wire.Replay:
    final = record.read(text)
    if not -1 <= seat < final.players:
        raise Refusal("no-seat", 404)
    opening = record.begin(record.take_apart(text))
    names = [message("player", language, FOLDER, number=number) for number in range(1, final.players + 1)]
    shown = steps(opening, final, seat, names, language)
    return wire.Replay(shown, final.game.name, final.over, names)


def steps(opening: Match, final: Match, seat: int, names: list[str], language: str) -> list[wire.Step]:
    """Play a match from its opening as it went, and show each step."""

    def said(event: wire.Event) -> wire.ReplayEvent:
        return wire.ReplayEvent(event, final.game.say_event(event, language, names))

    return [
        wire.Step(
            step.ply, step.actor, step.move, list(map(said, step.events)), final.game.sent(step.view or {})
        )
        for step in core_walk.walk(opening, core_walk.moves_of(final), seat)
    ]


handlers = [
    get_record,
    verify_table,
    verify_record,
    replay,
    replay_record,
]
