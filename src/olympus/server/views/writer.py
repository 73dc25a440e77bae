"""Positions in, messages out: the interface behind which views are written, here or in a process beside this one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from .messages import Position, Views

Deliver = Callable[[int, list[bytes]], None]
"""Gets the messages of a position, under the number it was handed over with."""


class ViewWriter(Protocol):
    """Writes positions into messages, and hands these to whoever it was made for."""

    def write(self, number: int, position: Position, since: int) -> None:
        """Have a position written. Its messages are delivered at once or later; of those that wait, the one that has
        waited longest `since` its move comes first."""

    def flush(self) -> None:
        """All positions of this moment have been handed over."""

    def forget(self, table: str) -> None:
        """Nobody follows the table any more: its next views are whole ones."""

    def check(self) -> None:
        """Called every second: give up what does not come to an end."""

    def close(self) -> None:
        """Nothing more is to be written."""


class Here:
    """Writes in this process, at once."""

    def __init__(self, deliver: Deliver) -> None:
        self.deliver = deliver
        self.views = Views()

    def write(self, number: int, position: Position, since: int) -> None:
        self.deliver(number, self.views.write(position))

    def flush(self) -> None:
        """Nothing waits."""

    def forget(self, table: str) -> None:
        self.views.forget(table)

    def check(self) -> None:
        """Nothing takes long."""

    def close(self) -> None:
        """There is nothing to end."""
