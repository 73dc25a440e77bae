"""7.2 What would come of it if the game ended now, as far as a seat can know it."""

from __future__ import annotations

from typing import Literal

from .cards import has_god, value_of
from .rules.end import stand
from .shown import Ending
from .state import CARDS, FINISHED, MAX_ORACLE
from .view import View


def forecast(v: View) -> list[Ending]:
    """For every player; nothing while the Proci are aside, or when the game is over."""
    if v.proci < 0 or v.phase == FINISHED:
        return []
    hidden = [value_of(card) for card, copies in enumerate(v.unseen) if copies and has_god(card, v.proci)]
    bounds = [bounds_of(v, seat, max(hidden, default=0)) for seat in range(v.players)]
    return [forecast_of(v, seat, bounds) for seat in range(v.players)]


def forecast_of(v: View, seat: int, bounds: list[tuple[int, int]]) -> Ending:
    """7.2 Only the one highest sum beats them."""
    least, most = bounds[seat]
    others = [bounds[other] for other in range(v.players) if other != seat]
    beats: Literal["yes", "no", "maybe"] = "maybe"
    if most <= max(low for low, _ in others):
        beats = "no"
    elif least > max(high for _, high in others):
        beats = "yes"
    own = [card % CARDS for card in v.points[: v.points_size] if card // CARDS == seat]
    loses = sum(value_of(card) for card in own if has_god(card, v.proci))
    return {"seat": seat, "stand": least if least == most else None, "beats": beats, "loses": loses}


def bounds_of(v: View, seat: int, highest: int) -> tuple[int, int]:
    """The least and the most that an Oracle may have; no hidden card has more than the highest that is unseen."""
    if v.oracle_size[seat] == 0 or v.oracle[seat * MAX_ORACLE] >= 0:
        known = stand(v, seat)
        return known, known
    return 0, v.oracle_size[seat] * highest
