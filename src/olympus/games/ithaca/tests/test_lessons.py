"""What the lessons promise comes to pass, whatever the learner chose among the accepted moves."""

from __future__ import annotations

from random import Random

import pytest

from olympus import games
from olympus.core import lessons
from tests.suite.lessons import walk

GAME = games.load("ithaca")


def finished(number, seed):
    return walk(GAME, lessons.of(GAME)[number], Random(seed)).match


@pytest.mark.parametrize("seed", range(8))
def test_r3_3_the_first_lesson_fills_a_route(seed):
    mine = finished(0, seed).view(0)["players"][0]
    assert len(mine["cards"]) == mine["route"]["years"] == 3


@pytest.mark.parametrize("seed", range(8))
def test_r3_3_the_second_brings_points_home(seed):
    match = finished(1, seed)
    assert match.view(0)["players"][0]["years"] == 5
    assert match.scores[0] in (9, 10)


@pytest.mark.parametrize("seed", range(8))
def test_r7_2_the_third_beats_the_proci(seed):
    match = finished(2, seed)
    assert match.over
    assert match.scores == [4, 0]
    assert match.view(0)["proci"] == "Helios"
