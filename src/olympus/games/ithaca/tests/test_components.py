"""Figures are in components.toml alone: correct one, and rules, views and notation follow."""

from __future__ import annotations

from random import Random

import pytest

from olympus import ComponentError, Match, load_game
from olympus.core.texts import LANGUAGES

from .invariants import check
from .table import Table


def test_the_box():
    """72 fate cards; 24 routes with every order of the four deeds, six of each colour."""
    figures, marks = load_game("ithaca").components
    copies = [
        n for key, n in figures.items() if isinstance(n, int) and key.startswith(("singles", "doubles"))
    ]
    assert sum(copies) == 72
    deeds = [value for key, value in figures.items() if key.endswith(".deeds")]
    assert len(deeds) == len(set(deeds)) == 24
    colours = [value for key, value in figures.items() if key.endswith(".colour")]
    assert [colours.count((god,)) for god in ("zeus", "athena", "helios", "aiolus")] == [6] * 4
    assert figures["routes.aeaea.deeds"] == ("odyssey", "favour", "landfall", "oracle")
    assert set(marks.values()) == {"A", "I", "H"}


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"singles.zeus.1": 4}, "fate-count"),
        ({"oracle.cards": 1, "setup.oracle": 2}, "oracle-dealt"),
        ({"routes.aeaea.deeds": ("odyssey",) * 5}, "route-words"),
        ({"routes.aeaea.colour": ("zeus", "helios")}, "route-words"),
        ({"routes.aeaea.years": 9}, "figure-range"),
        ({"routes.aeaea.deeds": ("odyssey", "siesta", "oracle", "favour")}, "figure-words"),
        ({"routes.atlantis.years": 2}, "figure-unknown"),
    ],
)
def test_a_wrong_figure_is_refused_in_every_language(change, key):
    with pytest.raises(ComponentError) as refused:
        Match.new("ithaca", seed=1, figures=change)
    assert refused.value.key == key
    for language in LANGUAGES:
        assert refused.value.say(language)


def test_house_figures_travel_with_the_match_and_its_record():
    figures = {
        "gods.passing": 3,
        "hand.cards": 5,
        "routes.aeaea.years": 5,
        "singles.zeus.1": 0,
        "singles.zeus.4": 6,
    }
    match = Match.new("ithaca", seed=3, players=2, figures=figures)
    assert match.view(0)["figures"]["passing"] == 3
    assert len(match.view(0)["players"][0]["hand"]) == 5
    for _ in range(30):
        match.play(match.legal()[0])
    twin = Match.from_record(match.record())
    assert twin.figures == match.figures
    assert twin.view(0) == match.view(0)


def test_a_lower_limit_gives_gifts_sooner():
    table = (
        Table(figures={"gods.passing": 3}).on_gods(Zeus="Zeus 2").hands(ale="Zeus 2").oracles(ale="Zeus 1")
    )
    table.play("ale: influence Zeus 2 on Zeus")
    assert table.phase == "bid"


@pytest.mark.parametrize("players", [2, 5])
def test_extreme_figures_can_be_played(players):
    for figures in (
        {"gods.passing": 11, "hand.cards": 6, "setup.oracle": 0, "setup.gods": 12, "end.years": 30},
        {"gods.passing": 1, "hand.cards": 1, "oracle.cards": 1, "setup.gods": 0, f"poseidon.{players}": 0},
        {f"poseidon.{players}": 11, "setup.oracle": 3, "end.turns": 20},
    ):
        match = Match.new("ithaca", seed=2, players=players, figures=figures)
        rng = Random(2)
        while not match.over:
            check(match.state)
            match.play(rng.choice(match.legal()))
        check(match.state)
