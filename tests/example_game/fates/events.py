"""What a person would want to see happen: the kinds of event, and what the figures of each mean."""

from __future__ import annotations

from olympus.core.declared import Kinds, truth

from .names import STRANDS

kinds = Kinds({"strand": STRANDS, "winner": truth})

DEALT = kinds.add("dealt", "seat strands")
OWN_DRAW = kinds.add("own-draw", "seat strand", to="seat")
SPUN = kinds.add("spun", "seat strands")
CUT = kinds.add("cut", "seat owner")
SHOWN = kinds.add("shown", "owner strand")
MEASURED = kinds.add("measured", "owner length points")
OVER = kinds.add("over", "seat points winner")
