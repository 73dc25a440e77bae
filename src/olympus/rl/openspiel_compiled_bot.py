"""OpenSpiel's search with our compiled roll-outs in place of its own: a harder opponent at the same seconds."""

from __future__ import annotations

from functools import partial

from ..bots import Kind
from .openspiel_bot import OpenSpielBot

BOT = Kind(partial(OpenSpielBot, compiled_rollouts=True), strength=0)
