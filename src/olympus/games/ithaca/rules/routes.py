"""3.1 The change of route, 5 Poseidon's wrath, 6 what changing a route means."""

from __future__ import annotations

from ....core.fields import rule
from ....core.game import CHANCE, EVERYONE, NOBODY, Log, tell
from .. import events, moves
from ..cards import take_out, years_of
from ..state import (
    CHOSEN,
    END_TURN,
    FILLED_HANDS,
    FORCED,
    INFLUENCE,
    LANDED,
    MAX_ORACLE,
    MAX_YEARS,
    NEW_ROUTE,
    OWED,
    OWED_ROUTE,
    POSEIDON,
    ROUTE,
    SHED,
    WRATH,
    WRATHS,
    State,
)
from .gods import clear_god, lay
from .hands import draw
from .piles import discard, discard_route, draw_route, routes_left


@rule
def begin_turn(s: State, log: Log) -> None:
    """3 A turn. Ruling: first a short hand is filled up."""
    tell(log, events.TURN, EVERYONE, s.active, s.turn)
    s.phase = OWED_ROUTE
    if s.rules >= FILLED_HANDS:
        draw(s, log)


@rule
def begin_voyage(s: State, log: Log) -> None:
    """3.3 Ruling: who has no route draws one now, if there is one again."""
    if s.route[s.active] < 0:
        seek_route(s, s.active, OWED, log)
    else:
        ask_for_route(s)


@rule
def ask_for_route(s: State) -> None:
    """3.1 The active player is asked, if there is a route and an Oracle card for it: all can see that."""
    if s.route[s.active] >= 0 and s.oracle_size[s.active] > 0:
        s.phase = ROUTE
        s.actor = s.active
    else:
        s.phase = INFLUENCE


@rule
def legal_routes(s: State, out: list[int]) -> int:
    """3.1 Keep the route, or give one card of the own Oracle for another."""
    out[0] = moves.KEEP
    n = 1
    low = s.actor * MAX_ORACLE
    before = -1
    for at in range(low, low + s.oracle_size[s.actor]):
        card = s.oracle[at]
        if card != before:
            before = card
            out[n] = moves.CHANGE + card
            n += 1
    return n


@rule
def keep_route(s: State, log: Log) -> None:
    tell(log, events.KEPT, EVERYONE, s.active, s.route[s.active])
    s.phase = INFLUENCE
    s.actor = NOBODY


@rule
def change_route(s: State, card: int, log: Log) -> None:
    """3.1 The card goes to Poseidon, the route is discarded, a new one is drawn."""
    take_out(s.oracle, s.active * MAX_ORACLE, s.oracle_size[s.active], card)
    s.oracle_size[s.active] -= 1
    lay(s, card, POSEIDON)
    tell(log, events.OFFERED, EVERYONE, s.active, card, s.total[POSEIDON])
    seek_route(s, s.active, CHOSEN, log)


@rule
def seek_route(s: State, seat: int, cause: int, log: Log) -> None:
    """6.1 A route is left, if there is one, and another drawn. Ruling: none left to draw, none drawn."""
    s.mover = seat
    s.cause = cause
    if s.route[seat] >= 0:
        discard_route(s, s.route[seat])
        tell(log, events.ROUTE_LEFT, EVERYONE, seat, s.route[seat])
        s.route[seat] = -1
    if routes_left(s, log):
        s.phase = NEW_ROUTE
        s.actor = CHANCE
    else:
        tell(log, events.NO_ROUTE, EVERYONE, seat)
        after_route(s, log)


@rule
def new_route(s: State, choice: int, log: Log) -> None:
    """6.1 The cards of the old route lie on the new one; if they are too many, the owner sheds."""
    seat = s.mover
    s.route[seat] = draw_route(s, choice, log)
    tell(log, events.ROUTE_DRAWN, EVERYONE, seat, s.route[seat])
    shed_or_go_on(s, log)


@rule
def shed_or_go_on(s: State, log: Log) -> None:
    seat = s.mover
    if s.on_route_size[seat] > years_of(s, s.route[seat]):
        s.phase = SHED
        s.actor = seat
    else:
        after_route(s, log)


@rule
def legal_sheds(s: State, out: list[int]) -> int:
    """6.1 Which card to shed is the owner's choice, one at a time."""
    n = 0
    low = s.actor * MAX_YEARS
    before = -1
    for at in range(low, low + s.on_route_size[s.actor]):
        card = s.on_route[at]
        if card != before:
            before = card
            out[n] = moves.SHED + card
            n += 1
    return n


@rule
def shed_card(s: State, card: int, log: Log) -> None:
    seat = s.mover
    take_out(s.on_route, seat * MAX_YEARS, s.on_route_size[seat], card)
    s.on_route_size[seat] -= 1
    discard(s, card)
    tell(log, events.SHED, EVERYONE, seat, card)
    shed_or_go_on(s, log)


@rule
def after_route(s: State, log: Log) -> None:
    """3.1 Ruling: the wrath comes after the own change, shedding included. A landfall ends the turn."""
    cause = s.cause
    s.mover = -1
    s.actor = NOBODY
    if cause == LANDED:
        s.phase = END_TURN
    elif cause == OWED:
        s.phase = ROUTE
    elif cause == FORCED:
        s.asked += 1
        s.phase = WRATH
    elif s.total[POSEIDON] > s.calm:
        s.asked = 1
        s.phase = WRATH
        s.counted[WRATHS] += 1
        tell(log, events.WRATH, EVERYONE, s.active, s.total[POSEIDON])
    else:
        s.phase = INFLUENCE


@rule
def next_victim(s: State, log: Log) -> None:
    """5.1 Clockwise all but the active player change route; then Poseidon's cards are discarded."""
    if s.asked < s.players:
        seek_route(s, (s.active + s.asked) % s.players, FORCED, log)
        return
    tell(log, events.CALMED, EVERYONE, s.laid_size[POSEIDON])
    clear_god(s, POSEIDON)
    s.asked = 0
    s.phase = INFLUENCE
