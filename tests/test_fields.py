"""A state is declared once: its layout, its copies and its view come from that."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from olympus.core.fields import (
    PUBLIC,
    RULES,
    UNSEEN,
    BaseState,
    copier,
    duplicate,
    from_numbers,
    layout,
    names,
    numbers,
    public,
    public_copier,
    secret,
)


@dataclass(slots=True)
class State(BaseState):
    score: list[int] = public(2)
    pile: list[int] = public(3, -1)
    hand: list[int] = secret(4)
    trump: int = secret(fill=-1)
    deck: list[int] = secret(5, seen=False)


@dataclass(slots=True)
class View(State):
    me: int = secret(fill=-1)
    left: int = public()


copy_public = public_copier(State)


def test_a_view_has_all_fields_of_the_state_but_those_that_nobody_sees():
    first = [
        ("score", 2),
        ("actor", 0),
        ("players", 0),
        ("ply", 0),
        ("rules", 0),
        ("pile", 3),
        ("hand", 4),
        ("trump", 0),
    ]
    assert layout(State) == [*first, ("deck", 5)]
    assert layout(View) == [*first, ("me", 0), ("left", 0)]
    assert names(View, UNSEEN) == ("deck",)


def test_figures_come_in_the_order_of_the_layout():
    state = State(score=[1, 2], pile=[3, 4, 5], trump=7)
    assert numbers(state) == [1, 2, 0, 0, 0, 0, 3, 4, 5, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0]
    assert len(numbers(View())) == sum(size or 1 for _, size in layout(View))


@pytest.mark.parametrize("kind", [State, View])
def test_figures_are_read_back(kind):
    figures = list(range(sum(size or 1 for _, size in layout(kind))))
    assert numbers(from_numbers(kind, [*figures, 0, 0])) == figures


@pytest.mark.parametrize("kind", [State, View])
def test_a_duplicate_is_equal_and_independent(kind):
    one = kind(actor=1, hand=[1, 2, 3, 4], deck=[5] * 5)
    twin = duplicate(one)
    assert twin == one
    assert type(twin) is kind
    twin.hand[0] = 9
    twin.score[0] = 9
    assert (one.hand[0], one.score[0]) == (1, 0)


def test_what_is_public_is_copied_either_way_and_nothing_else():
    state = State(score=[1, 2], actor=1, pile=[3, 4, 5], hand=[6] * 4, trump=7, deck=[8] * 5)
    view = View()
    copy_public(state, view)
    assert view == View(score=[1, 2], actor=1, pile=[3, 4, 5])
    view.pile[0] = 9
    assert state.pile == [3, 4, 5]
    back = State()
    copy_public(view, back)
    assert back == State(score=[1, 2], actor=1, pile=[9, 4, 5])


def test_the_copy_for_machine_code_does_the_same():
    plain, machine = next(pair for pair in RULES if pair[0] is copier(State, PUBLIC))
    state = State(score=[1, 2], actor=1, pile=[3, 4, 5], hand=[6] * 4)
    one, other = View(), View()
    plain(state, one)
    machine(state, other)
    assert one == other
    assert one.pile == [3, 4, 5]


def test_a_field_that_is_not_declared_is_refused_by_name():
    @dataclass(slots=True)
    class Careless(BaseState):
        score: list[int] = public(2)
        tricks: int = 0

    with pytest.raises(TypeError, match=r"Careless\.tricks"):
        layout(Careless)
