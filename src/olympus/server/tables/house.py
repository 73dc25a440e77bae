"""What all tables of a process share: settings, store, people, counters, threads for bots, tasks."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from ..config import Config
from ..metrics import Metrics
from ..people.accounts import People
from ..store.writer import Store
from .thinking import BotThreads

T = TypeVar("T")


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

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """A task that is known until it ends."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task
