"""Reports of people to the operator, with the chat around them."""

from __future__ import annotations

import msgspec
from sqlalchemy import insert, select, update

from .. import wire
from ..clock import now
from ..errors import Refusal
from ..store.schema import chat, reports, users
from ..store.work import Work
from ..store.writer import Store
from .accounts import GONE, User, new_id

AROUND = 60
"""Lines of chat that go with a report."""
MOST_SHOWN = 200


async def add_report(store: Store, me: User, given: wire.NewReport) -> None:
    """With the last lines said at the table: a lobby's chat goes with the lobby."""
    query = select(chat).where(chat.c.table_id == given.table, chat.c.text != "")
    row = {"id": new_id("r"), "created": now(), "reporter_id": me.id, "reported_id": given.user}
    row |= {"table_id": given.table, "reason": given.reason, "text": given.text.strip(), "closed": None}

    def job(work: Work) -> None:
        last = work.run(query.order_by(chat.c.n.desc()).limit(AROUND)).all()
        lines = [
            wire.ReportedLine(one.n, wire.Author(one.user_id, one.name), one.text, one.at)
            for one in reversed(last)
        ]
        work.run(insert(reports), row | {"chat": msgspec.json.encode(lines).decode()})

    await store.do(job)


async def spoke(store: Store, table_id: str, user_id: str) -> bool:
    """Whether somebody has said something at a table."""
    said = select(chat.c.n).where(chat.c.table_id == table_id, chat.c.user_id == user_id)
    return await store.value(said.limit(1)) is not None


async def list_reports(store: Store, *, closed: bool) -> list[wire.Report]:
    """The latest first; those that are closed only if they are asked for."""
    query = select(reports).order_by(reports.c.created.desc(), reports.c.id).limit(MOST_SHOWN)
    rows = await store.rows(query if closed else query.where(reports.c.closed.is_(None)))
    ids = {user for row in rows for user in (row.reporter_id, row.reported_id)}
    found = await store.rows(select(users).where(users.c.id.in_(ids), users.c.removed.is_(False)))
    people = {row.id: wire.Person(row.id, row.name, row.kind) for row in found}
    return [
        wire.Report(
            id=row.id,
            created=row.created,
            reporter=people.get(row.reporter_id, GONE),
            reported=people.get(row.reported_id, GONE),
            table=row.table_id,
            reason=row.reason,
            text=row.text,
            chat=msgspec.json.decode(row.chat, type=list[wire.ReportedLine]),
            closed=row.closed,
        )
        for row in rows
    ]


async def close_report(store: Store, report_id: str) -> None:
    change = update(reports).where(reports.c.id == report_id, reports.c.closed.is_(None)).values(closed=now())
    if await store.do(lambda work: work.run(change).rowcount) != 1:
        raise Refusal("no-report", 404)
