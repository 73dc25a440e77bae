"""The names of things in notation, records and data. What a person reads is in locale/."""

from __future__ import annotations

from typing import Literal, get_args

Creature = Literal["Dragon", "Gryphon", "Lamassu", "Pegasus", "Phoenix", "Sylph"]
CREATURES: tuple[Creature, ...] = get_args(Creature)

God = Literal["anansi", "horus", "marduk", "odin", "quetzalcoatl", "yu-huang"]
GODS: tuple[God, ...] = get_args(God)

Bet = Literal[
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
]
BETS: tuple[Bet, ...] = get_args(Bet)

Place = Literal["1st", "2nd", "3rd", "4th", "5th", "6th", "last", "next-to-last", "disqualified"]
PLACES: tuple[Place, ...] = get_args(Place)
"""What a bet can name."""

Edition = Literal["final", "preview"]
EDITIONS: tuple[Edition, ...] = get_args(Edition)
PowerSet = Literal["off", "attested", "full"]
POWER_SETS: tuple[PowerSet, ...] = get_args(PowerSet)
Side = Literal["left", "right"]
SIDES: tuple[Side, ...] = get_args(Side)
