"""0 Components: what cards and routes say, and short lists of cards."""

from __future__ import annotations

from ...core.fields import rule
from .state import State

# fate cards


@rule
def top_god(card: int) -> int:
    return card >> 4


@rule
def other_god(card: int) -> int:
    return (card >> 2) & 3


@rule
def value_of(card: int) -> int:
    return (card & 3) + 1


@rule
def is_double(card: int) -> bool:
    return card >> 4 != (card >> 2) & 3


@rule
def has_god(card: int, god: int) -> bool:
    return card >> 4 == god or (card >> 2) & 3 == god


# routes, as `print_route` makes them


@rule
def deed_under(s: State, route: int, god: int) -> int:
    return (s.printed[route] >> (2 * god)) & 3


@rule
def colour_of(s: State, route: int) -> int:
    return (s.printed[route] >> 8) & 3


@rule
def years_of(s: State, route: int) -> int:
    return s.printed[route] >> 10


# short lists: `low` is where the list begins in its array, `size` how many cards it has


@rule
def put_in(cards: list[int], low: int, size: int, card: int) -> None:
    at = low + size
    while at > low and cards[at - 1] > card:
        cards[at] = cards[at - 1]
        at -= 1
    cards[at] = card


@rule
def take_out(cards: list[int], low: int, size: int, card: int) -> None:
    """Take one such card out of a list that has it."""
    last = low + size - 1
    shift = 0
    for at in range(low, last):
        shift |= cards[at] == card
        cards[at] = cards[at + shift]
    cards[last] = -1
