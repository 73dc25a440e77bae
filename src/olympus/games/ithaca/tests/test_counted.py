"""What is counted for the lab is what happened."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from olympus import Match
from olympus.games.ithaca.names import COUNTED

EVENTS = {
    "gifts": "proci",
    "gifts-won": "won",
    "gifts-tied": "tied",
    "gifts-unclaimed": "unclaimed",
    "bids": "bid",
    "wrath": "wrath",
    "landfalls": "landfall",
    "lost-cards": "lost",
}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_counts_are_those_of_the_events(players):
    match, chance = Match.new("ithaca", seed=players, players=players), Random(players)
    while not match.over:
        match.play(chance.choice(match.legal()))
    events = [event.data for entry in match.entries for event in entry.events]
    happened = Counter(event["event"] for event in events)
    counted = dict(zip(COUNTED, match.state.counted, strict=True))
    assert {name: counted[name] for name in EVENTS} == {name: happened[kind] for name, kind in EVENTS.items()}
    assert counted["bid-cards"] == sum(event["cards"] for event in events if event["event"] == "bid")
    empty = [event for event in events if event["event"] == "landfall" and event["points"] == 0]
    assert counted["empty-landfalls"] == len(empty)
    lost = [int(re.findall(r"\d+", event["card"])[0]) for event in events if event["event"] == "lost"]
    assert counted["lost-points"] == sum(lost)
