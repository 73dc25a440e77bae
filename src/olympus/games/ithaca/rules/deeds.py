"""3.2 Divine influence, 3.3 the heroic deed."""

from __future__ import annotations

from ....core.fields import rule
from ....core.game import EVERYONE, Log, only, tell
from .. import events, moves
from ..cards import colour_of, deed_under, has_god, is_double, put_in, take_out, years_of
from ..state import (
    DEED,
    EMPTY_LANDFALLS,
    END_TURN,
    FAVOUR,
    LANDED,
    LANDFALL,
    LANDFALLS,
    MAX_HAND,
    MAX_ORACLE,
    MAX_YEARS,
    ODYSSEY,
    ORACLE,
    ROUTES,
    State,
)
from .end import end_game
from .gift import add_points
from .gods import lay
from .hands import draw
from .piles import discard
from .routes import seek_route

# what can be done


@rule
def begin_influence(s: State) -> None:
    """3.2 Ruling: with no card in hand it is skipped."""
    if s.hand_size[s.active] > 0:
        s.actor = s.active
    else:
        s.phase = DEED


@rule
def deed_due(s: State) -> int:
    """3.3 The deed under the Favour; -1 without a route."""
    route = s.route[s.active]
    return deed_under(s, route, s.favour) if route >= 0 else -1


@rule
def begin_deed(s: State, log: Log) -> None:
    """3.3 Ruling: with no card in hand only a landfall can be done, and nothing is discarded."""
    s.deed = 1
    if s.hand_size[s.active] > 0 or deed_due(s) == LANDFALL:
        s.actor = s.active
    else:
        tell(log, events.NOTHING, EVERYONE, s.active)
        s.phase = END_TURN


@rule
def legal_layings(s: State, first_code: int, out: list[int]) -> int:
    """3.2 A card on its god, a double on either of its gods."""
    n = 0
    low = s.actor * MAX_HAND
    before = -1
    for at in range(low, low + s.hand_size[s.actor]):
        card = s.hand[at]
        other = card != before  # equal cards lie side by side and are one move
        before = card
        out[n] = first_code + 2 * card  # overwritten by the next one unless it counts
        n += other
        out[n] = first_code + 2 * card + 1
        n += other & is_double(card)
    return n


@rule
def legal_deeds(s: State, out: list[int]) -> int:
    """3.3 The deed under the Favour, or a card from hand is discarded."""
    deed = deed_due(s)
    n = 0
    if deed == FAVOUR:
        n = legal_layings(s, moves.FAVOUR, out)
    elif deed == ORACLE:
        n = legal_oracles(s, out)
    elif deed == ODYSSEY:
        n = legal_odysseys(s, out)
    elif deed == LANDFALL:
        out[0] = moves.LANDFALL
        n = 1
    if s.hand_size[s.actor] == 0:
        out[n] = moves.PASS
        return n + 1
    low = s.actor * MAX_HAND
    before = -1
    for at in range(low, low + s.hand_size[s.actor]):
        card = s.hand[at]
        out[n] = moves.DISCARD + card
        n += card != before
        before = card
    return n


@rule
def legal_oracles(s: State, out: list[int]) -> int:
    """3.3 Oracle: any card from hand; into a full Oracle for one of those in it."""
    n = 0
    low = s.actor * MAX_HAND
    own = s.actor * MAX_ORACLE
    full = s.oracle_size[s.actor] >= s.oracle_cards
    before = -1
    for at in range(low, low + s.hand_size[s.actor]):
        card = s.hand[at]
        if card != before:
            before = card
            if not full:
                out[n] = moves.ORACLE + 4 * card + MAX_ORACLE
                n += 1
            else:
                old = -1
                for place in range(s.oracle_size[s.actor]):
                    if s.oracle[own + place] != old:
                        old = s.oracle[own + place]
                        out[n] = moves.ORACLE + 4 * card + place
                        n += 1
    return n


@rule
def legal_odysseys(s: State, out: list[int]) -> int:
    """3.3 Odyssey: a card of the route's colour, as long as the route has fewer cards than years."""
    route = s.route[s.actor]
    if s.on_route_size[s.actor] >= years_of(s, route):
        return 0
    colour = colour_of(s, route)
    n = 0
    low = s.actor * MAX_HAND
    before = -1
    for at in range(low, low + s.hand_size[s.actor]):
        card = s.hand[at]
        out[n] = moves.ODYSSEY + card
        n += (card != before) & has_god(card, colour)
        before = card
    return n


# doing it


@rule
def leave_hand(s: State, card: int) -> None:
    take_out(s.hand, s.active * MAX_HAND, s.hand_size[s.active], card)
    s.hand_size[s.active] -= 1


@rule
def lay_card(s: State, choice: int, log: Log) -> None:
    """3.2, 3.3 A card from hand on one of its gods; what follows comes after the draw."""
    card = choice >> 1
    god = moves.god_of(choice)
    leave_hand(s, card)
    lay(s, card, god)
    tell(log, events.LAID, EVERYONE, s.active, card, god, s.total[god])
    s.laid_on = god
    draw(s, log)


@rule
def put_in_oracle(s: State, card: int, place: int, log: Log) -> None:
    """3.3 Oracle: face down; a full Oracle first loses the card chosen."""
    seat = s.active
    low = seat * MAX_ORACLE
    leave_hand(s, card)
    if place < MAX_ORACLE:
        old = s.oracle[low + place]
        take_out(s.oracle, low, s.oracle_size[seat], old)
        s.oracle_size[seat] -= 1
        discard(s, old)
        tell(log, events.REPLACED, EVERYONE, seat, old)
    put_in(s.oracle, low, s.oracle_size[seat], card)
    s.oracle_size[seat] += 1
    tell(log, events.ORACLE, EVERYONE, seat, s.oracle_size[seat])
    tell(log, events.OWN_ORACLE, only(seat), seat, card)
    draw(s, log)


@rule
def put_on_route(s: State, card: int, log: Log) -> None:
    """3.3 Odyssey: face up on the own route."""
    seat = s.active
    leave_hand(s, card)
    put_in(s.on_route, seat * MAX_YEARS, s.on_route_size[seat], card)
    s.on_route_size[seat] += 1
    tell(log, events.ODYSSEY, EVERYONE, seat, card, s.route[seat])
    draw(s, log)


@rule
def discard_card(s: State, card: int, log: Log) -> None:
    """3.3 The deed cannot or will not be done."""
    leave_hand(s, card)
    discard(s, card)
    tell(log, events.DISCARDED, EVERYONE, s.active, card)
    draw(s, log)


@rule
def land(s: State, log: Log) -> None:
    """3.3 Landfall: the route's years and its cards are the player's. 7.1 At home the game ends."""
    seat = s.active
    route = s.route[seat]
    low = seat * MAX_YEARS
    before = s.score[seat]
    for at in range(low, low + s.on_route_size[seat]):
        add_points(s, seat, s.on_route[at])
        s.on_route[at] = -1
    s.on_route_size[seat] = 0
    s.landed[s.landed_size] = seat * ROUTES + route
    s.landed_size += 1
    s.years[seat] += years_of(s, route)
    s.route[seat] = -1
    s.counted[LANDFALLS] += 1
    s.counted[EMPTY_LANDFALLS] += s.score[seat] == before
    tell(log, events.LANDFALL, EVERYONE, seat, route, s.years[seat], s.score[seat] - before)
    if s.years[seat] >= s.home:
        tell(log, events.HOME, EVERYONE, seat, s.years[seat])
        end_game(s, log)
    else:
        seek_route(s, seat, LANDED, log)
