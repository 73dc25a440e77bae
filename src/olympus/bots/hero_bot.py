"""A strong player that takes its decisions quickly: the search of `god` on a small part of its time."""

from __future__ import annotations

from . import Kind
from .god_bot import God


class Hero(God):
    share_of_budget = 0.05


BOT = Kind(Hero, strength=30)
