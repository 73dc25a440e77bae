"""Why a move is refused, in words a person understands (message ids; the words are in locale/)."""

from __future__ import annotations

from typing import Any

from .cards import colour_of, has_god, is_double, other_god, top_god, value_of, years_of
from .moves import read_card, write_card
from .names import DEEDS, GODS, ROUTES
from .rules.deeds import deed_due
from .state import BID, DEED, INFLUENCE, MAX_HAND, MAX_ORACLE, ODYSSEY, ORACLE, ROUTE, SHED, State

Reason = tuple[str, dict[str, Any]]


def why_not(s: State, text: str) -> Reason:
    """The reason, for a notation that is not among the legal moves."""
    kind, _, rest = text.partition(" ")
    if kind == "route":
        return why_no_route(s, rest, text)
    if kind == "influence":
        return why_no_influence(s, rest, text)
    if kind == "deed":
        return why_no_deed(s, rest, text)
    if kind == "discard":
        return why_no_discard(s, rest, text)
    if kind == "shed":
        return why_no_shed(s, rest, text)
    if kind == "bid":
        return why_no_bid(s, rest, text)
    if text == "pass":
        return "pass", {}
    return "unreadable", {"text": text}


def parts(card: int) -> tuple[str, str, int]:
    """What a sentence needs to name a card: a single one has no other god."""
    return GODS[top_god(card)], GODS[other_god(card)] if is_double(card) else "none", value_of(card)


def in_hand(s: State, card: int) -> bool:
    low = s.actor * MAX_HAND
    return card in s.hand[low : low + s.hand_size[s.actor]]


def not_in_hand(card: int) -> Reason:
    god, other, value = parts(card)
    return "not-in-hand", {"god": god, "other": other, "value": value}


def not_in_oracle(card: int) -> Reason:
    god, other, value = parts(card)
    return "not-in-oracle", {"god": god, "other": other, "value": value}


def why_no_route(s: State, rest: str, text: str) -> Reason:
    word, _, name = rest.partition(" ")
    card = read_card(name)
    if rest != "keep" and (word != "change" or card < 0):
        return "unreadable", {"text": text}
    if s.phase != ROUTE:
        return "not-route", {}
    return not_in_oracle(card)


def why_no_influence(s: State, rest: str, text: str) -> Reason:
    if s.phase != INFLUENCE and read_laying(rest) >= 0:
        return "not-influence", {}
    return why_no_laying(s, rest, text)


def read_laying(rest: str) -> int:
    """The card of `Zeus 3 on Zeus`; -1: it cannot be read."""
    name, _, god = rest.partition(" on ")
    return read_card(name) if god in GODS else -1


def why_no_laying(s: State, rest: str, text: str) -> Reason:
    """3.2 A card of the hand, on one of its gods."""
    card = read_laying(rest)
    if card < 0:
        return "unreadable", {"text": text}
    if not in_hand(s, card):
        return not_in_hand(card)
    first, second, value = parts(card)
    return "wrong-god", {"god": first, "other": second, "value": value}


def why_no_discard(s: State, rest: str, text: str) -> Reason:
    card = read_card(rest)
    if card < 0:
        return "unreadable", {"text": text}
    if s.phase != DEED:
        return "not-deed", {}
    return not_in_hand(card)


def why_no_deed(s: State, rest: str, text: str) -> Reason:
    """3.3 The deed under the Favour and no other."""
    word, _, rest = rest.partition(" ")
    if word not in DEEDS or not readable(word, rest):
        return "unreadable", {"text": text}
    if s.phase != DEED:
        return "not-deed", {}
    due = deed_due(s)
    if due < 0:
        return "no-route", {}
    if DEEDS[due] != word:
        return "other-deed", {"deed": DEEDS[due], "god": GODS[s.favour]}
    if due == ORACLE:
        return why_no_oracle(s, rest)
    if due == ODYSSEY:
        return why_no_odyssey(s, rest)
    return why_no_laying(s, rest, text)


def readable(deed: str, rest: str) -> bool:
    """Whether what follows the name of a deed can be read."""
    if deed == "landfall":
        return not rest
    if deed == "favour":
        return read_laying(rest) >= 0
    name, _, old = rest.partition(" for ")
    return read_card(name) >= 0 and (not old or (deed == "oracle" and read_card(old) >= 0))


def why_no_oracle(s: State, rest: str) -> Reason:
    """3.3 A card of the hand; into a full Oracle, for one of those in it."""
    name, _, old = rest.partition(" for ")
    card, given = read_card(name), read_card(old)
    if not in_hand(s, card):
        return not_in_hand(card)
    if not old:
        return "oracle-full", {"cards": s.oracle_cards}
    if s.oracle_size[s.actor] < s.oracle_cards:
        return "oracle-room", {}
    return not_in_oracle(given)


def why_no_odyssey(s: State, rest: str) -> Reason:
    """3.3 A card of the route's colour, while there is room on it."""
    card, route = read_card(rest), s.route[s.actor]
    if not in_hand(s, card):
        return not_in_hand(card)
    years = years_of(s, route)
    if s.on_route_size[s.actor] >= years:
        return "route-full", {"route": ROUTES[route], "years": years}
    return "wrong-colour", {"route": ROUTES[route], "god": GODS[colour_of(s, route)]}


def why_no_shed(s: State, rest: str, text: str) -> Reason:
    card = read_card(rest)
    if card < 0:
        return "unreadable", {"text": text}
    if s.phase != SHED:
        return "not-shed", {}
    god, other, value = parts(card)
    return "not-on-route", {"god": god, "other": other, "value": value}


def why_no_bid(s: State, rest: str, text: str) -> Reason:
    """4.4 Cards of the own Oracle, all of the prize's god."""
    cards = [read_card(name) for name in rest.split(" + ")]
    if -1 in cards:
        return "unreadable", {"text": text}
    if s.phase != BID:
        return "not-bid", {}
    own = s.oracle[s.actor * MAX_ORACLE : (s.actor + 1) * MAX_ORACLE]
    for card in cards:
        if card not in own:
            return not_in_oracle(card)
        if cards.count(card) > own.count(card):
            god, other, value = parts(card)
            return "bid-twice", {"god": god, "other": other, "value": value}
    for card in cards:
        if not has_god(card, s.proci):
            return "bid-god", {"god": GODS[s.proci]}
    return "bid-order", {"move": "bid " + " + ".join(write_card(card) for card in sorted(cards))}
