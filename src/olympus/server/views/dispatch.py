"""Views on their way to who looks: written here, or by a process beside this one once there is much to write."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from itertools import chain
from typing import Any, NamedTuple, cast

from ..clock import now
from ..tables.house import House
from ..tables.live import Live
from .messages import Views, Wanted
from .position import position_of
from .subscription import Client, Subscription
from .worker import Frames, Task, figures, framed, read_done

log = logging.getLogger("olympus.views")
STUCK = 3.0
"""Seconds after which a helper that does not answer is not waited for."""


class Asked(NamedTuple):
    """What is being written: of which moment, and for whom."""

    at: float
    generation: int
    ply: int
    readers: list[list[Subscription]]


class Dispatch:
    def __init__(self, house: House) -> None:
        self.house = house
        self.awake: list[Client] = []
        """Clients with something new to be sent."""
        self.views = Views()
        self.due: list[Subscription] = []
        self.asked: dict[int, Asked] = {}
        self.number = 0
        self.helper: Helper | None = None
        self.moves = 0

    # a second process

    async def consider(self) -> bool:
        """Called every second: get help if there was much to do, where there is a second core for it."""
        made, self.moves = self.house.metrics.moves - self.moves, self.house.metrics.moves
        busy = made >= self.house.config.busy
        if self.helper is not None:
            oldest = next(iter(self.asked.values()), None)
            if oldest is not None and time.monotonic() - oldest.at > STUCK:
                log.warning("the process that writes views does not answer")
                self.helper.process.kill()
        elif busy and cores() > 1:
            await self.start()
        return busy

    async def start(self) -> None:
        command = sys.executable, "-m", "olympus.server.views.worker"
        try:
            await asyncio.get_running_loop().subprocess_exec(lambda: Helper(self), *command, stderr=None)
        except OSError as error:
            log.warning("no process to write views", extra={"data": {"error": str(error)}})

    def stop(self) -> None:
        if self.helper is not None:
            self.helper.process.close()

    def lost(self) -> None:
        """What the helper was asked is asked again, and written here."""
        self.helper = None
        asked, self.asked = self.asked, {}
        for number, one in asked.items():
            for reader in chain(*one.readers):
                if reader.asked == number:
                    reader.asked = 0
                    reader.client.wake()

    # who is to be sent something

    def wake(self, client: Client) -> None:
        """Everything new is sent at the end of this loop iteration."""
        if not self.awake:
            asyncio.get_running_loop().call_soon(self.pour)
        self.awake.append(client)

    def pour(self) -> None:
        clients, self.awake = self.awake, []
        for client in clients:
            try:
                client.pour()
            except Exception:
                log.exception("connection failed")
                client.cut(1011)
        self.flush()

    # writing

    def want(self, subscription: Subscription) -> None:
        self.due.append(subscription)

    def forget(self, table: str) -> None:
        self.views.forget(table)
        if self.helper is not None:
            self.number += 1
            self.helper.send([framed(Task(now(), self.number, table))])

    def flush(self) -> None:
        """Have all views written that are due at this moment."""
        due, self.due = self.due, []
        by_live: dict[Live, dict[Wanted, list[Subscription]]] = {}
        for one in due:
            by_live.setdefault(one.live, {}).setdefault(one.wanted(), []).append(one)
        tasks: list[bytes] = []
        for live, readers in by_live.items():
            try:
                self.write(live, readers, tasks)
            except Exception:
                log.exception("views not written")
                for one in chain(*readers.values()):
                    one.client.cut(1011)
        if tasks and self.helper is not None:
            self.helper.send(tasks)

    def write(self, live: Live, readers: dict[Wanted, list[Subscription]], tasks: list[bytes]) -> None:
        """The views of one table: as a task for the helper, or here and now."""
        self.number += 1
        shown = position_of(live, list(readers))
        asked = Asked(time.monotonic(), shown.generation, shown.state.ply, list(readers.values()))
        for one in chain(*asked.readers):
            one.asked = self.number
        if self.helper is None:
            self.deliver(self.number, asked, self.views.write(shown))
        else:
            shown.state = figures(shown.state)
            tasks.append(framed(Task(live.last_at, self.number, shown.table, shown)))
            self.asked[self.number] = asked

    def done(self, packed: bytes) -> None:
        done = read_done(packed)
        asked = self.asked.pop(done.number, None)
        if asked is None:
            return  # from a helper that was given up
        if done.texts:
            self.deliver(done.number, asked, done.texts)
        elif self.helper is not None:
            self.asked[done.number] = asked
            self.helper.process.kill()  # it could not do it: it is done here

    def deliver(self, number: int, asked: Asked, texts: list[bytes]) -> None:
        for text, subscriptions in zip(texts, asked.readers, strict=True):
            for one in subscriptions:
                one.receive(number, text, asked.generation, asked.ply)


class Helper(asyncio.SubprocessProtocol):
    def __init__(self, dispatch: Dispatch) -> None:
        self.dispatch = dispatch
        self.frames = Frames()
        self.process: asyncio.SubprocessTransport
        self.pipe: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.process = cast(asyncio.SubprocessTransport, transport)
        self.pipe = self.process.get_pipe_transport(0)
        self.dispatch.helper = self

    def send(self, tasks: list[bytes]) -> None:
        """What cannot be sent any more is asked again when the process is found to have ended."""
        if not self.pipe.is_closing():
            self.pipe.write(b"".join(tasks))

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        for packed in self.frames.take(data):
            self.dispatch.done(packed)

    def process_exited(self) -> None:
        self.process.close()
        self.dispatch.lost()


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
