"""What a move would do, as far as its player can know it: for words, menus and previews.

The rules themselves do it, on a copy of the view, up to where chance draws or others decide. What is the same as
before is left out; what only the future tells is named in `unknown`.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from ...core.fields import duplicate
from ...core.game import OVER
from .cards import colour_of, value_of, years_of
from .moves import (
    BID,
    CHANGE,
    DISCARD,
    FAVOUR,
    INFLUENCE,
    KEEP,
    LANDFALL,
    MAX_LEGAL,
    ODYSSEY,
    ORACLE,
    PASS,
    SHED,
    god_of,
    write,
    write_card,
)
from .names import DEEDS, GODS, Deed, God
from .rules.deeds import (
    begin_deed,
    deed_due,
    discard_card,
    land,
    lay_card,
    legal_layings,
    legal_odysseys,
    put_in_oracle,
    put_on_route,
)
from .rules.end import end_turn
from .rules.gift import after_laying, place_bid
from .rules.routes import after_route, change_route
from .state import DEED, DRAW, MAX_ORACLE, NEW_ROUTE, POSEIDON, WRATH
from .state import ODYSSEY as ODYSSEY_DEED
from .view import View

Unknown = Literal["draw", "route", "bids", "proci"]


class Foresight(TypedDict, total=False):
    total: int
    """Of the god the card goes to; of a bid, its sum."""
    over: Literal[True]
    """4 The god passes its measure."""
    proci: God
    """4.1 The god the Proci move to."""
    prize: str | None
    """4.2 The card that is bid for; None: there is no prize."""
    favour: God
    """2 The god the Favour moves to."""
    deed: Deed
    """3.3 The deed that will be due, after influence."""
    cannot: Literal["no-route", "no-hand", "no-card", "route-full"]
    """Why that deed will not be possible."""
    needs: God
    """The deed takes a card of this god, which would have to be the one drawn."""
    wrath: Literal[True]
    """5 Poseidon's total calls the wrath."""
    stay: int
    """6.1 Cards that stay for the new route."""
    oracle: int
    """Cards in the own Oracle then."""
    cards: int
    """Cards on the own route then."""
    worth: int
    """What a landfall would then give."""
    points: int
    """Points gained."""
    score: int
    """All own points then, before the Proci."""
    years: int
    """Own years then."""
    end: Literal[True]
    """7.1 The game ends."""
    unknown: list[Unknown]
    """What will be seen only then: the card drawn, the new route, what others bid, who beats the Proci."""
    then: dict[str, Foresight]
    """What the next moves would do: nothing comes between."""


def foresee(v: View, code: int) -> Foresight:
    w = duplicate(v)
    if code == KEEP:
        return kept(w)
    if code < INFLUENCE:
        return changed(w, code - CHANGE)
    if code < FAVOUR:
        return laid(v, w, code - INFLUENCE)
    if code < ORACLE:
        return laid(v, w, code - FAVOUR)
    if code < ODYSSEY:
        put_in_oracle(w, (code - ORACLE) >> 2, (code - ORACLE) & 3, None)
        return done(w, {"oracle": w.oracle_size[v.active]})
    if code < LANDFALL:
        put_on_route(w, code - ODYSSEY, None)
        return done(w, {"cards": w.on_route_size[v.active], "worth": worth(w)})
    if code == LANDFALL:
        return landed(v, w)
    if code < SHED:
        discard_card(w, code - DISCARD, None)
        return done(w, impossible(v))
    if code < PASS:
        return {}
    return bidden(v, w, code - BID) if v.phase != DEED else done(w, {})


def kept(w: View) -> Foresight:
    """3.1 The own route stays: influence comes next, at once."""
    out = [0] * MAX_LEGAL
    codes = out[: legal_layings(w, INFLUENCE, out)]
    if not codes:
        return due(w, False)
    return {"then": {write(w, code, w.me): laid(w, duplicate(w), code - INFLUENCE) for code in codes}}


def changed(w: View, card: int) -> Foresight:
    """3.1 The card goes to Poseidon; which route is drawn nobody knows."""
    seat = w.active
    change_route(w, card, None)
    will: Foresight = {"total": w.total[POSEIDON]}
    if w.on_route_size[seat]:
        will["stay"] = w.on_route_size[seat]
    if w.phase == NEW_ROUTE:
        will["unknown"] = ["route"]
        after_route(w, None)
    if w.phase == WRATH:
        will["wrath"] = True
    return will


def laid(v: View, w: View, choice: int) -> Foresight:
    """3.2, 3.3 A card on a god: its total, the gift, the Favour, and the deed that follows influence."""
    god = god_of(choice)
    lay_card(w, choice, None)
    drawing = w.phase == DRAW
    will: Foresight = {"total": w.total[god]}
    after_laying(w, None)
    if w.total[god] != will["total"]:
        will["over"] = True
        will["prize"] = write_card(w.prize) if w.prize >= 0 else None
        if w.proci != v.proci:
            will["proci"] = GODS[w.proci]
    if w.favour != v.favour:
        will["favour"] = GODS[w.favour]
    unknown: list[Unknown] = ["draw"] if drawing else []
    if w.prize >= 0:
        unknown.append("bids")
    if unknown:
        will["unknown"] = unknown
    if v.deed:
        return end_of_turn(w, will)
    return will | due(w, drawing)


def due(w: View, drawing: bool) -> Foresight:
    """3.3 The deed under the Favour, and whether it can be done; the card drawn may still be the one it takes."""
    deed = deed_due(w)
    if deed < 0:
        return {"cannot": "no-route"}
    will: Foresight = {"deed": DEEDS[deed]}
    w.actor, w.phase = w.active, DEED
    w.hand_size[w.active] += drawing
    begin_deed(w, None)
    w.hand_size[w.active] -= drawing
    if w.phase != DEED:
        will["cannot"] = "no-hand"
    elif deed == ODYSSEY_DEED and not legal_odysseys(w, [0] * MAX_LEGAL):
        route = w.route[w.active]
        if w.on_route_size[w.active] >= years_of(w, route):
            will["cannot"] = "route-full"
        elif drawing:
            will["needs"] = GODS[colour_of(w, route)]
        else:
            will["cannot"] = "no-card"
    return will


def impossible(v: View) -> Foresight:
    """3.3 Why no deed can be done, where that is so: a card is discarded instead."""
    reason = due(duplicate(v), False).get("cannot")
    return {"cannot": reason} if reason else {}


def worth(w: View) -> int:
    """What a landfall on the own route would give."""
    ashore = duplicate(w)
    ashore.proci = -1
    land(ashore, None)
    return ashore.score[w.active] - w.score[w.active]


def landed(v: View, w: View) -> Foresight:
    """3.3 Landfall. 7.2 At home the Proci wait: that is settled by Oracles nobody else knows."""
    seat = v.active
    w.proci = -1
    land(w, None)
    will: Foresight = {
        "points": w.score[seat] - v.score[seat],
        "score": w.score[seat],
        "years": w.years[seat],
    }
    if w.phase == NEW_ROUTE:
        will["unknown"] = ["route"]
    w.proci = v.proci
    return end_of_turn(w, will)


def done(w: View, will: Foresight) -> Foresight:
    """3.3 A deed, or a card discarded instead, ends the turn."""
    if w.phase == DRAW:
        will["unknown"] = ["draw"]
    return end_of_turn(w, will)


def end_of_turn(w: View, will: Foresight) -> Foresight:
    """7.1 The game may end with this turn."""
    proci = w.proci
    w.proci = -1
    if w.actor != OVER:
        end_turn(w, None)
    if w.actor == OVER:
        will["end"] = True
        if proci >= 0:
            will.setdefault("unknown", []).append("proci")
    return will


def bidden(v: View, w: View, bits: int) -> Foresight:
    """4.4 What the cards put down add up to; what others bid nobody knows."""
    if not bits:
        return {}
    seat, low = v.actor, v.actor * MAX_ORACLE
    place_bid(w, bits, None)
    total = sum(value_of(card) for card in w.bid[low : low + w.bid_size[seat]])
    return {"total": total, "unknown": ["bids"]}
