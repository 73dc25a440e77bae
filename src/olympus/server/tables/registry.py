"""All tables of this process, and the ways to change them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

from sqlalchemy import delete, exists, insert, select, update

from ...core.chance import commitment
from ...core.errors import OlympusError
from .. import wire
from ..clock import now
from ..errors import Refusal, Unavailable
from ..people.accounts import User, new_id
from ..store.schema import chat, seeds, sitting, tables
from ..store.work import Work
from .autopilot import Autopilot
from .house import House
from .live import Live
from .model import Table, decode, encode
from .results import close_early, close_match
from .roles import Driver
from .show import show_live


class Registry:
    """The tables of this process: found once, changed one at a time."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Future[Live]] = {}
        self.turns: dict[str, Live] = {}
        """Tables whose turn is to be noted in the store."""
        house.people.changed = self.person_changed

    def drive(self, live: Live) -> Driver:
        return Autopilot(live)

    # finding

    async def live(self, table_id: str) -> Live:
        """A table by its id, loaded once however many ask."""
        found = self.lives.get(table_id)
        if found is not None:
            return found
        loading = self.loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self.load(table_id))
            self.loading[table_id] = loading
            loading.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def load(self, table_id: str) -> Live:
        row = None
        if len(table_id) <= 40:
            spoken = exists().where(chat.c.table_id == table_id).label("spoken")
            row = await self.house.store.row(select(tables, spoken).where(tables.c.id == table_id))
        if row is None:
            raise Refusal("no-table", 404)
        keeper = self.house.store.process if table_id in self.house.kept else row.keeper
        live = Live(self.house, self, read_table(row), bytes.fromhex(row.seed), keeper)
        live.silent = not row.spoken
        self.lives[table_id] = live
        return live

    async def reload(self, live: Live) -> None:
        """Take in what another process changed of a table."""
        row = await self.house.store.row(select(tables).where(tables.c.id == live.table.id))
        if row is None:
            self.drop(live)
            return
        live.keeper = row.keeper
        if row.version > live.table.version:
            live.set_table(read_table(row))
        else:
            live.driver.schedule()

    def drop(self, live: Live) -> None:
        """A table that is no longer in the store: its subscribers are told."""
        live.driver.stop()
        self.lives.pop(live.table.id, None)
        for subscriber in list(live.subscribers):
            subscriber.removed()

    # changing

    async def change(self, table_id: str, make: Callable[[Table], None]) -> Table:
        """Change a table: `make` changes a copy or refuses; if somebody else was first it is asked again."""
        live = await self.live(table_id)
        for attempt in range(10):
            async with live.changing:
                table = decode(encode(live.table))
                try:
                    make(table)
                    if table == live.table:
                        return table
                    if await self.save(table, live):
                        live.set_table(table)
                        return table
                except Unavailable:
                    live.doubted()
                    raise
                except OlympusError:
                    if attempt or not self.house.store.shared:
                        raise  # else another process may know more: look, and ask once more
            await self.reload(live)
        raise Refusal("busy", 409)

    async def save(self, table: Table, live: Live) -> bool:
        before = table.version
        table.version += 1
        table.changed = now()
        keeper = self.house.store.process if table.running and live.keeper is None else live.keeper
        people = set(table.people()) | {table.host}
        ends = live.table.running and table.status == "ended"
        sits_anew = people != set(live.table.people()) | {live.table.host}

        def job(work: Work) -> bool:
            query = update(tables).where(tables.c.id == table.id, tables.c.version == before)
            if work.run(query.values(version=table.version)).rowcount != 1:
                return False
            if ends:
                close_early(work, table, live.seed)
            work.run(update(tables).where(tables.c.id == table.id).values(**columns(table), keeper=keeper))
            if sits_anew:
                work.run(delete(sitting).where(sitting.c.table_id == table.id))
                work.run(
                    insert(sitting), [{"table_id": table.id, "user_id": user} for user in sorted(people)]
                )
            work.note("t", table.id, table.version)
            return True

        if await self.house.store.do(job):
            live.keeper = keeper
            if keeper == self.house.store.process:
                self.house.kept.add(table.id)
            return True
        return False

    async def open_table(
        self, table: Table, user: User, check: Callable[[Work], None], promised: str | None = None
    ) -> Live:
        """A new table, if `check` does not refuse it, with a seed of its own from the system's secure source."""
        seed = await self.take_seed(user, promised) if promised else secrets.token_bytes(32)
        table.id = new_id("t")
        table.commitment = commitment(seed)
        table.created = table.changed = now()

        def job(work: Work) -> None:
            check(work)
            work.run(
                insert(tables),
                columns(table)
                | {"id": table.id, "game": table.game, "created": table.created, "seed": seed.hex()},
            )
            work.run(insert(sitting), {"table_id": table.id, "user_id": table.host})

        await self.house.store.do_alone(job)
        live = Live(self.house, self, table, seed, None)
        live.silent = True
        self.lives[table.id] = live
        return live

    async def promise(self, user: User) -> str:
        """Set a seed aside for somebody's next table; its commitment."""
        seed = secrets.token_bytes(32)
        row = {"commitment": commitment(seed), "seed": seed.hex(), "user_id": user.id, "created": now()}

        def job(work: Work) -> None:
            work.run(delete(seeds).where(seeds.c.user_id == user.id))
            work.run(insert(seeds), row)

        await self.house.store.do(job)
        return str(row["commitment"])

    async def take_seed(self, user: User, promised: str) -> bytes:
        def job(work: Work) -> str | None:
            query = delete(seeds).where(seeds.c.commitment == promised, seeds.c.user_id == user.id)
            row = work.run(query.returning(seeds.c.seed)).one_or_none()
            return None if row is None else str(row.seed)

        seed = await self.house.store.do(job)
        if seed is None:
            raise Refusal("no-commitment", 409)
        return bytes.fromhex(seed)

    async def start(self, table_id: str, ready: Callable[[Table], None]) -> Table:
        """Begin to play: `ready` checks and fills in the table."""
        if self.house.draining:
            raise Refusal("draining", 503)
        live = await self.live(table_id)
        async with live.lock:
            live.match = None

            def begin(table: Table) -> None:
                ready(table)
                table.status = "playing"
                table.started = table.resumed = now()

            await self.change(table_id, begin)
            if not self.house.store.shared:
                live.match = live.rebuild([])  # nobody else can have moved yet
            await live.ensure()
            live.turned()
            live.tell_table()
        return live.table

    async def finish(self, live: Live) -> None:
        """Close a match that is over: result, ratings, history, in one transaction. Called with the lock held."""
        match = live.match
        assert match is not None
        for _ in range(10):
            async with live.changing:
                if not live.table.running:
                    return
                table = decode(encode(live.table))
                before = table.version
                table.version += 1
                table.status = "over"
                table.ended = table.changed = now()

                def job(work: Work, table: Table = table, before: int = before) -> bool:
                    query = update(tables).where(tables.c.id == table.id, tables.c.version == before)
                    done = work.run(query.values(version=table.version))
                    if done.rowcount != 1:
                        return False
                    table.result = close_match(work, table, match, live.seed)
                    work.run(update(tables).where(tables.c.id == table.id).values(**columns(table)))
                    work.note("t", table.id, table.version)
                    return True

                if await self.house.store.do(job):
                    live.set_table(table)
                    self.house.metrics.finished += 1
                    return
            await self.reload(live)

    async def remove(self, live: Live) -> None:
        """A lobby goes without a trace."""
        table_id = live.table.id

        def job(work: Work) -> bool:
            work.run(delete(chat).where(chat.c.table_id == table_id))
            work.run(delete(sitting).where(sitting.c.table_id == table_id))
            query = delete(tables).where(tables.c.id == table_id, tables.c.status == "lobby")
            if work.run(query).rowcount != 1:
                raise Refusal("busy", 409)
            work.note("t", table_id, live.table.version + 1)
            return True

        await self.house.store.do(job)
        self.drop(live)

    # showing

    async def show(self, live: Live, user_id: str | None) -> wire.Table:
        """A table as one person sees it."""
        users = await self.house.people.several(live.table.mentioned())
        return show_live(live, users, user_id)

    def person_changed(self, user_id: str) -> None:
        """Somebody may have another name, or none any more: the tables at which they sit are shown anew."""
        for live in self.lives.values():
            if user_id in live.seats:
                live.names = {}
                live.tell_table()

    def note_turn(self, live: Live) -> None:
        if live.table.running or live.table.id in self.turns:
            self.turns[live.table.id] = live


def columns(table: Table) -> dict[str, Any]:
    return {
        "version": table.version,
        "game": table.game,
        "status": table.status,
        "listed": table.listed,
        "data": encode(table).decode(),
        "changed": table.changed,
    }


def read_table(row: Any) -> Table:
    table = decode(row.data)
    table.version = row.version
    return table
