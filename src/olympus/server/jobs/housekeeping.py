"""What a process does by the clock: beat, keep tables, note turns, let go of what is old."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any

from sqlalchemy import delete, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from ..errors import STORE_TROUBLE, Refusal
from ..people.accounts import now
from ..people.ratings import know_bots
from ..store.cluster import take_up
from ..store.schema import chat, presence, processes, seeds, sessions, sitting, tables
from ..store.writer import Work
from ..tables.actions import end_without_result
from ..tables.live import Live
from ..tables.model import Table
from ..tables.presence import LEASE, mark_all_present
from ..tables.registry import Hall
from .memory import sweep

log = logging.getLogger("olympus.keeping")
HOUR, DAY = 3_600_000, 86_400_000
SOON = 3000
"""Milliseconds of a turn before it is noted, if its player is there."""
EMPTY_LOBBY, LEFT_MATCH, OLD_SESSION = 2 * HOUR, 3 * DAY, 180 * DAY


class Keeping:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        insert_new: Any = (postgresql if self.hall.several else sqlite).insert
        await self.hall.writer.do(lambda work: know_bots(work, insert_new))
        await self.beat()
        await self.claim()
        self.task = asyncio.create_task(self.serve(), name="keeping")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        with contextlib.suppress(Refusal, *STORE_TROUBLE):
            await self.flush_turns(0)
            await self.hall.writer.do(self.let_go)

    async def let_go(self, work: Work) -> None:
        """Leave the tables to the processes that go on."""
        me = self.hall.process
        await work.run(update(tables).where(tables.c.keeper == me).values(keeper=None))
        await work.run(delete(presence).where(presence.c.process == me))
        await work.run(delete(processes).where(processes.c.id == me))

    async def serve(self) -> None:
        patience = self.hall.config.patience
        turn = 0
        while True:
            await asyncio.sleep(patience)
            turn += 1
            moment = time.monotonic()
            for socket in list(self.hall.sockets):
                socket.watchdog(moment)
            try:
                await self.hall.scribing.consider()
                await self.flush_turns()
                await sweep(self.hall)
                if turn % 3 == 0:
                    await self.beat()
                    if self.hall.several or turn % 60 == 0:
                        await self.claim()
                    await self.due()
                if turn % 60 == 0:
                    await self.expire()
            except (Refusal, *STORE_TROUBLE) as error:
                log.warning("keeping failed", extra={"data": {"error": type(error).__name__}})
            except Exception:
                log.exception("keeping failed")

    # several processes

    async def beat(self) -> None:
        me, moment = self.hall.process, now()
        dead = select(processes.c.id).where(processes.c.beat < moment - 4 * LEASE * self.hall.config.patience)

        async def job(work: Work) -> None:
            row = update(processes).where(processes.c.id == me).values(beat=moment)
            if (await work.run(row)).rowcount != 1:  # the first time, or the others took us for dead
                await work.run(insert(processes).values(id=me, beat=moment))
                if self.hall.several:
                    await mark_all_present(self.hall, work)
            await work.run(delete(presence).where(presence.c.process.in_(dead)))
            await work.run(delete(processes).where(processes.c.id.in_(dead)))

        await self.hall.writer.do(job)

    async def claim(self) -> None:
        """Take over the tables of processes that are gone; with SQLite there is no other."""
        hall = self.hall
        alive = select(processes.c.id).where(processes.c.beat > now() - LEASE * hall.config.patience)
        orphan = tables.c.keeper.is_(None) | tables.c.keeper.not_in(alive)
        if not hall.several:
            orphan = tables.c.keeper.is_(None) | (tables.c.keeper != hall.process)
        query = update(tables).where(tables.c.status == "playing", orphan).values(keeper=hall.process)
        mine = select(tables.c.id).where(tables.c.status == "playing", tables.c.keeper == hall.process)

        async def job(work: Work) -> set[str]:
            await work.run(query)
            return {row.id for row in await work.run(mine)}

        # not only those claimed now: the answer to an earlier claim may have been lost
        kept, hall.kept = hall.kept, await hall.writer.do(job)
        for table_id in kept - hall.kept:  # somebody took us for dead
            if table_id in hall.lives:
                hall.lives[table_id].doubted()
        for table_id in hall.kept - kept:
            live = hall.lives.get(table_id)
            if live is not None:
                live.keeper = hall.process
                await take_up(hall, live)
            elif hall.several:
                async with hall.engine.connect() as connection:
                    there = select(presence.c.user_id).where(
                        presence.c.table_id == table_id, presence.c.process.in_(alive)
                    )
                    visited = (await connection.execute(there.limit(1))).one_or_none()
                if visited is not None:
                    await take_up(hall, await hall.live(table_id))

    # turns

    async def flush_turns(self, soon: int = SOON) -> None:
        """Note whose turn it is, and tell who waits for it elsewhere.

        Turns that are looked at and end within moments are not noted: a thousand tables would write all the time.
        """
        hall = self.hall
        lives = list(hall.turns.values())
        hall.turns = {live.table.id: live for live in lives if just_begun(live, soon)}
        changes = [change for live in lives if (change := turn_change(live, soon)) is not None]
        if not changes:
            return

        async def job(work: Work) -> None:
            query = text(
                "UPDATE tables SET actor = :actor, since = :since, deadline = :deadline WHERE id = :id"
            )
            await work.run(
                query, [{key: c[key] for key in ("id", "actor", "since", "deadline")} for c in changes]
            )
            for c in changes:
                for user, waiting in ((c["before"], 0), (c["actor"], 1)):
                    if user and c["before"] != c["actor"]:
                        work.note("w", f"{user}/{c['id']}/{c['game']}", waiting)

        await hall.writer.do(job)
        for c in changes:
            if c["before"] != c["actor"]:
                hall.tell_turn(c["before"], c["id"], c["game"], False)
                hall.tell_turn(c["actor"], c["id"], c["game"], True)

    async def due(self) -> None:
        """Tables out of memory whose clock has run out."""
        query = select(tables.c.id).where(
            tables.c.status == "playing",
            tables.c.keeper == self.hall.process,
            tables.c.deadline < now(),
        )
        async with self.hall.engine.connect() as connection:
            found = [row.id for row in await connection.execute(query.limit(100))]
        for table_id in found:
            live = await self.hall.live(table_id)
            if live.table.clock.kind == "days" and live.driver.timer is None:
                await take_up(self.hall, live)

    # what is old

    async def expire(self) -> None:
        moment = now()
        async with self.hall.engine.connect() as connection:
            old = select(tables.c.id, tables.c.status, tables.c.changed, tables.c.since).where(
                tables.c.status.in_(("lobby", "playing")), tables.c.changed < moment - EMPTY_LOBBY
            )
            found = (await connection.execute(old.limit(200))).all()
        for row in found:
            last = max(row.changed, row.since or 0)
            live = await self.hall.live(row.id)
            if live.connected() or live.table.clock.kind == "days":
                continue
            if row.status == "lobby":
                await remove_table(self.hall, live)
            elif last < moment - LEFT_MATCH:
                await self.hall.change(row.id, abandon)

        async def job(work: Work) -> None:
            await work.run(delete(sessions).where(sessions.c.created < moment - OLD_SESSION))
            await work.run(delete(seeds).where(seeds.c.created < moment - DAY))

        await self.hall.writer.do(job)


def abandon(table: Table) -> None:
    if table.running:
        end_without_result(table, "abandoned")


def turn_user(live: Live) -> str | None:
    """Who is to move."""
    match, table = live.match, live.table
    if match is None or match.actor is None or not table.running:
        return None
    return table.seats[match.actor].user


def just_begun(live: Live, soon: int) -> bool:
    """Whether somebody who looks at the table has been to move for moments only."""
    if live.table.clock.kind == "days" or now() - live.began >= soon:
        return False
    user = turn_user(live)
    return user is not None and user in live.connected()


def turn_change(live: Live, soon: int) -> dict[str, Any] | None:
    match, table = live.match, live.table
    if match is None and table.running:
        return None
    user = None if just_begun(live, soon) else turn_user(live)
    before, live.turn_user = live.turn_user, user
    slow = table.clock.kind == "days"
    if before == user and not slow:
        return None
    return {
        "id": table.id,
        "game": table.game,
        "before": before,
        "actor": user,
        "since": live.began or None,
        "deadline": live.deadline() if slow else None,
    }


async def remove_table(hall: Hall, live: Live) -> None:
    """A lobby goes without a trace."""
    table_id = live.table.id

    async def job(work: Work) -> bool:
        await work.run(delete(chat).where(chat.c.table_id == table_id))
        await work.run(delete(sitting).where(sitting.c.table_id == table_id))
        query = delete(tables).where(tables.c.id == table_id, tables.c.status == "lobby")
        if (await work.run(query)).rowcount != 1:
            raise Refusal("busy", 409)
        work.note("t", table_id, live.table.version + 1)
        return True

    await hall.writer.do(job)
    hall.drop(live)
