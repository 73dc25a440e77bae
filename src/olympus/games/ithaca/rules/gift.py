"""4 The divine gift: a god passes the limit."""

from __future__ import annotations

from ....core.fields import rule
from ....core.game import EVERYONE, NOBODY, Log, tell
from .. import events, moves
from ..cards import has_god, is_double, put_in, take_out, value_of
from ..state import (
    BID,
    BID_CARDS,
    BIDS,
    CARDS,
    DEED,
    END_TURN,
    GIFTS,
    GIFTS_TIED,
    GIFTS_UNCLAIMED,
    GIFTS_WON,
    MAX_LAID,
    MAX_ORACLE,
    State,
)
from .gods import set_favour
from .piles import discard


@rule
def after_laying(s: State, log: Log) -> None:
    """3.2 The Favour is set; if the god passes the limit, the gift is settled."""
    god = s.laid_on
    set_favour(s, log)
    if s.total[god] > s.passing:
        open_gift(s, god, log)
    else:
        after_gift(s)


@rule
def after_gift(s: State) -> None:
    """Influence is followed by the deed, the deed by the next turn."""
    s.laid_on = -1
    s.phase = END_TURN if s.deed else DEED
    s.actor = NOBODY


@rule
def open_gift(s: State, god: int, log: Log) -> None:
    """4.1 The Proci move. 4.2 Its highest single card is the prize, the rest is discarded. 4.3 Favour."""
    s.proci = god
    s.counted[GIFTS] += 1
    tell(log, events.PROCI, EVERYONE, god)
    low = god * MAX_LAID
    prize = -1
    for at in range(low, low + s.laid_size[god]):
        card = s.laid[at]
        if not is_double(card) and card > prize:
            prize = card
    spared = prize < 0
    for at in range(low, low + s.laid_size[god]):
        card = s.laid[at]
        s.laid[at] = -1
        if card == prize and not spared:
            spared = True
        else:
            discard(s, card)
    s.laid_size[god] = 0
    s.total[god] = 0
    if prize < 0:
        tell(log, events.NO_PRIZE, EVERYONE, god)
        set_favour(s, log)
        after_gift(s)
        return
    tell(log, events.PRIZE, EVERYONE, god, prize)
    set_favour(s, log)
    s.prize = prize
    s.asked = 0
    s.phase = BID
    s.actor = NOBODY


@rule
def next_bid(s: State, log: Log) -> None:
    """4.4 From the active player clockwise; Ruling: everyone with an Oracle card is asked, nobody else."""
    while s.asked < s.players:
        seat = s.active + s.asked
        if seat >= s.players:
            seat -= s.players
        if s.oracle_size[seat] > 0:
            s.actor = seat
            return
        s.asked += 1
    reveal_bids(s, log)


@rule
def legal_bids(s: State, out: list[int]) -> int:
    """4.4 Pass, or any own Oracle cards of the prize's god. Of equal cards the first ones are meant."""
    out[0] = moves.PASS
    n = 1
    low = s.actor * MAX_ORACLE
    fit = 0
    twins = 0
    for place in range(s.oracle_size[s.actor]):
        card = s.oracle[low + place]
        if has_god(card, s.proci):
            fit |= 1 << place
        if place > 0 and s.oracle[low + place - 1] == card:
            twins |= 1 << place
    if fit:
        for bits in range(1, fit + 1):
            # a card like the one before it goes only after that one
            if bits & ~fit == 0 and bits & twins & ~(bits << 1) == 0:
                out[n] = moves.BID + bits
                n += 1
    return n


@rule
def place_bid(s: State, bits: int, log: Log) -> None:
    """4.4 The cards leave the Oracle face down; no bits: passed."""
    seat = s.actor
    low = seat * MAX_ORACLE
    for place in range(MAX_ORACLE - 1, -1, -1):
        if bits >> place & 1:
            card = s.oracle[low + place]
            take_out(s.oracle, low, s.oracle_size[seat], card)
            s.oracle_size[seat] -= 1
            put_in(s.bid, low, s.bid_size[seat], card)
            s.bid_size[seat] += 1
    if bits:
        s.counted[BIDS] += 1
        s.counted[BID_CARDS] += s.bid_size[seat]
        tell(log, events.BID, EVERYONE, seat, s.bid_size[seat])
    else:
        tell(log, events.PASSED, EVERYONE, seat)
    s.asked += 1
    s.actor = NOBODY


@rule
def reveal_bids(s: State, log: Log) -> None:
    """4.5 The one highest sum takes the prize; a tie or nobody in discards it. All bids are discarded."""
    best = 0
    winner = -1
    for k in range(s.players):
        seat = (s.active + k) % s.players
        low = seat * MAX_ORACLE
        total = 0
        for at in range(low, low + s.bid_size[seat]):
            card = s.bid[at]
            s.bid[at] = -1
            total += value_of(card)
            discard(s, card)
            tell(log, events.REVEALED, EVERYONE, seat, card)
        if s.bid_size[seat]:
            tell(log, events.SUM, EVERYONE, seat, total)
        s.bid_size[seat] = 0
        if total > best:
            best = total
            winner = seat
        elif total == best:
            winner = -1
    give_prize(s, winner, best, log)
    s.prize = -1
    s.asked = 0
    after_gift(s)


@rule
def give_prize(s: State, winner: int, best: int, log: Log) -> None:
    if winner >= 0:
        add_points(s, winner, s.prize)
        s.counted[GIFTS_WON] += 1
        tell(log, events.WON, EVERYONE, winner, s.prize)
        return
    if best > 0:
        s.counted[GIFTS_TIED] += 1
        tell(log, events.TIED, EVERYONE, s.prize)
    else:
        s.counted[GIFTS_UNCLAIMED] += 1
        tell(log, events.UNCLAIMED, EVERYONE, s.prize)
    discard(s, s.prize)


@rule
def add_points(s: State, seat: int, card: int) -> None:
    s.points[s.points_size] = seat * CARDS + card
    s.points_size += 1
    s.score[seat] += value_of(card)
