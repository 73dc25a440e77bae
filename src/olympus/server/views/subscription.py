"""Somebody following a table through one connection, and what is new there for them."""

from __future__ import annotations

from typing import Protocol

from .. import wire
from ..errors import Refusal
from ..people.accounts import User
from ..tables.live import Live
from ..tables.model import Table
from ..tables.show import show_live
from .messages import Wanted


class Client(Protocol):
    """The far end of a connection, as its subscriptions know it."""

    user: User | None
    lang: str

    @property
    def full(self) -> bool:
        """So much waits to be sent that nothing more should be made."""

    def send(self, text: bytes) -> None:
        """Send a packed message, if it is not full."""

    def say(self, message: wire.Message) -> None:
        """Send a message now, or when it is no longer full."""

    def wake(self) -> None:
        """There is something new to send."""

    def pour(self) -> None:
        """Send what waits, and what is new at the tables."""

    def cut(self, code: int) -> None:
        """End the connection."""

    def follows(self, subscription: Subscription) -> bool: ...
    def unsubscribe(self, table_id: str) -> None: ...


class Subscription:
    __slots__ = ("asked", "brief", "client", "generation", "live", "sent", "table_due", "user_id")

    def __init__(self, client: Client, live: Live, have: int, brief: bool) -> None:
        self.client = client
        self.live = live
        self.user_id = client.user.id if client.user else None
        self.sent = have
        self.brief = brief
        """Of each view only what changed is wanted."""
        self.generation = -1
        """Of the view that was sent last, if the next one may build on it."""
        self.asked = 0
        """Id of the request in flight; answers with another id are dropped."""
        self.table_due = True

    # what the table tells

    def table_changed(self) -> None:
        self.table_due = True
        self.client.wake()

    def position_changed(self) -> None:
        self.client.wake()

    def seats_changed(self) -> None:
        self.start_over()

    def chatted(self, message: wire.Chat) -> None:
        self.client.say(message)

    def erased(self, message: wire.Erased) -> None:
        self.client.say(message)

    def removed(self) -> None:
        self.say_gone(Refusal("no-table", 404))
        self.client.unsubscribe(self.live.table.id)

    # what is sent

    def start_over(self) -> None:
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
        return wire.to_json(wire.TableMessage(show_live(self.live, users, self.user_id)))

    def wanted(self) -> Wanted:
        return Wanted(self.seat, self.sent, self.client.lang, self.generation if self.brief else -1)

    def receive(self, number: int, text: bytes, generation: int, ply: int) -> None:
        """A view that was asked for, if it is still wanted, and the connection takes it."""
        if number != self.asked:
            return
        self.asked = 0
        client = self.client
        if client.full or not client.follows(self):
            return  # `wake` is called when it flows again
        if self.allowed():
            client.send(text)
            self.generation, self.sent = generation, ply
        if self.view_due:
            client.wake()

    def say_gone(self, why: Refusal) -> None:
        self.client.say(wire.Gone(self.live.table.id, why.key, why.say(self.client.lang)))


def may_look(table: Table, user_id: str | None) -> bool:
    """Who sits at a table may look; others where that is open to them, without a session only at listed ones."""
    if table.seat_of(user_id) is not None or user_id == table.host or table.status in ("over", "ended"):
        return True
    if user_id is None and not table.listed:
        return False
    return table.spectators or table.status == "lobby"
