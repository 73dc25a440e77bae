"""Sessions: whoever shows a token is the person it was given to. One that ends takes its open connections with it."""

from __future__ import annotations

import contextlib
import hashlib
import secrets
from collections.abc import Callable, Collection, Container, Sequence
from typing import Any

from sqlalchemy import Row, delete, insert, select, update

from ..clock import HOUR, now
from ..errors import STORE_TROUBLE, Refusal
from ..store.schema import sessions
from ..store.work import Work
from ..store.writer import Store

MOST_SESSIONS = 20
"""Sessions of a person; a new one ends the oldest."""
LONGEST_TOKEN = 100
ASKED_AT_ONCE = 500
"""People whose sessions are read in one question."""
BROWSERS = ("Edg", "OPR", "Firefox", "Chrome", "Safari")
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "CrOS", "Linux")
"""What a `User-Agent` is searched for, in this order: some name others too."""
SHOWN = {"Edg": "Edge", "OPR": "Opera", "Mac OS": "macOS", "CrOS": "ChromeOS"}
REMEMBERED = 20_000


def new_token() -> str:
    """Given to its owner once; only its digest is stored."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def device(agent: str) -> str:
    """Browser and system, as far as people tell their devices apart by them; nothing else of it is kept."""
    found = [next((name for name in names if name in agent), "") for names in (BROWSERS, SYSTEMS)]
    return ", ".join(SHOWN.get(name, name) for name in found if name)


class Sessions:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.remaining: Callable[[str, Container[str]], None] = lambda user, keys: None
        """Called with the digests of a person's tokens that still hold, when some no longer do."""
        self.owners: dict[str, str] = {}
        """By the token's digest: the person, as last read from the store."""
        self.changes = 0

    def forget(self, user_id: str) -> None:
        """Somebody's sessions changed, here or in another process."""
        self.changes += 1
        self.owners = {token: owner for token, owner in self.owners.items() if owner != user_id}

    def forget_others(self, here: Container[str]) -> None:
        self.owners = {token: owner for token, owner in self.owners.items() if owner in here}

    async def owner(self, token: str | None) -> str | None:
        """The id of the person whose token this is."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        key = digest(token)
        owner = self.owners.get(key)
        if owner is None:
            changes = self.changes
            row = await self.store.row(
                select(sessions.c.user_id, sessions.c.seen).where(sessions.c.token == key)
            )
            if row is None:
                return None
            owner = str(row.user_id)
            if changes == self.changes:
                if len(self.owners) > REMEMBERED:
                    self.owners.clear()
                self.owners[key] = owner
            if row.seen < now() - HOUR:
                seen = update(sessions).where(sessions.c.token == key).values(seen=now())
                with contextlib.suppress(Refusal, *STORE_TROUBLE):  # whoever is here stays without it
                    await self.store.do(lambda work: work.run(seen))
        return owner

    async def of(self, user_id: str) -> Sequence[Row[Any]]:
        """A person's sessions, newest first."""
        query = select(sessions).where(sessions.c.user_id == user_id)
        return await self.store.rows(query.order_by(sessions.c.seen.desc(), sessions.c.id))

    async def check(self, users: Collection[str]) -> None:
        """Look which sessions of these people still hold; connections of the others end."""
        several = sorted(users)
        for first in range(0, len(several), ASKED_AT_ONCE):
            some = several[first : first + ASKED_AT_ONCE]
            query = select(sessions.c.user_id, sessions.c.token).where(sessions.c.user_id.in_(some))
            held: dict[str, set[str]] = {user: set() for user in some}
            for row in await self.store.rows(query):
                held[row.user_id].add(row.token)
            for user, keys in held.items():
                self.remaining(user, keys)


def begin_session(work: Work, user_id: str, token: str, agent: str) -> None:
    """Part of a job: a session for this token; beyond the bound the oldest ends."""
    row = {"token": digest(token), "id": "s" + secrets.token_hex(8), "user_id": user_id}
    work.run(insert(sessions), row | {"created": now(), "seen": now(), "device": device(agent)})
    old = select(sessions.c.token).where(sessions.c.user_id == user_id)
    old = old.order_by(sessions.c.created.desc()).offset(MOST_SESSIONS).limit(1000)
    ended = work.run(delete(sessions).where(sessions.c.token.in_(old))).rowcount
    work.note("s" if ended else "u", user_id)


def end_sessions(work: Work, user_id: str, *, but: str | None = None) -> None:
    """Part of a job: all sessions of a person, but perhaps that of one token."""
    which = sessions.c.user_id == user_id
    if but is not None:
        which &= sessions.c.token != digest(but)
    work.run(delete(sessions).where(which))
    work.note("s", user_id)


def end_session(work: Work, user_id: str, which: Any) -> bool:
    """Part of a job: one session of a person, if it is theirs."""
    work.note("s", user_id)
    return bool(work.run(delete(sessions).where(sessions.c.user_id == user_id, which)).rowcount)
