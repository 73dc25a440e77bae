"""Which texts look alike: the skeletons of Unicode's UTS 39."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path

CONFUSABLES = Path(__file__).parent / "confusables.txt"
INVISIBLE = [
    *(
        (0x00AD, 0x00AD),
        (0x034F, 0x034F),
        (0x061C, 0x061C),
        (0x115F, 0x1160),
        (0x17B4, 0x17B5),
        (0x180B, 0x180F),
    ),
    *(
        (0x200B, 0x200F),
        (0x202A, 0x202E),
        (0x2060, 0x206F),
        (0x3164, 0x3164),
        (0xFE00, 0xFE0F),
        (0xFEFF, 0xFEFF),
    ),
    *((0xFFA0, 0xFFA0), (0xFFF0, 0xFFFB), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF)),
    (0x2800, 0x2800),
]
"""Unicode's `Default_Ignorable_Code_Point`, and the empty pattern of Braille."""
MOST_MARKS = 2
"""Marks on one letter, as in Vietnamese; more only make a name spill over its neighbours."""


@cache
def table() -> dict[int, str]:
    """Each character that looks like others, and what it looks like."""
    lines = CONFUSABLES.read_text(encoding="utf-8").splitlines()
    pairs = (line.split("\t") for line in lines if not line.startswith("#"))
    return {ord(source): target for target, sources in pairs for source in sources}


def skeleton(text: str) -> str:
    """Two texts with the same skeleton are easily taken for one another."""
    mapped = unicodedata.normalize("NFD", text).translate(table())
    return unicodedata.normalize("NFD", mapped)


def is_invisible(character: str) -> bool:
    return any(low <= ord(character) <= high for low, high in INVISIBLE)


def is_legible(text: str) -> bool:
    """Whether every character shows, on something that shows, and none of it covers its neighbours."""
    marks = MOST_MARKS
    for character in unicodedata.normalize("NFD", text):
        if is_invisible(character) or not character.isprintable():
            return False
        marks = marks + 1 if unicodedata.category(character).startswith("M") else 0
        if marks > MOST_MARKS:
            return False
    return bool(text)
