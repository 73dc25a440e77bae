"""Writes views in a process beside this one: `worker.py` is what runs there."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Callable
from typing import cast

from ..clock import now
from .messages import Position
from .worker import Frames, Task, figures, framed, read_done
from .writer import Deliver, ViewWriter

log = logging.getLogger("olympus.views")
STUCK = 3.0
"""Seconds after which a process that does not answer is given up."""


class Beside(asyncio.SubprocessProtocol):
    """`ready` is called when the process runs, `lost` when it has ended: what was not delivered then, never is."""

    def __init__(
        self, deliver: Deliver, ready: Callable[[ViewWriter], None], lost: Callable[[], None]
    ) -> None:
        self.deliver = deliver
        self.ready = ready
        self.lost = lost
        self.frames = Frames()
        self.tasks: list[bytes] = []
        """What is handed to the process with the next flush."""
        self.asked: dict[int, float] = {}
        """By number: when what is being written was handed over."""
        self.process: asyncio.SubprocessTransport
        self.pipe: asyncio.WriteTransport

    async def start(self) -> None:
        command = sys.executable, "-m", "olympus.server.views.worker"
        try:
            await asyncio.get_running_loop().subprocess_exec(lambda: self, *command, stderr=None)
        except OSError as error:
            log.warning("no process to write views", extra={"data": {"error": str(error)}})

    # what is asked

    def write(self, number: int, position: Position, since: int) -> None:
        position.state = figures(position.state)
        self.tasks.append(framed(Task(since, number, position.table, position)))
        self.asked[number] = time.monotonic()

    def flush(self) -> None:
        """What cannot be sent any more is lost, which is found when the process is seen to have ended."""
        tasks, self.tasks = self.tasks, []
        if tasks and not self.pipe.is_closing():
            self.pipe.write(b"".join(tasks))

    def forget(self, table: str) -> None:
        self.tasks.append(framed(Task(now(), 0, table)))
        self.flush()

    def check(self) -> None:
        oldest = next(iter(self.asked.values()), None)
        if oldest is not None and time.monotonic() - oldest > STUCK:
            log.warning("the process that writes views does not answer")
            self.process.kill()

    def close(self) -> None:
        self.process.close()

    # what the event loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.process = cast(asyncio.SubprocessTransport, transport)
        self.pipe = cast(asyncio.WriteTransport, self.process.get_pipe_transport(0))
        self.ready(self)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        for packed in self.frames.take(data):
            done = read_done(packed)
            if done.texts:
                self.asked.pop(done.number, None)
                self.deliver(done.number, done.texts)
            else:
                self.process.kill()  # it could not do it: it is done here

    def process_exited(self) -> None:
        self.process.close()
        self.lost()
