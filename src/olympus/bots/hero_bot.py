"""A strong player that takes its decisions quickly: the search of `god` on a small part of its time."""

from __future__ import annotations

from . import Kind, LookAhead
from .god_bot import God


class Hero(God):
    share_of_budget = 0.05
    plays = LookAhead(iterations=1000)
    """About what it gets done when a tournament gives it the usual quarter of a second."""


BOT = Kind(Hero, strength=30, simulated=Hero.plays)
