"""The names of things in notation, records and data. What a person reads is in locale/."""

from __future__ import annotations

STRANDS = ("flax", "wool", "hemp", "silk", "silver", "gold")
"""From length 1 to length 6."""
