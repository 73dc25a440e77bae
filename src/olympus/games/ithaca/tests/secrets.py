"""What the suite needs to know of the secrets of Ithaca."""

from __future__ import annotations

REVEALS = frozenset({"revealed", "oracle-shown"})
"""4.5 bids turned over; 7.2 Oracles shown to the Proci."""
