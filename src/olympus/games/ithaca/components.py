"""What the component file of Ithaca may say, and how its figures enter a state."""

from __future__ import annotations

from ...core.components import Figures, Range, Schema, Words
from ...core.errors import ComponentError
from . import names
from .cards import card_number, print_route
from .state import DECK, GODS, MAX_HAND, MAX_LAID, MAX_ORACLE, MAX_YEARS, VALUES, State

GOD_WORDS = tuple(god.lower() for god in names.GODS[:GODS])
PLAYERS = (2, 3, 4, 5)


def card_keys() -> dict[str, int]:
    """The key of each fate card's number of copies, and the card."""
    keys = {}
    for top, god in enumerate(GOD_WORDS):
        for other, below in enumerate(GOD_WORDS):
            table = f"singles.{god}" if top == other else f"doubles.{god}-{below}"
            for value in range(1, VALUES + 1):
                keys[f"{table}.{value}"] = card_number(top, other, value)
    return keys


CARD_KEYS = card_keys()

SCHEMA: Schema = {
    "setup.oracle": Range(0, MAX_ORACLE),
    "setup.gods": Range(0, MAX_LAID),
    "hand.cards": Range(1, MAX_HAND),
    "oracle.cards": Range(1, MAX_ORACLE),
    "gods.passing": Range(1, MAX_LAID - 1),
    **{f"poseidon.{n}": Range(0, MAX_LAID - 1) for n in PLAYERS},
    "end.years": Range(1, 100),
    "end.turns": Range(1, 300),
    **{key: Range(0, DECK) for key in CARD_KEYS},
    **{f"routes.{route}.deeds": Words(names.DEEDS, GODS) for route in names.ROUTES},
    **{f"routes.{route}.years": Range(1, MAX_YEARS) for route in names.ROUTES},
    **{f"routes.{route}.colour": Words(GOD_WORDS) for route in names.ROUTES},
}


def number(figures: Figures, key: str) -> int:
    value = figures[key]
    return value if isinstance(value, int) else 0


def words(figures: Figures, key: str) -> tuple[str, ...]:
    value = figures[key]
    return value if isinstance(value, tuple) else ()


def check(figures: Figures) -> None:
    """What no single figure shows: the deck adds up, an Oracle holds what is dealt, a route is whole."""
    copies = sum(number(figures, key) for key in CARD_KEYS)
    if copies != DECK:
        raise ComponentError("fate-count", name="singles.*, doubles.*", value=copies, wanted=DECK)
    if number(figures, "setup.oracle") > number(figures, "oracle.cards"):
        raise ComponentError("oracle-dealt", name="setup.oracle", most=number(figures, "oracle.cards"))
    for route in names.ROUTES:
        for part, wanted in (("deeds", GODS), ("colour", 1)):
            key = f"routes.{route}.{part}"
            if len(words(figures, key)) != wanted:
                raise ComponentError("route-words", name=key, wanted=wanted)


def print_on(s: State, figures: Figures) -> None:
    """The figures travel in the state: a table with house values needs no recompilation."""
    for key, card in CARD_KEYS.items():
        s.copies[card] = number(figures, key)
    for i, route in enumerate(names.ROUTES):
        deeds = [names.DEEDS.index(word) for word in words(figures, f"routes.{route}.deeds")]
        colour = GOD_WORDS.index(words(figures, f"routes.{route}.colour")[0])
        s.printed[i] = print_route(deeds, number(figures, f"routes.{route}.years"), colour)
    s.passing = number(figures, "gods.passing")
    s.calm = number(figures, f"poseidon.{s.players}")
    s.hand_cards = number(figures, "hand.cards")
    s.oracle_cards = number(figures, "oracle.cards")
    s.oracle_dealt = number(figures, "setup.oracle")
    s.gods_dealt = number(figures, "setup.gods")
    s.home = number(figures, "end.years")
    s.turn_limit = number(figures, "end.turns")
