"""An event loop whose time is its own: instead of waiting it goes on to whatever is due next."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, Future
from typing import Any, TypeVar

T = TypeVar("T")


class Hurrying(selectors.DefaultSelector):
    skipped = 1000.0
    """Seconds that were not waited."""

    def select(self, timeout: float | None = None) -> Any:
        ready = super().select(0)
        if not ready and timeout is not None:
            self.skipped += max(timeout, 0.0)
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.hurrying = Hurrying()
        super().__init__(self.hurrying)

    def time(self) -> float:
        return self.hurrying.skipped


class Thinkers(Executor):
    """Threads in which everything takes as long as `seconds` says, by the loop's own time."""

    def __init__(self, loop: VirtualLoop, seconds: Callable[[], float]) -> None:
        self.loop = loop
        self.seconds = seconds

    def submit(self, work: Callable[..., T], /, *args: Any, **more: Any) -> Future[T]:
        future: Future[T] = Future()
        self.loop.call_later(self.seconds(), lambda: future.set_result(work(*args, **more)))
        return future


def run(scene: Callable[[VirtualLoop], Coroutine[Any, Any, T]]) -> T:
    loop = VirtualLoop()
    try:
        return loop.run_until_complete(scene(loop))
    finally:
        loop.close()
