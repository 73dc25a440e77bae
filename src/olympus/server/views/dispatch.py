"""Views on their way to subscribers: gathered at the end of a loop iteration, and given to what writes them."""

from __future__ import annotations

import asyncio
import logging
import os
from itertools import chain
from typing import NamedTuple

from ..tables.house import House
from ..tables.live import Live
from .beside import Beside
from .messages import Wanted
from .position import position_of
from .subscription import Client, Subscription
from .writer import Here, ViewWriter

log = logging.getLogger("olympus.views")


class Asked(NamedTuple):
    """What is being written: of which moment, and for whom."""

    generation: int
    ply: int
    readers: list[list[Subscription]]


class Dispatch:
    def __init__(self, house: House) -> None:
        self.house = house
        self.awake: list[Client] = []
        """Clients with something new to be sent."""
        self.due: list[Subscription] = []
        self.asked: dict[int, Asked] = {}
        """By number: what the writer has not delivered yet."""
        self.number = 0
        self.writer: ViewWriter = Here(self.deliver)
        self.moves = 0

    # which writer

    async def consider(self) -> bool:
        """Called every second: get help if there was much to do, where there is a second core for it."""
        made, self.moves = self.house.metrics.moves - self.moves, self.house.metrics.moves
        busy = made >= self.house.config.busy
        self.writer.check()
        if busy and isinstance(self.writer, Here) and cores() > 1:
            await Beside(self.deliver, self.use, self.lost).start()
        return busy

    def use(self, writer: ViewWriter) -> None:
        """It knows of no view yet: the next ones are whole."""
        self.writer = writer

    def lost(self) -> None:
        """What the process beside was asked is asked again, and written here."""
        self.use(Here(self.deliver))
        asked, self.asked = self.asked, {}
        for number, one in asked.items():
            for reader in chain(*one.readers):
                if reader.asked == number:
                    reader.asked = 0
                    reader.client.wake()

    def stop(self) -> None:
        self.writer.close()

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
        self.writer.forget(table)

    def flush(self) -> None:
        """Have all views written that are due at this moment."""
        due, self.due = self.due, []
        by_live: dict[Live, dict[Wanted, list[Subscription]]] = {}
        for one in due:
            by_live.setdefault(one.live, {}).setdefault(one.wanted(), []).append(one)
        for live, readers in by_live.items():
            try:
                self.write(live, readers)
            except Exception:
                log.exception("views not written")
                self.asked.pop(self.number, None)
                for one in chain(*readers.values()):
                    one.client.cut(1011)
        self.writer.flush()

    def write(self, live: Live, readers: dict[Wanted, list[Subscription]]) -> None:
        """The views of one table."""
        self.number += 1
        shown = position_of(live, list(readers))
        asked = Asked(shown.generation, shown.state.ply, list(readers.values()))
        for one in chain(*asked.readers):
            one.asked = self.number
        self.asked[self.number] = asked
        self.writer.write(self.number, shown, live.last_at)

    def deliver(self, number: int, texts: list[bytes]) -> None:
        """Messages that the writer has finished."""
        asked = self.asked.pop(number, None)
        if asked is None:
            return  # from a writer that was given up
        for text, subscriptions in zip(texts, asked.readers, strict=True):
            for one in subscriptions:
                one.receive(number, text, asked.generation, asked.ply)


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
