"""Somebody looking at a table through one line, and what is new there for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .messages import packed, view_message
from .table import Table, show_you

if TYPE_CHECKING:
    from .live import Live
    from .people import User
    from .socket import Socket


class Watch:
    __slots__ = ("brief", "generation", "live", "sent", "shown", "socket", "table_due", "user_id")

    def __init__(self, socket: Socket, live: Live, have: int, brief: bool) -> None:
        self.socket = socket
        self.live = live
        self.user_id = socket.user.id if socket.user else None
        self.sent = have
        self.brief = brief
        """Of each view only what changed is wanted."""
        self.shown: dict[str, Any] | None = None
        """The view that was sent last, if the next one may build on it."""
        self.generation = -1
        self.table_due = True

    def anew(self) -> None:
        """A view is due, and a whole one."""
        self.generation = -1
        self.shown = None

    @property
    def seat(self) -> int | None:
        return self.live.seats.get(self.user_id)

    def allowed(self) -> bool:
        return self.user_id in self.live.seats or may_look(self.live.table, self.user_id)

    @property
    def view_due(self) -> bool:
        live = self.live
        return (
            live.match is not None and live.table.started is not None and self.generation != live.generation
        )

    def table_message(self, users: dict[str, User]) -> bytes:
        self.table_due = False
        you = show_you(self.live.table, self.user_id)
        return packed({"is": "table", "table": self.live.show(users) | {"you": you}})

    def view_message(self, language: str) -> bytes:
        live = self.live
        assert live.match is not None
        seat = self.seat
        names = live.names[language]
        text = view_message(live, seat, self.sent, language, names, self.shown, self.generation)
        self.generation = live.generation
        self.sent = live.match.ply
        if self.brief:
            self.shown = live.sight(seat)
        return text


def may_look(table: Table, user_id: str | None) -> bool:
    """Who sits at a table may look; others where that is open to them, without a session only at listed ones."""
    if table.seat_of(user_id) is not None or user_id == table.host or table.status in ("over", "ended"):
        return True
    if user_id is None and not table.listed:
        return False
    return table.spectators or table.status == "lobby"
