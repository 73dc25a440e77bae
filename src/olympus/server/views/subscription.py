"""Somebody looking at a table through one line, and what is new there for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..tables.model import Table, show_you
from .messages import Wanted
from .names import packed

if TYPE_CHECKING:
    from ..net.session import Socket
    from ..people.accounts import User
    from ..tables.live import Live


class Watch:
    __slots__ = ("asked", "brief", "generation", "live", "sent", "socket", "table_due", "user_id")

    def __init__(self, socket: Socket, live: Live, have: int, brief: bool) -> None:
        self.socket = socket
        self.live = live
        self.user_id = socket.user.id if socket.user else None
        self.sent = have
        self.brief = brief
        """Of each view only what changed is wanted."""
        self.generation = -1
        """Of the view that was sent last, if the next one may build on it."""
        self.asked = 0
        """The number under which a view is being written; what comes under another is stale."""
        self.table_due = True

    def anew(self) -> None:
        """A view is due, and a whole one."""
        self.generation = -1
        self.asked = 0

    @property
    def seat(self) -> int | None:
        return self.live.seats.get(self.user_id)

    def allowed(self) -> bool:
        return self.user_id in self.live.seats or may_look(self.live.table, self.user_id)

    @property
    def view_due(self) -> bool:
        live = self.live
        return (
            not self.asked
            and live.match is not None
            and live.table.started is not None
            and self.generation != live.generation
        )

    def table_message(self, users: dict[str, User]) -> bytes:
        self.table_due = False
        you = show_you(self.live.table, self.user_id)
        return packed({"is": "table", "table": self.live.show(users) | {"you": you}})

    def wanted(self) -> Wanted:
        return Wanted(self.seat, self.sent, self.socket.lang, self.generation if self.brief else -1)

    def receive(self, number: int, text: bytes, generation: int, ply: int) -> None:
        """A view that was asked for, if it is still wanted, and the line takes it."""
        if number != self.asked:
            return
        self.asked = 0
        socket = self.socket
        if socket.line.full_since or socket.watches.get(self.live.table.id) is not self:
            return  # `wake` is called when it flows again
        if self.allowed():
            socket.line.send(text)
            self.generation, self.sent = generation, ply
        if self.view_due:
            socket.wake()


def may_look(table: Table, user_id: str | None) -> bool:
    """Who sits at a table may look; others where that is open to them, without a session only at listed ones."""
    if table.seat_of(user_id) is not None or user_id == table.host or table.status in ("over", "ended"):
        return True
    if user_id is None and not table.listed:
        return False
    return table.spectators or table.status == "lobby"
