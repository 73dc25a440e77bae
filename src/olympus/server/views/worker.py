"""The process that writes views beside the one that serves, where there is much to write.

It gets positions on its standard input and gives messages on its standard output; it knows nothing else, keeps
nothing that matters, and ends when its input does.
"""

from __future__ import annotations

import contextlib
import gc
import heapq
import logging
import os
import select
import signal
from collections.abc import Iterator
from functools import cache
from itertools import count
from operator import attrgetter
from typing import Any

import msgspec

from ...core.fields import layout
from ...games import load
from .messages import Position, Views

log = logging.getLogger("olympus.views")
LENGTH = 4
"""Bytes that say how long what follows is."""
AT_ONCE = 8
"""Answers that are given together: fewer wake the other process more often, more come later."""


class Task(msgspec.Struct, array_like=True):
    """A position to write; or, without one, a table to forget: that has no number."""

    since: int
    """When the move came that it shows."""
    number: int
    table: str
    position: Position | None = None


class Done(msgspec.Struct, array_like=True):
    """The messages of a task; none if it could not be done."""

    number: int
    texts: list[bytes]


pack = msgspec.msgpack.Encoder().encode
read_task = msgspec.msgpack.Decoder(Task).decode
read_done = msgspec.msgpack.Decoder(Done).decode


def framed(message: Task | Done) -> bytes:
    packed = pack(message)
    return len(packed).to_bytes(LENGTH, "big") + packed


class Frames:
    """Messages out of a stream of bytes."""

    def __init__(self) -> None:
        self.rest = b""

    def take(self, data: bytes) -> Iterator[bytes]:
        data = self.rest + data
        first = LENGTH
        while len(data) >= first:
            end = first + int.from_bytes(data[first - LENGTH : first], "big")
            if len(data) < end:
                break
            yield data[first:end]
            first = end + LENGTH
        self.rest = data[first - LENGTH :]


# a state as plain figures


@cache
def reader(kind: Any) -> Any:
    return attrgetter(*(name for name, _ in layout(kind)))


def figures(state: Any) -> Any:
    kind: Any = type(state)
    return reader(kind)(state)


# the process


def work(views: Views, task: Task) -> bytes:
    """What is answered; nothing is, to be told to forget."""
    position = task.position
    if position is None:
        views.forget(task.table)
        return b""
    try:
        position.state = load(position.game).State(*position.state)
        return framed(Done(task.number, views.write(position)))
    except Exception:
        log.exception("views not written")
        views.forget(task.table)
        return framed(Done(task.number, []))


def main() -> None:
    # Ctrl-C is for the server, which ends this process when it is done
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.disable()  # views are plain data: nothing here holds itself
    with contextlib.suppress(BrokenPipeError):  # nobody is there to be served any more
        serve(Views(), Frames())


def serve(views: Views, frames: Frames) -> None:
    """Who has waited longest comes first: some moves took longer than others to be stored."""
    waiting: list[tuple[int, int, Task]] = []
    order = count()
    while True:
        if not waiting or select.select([0], [], [], 0)[0]:
            data = os.read(0, 1 << 20)
            if not data:
                return
            for task in map(read_task, frames.take(data)):
                heapq.heappush(waiting, (task.since, next(order), task))
        some = min(AT_ONCE, len(waiting))
        give(b"".join(work(views, heapq.heappop(waiting)[2]) for _ in range(some)))


def give(rest: bytes) -> None:
    while rest:
        rest = rest[os.write(1, rest) :]


if __name__ == "__main__":
    main()
