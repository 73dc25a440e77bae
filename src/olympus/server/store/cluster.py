"""Between processes only names and numbers travel, by LISTEN and NOTIFY on one kept connection."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterable
from typing import Any, Protocol

import asyncpg
from sqlalchemy import Connection, text

CHANNEL = "olympus"
NOTE_SIZE = 7000
"""PostgreSQL carries notes of less than 8,000 bytes."""
log = logging.getLogger("olympus.cluster")


def send_notes(connection: Connection, process: str, notes: Iterable[str]) -> None:
    """Tell the other processes, when the transaction is durable."""
    head = f"{process}\n"
    chunk = head
    for note in dict.fromkeys(notes):
        if len(chunk) + len(note) > NOTE_SIZE:
            notify(connection, chunk)
            chunk = head
        chunk += note + "\n"
    if chunk != head:
        notify(connection, chunk)


def notify(connection: Connection, note: str) -> None:
    connection.execute(text("SELECT pg_notify('olympus', :note)"), {"note": note})


class Follower(Protocol):
    """Gets what the other processes announce."""

    def take(self, kind: str, name: str, number: int) -> None:
        """One note."""

    async def catch_up(self) -> None:
        """Read everything that may have been missed."""


class Listener:
    """Hears the notes of the other processes; when the connection was lost, its follower catches up."""

    def __init__(self, address: str, process: str, follower: Follower, seconds: float) -> None:
        self.address = address
        self.process = process
        self.follower = follower
        self.seconds = seconds
        """Between two looks at the connection."""
        self.task: asyncio.Task[None] | None = None
        self.missed = False
        """Something was heard of, but the store did not say what."""

    def start(self) -> None:
        self.task = asyncio.create_task(self.serve(), name="listener")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def serve(self) -> None:
        while True:
            connection = None
            try:
                connection = await asyncpg.connect(self.address, timeout=5)
                await connection.add_listener(CHANNEL, self.heard)
                self.missed = True
                while True:
                    if self.missed:
                        self.missed = False
                        await self.follower.catch_up()
                    await asyncio.sleep(self.seconds)
                    await connection.execute("SELECT 1", timeout=5)
            except Exception as error:  # whatever it is, nothing may end the listening
                log.warning("announcements lost", extra={"data": {"error": type(error).__name__}})
                await asyncio.sleep(0.3)
            finally:
                if connection is not None:
                    with contextlib.suppress(Exception):
                        connection.terminate()

    def heard(self, _: Any, __: int, ___: str, payload: str) -> None:
        sender, *notes = payload.split("\n")
        if sender == self.process:
            return
        for note in notes:
            if note:
                kind, name, number = note.split(" ")
                self.follower.take(kind, name, int(number))
