"""Who is connected: sessions by person and by address."""

from __future__ import annotations

import asyncio
from collections.abc import Container, Iterator
from contextlib import contextmanager
from typing import Protocol

from ..config import Config
from ..errors import Refusal
from ..views.subscription import Client
from ..wire import TurnMessage

ENDED = 4001
"""Closes a connection whose session has ended."""


class Member(Client, Protocol):
    """A session, as the others know it."""

    key: str
    """The digest of its token."""

    def watches(self, table_id: str) -> bool: ...
    def watchdog(self, moment: float) -> None:
        """Look whether the connection is alive."""

    def say_bye(self) -> None:
        """Tell the client to come back, and end."""


class Sessions:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.everybody: set[Member] = set()
        self.by_user: dict[str, set[Member]] = {}
        self.by_address: dict[str, int] = {}
        self.closed = False

    def room_for(self, address: str) -> bool:
        return self.by_address.get(address, 0) < self.config.per_address

    @contextmanager
    def counted(self, address: str) -> Iterator[None]:
        """A connection of an address, for as long as it lasts."""
        self.by_address[address] = self.by_address.get(address, 0) + 1
        try:
            yield
        finally:
            self.by_address[address] -= 1
            if self.by_address[address] <= 0:
                del self.by_address[address]

    def add(self, session: Member) -> None:
        """A session that has said hello; too many of one person are refused."""
        who = session.user.id if session.user else ""
        mine = self.by_user.setdefault(who, set()) if who else set()
        if self.closed or len(mine) >= self.config.per_user:
            raise Refusal("too-many-sockets", 429)
        mine.add(session)
        self.everybody.add(session)

    def remove(self, session: Member) -> None:
        self.everybody.discard(session)
        if session.user is not None and session.user.id in self.by_user:
            self.by_user[session.user.id].discard(session)
            if not self.by_user[session.user.id]:
                del self.by_user[session.user.id]

    def keep_only(self, user_id: str, keys: Container[str]) -> None:
        """End the connections of somebody whose tokens hold no more."""
        for session in list(self.by_user.get(user_id, ())):
            if session.key not in keys:
                session.cut(ENDED)

    def tell_turn(self, user_id: str | None, table_id: str, game: str, waiting: bool) -> None:
        """Tell somebody who looks elsewhere that it is their turn, or no longer."""
        for session in self.by_user.get(user_id or "", ()):
            if not session.watches(table_id):
                session.say(TurnMessage(table_id, game, waiting))

    async def close(self) -> None:
        """Clients are told to come back, and their connections end."""
        self.closed = True
        for session in list(self.everybody):
            session.say_bye()
        loop = asyncio.get_running_loop()
        bound = loop.time() + 3
        while self.everybody and loop.time() < bound:
            await asyncio.sleep(0.02)
