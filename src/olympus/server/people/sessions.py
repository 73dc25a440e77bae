"""Sessions: whoever shows a token is the person it was given to."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Container

from sqlalchemy import delete, insert, select

from ..clock import now
from ..store.schema import sessions
from ..store.work import Work
from ..store.writer import Store

MOST_SESSIONS = 20
"""Sessions of a person; a new one ends the oldest."""
LONGEST_TOKEN = 100
REMEMBERED = 20_000


def new_token() -> str:
    """Given to its owner once; only its digest is stored."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Sessions:
    def __init__(self, store: Store) -> None:
        self.store = store
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
            owner = await self.store.value(select(sessions.c.user_id).where(sessions.c.token == key))
            if owner is not None and changes == self.changes:
                if len(self.owners) > REMEMBERED:
                    self.owners.clear()
                self.owners[key] = owner
        return owner


def begin_session(work: Work, user_id: str, token: str) -> None:
    """Part of a job: a session for this token; beyond the bound the oldest ends."""
    work.run(insert(sessions), {"token": digest(token), "user_id": user_id, "created": now()})
    old = select(sessions.c.token).where(sessions.c.user_id == user_id)
    old = old.order_by(sessions.c.created.desc()).offset(MOST_SESSIONS).limit(1000)
    work.run(delete(sessions).where(sessions.c.token.in_(old)))
    work.note("u", user_id)


def end_sessions(work: Work, user_id: str, token: str | None = None) -> None:
    """Part of a job: this session of a person, or all of them."""
    which = sessions.c.user_id == user_id
    work.run(delete(sessions).where(which if token is None else which & (sessions.c.token == digest(token))))
    work.note("u", user_id)
