"""1 Set-up: the first player, Oracles, routes, hands, the gods' first cards."""

from __future__ import annotations

from ....core.fields import rule
from ....core.game import CHANCE, EVERYONE, NOBODY, Log, only, tell
from .. import events
from ..cards import put_in, top_god
from ..state import (
    DEAL_GODS,
    DEAL_HANDS,
    DEAL_ORACLES,
    DEAL_ROUTES,
    GODS,
    MAX_HAND,
    MAX_ORACLE,
    TURN,
    State,
)
from .gods import clear_god, lay, set_favour
from .piles import draw_fate, draw_route


@rule
def draw_first_player(s: State, seat: int) -> None:
    """1.6 Ruling: drawn, unless the table names a seat."""
    s.first = seat
    begin_deal(s)


@rule
def begin_deal(s: State) -> None:
    s.active = s.first
    s.asked = 0
    s.phase = DEAL_ORACLES if s.oracle_dealt > 0 else DEAL_ROUTES
    s.actor = CHANCE


@rule
def deal_oracle(s: State, choice: int, log: Log) -> None:
    """1.1 One fate card, face down, to each: seat 0 first. `asked` is the seat the next card goes to."""
    seat = s.asked
    card = draw_fate(s, choice, seat, log)
    put_in(s.oracle, seat * MAX_ORACLE, s.oracle_size[seat], card)
    s.oracle_size[seat] += 1
    tell(log, events.OWN_ORACLE, only(seat), seat, card)
    if s.oracle_size[seat] == s.oracle_dealt:
        tell(log, events.ORACLE_DEALT, EVERYONE, seat, s.oracle_dealt)
        next_seat(s, DEAL_ROUTES)


@rule
def deal_route(s: State, choice: int, log: Log) -> None:
    """1.2 One route, face up, to each."""
    s.route[s.asked] = draw_route(s, choice, log)
    tell(log, events.ROUTE_DEALT, EVERYONE, s.asked, s.route[s.asked])
    next_seat(s, DEAL_HANDS)


@rule
def deal_hand(s: State, choice: int, log: Log) -> None:
    """1.3 A hand to each."""
    seat = s.asked
    card = draw_fate(s, choice, seat, log)
    put_in(s.hand, seat * MAX_HAND, s.hand_size[seat], card)
    s.hand_size[seat] += 1
    tell(log, events.OWN_DRAW, only(seat), seat, card)
    if s.hand_size[seat] == s.hand_cards:
        tell(log, events.HAND_DEALT, EVERYONE, seat, s.hand_cards)
        next_seat(s, DEAL_GODS)
        if s.phase == DEAL_GODS and s.gods_dealt == 0:
            begin_turns(s, log)


@rule
def next_seat(s: State, following: int) -> None:
    s.asked += 1
    if s.asked == s.players:
        s.asked = 0
        s.phase = following


@rule
def deal_god(s: State, choice: int, log: Log) -> None:
    """1.4 A card from the deck to its god; a double to the one named higher."""
    card = draw_fate(s, choice, -1, log)
    lay(s, card, top_god(card))
    tell(log, events.GOD_DEALT, EVERYONE, card, top_god(card))
    s.asked += 1
    if s.asked == s.gods_dealt:
        begin_turns(s, log)


@rule
def begin_turns(s: State, log: Log) -> None:
    """1.5 A god over the limit loses its cards; Ruling: no gift, no Proci. Then the Favour is set."""
    for god in range(GODS):
        if s.total[god] > s.passing:
            tell(log, events.SPILLED, EVERYONE, god, s.total[god])
            clear_god(s, god)
    set_favour(s, log)
    s.asked = 0
    s.phase = TURN
    s.actor = NOBODY
