"""The names of things in notation, records and data. What a person reads is in locale/."""

from __future__ import annotations

from typing import Literal, get_args

Strand = Literal["flax", "wool", "hemp", "silk", "silver", "gold"]
STRANDS: tuple[Strand, ...] = get_args(Strand)
"""From length 1 to length 6."""
