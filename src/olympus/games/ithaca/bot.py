"""What a sensible player thinks of a position: the heuristics that bots of Ithaca build on.

These run as machine code on states that a bot imagines from its view, never on the real state.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...core.fields import floats, rule
from .cards import colour_of, deed_under, has_god, value_of, years_of
from .moves import BID, MOVES, ODYSSEY, ORACLE
from .state import CARDS, GODS, LANDFALL, MAX_HAND, MAX_ORACLE, MAX_YEARS, SEATS, State

SEARCH = {
    "explore": 0.5,
    "stages": 1,
    "temperature": 3.0,
    "points": 0.3,
    "plies": 6,
    "rollout_sample": 3,
    "rollout_judged": 1,
    "hint_plies": 24,
}
"""Settings of the search that won the trials in docs/bots.md."""
STAKE = 0.6
PLIES = 4
"""What follows a card laid on a god: the bids for its gift, then the deed."""


@dataclass(slots=True)
class Notes:
    """What the heuristics note of a position, per seat."""

    expected: list[float] = floats(SEATS)
    """Points that it may hope for."""
    oracle: list[float] = floats(SEATS)
    """7.2 The sum of its Oracle cards of the Proci's god."""
    at_risk: list[float] = floats(SEATS)
    """7.2 Its points of that god."""


@rule
def stage(s: State) -> int:
    """The voyage has no stages: a search looks some moves ahead."""
    return 0


@rule
def seen_move(s: State, code: int) -> int:
    """What the other players see of a move: not the card put into an Oracle, of a bid only how many cards."""
    if ORACLE <= code < ODYSSEY:
        return ORACLE + (code - ORACLE) % 4
    if BID < code < MOVES:
        bits = code - BID
        count = (bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1)
        return BID + (1 << count) - 1
    return code


@rule
def appraise(s: State, notes: Notes) -> None:
    """For each seat the points it may hope for: taken, on the way, and what the Proci may cost."""
    longest = 0
    for seat in range(s.players):
        longest = max(longest, s.years[seat])
    near = min(longest / float(s.home), 1.0)  # how near the end is
    weigh_proci(s, notes)
    for seat in range(s.players):
        worth = float(s.score[seat]) + worth_of_route(s, seat, near) + worth_of_oracle(s, seat)
        worth += 0.12 * s.years[seat]
        if s.proci >= 0:
            beaten = 1.0
            for other in range(s.players):
                if other != seat and notes.oracle[other] >= notes.oracle[seat]:
                    beaten = 0.0
            safe = 0.15 + 0.75 * beaten
            worth -= notes.at_risk[seat] * (1.0 - safe) * (0.35 + 0.6 * near)
        notes.expected[seat] = worth


@rule
def weigh_proci(s: State, notes: Notes) -> None:
    """7.2 Who has how much in the Oracle of the god the Proci stand on, and how many points of that god."""
    for seat in range(SEATS):
        notes.oracle[seat] = 0.0
        notes.at_risk[seat] = 0.0
    if s.proci < 0:
        return
    for seat in range(s.players):
        for i in range(s.oracle_size[seat]):
            card = s.oracle[seat * MAX_ORACLE + i]
            if has_god(card, s.proci):
                notes.oracle[seat] += value_of(card)
    for i in range(s.points_size):
        card = s.points[i] % CARDS
        if has_god(card, s.proci):
            notes.at_risk[s.points[i] // CARDS] += value_of(card)


@rule
def worth_of_route(s: State, seat: int, near: float) -> float:
    """Cards on the route are points once landfall is made; cards in hand that fit it may follow."""
    route = s.route[seat]
    if route < 0:
        return 0.0
    worth = 0.0
    for i in range(s.on_route_size[seat]):
        worth += value_of(s.on_route[seat * MAX_YEARS + i])
    land = 0.7 - 0.25 * near
    for god in range(GODS):
        if s.favour == god and deed_under(s, route, god) == LANDFALL:
            land += 0.1
    worth *= land
    room = years_of(s, route) - s.on_route_size[seat]
    fits = 0.0
    for i in range(s.hand_size[seat]):
        card = s.hand[seat * MAX_HAND + i]
        if has_god(card, colour_of(s, route)) and room > 0:
            fits += value_of(card)
    return worth + 0.18 * fits + 0.1 * room


@rule
def worth_of_oracle(s: State, seat: int) -> float:
    """An Oracle wins gifts and keeps the Proci away."""
    worth = 0.0
    for i in range(s.oracle_size[seat]):
        worth += 0.2 + 0.22 * value_of(s.oracle[seat * MAX_ORACLE + i])
    return worth
