"""2.3-2.9 Turns, cards, movement, ranking."""

from __future__ import annotations

from ....core.fields import rule
from ....core.game import EVERYONE, NOBODY, Log, tell
from .. import events
from ..moves import creature_of, play_code
from ..state import (
    AFTER_CARD,
    CARD_PLAYED,
    CREATURES,
    FATE,
    FIRST_CARD,
    KINDS,
    MAX_HAND,
    MID_RACE,
    RANKING,
    SECOND_CARD,
    State,
)
from .bets import has_fate_token, open_third_bets, third_bets_done
from .judgment import open_judgment
from .setup import clockwise, forget_card, left_holder, remove_card, right_holder


@rule
def holder_beside(s: State, seat: int, side: int) -> int:
    """Side 0 is the left holder, side 1 the right one."""
    return left_holder(seat) if side == 0 else right_holder(s, seat)


@rule
def legal_cards(s: State, side: int, out: list[int], n: int) -> int:
    """2.3, 2.4 The cards of one own holder; with the trick where the fast value is used and there is a bonus."""
    holder = holder_beside(s, s.actor, side)
    fast = (s.phase == FIRST_CARD) != (s.shed_skin == 1)
    low = holder * MAX_HAND
    plain = play_code(side, 0, 0)
    with_trick = play_code(side, 0, 1)
    cards, bonus = s.holder, s.bonus
    before = -1
    for at in range(low, low + s.holder_size[holder]):
        card = cards[at]
        other = card != before  # equal cards lie side by side and are one move
        before = card
        out[n] = plain + card
        n += other
        out[n] = with_trick + card
        n += other & fast & (bonus[card % KINDS] > 0)
    return n


@rule
def begin_turn(s: State, log: Log) -> None:
    """2.3 The active player chooses the first card; a Jade Decree of theirs ends now."""
    if s.decree_seat == s.active:
        s.decree_seat = -1
        s.decree_creature = -1
    s.shed_skin = 0
    s.card_number = 0
    s.card_holder = -1
    s.actor = s.active
    tell(log, events.TURN, EVERYONE, s.active)


@rule
def second_side(s: State) -> int:
    """2.3 The second card comes from the other holder."""
    return 1 if s.card_holder == left_holder(s.active) else 0


@rule
def play_card(s: State, side: int, card: int, trick: int, log: Log) -> None:
    """2.3, 2.4 The card leaves its holder: to the Zeus deck with its trick, else to the discards."""
    s.card = card
    s.card_holder = holder_beside(s, s.actor, side)
    s.card_number += 1
    s.trick = trick
    remove_card(s, s.card_holder, card)
    kind = card % KINDS
    if (s.card_number == 1) != (s.shed_skin == 1):
        s.value = s.fast[kind]
    else:
        s.value = s.slow[kind]
    tell(log, events.CARD, EVERYONE, s.actor, s.card_holder, card, s.card_number)
    if trick:
        s.value += s.bonus[kind]
        s.zeus[card] += 1
        s.zeus_tricks += 1
        tell(log, events.TRICK, EVERYONE, s.actor, card)
    else:
        s.discard[card] += 1
    s.asked = 0
    s.phase = CARD_PLAYED
    s.actor = NOBODY


@rule
def card_moves(s: State) -> bool:
    """2.7, 8.9 Whether cards move this card's creature: not once it has finished, nor under a Jade Decree."""
    creature = creature_of(s.card)
    return s.sector[creature] < s.finish and creature != s.decree_creature


@rule
def move_by_card(s: State, log: Log) -> None:
    """8.1 The card moves its creature; then the fate window, if it ended on a token, and the window after the card."""
    s.asked = 0
    s.phase = AFTER_CARD
    creature = creature_of(s.card)
    if card_moves(s) and s.value > 0:
        move(s, creature, s.value, log)
        open_fate(s, creature, s.value, AFTER_CARD)
    else:
        tell(log, events.STILL, EVERYONE, creature)


@rule
def cards_played(s: State) -> int:
    """Of this race's cards, how many have left the holders."""
    played = s.players * s.hand_size
    for holder in range(s.players):
        played -= s.holder_size[holder]
    return played


@rule
def move(s: State, creature: int, sectors: int, log: Log) -> None:
    """2.5-2.7 Move forward (or back, below 0): arrival, mid-race line, finish."""
    origin = s.sector[creature]
    target = min(max(origin + sectors, 0), s.finish)
    s.sector[creature] = target
    s.arrival[creature] = s.arrivals
    s.arrivals += 1
    tell(log, events.MOVED, EVERYONE, creature, origin, target)
    if s.crossed < 0 and target >= s.mid_line:
        s.crossed = creature
        s.crossed_after[s.race] = cards_played(s)
        tell(log, events.CROSSED, EVERYONE, creature)
    if target == s.finish:
        s.finished[s.finishers] = creature
        s.finishers += 1
        tell(log, events.FINISHED, EVERYONE, creature, s.finishers)


@rule
def open_fate(s: State, creature: int, sectors: int, back: int) -> None:
    """8.5 A movement that ended on a fate token opens a window; `back` is the phase that follows it."""
    s.phase = back
    if s.fate and s.sector[creature] < s.finish and s.sector[creature] > 0:
        if has_fate_token(s, s.sector[creature]):
            s.fate_creature = creature
            s.fate_moved = sectors
            s.fate_back = back
            s.asked = 0
            s.phase = FATE


@rule
def after_card(s: State) -> None:
    """2.3 The second card is chosen after the first is fully settled."""
    if s.card_number == 1:
        s.phase = SECOND_CARD
        s.actor = s.active
    else:
        end_turn(s)


@rule
def end_turn(s: State) -> None:
    """2.6, 2.8 After the second card: third bets if the line was crossed, else the next turn, else the ranking."""
    forget_card(s)
    if s.crossed >= 0 and not third_bets_done(s):
        s.phase = MID_RACE
        s.mid_asked = 0
        return
    following = clockwise(s, s.active, 1)
    if s.holder_size[following] > 0:
        s.active = following
        s.phase = FIRST_CARD
    else:
        s.phase = RANKING


@rule
def ahead(s: State, one: int, other: int) -> bool:
    """2.5, 2.9 Farther ahead; in one sector the last to arrive (final edition) or the first (preview)."""
    if s.sector[one] != s.sector[other]:
        return s.sector[one] > s.sector[other]
    if s.preview:
        return s.arrival[one] < s.arrival[other]
    return s.arrival[one] > s.arrival[other]


@rule
def order_creatures(s: State, order: list[int]) -> None:
    """2.7, 2.9 Finishers in their order, then those on the track."""
    for i in range(s.finishers):
        order[i] = s.finished[i]
    n = s.finishers
    for creature in range(CREATURES):
        if s.sector[creature] < s.finish:
            at = n
            while at > s.finishers and ahead(s, creature, order[at - 1]):
                order[at] = order[at - 1]
                at -= 1
            order[at] = creature
            n += 1


@rule
def rank(s: State, log: Log) -> None:
    """2.6, 2.9 Once all cards are played: third bets if nothing crossed the line, else the ranking."""
    if not third_bets_done(s):
        open_third_bets(s, log)
        return
    order_creatures(s, s.ranking)
    for i in range(CREATURES):
        tell(log, events.RANKED, EVERYONE, s.ranking[i], i + 1)
    s.finishers_of_race[s.race] = s.finishers
    open_judgment(s)
