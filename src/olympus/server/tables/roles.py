"""Those a live table deals with: subscribers, whom it tells, and a driver, who moves where no person does."""

from __future__ import annotations

from typing import Protocol

from .. import wire


class Subscriber(Protocol):
    """Somebody who follows a table."""

    @property
    def user_id(self) -> str | None: ...
    def table_changed(self) -> None: ...
    def position_changed(self) -> None: ...
    def seats_changed(self) -> None:
        """What was seen so far may have been seen from another seat."""

    def chatted(self, message: wire.Chat) -> None: ...
    def erased(self, message: wire.Erased) -> None: ...
    def removed(self) -> None:
        """The table is no longer in the store."""


class Driver(Protocol):
    """Makes the moves of a table that no person makes."""

    def schedule(self) -> None:
        """Look at the table again."""

    def forget(self) -> None:
        """Let go of what bots know of the match."""

    def stop(self) -> None: ...
    @property
    def acting(self) -> bool: ...
    @property
    def waiting(self) -> bool: ...
