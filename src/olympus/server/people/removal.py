"""Removing a person: the name, what they said and all that points to them go; finished games keep an unnamed player."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, select, update

from ..store.schema import blocks, chat, ratings, reports, results, seeds, users
from ..store.work import Work
from ..wire import ReportedLine
from .names import free_name
from .sessions import end_sessions


def erase(work: Work, user_id: str) -> list[str]:
    """Part of a job; the tables at which they said something."""
    gone = {"name": "", "name_key": None, "look": "", "password": None, "recovery": None}
    work.run(update(users).where(users.c.id == user_id).values(**gone, removed=True, operator=False))
    free_name(work, user_id)
    spoken = select(chat.c.table_id).where(chat.c.user_id == user_id).distinct().order_by(chat.c.table_id)
    lines = [str(row.table_id) for row in work.run(spoken).all()]
    # lines keep their numbers, by which clients know what they have
    work.run(update(chat).where(chat.c.user_id == user_id).values(user_id="", name="", text=""))
    work.run(update(results).where(results.c.user_id == user_id).values(user_id=None))
    for table, column in (
        (ratings, ratings.c.user_id),
        (seeds, seeds.c.user_id),
        (blocks, blocks.c.user_id),
        (blocks, blocks.c.blocked_id),
    ):
        work.run(delete(table).where(column == user_id))
    erase_from_reports(work, user_id)
    end_sessions(work, user_id)
    for table_id in lines:
        work.note("e", table_id)
    return lines


def erase_from_reports(work: Work, user_id: str) -> None:
    """What was written in reports, and what was said in the chat around them."""
    work.run(update(reports).where(reports.c.reporter_id == user_id).values(text=""))
    mentioned = reports.c.chat.contains(user_id, autoescape=True)
    for row in work.run(select(reports.c.id, reports.c.chat).where(mentioned)).all():
        lines = msgspec.json.decode(row.chat, type=list[ReportedLine])
        left = [line for line in lines if line.author.id != user_id]
        packed = msgspec.json.encode(left).decode()
        work.run(update(reports).where(reports.c.id == row.id).values(chat=packed))
