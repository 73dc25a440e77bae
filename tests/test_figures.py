"""A printed figure is declared once, as a field of the state: schema, checks and copy come from that."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from olympus import ComponentError
from olympus.core.components import (
    Range,
    Words,
    checked,
    combined,
    figure,
    figures,
    figures_of,
    print_on,
    schema_of,
)
from olympus.core.fields import BaseState, layout, public

KINDS = ("ash", "birch", "cedar")
COLOURS = ("red", "green", "blue")


def mixed(colour, weight):
    return 10 * weight + COLOURS.index(colour[0])


@dataclass(slots=True)
class State(BaseState):
    score: list[int] = public(3)
    length: int = figure("track.length", Range(1, 30))
    hand: int = figure("hand.{players}", Range(1, 9), (2, 3))
    price: list[int] = figures("trees.{}.price", KINDS, Range(0, 9))
    tall: list[int] = figures_of("trees.{}.tall", 3, lambda: TALL, Range(0, 9))
    hues: list[int] = figures("trees.{}.hues", KINDS, Words(COLOURS))
    card: list[int] = figures("cards.*.value", 4, Range(0, 9))
    copies: list[int] = figures("cards.*.copies", 4, Range(0, 9))
    stone: list[int] = combined(
        "stones.{}", ("flint", "chalk"), mixed, colour=Words(COLOURS), weight=Range(1, 9)
    )


TALL = ["ash", "", "cedar"]
"""Declared after the state."""
SCHEMA = schema_of(State)
FILE = {
    "track.length": 20,
    "hand.2": 7,
    "hand.3": 5,
    **{f"trees.{kind}.price": price for kind, price in zip(KINDS, (1, 2, 3), strict=True)},
    "trees.ash.tall": 4,
    "trees.cedar.tall": 6,
    "trees.ash.hues": ("red",),
    "trees.birch.hues": ("green", "blue"),
    "trees.cedar.hues": ("blue", "red"),
    "cards.fool.value": 0,
    "cards.fool.copies": 2,
    "cards.ace.value": 9,
    "cards.ace.copies": 1,
    "stones.flint.colour": ("green",),
    "stones.flint.weight": 3,
    "stones.chalk.colour": ("red",),
    "stones.chalk.weight": 8,
}


def printed(players):
    state = State(players=players)
    print_on(state, checked(SCHEMA, FILE))
    return state


def test_the_schema_names_every_figure():
    assert set(SCHEMA) - {"cards.*.value", "cards.*.copies"} == {
        key for key in FILE if not key.startswith("cards.")
    }
    assert SCHEMA["hand.3"] == Range(1, 9)
    assert SCHEMA["stones.chalk.weight"] == Range(1, 9)


def test_figures_enter_a_state():
    state = printed(3)
    assert (state.length, state.hand) == (20, 5)
    assert state.price == [1, 2, 3]
    assert state.tall == [4, 0, 6]
    assert state.hues == [0b001, 0b110, 0b101]
    assert (state.card, state.copies) == ([0, 9, 0, 0], [2, 1, 0, 0])
    assert state.stone == [31, 80]
    assert printed(2).hand == 7


def test_fields_keep_their_size():
    state = printed(2)
    assert {name: len(getattr(state, name)) for name, size in layout(State) if size} == {
        name: size for name, size in layout(State) if size
    }


@pytest.mark.parametrize("key", sorted(FILE))
def test_a_missing_figure_is_named(key):
    with pytest.raises(ComponentError) as refused:
        checked(SCHEMA, {other: value for other, value in FILE.items() if other != key})
    assert (refused.value.key, refused.value.details["name"]) == ("figure-missing", key)


@pytest.mark.parametrize("key", ["trees.birch.tall", "cards.ace.colour", "hand.4", "trees.oak.price"])
def test_a_figure_that_goes_nowhere_is_refused(key):
    with pytest.raises(ComponentError) as refused:
        checked(SCHEMA, FILE | {key: 1})
    assert (refused.value.key, refused.value.details["name"]) == ("figure-unknown", key)


def test_more_cards_than_the_state_holds_are_refused():
    more = {f"cards.{name}.{part}": 1 for name in "abc" for part in ("value", "copies")}
    with pytest.raises(ComponentError) as refused:
        print_on(State(players=2), checked(SCHEMA, FILE | more))
    assert refused.value.details["name"] == "cards.c.value"
