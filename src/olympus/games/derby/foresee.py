"""What a move would do, as far as its player can know it: for words, menus and previews.

The rules themselves do it, on a copy of the view, up to where somebody else decides or chance draws; only how a card
moves its creature at a table without powers is told directly. What is the same as before is left out; what only the
future tells is named in `unknown`.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from ...core.fields import duplicate
from .moves import BET, PASS, PLAY, POWER, creature_of, play_code
from .names import BETS, CREATURES, Bet, Creature
from .notation import write
from .powers import use_power
from .rules.bets import has_fate_token
from .rules.race import card_moves, holder_beside, move_by_card, order_creatures, play_card
from .rules.windows import ask_next
from .state import (
    CARD_PLAYED,
    CARDS,
    FATE,
    FIRST_CARD,
    KINDS,
    MAX_FINISH,
    MAX_HAND,
    PARDON,
    PEEK,
    PROTECTION,
    SLOTS,
)
from .state import CREATURES as SIX
from .view import View


class Foresight(TypedDict, total=False):
    by: int
    """Sectors, as the card or the power says; below 0 is back. 0: it stays."""
    to: int
    """The sector it ends in; left out where it stays."""
    order: int
    """Its place among all creatures then, 1 in front."""
    crosses: Literal[True]
    """2.6 It is the first beyond the mid-race line."""
    finishes: int
    """2.7 The place of the ranking it takes."""
    fate: Literal[True]
    """8.5 It ends on a fate token, which opens a window."""
    creature: Creature
    """What moves, where the notation does not say it."""
    powers: Literal[True]
    """6.3 Somebody can play a power before it moves: then it may move otherwise."""
    card: Literal["zeus", "discards", "out"]
    """Where the card goes that is played or named; left out: to the discards, as cards that are played do."""
    second: Foresight
    """2.3 What this card would do if it were the second one, after a card of another creature."""
    then: dict[str, Foresight]
    """2.3 What second cards of the same creature would do after it."""
    tokens: dict[str, int]
    """2.1 Creature tokens left on the board."""
    bet: Bet
    """The own bet card that comes back to the hand."""
    token: int
    """6.2 Whose fate token leaves the board."""
    decree: Creature
    """8.9 The creature that cards no longer move."""
    swapped: Literal[True]
    """8.9 The first card moves by its slow value and the second by its fast one."""
    unknown: list[Literal["cards", "bets", "zeus"]]
    """What will be seen only then: cards of a holder, bets, cards of the Zeus deck."""


def foresee(v: View, code: int) -> Foresight:
    if code < BET:
        return foresee_card(v, code - PLAY)
    if code < PASS:
        creature = (code - BET) % SIX
        return {"tokens": {CREATURES[creature]: v.tokens[creature] - 1}} if v.tokens[creature] == 1 else {}
    if code > PASS and code < POWER:
        return {}
    w = duplicate(v)
    if code == PASS:
        return carried(v, w, 1) if v.phase == CARD_PLAYED else {}
    use_power(w, code, None)
    will = changed(v, w, code)
    if v.phase == CARD_PLAYED:
        will |= carried(v, w, 0)
    return will


# cards


def foresee_card(v: View, code: int) -> Foresight:
    """2.3, 2.4 A card as it would be played now."""
    side_and_trick, card = divmod(code, CARDS)
    side, trick = divmod(side_and_trick, 2)
    if v.powers or v.shed_skin or v.decree_creature >= 0:
        w = duplicate(v)
        play_card(w, side, card, trick, None)
        will = carried(v, w, 0)
    else:
        will = foresee_turn(v, side, card, trick)
    if trick:
        will["card"] = "zeus"
    return will


def carried(v: View, w: View, done: int) -> Foresight:
    """8.1 The card that has been played moves its creature, if nobody plays a power; `done` seats have just passed."""
    will: Foresight = {"powers": True} if ask_next(w, w.asked + done) < w.players else {}
    sectors = w.value if card_moves(w) else 0
    move_by_card(w, None)
    will |= landed(v, w, creature_of(w.card), sectors)
    return will


def foresee_turn(v: View, side: int, card: int, trick: int) -> Foresight:
    """2.3 Without powers the second card is chosen with the first: what it would do is told with it."""
    creature, kind = divmod(card, KINDS)
    origin, slow = v.sector[creature], v.slow[kind]
    if v.phase != FIRST_CARD:
        return arrive(v, origin, slow, v.crossed, v.finishers)
    will = arrive(v, origin, v.fast[kind] + (v.bonus[kind] if trick else 0), v.crossed, v.finishers)
    if not trick:
        will["second"] = arrive(v, origin, slow, v.crossed, v.finishers)
    low = holder_beside(v, v.active, 1 - side) * MAX_HAND
    held = v.holder[low : low + v.holder_size[low // MAX_HAND]]
    same = {other for other in held if other // KINDS == creature}
    if same:
        there = will.get("to", origin)
        crossed = creature if "crosses" in will else v.crossed
        finishers = will.get("finishes", v.finishers)
        will["then"] = {
            write(v, play_code(1 - side, other, 0), v.me): arrive(
                v, there, v.slow[other % KINDS], crossed, finishers
            )
            for other in sorted(same)
        }
    return will


def arrive(v: View, origin: int, sectors: int, crossed: int, finishers: int) -> Foresight:
    """2.5-2.7 Where a card takes a creature from a sector. As `move` does it, but without copying a view for each card:
    it is asked for every card in every turn."""
    finish = v.finish
    if not sectors or origin == finish:
        return {"by": 0}
    to = min(origin + sectors, finish)
    order = finishers + 1
    if to < finish:
        order = 1
        for sector in v.sector:
            order += sector > to or (
                sector == to and v.preview
            )  # 2.9 the last to arrive is in front, or behind
    will: Foresight = {"by": sectors, "to": to, "order": order}
    if crossed < 0 and to >= v.mid_line:
        will["crosses"] = True
    if to == finish:
        will["finishes"] = order
    elif v.fate and has_fate_token(v, to):
        will["fate"] = True
    return will


def landed(v: View, w: View, creature: int, sectors: int) -> Foresight:
    """How a creature has moved between two positions."""
    if w.arrivals == v.arrivals:
        return {"by": 0}
    order = [0] * SIX
    order_creatures(w, order)
    will: Foresight = {"by": sectors, "to": w.sector[creature], "order": order.index(creature) + 1}
    if w.crossed != v.crossed:
        will["crosses"] = True
    if w.finishers > v.finishers:
        will["finishes"] = w.finishers
    if w.phase == FATE:
        will["fate"] = True
    return will


# powers


def changed(v: View, w: View, code: int) -> Foresight:
    """What a power has changed."""
    will: Foresight = {}
    for creature in range(SIX):
        if w.arrival[creature] != v.arrival[creature]:
            will |= landed(v, w, creature, sectors(v, code, creature))
            will["creature"] = CREATURES[creature]
    for seat in range(v.players):
        if w.fate_token[seat] != v.fate_token[seat]:
            will["token"] = seat
    if w.decree_creature != v.decree_creature:
        will["decree"] = CREATURES[w.decree_creature]
    if w.shed_skin != v.shed_skin:
        will["swapped"] = True
    if w.tokens != v.tokens:
        will["tokens"] = {name: w.tokens[c] for c, name in enumerate(CREATURES) if w.tokens[c] != v.tokens[c]}
    if w.bet_card != v.bet_card:
        low = v.me * SLOTS
        back = set(v.bet_card[low : low + SLOTS]) - set(w.bet_card[low : low + SLOTS])
        will["bet"] = BETS[back.pop()]
    where = destination(v, w)
    if where:
        will["card"] = where
    unknown = unseen(v, w)
    if unknown:
        will["unknown"] = [unknown]
    return will


def sectors(v: View, code: int, creature: int) -> int:
    """How far a power moves a creature where no finish line stops it."""
    w = duplicate(v)
    w.finish = MAX_FINISH
    use_power(w, code, None)
    return w.sector[creature] - v.sector[creature]


def destination(v: View, w: View) -> Literal["zeus", "discards", "out"] | None:
    """Where a card goes by Web of Lies, Celestial Pardon, Hugin and Munin."""
    if w.phase == PARDON:
        return "zeus"
    if sum(w.discard) > sum(v.discard):
        return "discards"
    return "out" if PROTECTION in v.peek and w.peek != v.peek else None


def unseen(v: View, w: View) -> Literal["cards", "bets", "zeus"] | None:
    if w.eye_holder != v.eye_holder:
        return "cards"
    if w.wisdom_slot != v.wisdom_slot and w.bet_card == v.bet_card:
        return "bets"
    return "zeus" if w.phase in (PEEK, PARDON) else None
