"""7 What everyone may see: the view of a seat, built up from nothing, and states it cannot tell apart."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.chance import below
from ...core.fields import copy_array, copy_part, fill_array, public, public_copier, rule, secret
from .powers.common import seat_of
from .powers.horus import HORUS
from .powers.marduk import MARDUK
from .powers.odin import ODIN
from .rules.judgment import take_from_zeus, zeus_card, zeus_size
from .rules.setup import add_card, left_holder, right_holder
from .state import (
    BETS,
    CARDS,
    FINISHED,
    KINDS,
    MAX_HAND,
    PLACED,
    PROTECTION,
    SEATS,
    SLOTS,
    UNUSED,
    State,
)


@dataclass(slots=True)
class View(State):
    """Fields have the names and meaning they have in the state; -1 (or UNUSED) where a thing is hidden."""

    me: int = secret(fill=-1)
    peek_size: int = public()


copy_public = public_copier(State)
"""7.1 What lies open on the table; either way."""


@rule
def sees_holder(s: State, seat: int, holder: int) -> bool:
    """1.5 Both neighbours of a holder see its cards; 8.11 so does Horus after Falcon Eye."""
    if seat < 0:
        return False
    if holder == left_holder(seat) or holder == right_holder(s, seat):
        return True
    return holder == s.eye_holder and s.god[seat] == HORUS


@rule
def copy_zeus(source: State, target: State) -> None:
    """7.1 The Zeus deck lies open; in a view it has the cards, too, that somebody is just looking at."""
    copy_array(target.zeus, source.zeus)
    target.zeus_tricks = source.zeus_tricks
    target.zeus_protections = source.zeus_protections


@rule
def observe(s: State, seat: int, v: View) -> None:
    """7.1, 7.2 The view of a seat; seat -1 is a spectator."""
    copy_public(s, v)
    copy_zeus(s, v)
    v.peek_size = 0
    for i in range(2):
        card = s.peek[i]
        if card == PROTECTION:
            v.zeus_protections += 1
        elif card >= 0:
            v.zeus[card] += 1
            v.zeus_tricks += 1
        if card >= 0:
            v.peek_size += 1
    observe_own(s, seat, v)


@rule
def observe_own(s: State, seat: int, v: View) -> None:
    """7.2 What seats see differently."""
    v.me = seat
    fill_array(v.holder, -1)
    for holder in range(s.players):
        if sees_holder(s, seat, holder):
            low = holder * MAX_HAND
            copy_part(v.holder, s.holder, low, low + MAX_HAND)
    fill_array(v.bet_where, UNUSED)
    fill_array(v.bet_card, -1)
    for other in range(s.players):
        if other == seat:
            copy_part(v.bet_where, s.bet_where, other * BETS, (other + 1) * BETS)
            copy_part(v.bet_card, s.bet_card, other * SLOTS, (other + 1) * SLOTS)
        else:
            observe_bets(s, seat, other, v)
    odin = seat >= 0 and s.god[seat] == ODIN
    marduk = seat >= 0 and s.god[seat] == MARDUK
    v.returned_card = s.returned_card if odin or marduk else -1
    for i in range(2):
        v.peek[i] = s.peek[i] if odin else -1


@rule
def observe_bets(s: State, seat: int, other: int, v: View) -> None:
    """7.2 Of another player's bets: those that were paid or lost; 4.1 all that lie there once they are revealed.

    8.11 Odin also knows the one that Superior Wisdom showed, until the card is replaced.
    """
    real, seen = s.bet_where, v.bet_where
    for i in range(other * BETS, (other + 1) * BETS):
        if real[i] > PLACED:  # won or lost
            seen[i] = real[i]
    slot = s.wisdom_slot[other]
    if s.phase == FINISHED:
        copy_part(v.bet_card, s.bet_card, other * SLOTS, (other + 1) * SLOTS)
    elif slot >= 0 and seat >= 0 and s.god[seat] == ODIN:
        v.bet_card[other * SLOTS + slot] = s.bet_card[other * SLOTS + slot]


@rule
def determinise(v: View, s: State, r: list[int]) -> None:
    """A state that the view's seat cannot tell from the real one: what is hidden is drawn from the stream r."""
    copy_public(v, s)
    copy_zeus(v, s)
    s.returned_card = v.returned_card
    draw_peek(v, s, r)
    draw_holders(v, s, r)
    for seat in range(SEATS):
        draw_bets(v, s, seat, r)
    draw_returned(s, r)
    fill_array(s.crossed_after, 0)


@rule
def draw_peek(v: View, s: State, r: list[int]) -> None:
    """The cards Odin is looking at: known to Odin, any of the Zeus deck to others."""
    fill_array(s.peek, -1)
    for i in range(v.peek_size):
        card = v.peek[i]
        if card < 0:
            card = zeus_card(s, below(r, zeus_size(s)))
        take_from_zeus(s, card)
        s.peek[i] = card


@rule
def draw_holders(v: View, s: State, r: list[int]) -> None:
    """Cards seen nowhere lie in the hidden holders and the deck, all arrangements equally likely."""
    fill_array(s.holder, -1)
    fill_array(s.holder_size, 0)
    for holder in range(v.players):
        if sees_holder(s, v.me, holder):
            for i in range(v.holder_size[holder]):
                add_card(s, holder, v.holder[holder * MAX_HAND + i])
        elif holder == v.renewed_holder:
            add_card(s, holder, v.renewed_card)
    fill_array(s.deck, -1)
    s.deck_size = 0
    count_as_discarded(s, 1)
    for card in range(CARDS):
        for _ in range(s.copies[card % KINDS] - s.discard[card] - s.zeus[card]):
            s.deck[s.deck_size] = card
            s.deck_size += 1
    count_as_discarded(s, -1)
    for holder in range(v.players):
        while s.holder_size[holder] < v.holder_size[holder]:
            choice = below(r, s.deck_size)
            add_card(s, holder, s.deck[choice])
            s.deck_size -= 1
            s.deck[choice] = s.deck[s.deck_size]
            s.deck[s.deck_size] = -1


@rule
def count_as_discarded(s: State, by: int) -> None:
    """Count cards drawn, peeked at or in a holder as discarded, for as long as the rest is counted."""
    for i in range(2):
        if 0 <= s.drawn[i] < CARDS:
            s.discard[s.drawn[i]] += by
        if 0 <= s.peek[i] < CARDS:
            s.discard[s.peek[i]] += by
    for holder in range(s.players):
        for i in range(s.holder_size[holder]):
            s.discard[s.holder[holder * MAX_HAND + i]] += by


@rule
def draw_bets(v: View, s: State, seat: int, r: list[int]) -> None:
    """Face-down bet cards of others are any of those not seen yet, all arrangements equally likely."""
    for bet in range(BETS):
        s.bet_where[seat * BETS + bet] = v.bet_where[seat * BETS + bet]
    for slot in range(SLOTS):
        bet = v.bet_card[seat * SLOTS + slot]
        s.bet_card[seat * SLOTS + slot] = bet
        if bet >= 0 and s.bet_where[seat * BETS + bet] == UNUSED:
            s.bet_where[seat * BETS + bet] = PLACED
    for slot in range(SLOTS):
        at = seat * SLOTS + slot
        if v.bet_creature[at] >= 0 and s.bet_card[at] < 0:
            bet = below_unused(s, seat, slot, r)
            s.bet_card[at] = bet
            s.bet_where[seat * BETS + bet] = PLACED


@rule
def below_unused(s: State, seat: int, slot: int, r: list[int]) -> int:
    """One of the seat's unused bet cards; 8.11 not one that Odin knows to have gone back to the hand."""
    barred = s.returned_card if slot < 2 and seat == seat_of(s, MARDUK) else -1
    size = 0
    for bet in range(BETS):
        if s.bet_where[seat * BETS + bet] == UNUSED and bet != barred:
            size += 1
    choice = below(r, size)
    for bet in range(BETS):
        if s.bet_where[seat * BETS + bet] == UNUSED and bet != barred:
            if choice == 0:
                return bet
            choice -= 1
    return -1


@rule
def may_be_returned(s: State, seat: int, bet: int) -> bool:
    """A card that lies in none of the first two slots, and was not used in an earlier race."""
    at = seat * SLOTS
    if bet == s.bet_card[at] or bet == s.bet_card[at + 1]:
        return False
    return bet == s.bet_card[at + 2] or s.bet_where[seat * BETS + bet] == UNUSED


@rule
def draw_returned(s: State, r: list[int]) -> None:
    """8.11 All saw Marduk replace a card that Odin had seen: to the others it is any that may have gone back."""
    marduk = seat_of(s, MARDUK)
    if marduk < 0 or s.returned_card >= 0 or s.wisdom_slot[marduk] >= 0:
        return
    looked = False
    for seat in range(s.players):
        if s.wisdom_slot[seat] >= 0:
            looked = True
    if not looked:
        return
    size = 0
    for bet in range(BETS):
        if may_be_returned(s, marduk, bet):
            size += 1
    choice = below(r, size)
    for bet in range(BETS):
        if may_be_returned(s, marduk, bet):
            if choice == 0:
                s.returned_card = bet
            choice -= 1
