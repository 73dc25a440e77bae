"""2.1, 2.2, 2.6 Bets, and 6.2 the fate tokens placed before them."""

from __future__ import annotations

from ....core.fields import rule
from ....core.game import EVERYONE, NOBODY, Log, only, tell
from .. import events
from ..moves import TOKEN, bet_code
from ..state import BETS, BETTING, CREATURES, FIRST_CARD, PLACED, RANKING, SLOTS, UNUSED, State
from .setup import clockwise


@rule
def has_bet_on(s: State, seat: int, creature: int) -> bool:
    """2.2 Whether the player has a bet on the creature in this race."""
    first = seat * SLOTS
    on = s.bet_creature
    return on[first] == creature or on[first + 1] == creature or on[first + 2] == creature


@rule
def can_bet_on(s: State, seat: int, creature: int) -> bool:
    """2.2 A token is left, and the player has no bet on this creature."""
    return s.tokens[creature] > 0 and not has_bet_on(s, seat, creature)


@rule
def can_bet(s: State, seat: int) -> bool:
    for creature in range(CREATURES):
        if can_bet_on(s, seat, creature):
            return True
    return False


@rule
def legal_bets(s: State, out: list[int]) -> int:
    """2.1 Any own unused bet card on any creature that 2.2 allows."""
    cards = 0
    code = bet_code(0, 0)
    where = s.bet_where
    for card in range(s.actor * BETS, s.actor * BETS + BETS):
        out[cards] = code  # overwritten by the next one unless the card is unused
        cards += where[card] == UNUSED
        code += CREATURES
    n = 0
    before = 0
    for creature in range(CREATURES):
        if can_bet_on(s, s.actor, creature):
            for i in range(cards):
                out[n + i] = out[i] + creature - before
            if n == 0:
                before = creature
            n += cards
    return n


@rule
def place_bet(s: State, bet: int, creature: int, log: Log) -> None:
    """2.1 The card face down, a creature token from the board on it."""
    seat = s.actor
    slot = s.bet_round
    s.bet_card[seat * SLOTS + slot] = bet
    s.bet_creature[seat * SLOTS + slot] = creature
    s.bet_where[seat * BETS + bet] = PLACED
    s.tokens[creature] -= 1
    tell(log, events.BET, EVERYONE, seat, slot, creature)
    tell(log, events.OWN_BET, only(seat), seat, slot, bet)
    s.asked += 1
    s.actor = NOBODY


@rule
def next_bet(s: State, log: Log) -> None:
    """2.1 From the first player clockwise; two rounds at the start, one after the mid-race line."""
    while s.asked < s.players:
        seat = clockwise(s, s.first, s.asked)
        if can_bet(s, seat):
            s.actor = seat
            return
        tell(log, events.NO_BET, EVERYONE, seat)  # 2.2 Ruling
        s.asked += 1
    s.asked = 0
    s.bet_round += 1
    if s.bet_round == 1:
        tell(log, events.BETS_OPEN, EVERYONE, 1, s.first)
        return
    s.active = s.first
    if s.holder_size[s.active] == 0:
        s.phase = RANKING
    else:
        s.phase = FIRST_CARD


@rule
def open_third_bets(s: State, log: Log) -> None:
    """2.6 The player left of the active one becomes first player, and opens the third bets."""
    s.first = clockwise(s, s.active, 1)
    s.asked = 0
    s.phase = BETTING
    tell(log, events.BETS_OPEN, EVERYONE, 2, s.first)


@rule
def third_bets_done(s: State) -> bool:
    return s.bet_round == SLOTS


@rule
def has_fate_token(s: State, sector: int) -> bool:
    for seat in range(s.players):
        if s.fate_token[seat] == sector:
            return True
    return False


@rule
def legal_tokens(s: State, out: list[int]) -> int:
    """6.2 Any sector without a token, not the start and not the finish."""
    n = 0
    for sector in range(1, s.finish):
        if not has_fate_token(s, sector):
            out[n] = TOKEN + sector
            n += 1
    return n


@rule
def place_token(s: State, sector: int, log: Log) -> None:
    s.fate_token[s.actor] = sector
    tell(log, events.FATE_TOKEN, EVERYONE, s.actor, sector)
    s.asked += 1
    s.actor = NOBODY


@rule
def next_token(s: State, log: Log) -> None:
    """6.2 From the first player clockwise, one each."""
    if s.asked < s.players:
        s.actor = clockwise(s, s.first, s.asked)
        return
    s.asked = 0
    s.phase = BETTING
    tell(log, events.BETS_OPEN, EVERYONE, 0, s.first)
