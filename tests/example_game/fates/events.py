"""What a person would want to see happen: the kinds of event, and what the figures of each mean."""

from __future__ import annotations

from olympus.core.declared import Field, Kinds, truth

from .names import STRANDS

kinds = Kinds(
    seat=Field("a seat, from 0"),
    owner=Field("the seat whose thread it is"),
    strand=Field("a strand", STRANDS),
    strands=Field("how many strands"),
    length=Field("how long the thread is"),
    points=Field("points"),
    winner=Field("whether it shares the win: `True` or `False`", truth),
)

DEALT = kinds.add("dealt", "seat strands", "1.1 with the seat's last strand")
OWN_DRAW = kinds.add("own-draw", "seat strand", "the strand drawn", to="seat")
SPUN = kinds.add("spun", "seat strands", "a strand more, and how many the thread has")
CUT = kinds.add("cut", "seat owner", "the seat cut that thread")
SHOWN = kinds.add("shown", "owner strand", "each strand of the thread")
MEASURED = kinds.add("measured", "owner length points", "what it is worth")
OVER = kinds.add("over", "seat points winner", "for each seat, from 0")
