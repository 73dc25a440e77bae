"""What is said at a table."""

from __future__ import annotations

from typing import Any

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from ..errors import Refusal
from ..people.accounts import User, now
from ..store.schema import chat
from ..store.writer import Work
from .live import Live
from .registry import Hall

LONGEST = 300
BACKLOG = 50
MOST = 5000
"""Lines a table may hold."""


def shown(table_id: str, row: Any) -> dict[str, Any]:
    sender = {"id": row.user_id, "name": row.name}
    return {"is": "chat", "table": table_id, "n": row.n, "from": sender, "text": row.text, "at": row.at}


def cleaned(text: str) -> str:
    clean = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not 1 <= len(clean) <= LONGEST:
        raise Refusal("chat-size", most=LONGEST)
    return clean


async def add_line(hall: Hall, live: Live, user: User, text: str) -> None:
    row = {
        "table_id": live.table.id,
        "user_id": user.id,
        "name": user.name,
        "text": cleaned(text),
        "at": now(),
    }

    async def job(work: Work) -> int:
        last = await work.run(select(func.max(chat.c.n)).where(chat.c.table_id == live.table.id))
        n = (last.scalar() or 0) + 1
        if n > MOST:
            raise Refusal("chat-full", 409)
        await work.run(insert(chat), row | {"n": n})
        work.note("c", live.table.id, n)
        return int(n)

    for attempt in range(5):
        try:
            n = await hall.writer.do(job)
            break
        except IntegrityError:  # another process took the number
            if attempt == 4:
                raise Refusal("busy", 409) from None
    else:
        return
    await deliver(hall, live, n)


async def deliver(hall: Hall, live: Live, n: int) -> None:
    """Give a line to all who watch and have not blocked its author."""
    async with hall.engine.connect() as connection:
        query = select(chat).where(chat.c.table_id == live.table.id, chat.c.n == n)
        row = (await connection.execute(query)).one_or_none()
    if row is None:
        return
    live.chat_n = max(live.chat_n, n)
    live.silent = False
    message = shown(live.table.id, row)
    for watch in list(live.watches):
        if watch.user_id is None or row.user_id not in await hall.people.blocked_by(watch.user_id):
            watch.socket.say(message)


async def deliver_missed(hall: Hall, live: Live) -> None:
    """Lines that other processes stored while we could not hear them."""
    async with hall.engine.connect() as connection:
        query = select(chat.c.n).where(chat.c.table_id == live.table.id, chat.c.n > live.chat_n)
        missed = [row.n for row in await connection.execute(query.order_by(chat.c.n))]
    for n in missed:
        await deliver(hall, live, n)


async def backlog(hall: Hall, live: Live, user_id: str | None) -> list[dict[str, Any]]:
    if live.silent and not hall.several:
        return []
    query = select(chat).where(chat.c.table_id == live.table.id).order_by(chat.c.n.desc()).limit(BACKLOG)
    async with hall.engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    live.chat_n = max([live.chat_n, *(row.n for row in rows)])
    live.silent = not live.chat_n
    if not rows:
        return []
    blocked = await hall.people.blocked_by(user_id) if user_id else frozenset()
    return [shown(live.table.id, row) for row in reversed(rows) if row.user_id not in blocked]
