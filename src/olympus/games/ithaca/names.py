"""The names of things in notation, records and data. What a person reads is in locale/."""

from __future__ import annotations

from typing import Literal, get_args

God = Literal["Zeus", "Athena", "Helios", "Aiolus", "Poseidon"]
GODS: tuple[God, ...] = get_args(God)
"""In order of seniority; Poseidon apart."""

COUNTED = (
    "gifts",
    "gifts-won",
    "gifts-tied",
    "gifts-unclaimed",
    "bids",
    "bid-cards",
    "wrath",
    "landfalls",
    "empty-landfalls",
    "lost-cards",
    "lost-points",
)
"""What is counted over a whole game, for the lab."""

Deed = Literal["favour", "oracle", "odyssey", "landfall"]
DEEDS: tuple[Deed, ...] = get_args(Deed)

Cause = Literal["owed", "chosen", "wrath", "landfall"]
CAUSES: tuple[Cause, ...] = get_args(Cause)
"""Why a route is drawn in the middle of a game."""

RouteName = Literal[
    "tenedos",
    "ismarus",
    "ogygia",
    "pylos",
    "cyclops",
    "wandering-rocks",
    "lesbos",
    "scheria",
    "phorcys",
    "sunium",
    "sirens",
    "asphodel",
    "pharos",
    "lotus-eaters",
    "thrinacia",
    "sparta",
    "aeaea",
    "oceanus",
    "goat-island",
    "cape-malea",
    "aeolia",
    "asteris",
    "telepylus",
    "scylla",
]
ROUTES: tuple[RouteName, ...] = get_args(RouteName)
"""Places of the Odyssey, six of each colour."""
