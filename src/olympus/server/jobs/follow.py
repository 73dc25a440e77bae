"""What other processes announce, followed here: names and numbers come, the rest is read from the store."""

from __future__ import annotations

from collections.abc import Awaitable

from ..errors import STORE_TROUBLE, Refusal
from ..net.service import Service
from ..store.cluster import Listener
from ..store.postgres import Postgres
from ..tables.chat import deliver, deliver_erased, deliver_missed
from ..tables.live import Live
from ..tables.presence import read_presence
from ..tables.registry import Registry


class Follow:
    """Keeps the tables of this process as the others left them."""

    def __init__(self, service: Service, engine: Postgres) -> None:
        self.service = service
        self.tables = service.tables
        self.house = service.house
        patience = 2 * service.config.patience
        self.listener = Listener(engine.address, engine.process, self, patience)

    def take(self, kind: str, name: str, number: int) -> None:
        if kind in ("u", "s"):
            self.house.people.forget(name)
            if kind == "s" and name in self.service.sessions.by_user:
                self.house.spawn(self.attempt(self.house.people.sessions.check([name])))
            return
        if kind == "w":
            user, table, game = name.split("/")
            self.service.sessions.tell_turn(user, table, game, bool(number))
            return
        live = self.tables.lives.get(name)
        if live is not None:
            self.house.spawn(self.attempt(self.follow(kind, live, number)))
        elif kind in ("m", "p") and name in self.house.kept:
            self.house.spawn(self.attempt(self.wake(name)))

    async def attempt(self, work: Awaitable[None]) -> None:
        """What fails is not forgotten: everything is read again when the store answers."""
        try:
            await work
        except (Refusal, *STORE_TROUBLE):
            self.listener.missed = True

    async def follow(self, kind: str, live: Live, number: int) -> None:
        if kind == "m":
            if live.match is None or live.match.ply < number:
                await live.catch_up()
        elif kind == "t":
            if live.table.version < number:
                await live.read()
        elif kind == "c":
            await deliver(self.tables, live, number)
        elif kind == "e":
            await deliver_erased(self.tables, live)
        elif kind == "p":
            await read_presence(self.tables, live)

    async def wake(self, table_id: str) -> None:
        """A table that this process keeps is visited or played elsewhere."""
        await take_up(self.tables, await self.tables.live(table_id))

    async def catch_up(self) -> None:
        """Everything that may have been missed."""
        self.house.people.forget_all()
        await self.house.people.sessions.check(self.service.sessions.by_user)
        for live in list(self.tables.lives.values()):
            await live.read()
            live.tell_table()
            await deliver_missed(self.tables, live)
            await deliver_erased(self.tables, live)
            await read_presence(self.tables, live)


async def take_up(registry: Registry, live: Live) -> None:
    """Drive a table: its match in memory, who is there, the timer set."""
    if live.table.running:
        async with live.lock:
            await live.ensure()
            await live.check_end()
    if registry.house.store.shared:
        await read_presence(registry, live)
    live.driver.schedule()
