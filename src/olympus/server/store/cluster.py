"""Between processes only names and numbers travel, by LISTEN and NOTIFY on one kept connection.

When that connection was lost, whatever was announced meanwhile is read from the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable
from typing import Any

import asyncpg

from ..errors import STORE_TROUBLE, Refusal
from ..tables.chat import deliver, deliver_missed
from ..tables.live import Live
from ..tables.presence import read_presence
from ..tables.registry import Hall

CHANNEL = "olympus"
log = logging.getLogger("olympus.announce")


class Announcer:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.task: asyncio.Task[None] | None = None
        self.missed = False
        """Something was heard of, but the store did not say what."""

    def start(self) -> None:
        self.task = asyncio.create_task(self.serve(), name="announcer")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def serve(self) -> None:
        address = self.hall.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            connection = None
            try:
                connection = await asyncpg.connect(address, timeout=5)
                await connection.add_listener(CHANNEL, self.heard)
                self.missed = True
                while True:
                    if self.missed:
                        self.missed = False
                        await self.catch_up()
                    await asyncio.sleep(2 * self.hall.config.patience)
                    await connection.execute("SELECT 1", timeout=5)
            except Exception as error:  # whatever it is, nothing may end the listening
                log.warning("announcements lost", extra={"data": {"error": type(error).__name__}})
                await asyncio.sleep(0.3)
            finally:
                if connection is not None:
                    with contextlib.suppress(Exception):
                        connection.terminate()

    def heard(self, _: Any, __: int, ___: str, payload: str) -> None:
        sender, *notes = payload.split("\n")
        if sender == self.hall.process:
            return
        for note in notes:
            if note:
                kind, name, number = note.split(" ")
                self.take(kind, name, int(number))

    def take(self, kind: str, name: str, number: int) -> None:
        hall = self.hall
        if kind == "u":
            hall.people.forget(name)
            return
        if kind == "w":
            user, table, game = name.split("/")
            hall.tell_turn(user, table, game, bool(number))
            return
        live = hall.lives.get(name)
        if live is not None:
            hall.spawn(self.attempt(self.follow(kind, live, number)))
        elif kind in ("m", "p") and name in hall.kept:
            hall.spawn(self.attempt(self.wake(name)))

    async def attempt(self, work: Awaitable[None]) -> None:
        """What fails is not forgotten: everything is read again when the store answers."""
        try:
            await work
        except (Refusal, *STORE_TROUBLE):
            self.missed = True

    async def follow(self, kind: str, live: Live, number: int) -> None:
        if kind == "m":
            if live.match is None or live.match.ply < number:
                await live.catch_up()
        elif kind == "t":
            if live.table.version < number:
                await live.read()
        elif kind == "c":
            await deliver(self.hall, live, number)
        elif kind == "p":
            await read_presence(self.hall, live)

    async def wake(self, table_id: str) -> None:
        """A table that this process keeps is visited or played elsewhere."""
        await take_up(self.hall, await self.hall.live(table_id))

    async def catch_up(self) -> None:
        """Everything that may have been missed."""
        self.hall.people.known.clear()
        self.hall.people.tokens.clear()
        self.hall.people.blocked.clear()
        for live in list(self.hall.lives.values()):
            await live.read()
            await deliver_missed(self.hall, live)
            await read_presence(self.hall, live)


async def take_up(hall: Hall, live: Live) -> None:
    """Drive a table: its match in memory, who is there, the timer set."""
    if live.table.running:
        async with live.lock:
            await live.ensure()
            await live.check_end()
    if hall.several:
        await read_presence(hall, live)
    live.driver.schedule()
