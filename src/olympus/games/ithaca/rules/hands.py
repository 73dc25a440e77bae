"""3 Cards drawn into the hand: for each one played, and for a hand that is short as the turn begins."""

from __future__ import annotations

from ....core.fields import rule
from ....core.game import CHANCE, EVERYONE, NOBODY, Log, only, tell
from .. import events
from ..cards import put_in
from ..state import DRAW, END_TURN, GIFT, MAX_HAND, OWED_ROUTE, State
from .piles import draw_fate, fate_left


@rule
def draw(s: State, log: Log) -> None:
    """3 Cards are drawn at once, back to a full hand; Ruling: before the Favour and the gift."""
    if s.hand_size[s.active] < s.hand_cards and fate_left(s, log):
        s.phase = DRAW
        s.actor = CHANCE
    else:
        after_drawing(s)


@rule
def after_drawing(s: State) -> None:
    """Back to what the cards were drawn for: one laid, a deed that ends the turn, or a turn that begins."""
    if s.laid_on >= 0:
        s.phase = GIFT
    elif s.deed:
        s.phase = END_TURN
    else:
        s.phase = OWED_ROUTE
    s.actor = NOBODY


@rule
def draw_card(s: State, choice: int, log: Log) -> None:
    seat = s.active
    card = draw_fate(s, choice, seat, log)
    put_in(s.hand, seat * MAX_HAND, s.hand_size[seat], card)
    s.hand_size[seat] += 1
    tell(log, events.DREW, EVERYONE, seat, 1)
    tell(log, events.OWN_DRAW, only(seat), seat, card)
    draw(s, log)
