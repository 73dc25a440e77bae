"""What a process does by the clock: beat, keep tables, note turns, let go of what is old."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from functools import partial
from typing import Any

from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from ..clock import DAY, HOUR, now
from ..errors import STORE_TROUBLE, Refusal
from ..net.service import Service
from ..people.ratings import know_bots
from ..store.schema import counters, presence, processes, seeds, sessions, tables
from ..store.work import Work
from ..tables.live import Live
from ..tables.model import Table
from ..tables.presence import LEASE, mark_all_present
from ..tables.votes import end_without_result
from .follow import take_up
from .memory import Sweeper, set_busy

log = logging.getLogger("olympus.housekeeping")
SOON = 3000
"""Milliseconds of a turn before it is noted, if its player is there."""
EMPTY_LOBBY, LEFT_MATCH, OLD_SESSION = 2 * HOUR, 3 * DAY, 180 * DAY


class Housekeeping:
    def __init__(self, service: Service) -> None:
        self.service = service
        self.tables = service.tables
        self.house = service.house
        self.store = service.store
        self.sweeper = Sweeper(service)
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        insert_new: Any = (postgresql if self.store.shared else sqlite).insert
        await self.store.do(lambda work: know_bots(work, insert_new))
        gap = await self.unserved()
        await self.beat()
        await self.claim()
        if gap > LEASE:
            await self.make_up(gap)
        self.task = asyncio.create_task(self.serve(), name="housekeeping")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        with contextlib.suppress(Refusal, *STORE_TROUBLE):
            await self.flush_turns(0)
            await self.store.do(self.let_go)

    def let_go(self, work: Work) -> None:
        """Leave the tables to the processes that go on."""
        me = self.store.process
        work.run(update(tables).where(tables.c.keeper == me).values(keeper=None))
        work.run(delete(presence).where(presence.c.process == me))
        work.run(update(processes).where(processes.c.id == me).values(beat=now()))

    async def unserved(self) -> int:
        """Milliseconds since any process last served this store."""
        last: int | None = await self.store.value(select(func.max(processes.c.beat)))
        return 0 if last is None else max(0, now() - last)

    async def make_up(self, gap: int) -> None:
        """Give back the time that nobody could use. Quick games wait for their players: see `give_back`."""
        query = select(tables.c.id, tables.c.since).where(
            tables.c.status == "playing",
            tables.c.keeper == self.store.process,
            tables.c.deadline.is_not(None),
        )
        rows = await self.store.rows(query)
        for row in rows:
            await self.tables.change(row.id, partial(postpone, since=row.since or 0, gap=gap))
        later = update(tables).where(tables.c.id.in_([row.id for row in rows]))
        later = later.values(since=tables.c.since + gap, deadline=tables.c.deadline + gap)
        await self.store.do(lambda work: work.run(later))

    async def serve(self) -> None:
        patience = self.service.config.patience
        turn = 0
        while True:
            await asyncio.sleep(patience)
            turn += 1
            moment = time.monotonic()
            for session in list(self.service.sessions.everybody):
                session.watchdog(moment)
            try:
                set_busy(await self.service.dispatch.consider())
                await self.flush_turns()
                await self.sweeper.sweep()
                if turn % 3 == 0:
                    await self.beat()
                    if self.store.shared or turn % 60 == 0:
                        await self.claim()
                    await self.due()
                if turn % 60 == 0:
                    await self.expire()
            except (Refusal, *STORE_TROUBLE) as error:
                log.warning("housekeeping failed", extra={"data": {"error": type(error).__name__}})
            except Exception:
                log.exception("housekeeping failed")

    # several processes

    async def beat(self) -> None:
        me, moment = self.store.process, now()
        dead = select(processes.c.id).where(
            processes.c.beat < moment - 4 * LEASE * self.service.config.patience
        )

        def job(work: Work) -> None:
            row = update(processes).where(processes.c.id == me).values(beat=moment)
            if work.run(row).rowcount != 1:  # the first time, or the others took us for dead
                work.run(insert(processes).values(id=me, beat=moment))
                if self.store.shared:
                    mark_all_present(self.tables, work)
            work.run(delete(presence).where(presence.c.process.in_(dead)))
            work.run(delete(processes).where(processes.c.id.in_(dead)))

        await self.store.do(job)

    async def claim(self) -> None:
        """Take over the tables of processes that are gone; with SQLite there is no other."""
        house, registry, me = self.house, self.tables, self.store.process
        alive = select(processes.c.id).where(processes.c.beat > now() - LEASE * house.config.patience)
        orphan = tables.c.keeper.is_(None) | tables.c.keeper.not_in(alive)
        if not self.store.shared:
            orphan = tables.c.keeper.is_(None) | (tables.c.keeper != me)
        query = update(tables).where(tables.c.status == "playing", orphan).values(keeper=me)
        mine = select(tables.c.id).where(tables.c.status == "playing", tables.c.keeper == me)

        def job(work: Work) -> set[str]:
            work.run(query)
            return {row.id for row in work.run(mine)}

        # not only those claimed now: the answer to an earlier claim may have been lost
        kept, house.kept = house.kept, await self.store.do(job)
        for table_id in kept - house.kept:  # somebody took us for dead
            if table_id in registry.lives:
                registry.lives[table_id].doubted()
        for table_id in house.kept - kept:
            live = registry.lives.get(table_id)
            if live is not None:
                live.keeper = me
                await take_up(registry, live)
            elif self.store.shared:
                there = select(presence.c.user_id).where(
                    presence.c.table_id == table_id, presence.c.process.in_(alive)
                )
                visited = await self.store.row(there.limit(1))
                if visited is not None:
                    await take_up(registry, await registry.live(table_id))

    # turns

    async def flush_turns(self, soon: int = SOON) -> None:
        """Note whose turn it is, and tell who waits for it elsewhere.

        Turns that are looked at and end within moments are not noted: a thousand tables would write all the time.
        """
        lives = list(self.tables.turns.values())
        self.tables.turns = {live.table.id: live for live in lives if just_begun(live, soon)}
        changes = [change for live in lives if (change := turn_change(live, soon)) is not None]
        if not changes:
            return

        def job(work: Work) -> None:
            query = text(
                "UPDATE tables SET actor = :actor, since = :since, deadline = :deadline WHERE id = :id"
            )
            work.run(query, [{key: c[key] for key in ("id", "actor", "since", "deadline")} for c in changes])
            for c in changes:
                for user, waiting in ((c["before"], 0), (c["actor"], 1)):
                    if user and c["before"] != c["actor"]:
                        work.note("w", f"{user}/{c['id']}/{c['game']}", waiting)

        await self.store.do(job)
        for c in changes:
            if c["before"] != c["actor"]:
                self.service.sessions.tell_turn(c["before"], c["id"], c["game"], False)
                self.service.sessions.tell_turn(c["actor"], c["id"], c["game"], True)

    async def due(self) -> None:
        """Tables out of memory whose clock has run out."""
        query = select(tables.c.id).where(
            tables.c.status == "playing",
            tables.c.keeper == self.store.process,
            tables.c.deadline < now(),
        )
        for row in await self.store.rows(query.limit(100)):
            live = await self.tables.live(row.id)
            if live.table.clock.kind == "days" and not live.driver.waiting:
                await take_up(self.tables, live)

    # what is old

    async def expire(self) -> None:
        moment = now()
        old = select(tables.c.id, tables.c.status, tables.c.changed, tables.c.since).where(
            tables.c.status.in_(("lobby", "playing")), tables.c.changed < moment - EMPTY_LOBBY
        )
        for row in await self.store.rows(old.limit(200)):
            last = max(row.changed, row.since or 0)
            live = await self.tables.live(row.id)
            if live.connected() or live.table.clock.kind == "days":
                continue
            if row.status == "lobby":
                await self.tables.remove(live)
            elif last < moment - LEFT_MATCH:
                await self.tables.change(row.id, abandon)

        def job(work: Work) -> None:
            work.run(delete(sessions).where(sessions.c.created < moment - OLD_SESSION))
            work.run(delete(seeds).where(seeds.c.created < moment - DAY))
            work.run(delete(counters).where(counters.c.until < moment - HOUR))

        await self.store.do(job)


def postpone(table: Table, since: int, gap: int) -> None:
    """The present turn, which began at `since`, began so much later."""
    if table.running:
        table.resumed = max(since, table.resumed) + gap


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
