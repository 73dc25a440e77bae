"""Who is there: guests, accounts, who blocks whom."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Container, Iterable
from typing import Any

import msgspec
from msgspec import UNSET
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..clock import now
from ..errors import Refusal, chosen_language
from ..store.schema import blocks, sessions, users
from ..store.work import Work
from ..store.writer import Store
from ..wire import Kind, Own, Person
from .names import account_values, checked_name, look, name_key, refuse_guest_names, refuse_taken, take_name
from .passwords import Passwords, checked_password, plain_code, recovery_code
from .removal import erase
from .sessions import Sessions, begin_session, digest, end_session, end_sessions, new_token

REMEMBERED = 20_000


def new_id(kind: str) -> str:
    """An identifier nobody can guess."""
    return kind + secrets.token_urlsafe(12).replace("-", "a").replace("_", "b")


class User(msgspec.Struct, frozen=True):
    id: str
    name: str
    kind: Kind
    lang: str = "en"
    operator: bool = False

    def shown(self) -> Person:
        """As everybody sees them."""
        return Person(self.id, self.name, self.kind)

    def own(self) -> Own:
        return Own(self.id, self.name, self.kind, self.lang, self.operator or UNSET)


GONE = Person("", "", "removed")


def user_of(row: Any) -> User:
    return User(row.id, row.name, row.kind, row.lang, row.operator)


class People:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[str, User | None] = {}
        self.changes = 0
        """Counts whatever may change what somebody is called."""
        self.sessions = Sessions(store)
        self.blocked: dict[str, frozenset[str]] = {}
        self.passwords = Passwords()

        self.changed: Callable[[str], None] = lambda user: None
        """Called with whoever changed: what was said of them may be wrong now."""

    # looking up

    def forget(self, user_id: str) -> None:
        """Somebody changed, here or in another process."""
        self.changes += 1
        self.known.pop(user_id, None)
        self.blocked.pop(user_id, None)
        self.sessions.forget(user_id)
        self.changed(user_id)

    def forget_all(self) -> None:
        """Anybody may have changed."""
        self.changes += 1
        self.forget_others(())

    def forget_others(self, here: Container[str]) -> None:
        """Keep in memory only who is here; the others are looked up when they are back."""
        self.known = {user: one for user, one in self.known.items() if user in here}
        self.blocked = {user: others for user, others in self.blocked.items() if user in here}
        self.sessions.forget_others(here)

    def at_hand(self, ids: set[str]) -> dict[str, User] | None:
        """These people, if nobody has to be looked up for it."""
        found = {}
        for user in ids:
            if user not in self.known:
                return None
            one = self.known[user]
            if one is not None:
                found[user] = one
        return found

    async def several(self, ids: Iterable[str]) -> dict[str, User]:
        wanted = set(ids)
        found = {user: self.known[user] for user in wanted if user in self.known}
        missing = wanted - found.keys()
        if missing:
            found |= await self.read(missing)
        return {user: one for user, one in found.items() if one is not None}

    async def read(self, ids: Collection[str]) -> dict[str, User | None]:
        """These people from the store; they are remembered unless somebody changed meanwhile."""
        changes = self.changes
        found: dict[str, User | None] = dict.fromkeys(ids)
        for row in await self.store.rows(select(users).where(users.c.id.in_(ids))):
            if not row.removed:
                found[row.id] = user_of(row)
        if changes == self.changes:
            if len(self.known) > REMEMBERED:
                self.known.clear()
            self.known.update(found)
        return found

    async def one(self, user_id: str) -> User | None:
        return (await self.several([user_id])).get(user_id)

    async def by_token(self, token: str | None) -> User | None:
        owner = await self.sessions.owner(token)
        return None if owner is None else await self.one(owner)

    async def blocked_by(self, user_id: str) -> frozenset[str]:
        blocked = self.blocked.get(user_id)
        if blocked is None:
            changes = self.changes
            query = select(blocks.c.blocked_id).where(blocks.c.user_id == user_id)
            blocked = frozenset(row.blocked_id for row in await self.store.rows(query))
            if changes == self.changes:
                self.blocked[user_id] = blocked
        return blocked

    # coming and going

    async def guest(self, name: str, lang: str | None, agent: str) -> tuple[User, str]:
        user, token = User(new_id("u"), checked_name(name), "guest", chosen_language(lang)), new_token()

        def job(work: Work) -> None:
            refuse_taken(work, user.name)
            self.add(work, user, look=look(user.name))
            begin_session(work, user.id, token, agent)

        await self.store.do(job)
        return user, token

    def add(self, work: Work, user: User, **more: Any) -> None:
        """Part of a job: somebody new."""
        row = {"id": user.id, "name": user.name, "kind": user.kind, "lang": user.lang}
        work.run(insert(users), row | {"created": now(), "removed": False} | more)

    async def begin_anew(self, user_id: str, agent: str, change: Callable[[Work], None]) -> str:
        """Change somebody, end all their sessions and begin a new one: its token."""
        token = new_token()

        def job(work: Work) -> None:
            change(work)
            end_sessions(work, user_id)
            begin_session(work, user_id, token, agent)

        await self.store.do(job)
        await self.sessions_ended(user_id)
        return token

    async def sessions_ended(self, user_id: str) -> None:
        """Here; other processes hear of it by a note."""
        self.forget(user_id)
        await self.sessions.check([user_id])

    async def account(
        self, me: User | None, name: str, password: str, lang: str | None, agent: str
    ) -> tuple[User, str, str]:
        """A guest becomes an account, or somebody new makes one; the user, the token, the recovery code.

        A guest's token was given out without a password, so it does not open the account.
        """
        if me is not None and me.kind != "guest":
            raise Refusal("already-account", 409)
        name = checked_name(name)
        refuse_guest_names(name)
        values, code = await self.new_password(password)
        user = User(
            me.id if me else new_id("u"), name, "account", chosen_language(lang, me.lang if me else None)
        )
        renamed: list[str] = []

        def change(work: Work) -> None:
            if me is None:
                self.add(work, user)
            values.update(account_values(name), kind="account", lang=user.lang)
            work.run(update(users).where(users.c.id == user.id).values(**values))
            renamed[:] = take_name(work, user.id, name)

        try:
            token = await self.begin_anew(user.id, agent, change)
        except IntegrityError:
            raise Refusal("name-taken", 409, name=name) from None
        for guest in renamed:
            self.forget(guest)
        return user, token, code

    async def find_account(self, name: str) -> Any:
        account = users.c.name_key == name_key(name)
        return await self.store.row(select(users).where(account, users.c.removed.is_(False)))

    async def sign_in(self, name: str, password: str, agent: str) -> tuple[User, str]:
        row = await self.find_account(name[:100])
        if not await self.passwords.matches(row.password if row else None, password):
            raise Refusal("sign-in", 401)
        user, token = user_of(row), new_token()
        await self.store.do(lambda work: begin_session(work, user.id, token, agent))
        await self.sessions.check([user.id])
        return user, token

    async def sign_out(self, user_id: str, token: str | None) -> None:
        """Here."""
        here = sessions.c.token == digest(token or "")
        await self.store.do(lambda work: end_session(work, user_id, here))
        await self.sessions_ended(user_id)

    async def sign_out_everywhere(self, user_id: str) -> None:
        await self.store.do(lambda work: end_sessions(work, user_id))
        await self.sessions_ended(user_id)

    async def end_session(self, user_id: str, session_id: str) -> None:
        """One session of somebody, by the name it has for its owner."""
        which = sessions.c.id == session_id
        if not await self.store.do(lambda work: end_session(work, user_id, which)):
            raise Refusal("no-session-there", 404)
        await self.sessions_ended(user_id)

    async def recover(self, name: str, code: str, password: str, agent: str) -> tuple[User, str, str]:
        """A new password by the recovery code; all other sessions end."""
        row = await self.find_account(name[:100])
        if not await self.passwords.matches(row.recovery if row else None, plain_code(code[:100])):
            raise Refusal("recovery", 401)
        values, fresh = await self.new_password(password)
        change = update(users).where(users.c.id == row.id).values(**values)
        token = await self.begin_anew(row.id, agent, lambda work: work.run(change))
        return user_of(row), token, fresh

    async def new_password(self, password: str) -> tuple[dict[str, str], str]:
        """What is stored of a new password and a new recovery code, and that code."""
        code = recovery_code()
        hashed = await self.passwords.hash(checked_password(password))
        return {"password": hashed, "recovery": await self.passwords.hash(plain_code(code))}, code

    async def reset(self, user_id: str, password: str) -> str:
        """A new password and a new recovery code; all sessions end."""
        values, code = await self.new_password(password)

        def job(work: Work) -> None:
            work.run(update(users).where(users.c.id == user_id).values(**values))
            end_sessions(work, user_id)

        await self.store.do(job)
        await self.sessions_ended(user_id)
        return code

    # changing

    async def change(self, me: User, name: str | None, lang: str | None) -> User:
        values: dict[str, Any] = {}
        renamed: list[str] = []
        if name is not None:
            name = checked_name(name)
            if me.kind == "account":
                refuse_guest_names(name)
            values |= account_values(name) if me.kind == "account" else {"name": name, "look": look(name)}
        if lang is not None:
            values["lang"] = chosen_language(lang)

        def job(work: Work) -> None:
            if values:
                work.run(update(users).where(users.c.id == me.id).values(**values))
            if name is not None and me.kind == "account":
                renamed[:] = take_name(work, me.id, name)
            elif name is not None:
                refuse_taken(work, name)
            work.note("u", me.id)

        try:
            await self.store.do(job)
        except IntegrityError:
            raise Refusal("name-taken", 409, name=name or "") from None
        for user in (me.id, *renamed):
            self.forget(user)
        found = await self.one(me.id)
        assert found is not None
        return found

    async def change_password(self, me: User, old: str | None, password: str, token: str | None) -> None:
        """All sessions end but the one that asks."""
        if me.kind != "account":
            raise Refusal("sign-in", 401)
        await self.check_password(me, old)
        hashed = await self.passwords.hash(checked_password(password))

        def job(work: Work) -> None:
            work.run(update(users).where(users.c.id == me.id).values(password=hashed))
            end_sessions(work, me.id, but=token)

        await self.store.do(job)
        await self.sessions_ended(me.id)

    async def check_password(self, me: User, password: str | None) -> None:
        if me.kind == "account":
            row = await self.find_account(me.name)
            if row is None or not await self.passwords.matches(row.password, password or ""):
                raise Refusal("sign-in", 401)

    async def remove(self, user_id: str) -> list[str]:
        """Erase a person (`removal.py`); the tables at which they said something."""
        spoken = await self.store.do(lambda work: erase(work, user_id))
        await self.sessions_ended(user_id)
        return spoken

    async def make_operator(self, user_id: str, operator: bool) -> None:
        """Whether somebody sees the operator's page; accounts alone can."""

        def job(work: Work) -> None:
            account = (users.c.id == user_id) & (users.c.kind == "account") & users.c.removed.is_(False)
            if work.run(update(users).where(account).values(operator=operator)).rowcount != 1:
                raise Refusal("no-user", 404)
            work.note("u", user_id)

        await self.store.do(job)
        self.forget(user_id)

    async def block(self, me: User, other: str, blocked: bool) -> None:
        if await self.one(other) is None or other == me.id:
            raise Refusal("no-user", 404)

        def job(work: Work) -> None:
            row = {"user_id": me.id, "blocked_id": other}
            work.run(delete(blocks).where(blocks.c.user_id == me.id, blocks.c.blocked_id == other))
            if blocked:
                work.run(insert(blocks), row)
            work.note("u", me.id)

        await self.store.do(job)
        self.forget(me.id)
