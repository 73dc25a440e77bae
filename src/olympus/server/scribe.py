"""The process that writes views beside the one that serves, where there is much to write.

It gets positions on its standard input and gives messages on its standard output; it knows nothing else, keeps
nothing that matters, and ends when its input does.
"""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import signal
from collections.abc import Iterator
from functools import cache
from operator import attrgetter
from typing import Any

import msgspec

from ..games import load
from .views import Position, Views

log = logging.getLogger("olympus.scribe")
LENGTH = 4
"""Bytes that say how long what follows is."""
AT_ONCE = 8
"""Answers that are given together: fewer wake the other process more often, more come later."""


class Task(msgspec.Struct, array_like=True):
    """A position to write; or, without one, a table to forget."""

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
        self.rest = bytearray()

    def take(self, data: bytes) -> Iterator[bytes]:
        self.rest += data
        at = 0
        while len(self.rest) >= at + LENGTH:
            end = at + LENGTH + int.from_bytes(self.rest[at : at + LENGTH], "big")
            if len(self.rest) < end:
                break
            yield bytes(self.rest[at + LENGTH : end])
            at = end
        del self.rest[:at]


# a state as plain figures, and back


@cache
def reader(kind: Any) -> Any:
    return attrgetter(*kind.__slots__)


def figures(state: Any) -> Any:
    kind: Any = type(state)
    return reader(kind)(state)


def restored(kind: Any, values: list[Any]) -> Any:
    state = kind.__new__(kind)
    for name, value in zip(kind.__slots__, values, strict=True):
        setattr(state, name, value)
    return state


# the process


def work(views: Views, task: Task) -> bytes:
    """What is answered; nothing is, to be told to forget."""
    position = task.position
    if position is None:
        views.forget(task.table)
        return b""
    try:
        position.state = restored(load(position.game).State, position.state)
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
    while data := os.read(0, 1 << 20):
        answers: list[bytes] = []
        for packed in frames.take(data):
            answers.append(work(views, read_task(packed)))
            if len(answers) == AT_ONCE:
                give(answers)
        give(answers)


def give(answers: list[bytes]) -> None:
    rest = b"".join(answers)
    answers.clear()
    while rest:
        rest = rest[os.write(1, rest) :]


if __name__ == "__main__":
    main()
