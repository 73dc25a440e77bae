"""What a designer asks of many finished games: samples, one figure a game, from a batch of final states."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.scores import seat_samples, win_shares_of_games
from .names import COUNTED, GODS, ROUTES
from .state import CARDS
from .state import GODS as FOUR
from .state import ROUTES as ALL_ROUTES

Samples = dict[tuple[str, str], Any]
"""(group, name) -> one figure for each game it concerns."""

NAMES_OF = {
    "seat-wins": "seat",
    "seat-points": "seat",
    "seat-years": "seat",
    "proci-on": "god",
    "points-of": "god",
    "route-landed": "route",
    "route-value": "route",
    "route-worth": "route",
    "happened": "counted",
    "game": "figure",
}
"""Each group, and what the names in it are names of."""

SHARES = {"seat-wins", "proci-on", "route-landed", "route-value", "shared-wins", "turn-limit"}
"""Groups and names that are shares of 1."""


def samples(finals: Any) -> Samples:
    """`finals` is a record array of final states, all with the same options."""
    scores, wins, found = seat_samples(finals)
    players = scores.shape[1]
    for seat in range(players):
        found["seat-years", str(seat)] = finals["years"][:, seat]
    cards = finals["points"].astype(np.int64)
    for god in range(FOUR):
        name = GODS[god].lower()
        found["proci-on", name] = finals["proci"] == god
        of_god = (cards >= 0) & ((cards % CARDS >> 4 == god) | ((cards >> 2) & 3 == god))
        found["points-of", name] = (((cards & 3) + 1) * of_god).sum(axis=1)
    landed = finals["landed"]
    for route, name in enumerate(ROUTES):
        found["route-landed", name] = ((landed >= 0) & (landed % ALL_ROUTES == route)).any(axis=1)
    for at, name in enumerate(COUNTED):
        found["happened", name] = finals["counted"][:, at]
    found["game", "decisions"] = finals["ply"]
    found["game", "turns"] = finals["turn"]
    found["game", "winning-points"] = scores.max(axis=1)
    found["game", "margin"] = margin(scores)
    found["game", "shared-wins"] = wins.max(axis=1) < 1
    found["game", "turn-limit"] = finals["turn"] >= players * finals["turn_limit"]
    return found


def contrasts(finals: Any) -> dict[tuple[str, str], tuple[Any, Any]]:
    """What a route brings, in wins and in points: seats that took it, and seats that did not."""
    players = int(finals["players"][0])
    scores = finals["score"][:, :players].astype(np.int64)
    wins = win_shares_of_games(scores)
    landed = finals["landed"].astype(np.int64)
    game, at = np.nonzero(landed >= 0)
    took = np.zeros((len(finals), players, ALL_ROUTES), bool)
    took[game, landed[game, at] // ALL_ROUTES, landed[game, at] % ALL_ROUTES] = True
    found: dict[tuple[str, str], tuple[Any, Any]] = {}
    for route, name in enumerate(ROUTES):
        taken = took[:, :, route]
        found["route-value", name] = wins[taken], wins[~taken]
        found["route-worth", name] = scores[taken], scores[~taken]
    return found


def margin(scores: Any) -> Any:
    """How far the winner is ahead of the second."""
    ordered = np.sort(scores, axis=1)
    return ordered[:, -1] - ordered[:, -2]
