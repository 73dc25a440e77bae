"""Who sits where in a tournament: every bot in every seat equally often, on the same deals.

A deal is one fixed course of chance. Each deal is played once for every rotation of a line-up around the table; the
next deal takes the next line-up. With more seats than entrants everybody sits down as often as it goes, and those
who fill the seats left over change from deal to deal; with fewer seats they take turns.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations

from ..words import LabError

MOST = 64
"""Entrants at most: more would not get through their line-ups."""


@dataclass(frozen=True)
class Pairing:
    """One game of the schedule."""

    number: int
    deal: int
    seats: tuple[str, ...]
    last: bool
    """Whether it is the last game of its deal."""


def read_bots(text: str) -> tuple[str, ...]:
    """`god,apprentice*3`: four entrants."""
    found: list[str] = []
    for part in text.split(","):
        form = re.fullmatch(r"\s*([\w.:@-]+)\s*(?:\*\s*([1-9]\d?))?\s*", part)
        if form is None:
            raise LabError("bots-form", text=text)
        found += [form[1]] * int(form[2] or 1)
    if len(found) > MOST:
        raise LabError("bots-many", most=MOST)
    return tuple(found)


def rotations(order: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The different ways to sit in this order around the table."""
    return list(dict.fromkeys(order[-turn:] + order[:-turn] for turn in range(len(order))))


def circle(order: tuple[str, ...]) -> tuple[str, ...]:
    """One name for all rotations of an order."""
    return min(rotations(order))


@cache
def orders(line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The different orders in which a line-up can sit around a table."""
    first, rest = line_up[0], line_up[1:]
    found = {circle((first, *others)): (first, *others) for others in permutations(rest)}
    return list(found.values())


def line_ups(entrants: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Everybody as often as it goes, and the seats left over for each choice of entrants in turn."""
    times, left = divmod(players, len(entrants))
    return [tuple(entrants) * times + fill for fill in combinations(entrants, left)]


def schedule(entrants: Sequence[str], players: int, games: int) -> Iterator[Pairing]:
    """At least so many games: the last deal is played to its end."""
    choices = line_ups(entrants, players)
    number = deal = 0
    while number < games:
        ways = orders(choices[deal % len(choices)])
        turns = rotations(ways[deal // len(choices) % len(ways)])
        for turn, seats in enumerate(turns):
            yield Pairing(number, deal, seats, turn == len(turns) - 1)
            number += 1
        deal += 1
