"""For operators."""

from __future__ import annotations

from typing import Literal

from .shapes import Shape


class Health(Shape):
    ok: bool


class Readiness(Shape):
    ok: bool
    reason: Literal["draining", "database", "disk"] | None
    """`database`: it cannot be read or written; `disk`: it is nearly full."""
    bots: bool
