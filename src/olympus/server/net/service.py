"""Everything a call or a connection may need, in one place."""

from __future__ import annotations

import asyncio
import contextlib
from importlib import metadata

from ..config import Config
from ..store.counters import Counters
from ..store.writer import Store
from ..tables.hints import Hints
from ..tables.house import House
from ..tables.registry import Registry
from ..views.dispatch import Dispatch
from .edge import Trust
from .guesses import Guesses
from .limits import Limits
from .sessions import Sessions


class Service:
    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.house = House(config, store)
        self.people = self.house.people
        self.metrics = self.house.metrics
        self.tables = Registry(self.house)
        self.hints = Hints()
        self.dispatch = Dispatch(self.house)
        self.limits = Limits(config.rate, Counters(store.engine))
        self.guesses = Guesses(self.limits)
        self.trust = Trust(config)
        self.sessions = Sessions(config)
        self.people.sessions.remaining = self.sessions.keep_only
        self.version = own_version()

    async def say_goodbye(self) -> None:
        """Nothing new begins; clients are told to come back, and their connections end."""
        self.house.stopping = self.house.draining = True
        for live in self.tables.lives.values():
            live.driver.stop()
        await self.sessions.close()

    async def stop(self) -> None:
        """Let what is being written finish, end every task."""
        await self.say_goodbye()
        for task in list(self.house.tasks):
            task.cancel()
        for task in list(self.house.tasks):
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
        await self.store.stop()
        self.house.bots.stop()
        self.hints.stop()
        self.dispatch.stop()


def own_version() -> str:
    try:
        return metadata.version("olympus-games")
    except metadata.PackageNotFoundError:
        return ""
