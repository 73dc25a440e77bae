"""Guests, accounts, sessions, blocks."""

from __future__ import annotations

import msgspec
from litestar import Response, delete, get, patch, post, put
from litestar.params import FromPath
from sqlalchemy import func, select

from .. import wire
from ..errors import Refusal
from ..net.caller import COOKIE, Call, address_of, agent_of, begun, service_of, token_of
from ..people.accounts import User
from ..people.ratings import show_rating
from ..people.sessions import digest
from ..store.schema import ratings, results, tables
from ..tables.removal import remove_person


@post("/guest")
async def new_guest(data: wire.NewGuest, request: Call, visitor: User | None) -> Response[wire.Begun]:
    """A guest; with a session already: 409."""
    service = service_of(request)
    if visitor is not None:
        raise Refusal("already-here", 409)
    await service.limits.need_shared("guest", address_of(request))
    user, token = await service.people.guest(data.name, data.lang, agent_of(request))
    return begun(request, wire.Begun(user.own(), token), token)


@post("/account")
async def new_account(data: wire.NewAccount, request: Call, visitor: User | None) -> Response[wire.Begun]:
    """A guest becomes an account and keeps tables and history; without a session, a new account."""
    service = service_of(request)
    await service.limits.need_shared("password", address_of(request))
    user, token, code = await service.people.account(
        visitor, data.name, data.password, data.lang, agent_of(request)
    )
    return begun(request, wire.Begun(user.own(), token, code), token)


@post("/session")
async def sign_in(data: wire.SignIn, request: Call) -> Response[wire.Begun]:
    """A session for an account."""
    service = service_of(request)
    async with service.guesses.guess(data.name, address_of(request)):
        user, token = await service.people.sign_in(data.name, data.password, agent_of(request))
    return begun(request, wire.Begun(user.own(), token), token)


@get("/session")
async def who_am_i(visitor: User | None) -> wire.WhoAmI:
    """Unlike `/me` no error without a session: a page asks this on every first visit."""
    return wire.WhoAmI(visitor.own() if visitor else None)


@delete("/session")
async def sign_out(request: Call, member: User) -> Response[None]:
    """Here."""
    await service_of(request).people.sign_out(member.id, token_of(request))
    return ended()


@delete("/sessions")
async def sign_out_everywhere(request: Call, member: User) -> Response[None]:
    """On all devices."""
    await service_of(request).people.sign_out_everywhere(member.id)
    return ended()


@get("/sessions")
async def own_sessions(request: Call, member: User) -> wire.Sessions:
    """The caller's sessions."""
    here = digest(token_of(request) or "")
    found = await service_of(request).people.sessions.of(member.id)
    return wire.Sessions(
        [wire.OpenSession(row.id, row.created, row.seen, row.device, row.token == here) for row in found]
    )


@delete("/sessions/{session_id:str}", status_code=204)
async def end_session(session_id: FromPath[str], request: Call, member: User) -> None:
    """One of the caller's sessions."""
    await service_of(request).people.end_session(member.id, session_id)


def ended() -> Response[None]:
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(COOKIE)
    return answer


@post("/recover")
async def recover(data: wire.Recovery, request: Call) -> Response[wire.Begun]:
    """A new password and a new recovery code; all other sessions end."""
    service = service_of(request)
    async with service.guesses.guess(data.name, address_of(request)):
        user, token, code = await service.people.recover(
            data.name, data.recovery, data.password, agent_of(request)
        )
    return begun(request, wire.Begun(user.own(), token, code), token)


@get("/me")
async def me(request: Call, member: User) -> wire.Me:
    """The caller, with ratings, blocked people and how many turns wait."""
    service = service_of(request)
    blocked = await service.people.several(await service.people.blocked_by(member.id))
    mine = (tables.c.actor == member.id) & (tables.c.status == "playing")
    turns = await service.store.value(select(func.count()).select_from(tables).where(mine))
    own = await ratings_of(request, member.id)
    return wire.Me(member.own(), own, [user.shown() for user in blocked.values()], turns or 0)


async def ratings_of(request: Call, user_id: str) -> dict[str, wire.Rating]:
    found = await service_of(request).store.rows(select(ratings).where(ratings.c.user_id == user_id))
    return {row.game: show_rating(row.mu, row.sigma, row.games) for row in found}


@patch("/me")
async def change_me(data: wire.Changes, request: Call, member: User) -> wire.Changed:
    """A new name, language or password."""
    service = service_of(request)
    if data.password is not None:
        await service.limits.need_shared("password", member.id)
        await service.people.change_password(member, data.old, data.password, token_of(request))
    user = await service.people.change(member, data.name, data.lang)
    return wire.Changed(user.own())


@delete("/me", status_code=204)
async def remove_me(request: Call, member: User) -> Response[None]:
    """The account is removed; finished games keep an unnamed player. The body is a `Confirm`."""
    service = service_of(request)
    await service.limits.need_shared("password", member.id)
    body = await request.body()
    try:
        data = msgspec.json.decode(body, type=wire.Confirm) if body else wire.Confirm()
    except msgspec.DecodeError:
        raise Refusal("malformed") from None
    await service.people.check_password(member, data.password)
    await remove_person(service.tables, member.id)
    return ended()


@get("/players/{user_id:str}")
async def player(user_id: FromPath[str], request: Call) -> wire.Player:
    """Somebody else."""
    service = service_of(request)
    user = await service.people.one(user_id)
    if user is None:
        raise Refusal("no-user", 404)
    played = await service.store.value(
        select(func.count()).select_from(results).where(results.c.user_id == user_id)
    )
    return wire.Player(user.shown(), await ratings_of(request, user_id), played or 0)


@put("/blocks/{user_id:str}", status_code=204)
async def block(user_id: FromPath[str], request: Call, member: User) -> None:
    """Their chat is not shown to the caller, and they cannot sit down at the caller's tables."""
    await service_of(request).people.block(member, user_id, True)


@delete("/blocks/{user_id:str}", status_code=204)
async def unblock(user_id: FromPath[str], request: Call, member: User) -> None:
    """No longer."""
    await service_of(request).people.block(member, user_id, False)


handlers = [
    new_guest,
    new_account,
    sign_in,
    who_am_i,
    sign_out,
    sign_out_everywhere,
    own_sessions,
    end_session,
    recover,
    me,
    change_me,
    remove_me,
    player,
    block,
    unblock,
]
