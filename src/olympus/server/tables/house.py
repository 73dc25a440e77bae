"""What all tables of a process share: settings, store, people, counters, threads for bots, tasks."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ..config import Config
from ..metrics import Metrics
from ..people.accounts import People
from ..store.writer import Store


class BotThreads:
    """Bots think here, once their rules are compiled and loaded."""

    def __init__(self, count: int) -> None:
        self.threads = ThreadPoolExecutor(count, thread_name_prefix="bot")
        self.ready = asyncio.Event()

    def stop(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


class House:
    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.people = People(store)
        self.metrics = Metrics()
        self.bots = BotThreads(config.bot_threads)
        self.kept: set[str] = set()
        """Tables that this process drives, loaded or not."""
        self.tasks: set[asyncio.Task[Any]] = set()
        self.stopping = False
        self.draining = False

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """A task that is known until it ends."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task
