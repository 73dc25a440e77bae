"""For operators."""

from __future__ import annotations

from typing import Literal

from .shapes import Shape


class Health(Shape):
    ok: bool


class Readiness(Shape):
    ok: bool
    reason: Literal["draining", "database"] | None
    bots: bool
