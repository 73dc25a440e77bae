"""The names of things in notation, records and data. What a person reads is in locale/."""

from __future__ import annotations

CREATURES = ("Dragon", "Gryphon", "Lamassu", "Pegasus", "Phoenix", "Sylph")

GODS = ("anansi", "horus", "marduk", "odin", "quetzalcoatl", "yu-huang")

BETS = (
    "podium",
    "top-two",
    "first-or-disqualified",
    "bottom-two",
    "second-or-third",
    "first",
    "last",
    "next-to-last",
    "second",
    "third",
    "disqualified",
)

PLACES = ("1st", "2nd", "3rd", "4th", "5th", "6th", "last", "next-to-last", "disqualified")
"""What a bet can name."""

EDITIONS = ("final", "preview")
POWER_SETS = ("off", "attested", "full")
SIDES = ("left", "right")
