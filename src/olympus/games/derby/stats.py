"""What a designer asks of many finished games: samples, one figure a game, from a batch of final states."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.scores import seat_samples, win_shares_of_games
from .names import BETS, GODS
from .power import POWERS
from .state import LOST, WON

Samples = dict[tuple[str, str], Any]
"""(group, name) -> one figure for each game it concerns."""

NAMES_OF = {
    "seat-wins": "seat",
    "seat-points": "seat",
    "god-wins": "god",
    "god-points": "god",
    "bet-wins": "bet",
    "bet-placed": "bet",
    "bet-won": "bet",
    "bet-points": "bet",
    "bet-value": "bet",
    "bet-worth": "bet",
    "power-used": "power",
    "power-value": "power",
    "power-worth": "power",
    "race-finishers": "race",
    "race-disqualified": "race",
    "race-crossed": "race",
    "game": "figure",
}
"""Each group, and what the names in it are names of."""

SHARES = {
    "seat-wins",
    "god-wins",
    "bet-wins",
    "bet-placed",
    "bet-won",
    "bet-value",
    "power-used",
    "power-value",
    "race-crossed",
    "shared-wins",
    "line-crossed",
    "none-finished",
}
"""Groups and names that are shares of 1."""


def samples(finals: Any) -> Samples:
    """`finals` is a record array of final states, all with the same options."""
    scores, wins, found = seat_samples(finals)
    players = scores.shape[1]
    gods = finals["god"][:, :players]
    for god, name in enumerate(GODS):
        at = gods == god
        found["god-wins", name] = wins[at]
        found["god-points", name] = scores[at]
    where = finals["bet_where"].reshape(len(finals), -1, len(BETS))[:, :players]
    for bet, card in enumerate(BETS):
        placed = where[:, :, bet]
        found["bet-wins", card] = wins[(placed == WON) | (placed == LOST)]
        found["bet-placed", card] = ((placed == WON) | (placed == LOST)).ravel()
        found["bet-won", card] = (placed == WON)[(placed == WON) | (placed == LOST)]
        found["bet-points", card] = found["bet-won", card] * int(finals["bet_vp"][0, bet])
    for power, spent in enumerate(POWERS.names):
        in_game = (gods == power // 3).any(axis=1)
        if finals["spent"][:, power].any():
            found["power-used", spent] = finals["spent"][in_game, power]
    cards = players * int(finals["hand_size"][0])
    for race in range(3):
        found["race-finishers", str(race + 1)] = finals["finishers_of_race"][:, race]
        found["race-disqualified", str(race + 1)] = finals["disqualified_of_race"][:, race]
        crossed = finals["crossed_after"][:, race]
        found["race-crossed", str(race + 1)] = crossed[crossed > 0] / cards
    found["game", "finishers"] = finals["finishers_of_race"].ravel()
    found["game", "none-finished"] = finals["finishers_of_race"].ravel() == 0
    found["game", "line-crossed"] = np.concatenate(
        [found["race-crossed", str(race + 1)] for race in range(3)]
    )
    found["game", "decisions"] = finals["ply"]
    found["game", "winning-points"] = scores.max(axis=1)
    found["game", "margin"] = margin(scores)
    found["game", "shared-wins"] = wins.max(axis=1) < 1
    return found


def contrasts(finals: Any) -> dict[tuple[str, str], tuple[Any, Any]]:
    """What a bet or a power brings, in wins and in points: seats that placed or used it, and seats that did not."""
    players = int(finals["players"][0])
    scores = finals["score"][:, :players].astype(np.int64)
    wins = win_shares_of_games(scores)
    found: dict[tuple[str, str], tuple[Any, Any]] = {}
    where = finals["bet_where"].reshape(len(finals), -1, len(BETS))[:, :players]
    for bet, card in enumerate(BETS):
        placed = (where[:, :, bet] == WON) | (where[:, :, bet] == LOST)
        found["bet-value", card] = wins[placed], wins[~placed]
        found["bet-worth", card] = scores[placed], scores[~placed]
    gods = finals["god"][:, :players]
    for power, name in enumerate(POWERS.names):
        has = gods == power // 3
        used = has & (finals["spent"][:, power] != 0)[:, None]
        if used.any():
            found["power-value", name] = wins[used], wins[has & ~used]
            found["power-worth", name] = scores[used], scores[has & ~used]
    return found


def margin(scores: Any) -> Any:
    """How far the winner is ahead of the second."""
    ordered = np.sort(scores, axis=1)
    return ordered[:, -1] - ordered[:, -2]
