"""The names of things in notation, records and data. What a person reads is in locale/."""

from __future__ import annotations

GODS = ("Zeus", "Athena", "Helios", "Aiolus", "Poseidon")
"""In order of seniority; Poseidon apart."""

DEEDS = ("favour", "oracle", "odyssey", "landfall")

CAUSES = ("owed", "chosen", "wrath", "landfall")
"""Why a route is drawn in the middle of a game."""

ROUTES = (
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
)
"""Places of the Odyssey, six of each colour."""
