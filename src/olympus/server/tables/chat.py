"""What is said at a table."""

from __future__ import annotations

from typing import Any

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from ..clock import now
from ..errors import Refusal
from ..people.accounts import User
from ..store.schema import chat
from ..store.work import Work
from ..wire import Author, Chat, Erased
from .live import Live
from .registry import Registry

LONGEST = 300
BACKLOG = 50
MOST = 5000
"""Lines a table may hold."""


def shown(table_id: str, row: Any) -> Chat:
    return Chat(table_id, row.n, Author(row.user_id, row.name), row.text, row.at)


def cleaned(text: str) -> str:
    clean = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not 1 <= len(clean) <= LONGEST:
        raise Refusal("chat-size", most=LONGEST)
    return clean


async def add_line(registry: Registry, live: Live, user: User, text: str) -> None:
    row = {
        "table_id": live.table.id,
        "user_id": user.id,
        "name": user.name,
        "text": cleaned(text),
        "at": now(),
    }

    def job(work: Work) -> int:
        last = work.run(select(func.max(chat.c.n)).where(chat.c.table_id == live.table.id))
        n = (last.scalar() or 0) + 1
        if n > MOST:
            raise Refusal("chat-full", 409)
        work.run(insert(chat), row | {"n": n})
        work.note("c", live.table.id, n)
        return int(n)

    for attempt in range(5):
        try:
            n = await registry.house.store.do(job)
            break
        except IntegrityError:  # another process took the number
            if attempt == 4:
                raise Refusal("busy", 409) from None
    else:
        return
    await deliver(registry, live, n)


async def deliver(registry: Registry, live: Live, n: int) -> None:
    """Give a line to all who watch and have not blocked its author."""
    query = select(chat).where(chat.c.table_id == live.table.id, chat.c.n == n)
    row = await registry.house.store.row(query)
    if row is None or not row.text:  # its author was removed
        return
    live.chat_n = max(live.chat_n, n)
    live.silent = False
    message = shown(live.table.id, row)
    people = registry.house.people
    for subscriber in list(live.subscribers):
        user = subscriber.user_id
        if user is None or row.user_id not in await people.blocked_by(user):
            subscriber.chatted(message)


async def deliver_erased(registry: Registry, live: Live) -> None:
    """Tell all who watch which lines are no more: their authors were removed."""
    query = select(chat.c.n).where(chat.c.table_id == live.table.id, chat.c.text == "").order_by(chat.c.n)
    lines = [row.n for row in await registry.house.store.rows(query)]
    if lines:
        for subscriber in list(live.subscribers):
            subscriber.erased(Erased(live.table.id, lines))


async def deliver_missed(registry: Registry, live: Live) -> None:
    """Lines that other processes stored while we could not hear them."""
    query = select(chat.c.n).where(chat.c.table_id == live.table.id, chat.c.n > live.chat_n)
    for row in await registry.house.store.rows(query.order_by(chat.c.n)):
        await deliver(registry, live, row.n)


async def backlog(registry: Registry, live: Live, user_id: str | None) -> list[Chat]:
    if live.silent and not registry.house.store.shared:
        return []
    query = select(chat).where(chat.c.table_id == live.table.id).order_by(chat.c.n.desc()).limit(BACKLOG)
    rows = await registry.house.store.rows(query)
    live.chat_n = max([live.chat_n, *(row.n for row in rows)])
    live.silent = not live.chat_n
    if not rows:
        return []
    blocked = await registry.house.people.blocked_by(user_id) if user_id else frozenset()
    return [shown(live.table.id, row) for row in reversed(rows) if row.text and row.user_id not in blocked]
