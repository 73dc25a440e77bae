"""What the lessons promise comes to pass, whatever the learner chose among the accepted moves."""

from __future__ import annotations

from random import Random

import pytest

from olympus import games
from olympus.core import lessons
from tests.suite.lessons import walk

GAME = games.load("derby")
PROMISED = [
    {"Dragon": {"first", "top-two", "podium"}, "Lamassu": {"last", "bottom-two"}},
    {"Pegasus": {"first-or-disqualified"}, "Phoenix": {"disqualified"}},
    {"Gryphon": {"first"}, "Dragon": {"podium"}, "Sylph": {"last", "bottom-two"}},
]


def finished(number, seed):
    return walk(GAME, lessons.of(GAME)[number], Random(seed)).match


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("number", [0, 1, 2])
def test_r4_1_the_bets_of_a_lesson_pay(number, seed):
    match = finished(number, seed)
    revealed = [event for event in match.events(0) if event["event"] == "revealed" and event["seat"] == 0]
    for creature, bets in PROMISED[number].items():
        (bet,) = [event for event in revealed if event["creature"] == creature]
        assert bet["bet"] in bets
        assert bet["bet"] in match.view(0)["players"][0]["won"]
    assert match.scores[0] == max(match.scores) >= 7
