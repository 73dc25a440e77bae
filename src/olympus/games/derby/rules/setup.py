"""1 Set-up and 5.1 the next race: gods, first player, deal."""

from __future__ import annotations

from ....core.fields import fill_array, rule
from ....core.game import CHANCE, EVERYONE, NOBODY, Log, tell
from .. import events
from ..state import (
    BETTING,
    CREATURES,
    DEAL,
    FATE_TOKENS,
    FIRST_PLAYER,
    KINDS,
    MAX_HAND,
    SEATS,
    State,
)


@rule
def clockwise(s: State, seat: int, steps: int) -> int:
    """The seat so many places to the left; never more than once round."""
    seat += steps
    return seat if seat < s.players else seat - s.players


@rule
def left_holder(seat: int) -> int:
    """1.5 The holder to the left of a seat, shared with the next one clockwise."""
    return seat


@rule
def right_holder(s: State, seat: int) -> int:
    return seat - 1 if seat > 0 else s.players - 1


@rule
def add_card(s: State, holder: int, card: int) -> None:
    """Cards lie in a holder in order of their number, so that equal holders are equal."""
    low = holder * MAX_HAND
    at = low + s.holder_size[holder]
    cards = s.holder
    while at > low and cards[at - 1] > card:
        cards[at] = cards[at - 1]
        at -= 1
    cards[at] = card
    s.holder_size[holder] += 1


@rule
def remove_card(s: State, holder: int, card: int) -> None:
    """Take one such card out of a holder that has it."""
    low = holder * MAX_HAND
    s.holder_size[holder] -= 1
    last = low + s.holder_size[holder]
    cards = s.holder
    shift = 0
    for at in range(low, last):
        shift |= cards[at] == card
        cards[at] = cards[at + shift]
    cards[last] = -1
    if s.renewed_holder == holder and s.renewed_card == card:
        s.renewed_holder = -1
        s.renewed_card = -1


@rule
def draw_god(s: State, choice: int, log: Log) -> None:
    """1.1 Ruling: gods the table has not chosen are drawn."""
    god = free_god(s, choice)
    for seat in range(s.players):
        if s.god[seat] < 0:
            s.god[seat] = god
            tell(log, events.GOD, EVERYONE, seat, god)
            break
    for seat in range(s.players):
        if s.god[seat] < 0:
            return
    after_gods(s, log)


@rule
def after_gods(s: State, log: Log) -> None:
    if s.first < 0:
        s.phase = FIRST_PLAYER
    else:
        begin_race(s, log)


@rule
def free_gods(s: State) -> int:
    free = SEATS
    for seat in range(s.players):
        if s.god[seat] >= 0:
            free -= 1
    return free


@rule
def free_god(s: State, choice: int) -> int:
    """The choice-th god that nobody has."""
    for god in range(SEATS):
        taken = False
        for seat in range(s.players):
            if s.god[seat] == god:
                taken = True
        if not taken:
            if choice == 0:
                return god
            choice -= 1
    return -1


@rule
def draw_first_player(s: State, seat: int, log: Log) -> None:
    """1.7 Ruling: drawn, unless the table names a seat."""
    s.first = seat
    begin_race(s, log)


@rule
def begin_race(s: State, log: Log) -> None:
    """1.2-1.6 Creatures at the start, tokens on offer, a fresh deck, protections with Zeus; the deal is due."""
    for c in range(CREATURES):
        s.sector[c] = 0
        s.arrival[c] = c
        s.finished[c] = -1
        s.ranking[c] = -1
        s.place[c] = 0
        s.tokens[c] = s.tokens_each
    s.arrivals = CREATURES
    s.finishers = 0
    s.crossed = -1
    gather_deck(s)
    s.zeus_protections = s.protections
    fill_array(s.bet_card, -1)
    fill_array(s.bet_creature, -1)
    s.bet_round = 0
    fill_array(s.fate_token, 0)
    forget(s)
    s.drawn_size = 0
    fill_array(s.drawn, -1)
    s.active = s.first
    s.asked = 0
    s.phase = DEAL
    s.actor = CHANCE
    tell(log, events.RACE, EVERYONE, s.race, s.first)


@rule
def gather_deck(s: State) -> None:
    """3.3 All movement cards in the deck. Drawing from any place of it is a shuffle."""
    fill_array(s.discard, 0)
    fill_array(s.zeus, 0)
    s.zeus_tricks = 0
    n = 0
    for kind in range(KINDS):
        for _ in range(s.copies[kind]):
            for creature in range(CREATURES):
                s.deck[n] = creature * KINDS + kind
                n += 1
    s.deck_size = n


@rule
def forget_card(s: State) -> None:
    """2.3 No card is being played."""
    s.card = -1
    s.card_holder = -1
    s.card_number = 0
    s.trick = 0
    s.value = 0
    s.shed_skin = 0


@rule
def forget(s: State) -> None:
    """8.9, 8.11 What lasted for the race at most, and what powers showed of it."""
    forget_card(s)
    s.fate_creature = -1
    s.fate_moved = 0
    s.decree_creature = -1
    s.decree_seat = -1
    s.eye_holder = -1
    fill_array(s.wisdom_slot, -1)
    s.returned_card = -1
    s.renewed_card = -1
    s.renewed_holder = -1


@rule
def holder_due(s: State) -> int:
    """The holder the next card is dealt to: seat 0's first, each filled before the next."""
    return s.asked


@rule
def deal_card(s: State, choice: int, log: Log) -> None:
    """1.5 One card of the shuffled deck into the holder due."""
    holder = holder_due(s)
    card = s.deck[choice]
    s.deck_size -= 1
    s.deck[choice] = s.deck[s.deck_size]
    s.deck[s.deck_size] = -1
    add_card(s, holder, card)
    if s.holder_size[holder] < s.hand_size:
        return
    tell(log, events.DEALT, EVERYONE, holder, s.hand_size)
    s.asked += 1
    if s.asked < s.players:
        return
    s.asked = 0
    s.actor = NOBODY
    s.phase = FATE_TOKENS if s.fate else BETTING
    if s.phase == BETTING:
        tell(log, events.BETS_OPEN, EVERYONE, 0, s.first)
