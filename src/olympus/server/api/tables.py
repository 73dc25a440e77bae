"""Tables: make, find, sit, start, and the host's powers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

from litestar import Response, delete, get, patch, post
from litestar.params import FromPath
from msgspec import UNSET
from sqlalchemy import select

from ... import bots
from .. import wire
from ..errors import Refusal, chosen_language
from ..net.caller import Call, address_of, agent_of, begun, service_of
from ..net.service import Service
from ..people.accounts import User
from ..people.names import guest_name
from ..store.schema import tables
from ..store.work import Work
from ..tables import lobby
from ..tables.live import Live
from ..tables.model import Table
from ..tables.registry import read_table
from ..tables.shares import check_room
from ..tables.show import show_table

MOST_LISTED = 100


async def changed(request: Call, member: User, table_id: str, change: Callable[[Table], None]) -> wire.Table:
    """Make a change and show the table."""
    service = service_of(request)
    service.limits.need("change", member.id)
    await service.tables.change(table_id, change)
    return await service.tables.show(await service.tables.live(table_id), member.id)


@get("/tables")
async def list_tables(
    request: Call, visitor: User | None, game: str | None = None, status: str = "lobby"
) -> wire.Tables:
    """Listed tables, the latest first, at most 100: where there are more, each host's latest come first."""
    service = service_of(request)
    query = select(tables).where(tables.c.listed, tables.c.status == status)
    if game:
        query = query.where(tables.c.game == game)
    rows = await service.store.rows(query.order_by(tables.c.changed.desc()).limit(4 * MOST_LISTED))
    found = fair_share([read_table(row) for row in rows])
    users = await service.people.several({user for table in found for user in table.mentioned()})
    shown = []
    for table in found:
        live = service.tables.lives.get(table.id)
        here = live.connected() if live else ()
        shown.append(show_table(table, users, here, visitor.id if visitor else None))
    return wire.Tables(shown)


def fair_share(found: list[Table]) -> list[Table]:
    """As many as are listed: nobody's tables push those of others from the list."""
    counts: Counter[str] = Counter()
    turns: list[tuple[int, int]] = []
    for at, table in enumerate(found):
        turns.append((counts[table.host], at))
        counts[table.host] += 1
    return [found[at] for _, at in sorted(turns)[:MOST_LISTED]]


async def need_room(service: Service, request: Call, member: User, listed: bool) -> Callable[[Work], None]:
    """Refuse an address with too many new tables; what refuses a person with too many is part of a job."""
    await service.limits.need_shared("table", address_of(request))
    if listed:
        await service.limits.need_shared("listed", address_of(request))
    return partial(check_room, member.id, listed, max(1.0, service.config.rate))


@post("/tables")
async def new_table(data: wire.NewTable, request: Call, member: User) -> wire.Table:
    """A table; the caller sits at it and is its host."""
    service = service_of(request)
    service.limits.need("change", member.id)
    refuse_when_draining(service)
    table = lobby.new_table(data.game, member, data)
    room = await need_room(service, request, member, table.listed)
    await check_invited(service, table)
    lobby.sit(table, member, data.seat)
    live = await service.tables.open_table(table, member, room, data.commitment)
    return await service.tables.show(live, member.id)


def refuse_when_draining(service: Service) -> None:
    if service.house.draining:
        raise Refusal("draining", 503)


async def check_invited(service: Service, table: Table) -> None:
    invited = {seat.user for seat in table.seats if seat.kind == "invited" and seat.user}
    if len(await service.people.several(invited)) < len(invited):
        raise Refusal("no-user", 404)


async def refuse_blocked(service: Service, table: Table, member: User) -> None:
    if member.id in await service.people.blocked_by(table.host):
        raise Refusal("blocked", 403)


@get("/tables/{table_id:str}")
async def get_table(table_id: FromPath[str], request: Call, visitor: User | None) -> wire.Table:
    """A table; the id is the link, also to private ones."""
    service = service_of(request)
    live = await service.tables.live(table_id)
    if service.store.shared:
        await service.tables.reload(live)
    return await service.tables.show(live, visitor.id if visitor else None)


@patch("/tables/{table_id:str}")
async def change_table(
    table_id: FromPath[str], data: wire.Settings, request: Call, member: User
) -> wire.Table:
    """The host alone. In the lobby anything, and nobody is `ready` any more; later `chat` and `spectators`."""
    service = service_of(request)
    wanted = {wish.user for wish in data.seats or [] if wish.kind == "invited" and wish.user}
    if len(await service.people.several(wanted)) < len(wanted):
        raise Refusal("no-user", 404)
    if data.listed and not (await service.tables.live(table_id)).table.listed:
        await service.store.do_alone(await need_room(service, request, member, True))
    return await changed(request, member, table_id, lambda table: lobby.change_settings(table, data, member))


@delete("/tables/{table_id:str}", status_code=204)
async def end_table(table_id: FromPath[str], request: Call, member: User) -> None:
    """The host alone. A lobby is removed, a running game ends without a result, unless it is rated."""
    service = service_of(request)
    live = await service.tables.live(table_id)
    if live.table.status == "lobby":
        lobby.need_host(live.table, member)
        await service.tables.remove(live)
    else:
        await service.tables.change(table_id, lambda table: lobby.end(table, member))


@post("/tables/{table_id:str}/join", status_code=200)
async def join(table_id: FromPath[str], data: wire.Join, request: Call, member: User) -> wire.Table:
    """Sit down, in the lobby."""
    service = service_of(request)
    await refuse_blocked(service, (await service.tables.live(table_id)).table, member)
    return await changed(request, member, table_id, lambda table: lobby.sit(table, member, data.seat))


@post("/tables/{table_id:str}/leave", status_code=200)
async def leave(table_id: FromPath[str], request: Call, member: User) -> wire.Table:
    """In the lobby the seat opens; in play a bot takes over (`back` through the websocket takes it back)."""
    live = await service_of(request).tables.live(table_id)
    return await changed(
        request, member, table_id, lambda table: lobby.leave(table, member, live.connected())
    )


@post("/tables/{table_id:str}/choose", status_code=200)
async def choose(table_id: FromPath[str], data: wire.Choice, request: Call, member: User) -> wire.Table:
    """What the caller's seat takes of the `each` options, in the lobby."""
    return await changed(request, member, table_id, lambda table: lobby.choose(table, member, data.choice))


@post("/tables/{table_id:str}/ready", status_code=200)
async def ready(table_id: FromPath[str], data: wire.Ready, request: Call, member: User) -> wire.Table:
    """Ready or not, in the lobby."""
    return await changed(
        request, member, table_id, lambda table: lobby.set_ready(table, member, data.ready, data.nonce)
    )


@post("/tables/{table_id:str}/fill", status_code=200)
async def fill(table_id: FromPath[str], data: wire.Fill, request: Call, member: User) -> wire.Table:
    """The host alone, in the lobby: open seats become bots."""
    bot = data.bot or bots.DEFAULT
    return await changed(request, member, table_id, lambda table: lobby.fill(table, member, bot))


@post("/tables/{table_id:str}/start", status_code=200)
async def start(table_id: FromPath[str], data: wire.Start, request: Call, member: User) -> wire.Table:
    """The host alone, when all are ready; the host counts as ready."""
    service = service_of(request)
    service.limits.need("change", member.id)
    live = await service.tables.live(table_id)
    await begin(service, live, member, data.nonce)
    return await service.tables.show(live, member.id)


async def begin(service: Service, live: Live, member: User, nonce: str | None) -> None:
    users = await service.people.several(live.table.mentioned())
    await service.tables.start(live.table.id, lambda table: lobby.begin(table, member, nonce, users))


@post("/tables/{table_id:str}/remove", status_code=200)
async def remove(table_id: FromPath[str], data: wire.Who, request: Call, member: User) -> wire.Table:
    """The host alone: somebody leaves the table; not a running rated game."""
    live = await service_of(request).tables.live(table_id)
    return await changed(
        request, member, table_id, lambda table: lobby.remove_user(table, member, data.user, live.connected())
    )


@post("/tables/{table_id:str}/mute", status_code=200)
async def mute(table_id: FromPath[str], data: wire.Muted, request: Call, member: User) -> wire.Table:
    """The host alone: somebody may not chat, or may again."""
    return await changed(
        request, member, table_id, lambda table: lobby.mute(table, member, data.user, data.muted)
    )


@post("/tables/{table_id:str}/host", status_code=200)
async def hand_on(table_id: FromPath[str], data: wire.Who, request: Call, member: User) -> wire.Table:
    """The host alone: somebody else is the host."""
    return await changed(request, member, table_id, lambda table: lobby.hand_on(table, member, data.user))


@post("/tables/{table_id:str}/rematch", status_code=200)
async def rematch(table_id: FromPath[str], request: Call, member: User) -> wire.Table:
    """The same people again; who asks second finds the table that who asked first has made."""
    service = service_of(request)
    service.limits.need("change", member.id)
    refuse_when_draining(service)
    live = await service.tables.live(table_id)
    if live.table.seat_of(member.id) is None:
        raise Refusal("not-seated", 403)
    if live.table.status not in ("over", "ended"):
        raise Refusal("still-playing", 409)
    if live.table.rematch is None:
        room = await need_room(service, request, member, live.table.listed)
        blocked = await service.people.blocked_by(member.id)
        fresh = await service.tables.open_table(lobby.again(live.table, member, blocked), member, room)

        def point(table: Table) -> None:
            if table.rematch is None:
                table.rematch = fresh.table.id

        await service.tables.change(table_id, point)
        if live.table.rematch != fresh.table.id:
            await service.tables.remove(fresh)
    target = await service.tables.live(live.table.rematch or "")
    if target.table.status == "lobby":
        await refuse_blocked(service, target.table, member)
        await service.tables.change(target.table.id, lambda table: lobby.sit(table, member, None))
    return await service.tables.show(target, member.id)


@post("/quick")
async def quick(data: wire.Quick, request: Call, visitor: User | None) -> Response[wire.QuickStarted]:
    """A game against bots in one call."""
    service = service_of(request)
    refuse_when_draining(service)
    if data.nonce is not None and data.commitment is None:
        raise Refusal("nonce-early")
    member, token = visitor, None
    service.limits.need("change", visitor.id if visitor else address_of(request))
    settings = wire.Settings(options=data.options, clock=data.clock, bot=data.bot)
    if member is None:
        await service.limits.need_shared("guest", address_of(request))
        language = chosen_language(data.lang, request.headers.get("accept-language"))
        lobby.new_table(data.game, User("", "", "guest"), settings)  # refuse before anybody is made up
        member, token = await service.people.guest(
            data.name or guest_name(language), language, agent_of(request)
        )
    room = await need_room(service, request, member, False)
    table = lobby.new_table(data.game, member, settings)
    lobby.sit(table, member, 0)
    lobby.place(table, [wire.SeatWish("bot", data.bot or bots.DEFAULT) for _ in table.seats])
    live = await service.tables.open_table(table, member, room, data.commitment)
    await begin(service, live, member, data.nonce)
    answer = wire.QuickStarted(member.own(), await service.tables.show(live, member.id), token or UNSET)
    return begun(request, answer, token) if token else Response(answer, status_code=201)


@get("/commitment")
async def commitment(request: Call, member: User) -> wire.Commitment:
    """A seed set aside for the caller's next table; a nonce made after it proves the deal."""
    service = service_of(request)
    service.limits.need("change", member.id)
    return wire.Commitment(await service.tables.promise(member))


handlers = [
    list_tables,
    new_table,
    get_table,
    change_table,
    end_table,
    join,
    leave,
    choose,
    ready,
    fill,
    start,
    remove,
    mute,
    hand_on,
    rematch,
    quick,
    commitment,
]
