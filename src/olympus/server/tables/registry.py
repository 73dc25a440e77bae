"""All tables of this process, and the ways to change them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from importlib import metadata
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from ...core.chance import commitment
from ...core.errors import OlympusError
from ..config import Config
from ..errors import Refusal, Unavailable
from ..metrics import Metrics
from ..net.limits import Limits
from ..people.accounts import People, User, new_id, now
from ..people.ratings import close_match
from ..store.schema import chat, seeds, sitting, tables
from ..store.writer import Work, Writer
from ..views.dispatch import Scribing
from .hints import Hinting
from .live import Live
from .model import Table, decode, encode, show_you

if TYPE_CHECKING:
    from ..net.session import Socket

log = logging.getLogger("olympus.hall")


class Hall:
    def __init__(self, config: Config, engine: AsyncEngine) -> None:
        self.config = config
        self.engine = engine
        self.process = "p" + secrets.token_hex(6)
        self.writer = Writer(engine, self.process)
        self.people = People(engine, self.writer)
        self.metrics = Metrics()
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Future[Live]] = {}
        self.sockets: set[Socket] = set()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.turns: dict[str, Live] = {}
        """Tables whose turn is to be noted in the store."""
        self.threads = ThreadPoolExecutor(config.bot_threads, thread_name_prefix="bot")
        self.bots_ready = asyncio.Event()
        """Set when the bots' rules are compiled and loaded."""
        self.hints_ready = asyncio.Event()
        self.hinting = Hinting(self)
        self.scribing = Scribing(self)
        self.several = engine.dialect.name == "postgresql"
        self.kept: set[str] = set()
        """Tables that this process drives, loaded or not."""
        self.limits = Limits(config.rate)
        self.by_user: dict[str, set[Socket]] = {}
        self.by_address: dict[str, int] = {}
        self.stopping = False
        self.draining = False
        self.untidy = False
        self.tidied = 0
        self.version = own_version()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """A task that is known until it ends."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

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
            async with self.engine.connect() as connection:
                found = await connection.execute(select(tables, spoken).where(tables.c.id == table_id))
                row = found.one_or_none()
        if row is None:
            raise Refusal("no-table", 404)
        keeper = self.process if table_id in self.kept else row.keeper
        live = Live(self, read_table(row), bytes.fromhex(row.seed), keeper)
        live.silent = not row.spoken
        self.lives[table_id] = live
        return live

    async def reload(self, live: Live) -> None:
        """Take in what another process changed of a table."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == live.table.id))).one_or_none()
        if row is None:
            self.drop(live)
            return
        live.keeper = row.keeper
        if row.version > live.table.version:
            live.set_table(read_table(row))
        else:
            live.driver.schedule()

    def drop(self, live: Live) -> None:
        """A table that is no longer in the store: who looks at it is told."""
        live.driver.stop()
        self.lives.pop(live.table.id, None)
        for watch in list(live.watches):
            watch.socket.say_gone(live.table.id, Refusal("no-table", 404))
            watch.socket.unwatch(live.table.id)

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
                    if attempt or not self.several:
                        raise  # else another process may know more: look, and ask once more
            await self.reload(live)
        raise Refusal("busy", 409)

    async def save(self, table: Table, live: Live) -> bool:
        before = table.version
        table.version += 1
        table.changed = now()
        keeper = self.process if table.running and live.keeper is None else live.keeper
        people = set(table.people()) | {table.host}
        sits_anew = people != set(live.table.people()) | {live.table.host}

        async def job(work: Work) -> bool:
            query = update(tables).where(tables.c.id == table.id, tables.c.version == before)
            done = await work.run(query.values(**columns(table), keeper=keeper))
            if done.rowcount != 1:
                return False
            if sits_anew:
                await work.run(delete(sitting).where(sitting.c.table_id == table.id))
                await work.run(
                    insert(sitting), [{"table_id": table.id, "user_id": user} for user in sorted(people)]
                )
            work.note("t", table.id, table.version)
            return True

        if await self.writer.do(job):
            live.keeper = keeper
            if keeper == self.process:
                self.kept.add(table.id)
            return True
        return False

    async def open_table(self, table: Table, user: User, promised: str | None = None) -> Live:
        """A new table with a seed of its own, from the system's secure source."""
        seed = await self.take_seed(user, promised) if promised else secrets.token_bytes(32)
        table.id = new_id("t")
        table.commitment = commitment(seed)
        table.created = table.changed = now()

        async def job(work: Work) -> None:
            await work.run(
                insert(tables),
                columns(table)
                | {"id": table.id, "game": table.game, "created": table.created, "seed": seed.hex()},
            )
            await work.run(insert(sitting), {"table_id": table.id, "user_id": table.host})

        await self.writer.do(job)
        live = Live(self, table, seed, None)
        live.silent = True
        self.lives[table.id] = live
        return live

    async def promise(self, user: User) -> str:
        """Set a seed aside for somebody's next table; its commitment."""
        seed = secrets.token_bytes(32)
        row = {"commitment": commitment(seed), "seed": seed.hex(), "user_id": user.id, "created": now()}

        async def job(work: Work) -> None:
            await work.run(delete(seeds).where(seeds.c.user_id == user.id))
            await work.run(insert(seeds), row)

        await self.writer.do(job)
        return str(row["commitment"])

    async def take_seed(self, user: User, promised: str) -> bytes:
        async def job(work: Work) -> str | None:
            query = delete(seeds).where(seeds.c.commitment == promised, seeds.c.user_id == user.id)
            row = (await work.run(query.returning(seeds.c.seed))).one_or_none()
            return None if row is None else str(row.seed)

        seed = await self.writer.do(job)
        if seed is None:
            raise Refusal("no-commitment", 409)
        return bytes.fromhex(seed)

    async def start(self, table_id: str, ready: Callable[[Table], None]) -> Table:
        """Begin to play: `ready` checks and fills in the table."""
        if self.draining:
            raise Refusal("draining", 503)
        live = await self.live(table_id)
        async with live.lock:
            live.match = None

            def begin(table: Table) -> None:
                ready(table)
                table.status = "playing"
                table.started = table.resumed = now()

            await self.change(table_id, begin)
            if not self.several:
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

                async def job(work: Work, table: Table = table, before: int = before) -> bool:
                    query = update(tables).where(tables.c.id == table.id, tables.c.version == before)
                    done = await work.run(query.values(version=table.version))
                    if done.rowcount != 1:
                        return False
                    table.result = await close_match(work, table, match, live.seed)
                    await work.run(update(tables).where(tables.c.id == table.id).values(**columns(table)))
                    work.note("t", table.id, table.version)
                    return True

                if await self.writer.do(job):
                    live.set_table(table)
                    self.metrics.finished += 1
                    return
            await self.reload(live)

    # showing

    async def show(self, live: Live, user_id: str | None) -> dict[str, Any]:
        """A table as one person sees it."""
        users = await self.people.several(live.table.mentioned())
        return live.show(users) | {"you": show_you(live.table, user_id)}

    def note_turn(self, live: Live) -> None:
        if live.table.running or live.table.id in self.turns:
            self.turns[live.table.id] = live

    def tell_turn(self, user_id: str | None, table_id: str, game: str, waiting: bool) -> None:
        """Tell somebody who looks elsewhere that it is their turn, or no longer."""
        for socket in self.by_user.get(user_id or "", ()):
            if table_id not in socket.watches:
                socket.say({"is": "turn", "table": table_id, "game": game, "waiting": waiting})

    # coming and going

    def meet(self, socket: Socket) -> None:
        """A socket that has said hello; too many of one person or address are refused."""
        who = socket.user.id if socket.user else ""
        mine = self.by_user.setdefault(who, set()) if who else set()
        if self.stopping or len(mine) >= self.config.per_user:
            raise Refusal("too-many-sockets", 429)
        mine.add(socket)
        self.sockets.add(socket)

    def part(self, socket: Socket) -> None:
        self.sockets.discard(socket)
        if socket.user is not None and socket.user.id in self.by_user:
            self.by_user[socket.user.id].discard(socket)
            if not self.by_user[socket.user.id]:
                del self.by_user[socket.user.id]

    async def say_goodbye(self) -> None:
        """Nothing new begins; clients are told to come back, and their lines end."""
        self.stopping = self.draining = True
        for live in self.lives.values():
            live.driver.stop()
        for socket in list(self.sockets):
            socket.say_bye()
        bound = asyncio.get_running_loop().time() + 3
        while self.sockets and asyncio.get_running_loop().time() < bound:
            await asyncio.sleep(0.02)

    async def stop(self) -> None:
        """Let what is being written finish, end every task."""
        await self.say_goodbye()
        for task in list(self.tasks):
            task.cancel()
        for task in list(self.tasks):
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
        await self.writer.stop()
        self.threads.shutdown(wait=False, cancel_futures=True)
        self.hinting.stop()
        self.scribing.stop()


def own_version() -> str:
    try:
        return metadata.version("olympus")
    except metadata.PackageNotFoundError:
        return ""


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
