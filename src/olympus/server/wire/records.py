"""What a check of a record finds."""

from __future__ import annotations

from typing import Any

from .shapes import Shape


class Checked(Shape):
    """A record that holds."""

    house: str
    """Figures that differ from the printed ones; empty if none."""
    game: str
    rules: int
    commitment: str
    seed: str | None
    nonces: list[str]
    scores: list[int]
    winners: list[int]
    plies: int
    over: bool


class Proven(Checked, tag_field="verdict", tag="proven"):
    """Deal and play were as promised."""


class Consistent(Checked, tag_field="verdict", tag="consistent"):
    """There is no seed: the play was right, the deal cannot be checked."""


class RecordRefused(Shape, tag_field="verdict", tag="refused"):
    """What is wrong with a record, and in which line (`args`)."""

    key: str
    args: dict[str, Any]
    text: str
