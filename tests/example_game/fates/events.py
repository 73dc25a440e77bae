"""What a person would want to see happen: the kinds of event, and what the figures of each mean."""

from __future__ import annotations

from olympus.core.declared import Field, Kinds, truth

from .names import STRANDS

kinds = Kinds(
    seat=Field("a player"),
    owner=Field("the player whose thread it is"),
    strand=Field("a strand", STRANDS),
    strands=Field("how many strands"),
    length=Field("of the thread"),
    points=Field("how many points"),
    winner=Field("whether the player wins", truth),
)

DEALT = kinds.add("dealt", "seat strands")
OWN_DRAW = kinds.add("own-draw", "seat strand", to="seat")
SPUN = kinds.add("spun", "seat strands")
CUT = kinds.add("cut", "seat owner")
SHOWN = kinds.add("shown", "owner strand")
MEASURED = kinds.add("measured", "owner length points")
OVER = kinds.add("over", "seat points winner")
