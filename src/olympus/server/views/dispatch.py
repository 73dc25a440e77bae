"""Views on their way to who looks: written here, or by a process beside this one once there is much to write."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from ..jobs.memory import set_busy
from ..people.accounts import now
from .messages import Views, Wanted
from .worker import Frames, Task, figures, framed, read_done

if TYPE_CHECKING:
    from ..tables.live import Live
    from ..tables.registry import Hall
    from .subscription import Watch

log = logging.getLogger("olympus.scribe")
STUCK = 3.0
"""Seconds after which a helper that does not answer is not waited for."""


class Asked(NamedTuple):
    """What is being written: of which moment, and for whom."""

    at: float
    generation: int
    ply: int
    readers: list[list[Watch]]


class Scribing:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.views = Views()
        self.due: list[Watch] = []
        self.asked: dict[int, Asked] = {}
        self.number = 0
        self.helper: Helper | None = None
        self.moves = 0

    # a second process

    async def consider(self) -> None:
        """Called every second: get help if there was much to do, where there is a second core for it."""
        made, self.moves = self.hall.metrics.moves - self.moves, self.hall.metrics.moves
        busy = made >= self.hall.config.busy
        set_busy(busy)
        if self.helper is not None:
            oldest = next(iter(self.asked.values()), None)
            if oldest is not None and time.monotonic() - oldest.at > STUCK:
                log.warning("the process that writes views does not answer")
                self.helper.process.kill()
        elif busy and cores() > 1:
            await self.start()

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
            for watch in chain(*one.readers):
                if watch.asked == number:
                    watch.asked = 0
                    watch.socket.wake()

    # writing

    def want(self, watch: Watch) -> None:
        self.due.append(watch)

    def forget(self, table: str) -> None:
        self.views.forget(table)
        if self.helper is not None:
            self.number += 1
            self.helper.send([framed(Task(now(), self.number, table))])

    def flush(self) -> None:
        """Have all views written that are due at this moment."""
        due, self.due = self.due, []
        by_live: dict[Live, dict[Wanted, list[Watch]]] = {}
        for watch in due:
            by_live.setdefault(watch.live, {}).setdefault(watch.wanted(), []).append(watch)
        tasks: list[bytes] = []
        for live, readers in by_live.items():
            try:
                self.write(live, readers, tasks)
            except Exception:
                log.exception("views not written")
                for watch in chain(*readers.values()):
                    watch.socket.cut(1011)
        if tasks and self.helper is not None:
            self.helper.send(tasks)

    def write(self, live: Live, readers: dict[Wanted, list[Watch]], tasks: list[bytes]) -> None:
        """The views of one table: as a task for the helper, or here and now."""
        self.number += 1
        position = live.position(list(readers))
        asked = Asked(time.monotonic(), position.generation, position.state.ply, list(readers.values()))
        for watch in chain(*asked.readers):
            watch.asked = self.number
        if self.helper is None:
            self.deliver(self.number, asked, self.views.write(position))
        else:
            position.state = figures(position.state)
            tasks.append(framed(Task(live.last_at, self.number, position.table, position)))
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
        for text, watches in zip(texts, asked.readers, strict=True):
            for watch in watches:
                watch.receive(number, text, asked.generation, asked.ply)


class Helper(asyncio.SubprocessProtocol):
    def __init__(self, scribing: Scribing) -> None:
        self.scribing = scribing
        self.frames = Frames()
        self.process: asyncio.SubprocessTransport
        self.pipe: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.process = cast(asyncio.SubprocessTransport, transport)
        self.pipe = self.process.get_pipe_transport(0)
        self.scribing.helper = self

    def send(self, tasks: list[bytes]) -> None:
        """What cannot be sent any more is asked again when the process is found to have ended."""
        if not self.pipe.is_closing():
            self.pipe.write(b"".join(tasks))

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        for packed in self.frames.take(data):
            self.scribing.done(packed)

    def process_exited(self) -> None:
        self.process.close()
        self.scribing.lost()


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
