"""Threads in which bots think, shared fairly: people take turns, whatever number of tables each has."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager


class BotThreads:
    """Bots think here, once their rules are compiled and loaded.

    A person's tables (those they host) have all threads but one at most. Where threads are short, people get one in
    turn, and their tables in the order in which they asked: a table asks for one move at a time.
    """

    def __init__(self, count: int) -> None:
        self.threads = ThreadPoolExecutor(count, thread_name_prefix="bot")
        self.ready = asyncio.Event()
        self.free = count
        self.most = max(1, count - 1)
        """Threads that one person may have."""
        self.busy: Counter[str] = Counter()
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self.turns = 0
        self.last: dict[str, int] = {}
        """By person who waits or has a thread: the number of their last turn."""

    @asynccontextmanager
    async def turn(self, owner: str) -> AsyncIterator[None]:
        """One thread for somebody's table."""
        asked: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(owner, deque()).append(asked)
        self.share()
        try:
            await asked
            yield
        finally:
            if asked.done() and not asked.cancelled():
                self.free += 1
                self.busy[owner] -= 1
            elif asked in self.waiting.get(owner, ()):
                self.waiting[owner].remove(asked)
            self.tidy(owner)
            self.share()

    def share(self) -> None:
        """Give free threads to those who wait: to those with the fewest, then to whose last turn is longest ago."""
        while self.free:
            owners = [one for one in self.waiting if self.busy[one] < self.most]
            if not owners:
                return
            owner = min(owners, key=lambda one: (self.busy[one], self.last.get(one, -1)))
            asked = self.waiting[owner].popleft()
            if asked.cancelled():
                self.tidy(owner)
                continue
            self.turns += 1
            self.last[owner] = self.turns
            self.free -= 1
            self.busy[owner] += 1
            self.tidy(owner)
            asked.set_result(None)

    def tidy(self, owner: str) -> None:
        """Forget somebody who has nothing to do here."""
        if owner in self.waiting and not self.waiting[owner]:
            del self.waiting[owner]
        if owner not in self.waiting and not self.busy[owner]:
            del self.busy[owner]
            self.last.pop(owner, None)

    def stop(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
