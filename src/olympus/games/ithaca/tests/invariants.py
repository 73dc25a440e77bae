"""What holds in every position of Ithaca, between any two moves or draws."""

from __future__ import annotations

from olympus.games.ithaca import state as st
from olympus.games.ithaca.cards import has_god, is_double, value_of, years_of
from olympus.games.ithaca.state import (
    CARDS,
    DECK,
    GODS,
    MAX_HAND,
    MAX_LAID,
    MAX_ORACLE,
    MAX_YEARS,
    POSEIDON,
    ROUTES,
    SEATS,
    State,
)
from tests.suite import waiting

DRAWN = (st.FIRST_PLAYER, st.DEAL_ORACLES, st.DEAL_ROUTES, st.DEAL_HANDS, st.DEAL_GODS, st.NEW_ROUTE, st.DRAW)
CHOSEN = (st.ROUTE, st.SHED, st.INFLUENCE, st.BID, st.DEED)


def check(s: State) -> None:
    check_actor(s)
    check_lists(s)
    check_fate(s)
    check_routes(s)
    check_scores(s)
    if s.phase not in DRAWN[:5]:
        check_gods(s)
        check_question(s)
    check_knowledge(s)


def check_actor(s: State) -> None:
    """Who is waited for, and that it is their turn."""
    assert 2 <= s.players <= SEATS
    waiting.check_actor(s, DRAWN, CHOSEN, st.FINISHED)
    if s.phase in (st.ROUTE, st.INFLUENCE, st.DEED):
        assert s.actor == s.active
    assert s.turn <= s.players * s.turn_limit


def lists(s: State) -> list[tuple[list[int], int, int, bool]]:
    """Every short list of cards: its array's part, its size, the most it may have, whether it is sorted."""
    found = []
    for seat in range(SEATS):
        found.append((s.hand[seat * MAX_HAND : (seat + 1) * MAX_HAND], s.hand_size[seat], s.hand_cards, True))
        held = slice(seat * MAX_ORACLE, (seat + 1) * MAX_ORACLE)
        found.append((s.oracle[held], s.oracle_size[seat], s.oracle_cards, True))
        found.append((s.bid[held], s.bid_size[seat], s.oracle_cards - s.oracle_size[seat], True))
        on_route = s.on_route[seat * MAX_YEARS : (seat + 1) * MAX_YEARS]
        found.append((on_route, s.on_route_size[seat], MAX_YEARS, True))
    for god in range(GODS + 1):
        found.append((s.laid[god * MAX_LAID : (god + 1) * MAX_LAID], s.laid_size[god], MAX_LAID, False))
    found.append((s.discard, s.discard_size, DECK, False))
    found.append((s.deck[: s.made_size], s.made_size, DECK, False))
    return found


def check_lists(s: State) -> None:
    for cards, size, most, ordered in lists(s):
        assert 0 <= size <= most
        assert all(0 <= card < CARDS for card in cards[:size])
        assert cards[size:] == [-1] * (len(cards) - size)
        assert not ordered or cards[:size] == sorted(cards[:size])
    assert s.deck[s.made_size :] == [-1] * (DECK - s.made_size)
    for seat in range(s.players, SEATS):
        assert not s.hand_size[seat] + s.oracle_size[seat] + s.bid_size[seat] + s.on_route_size[seat]


def check_fate(s: State) -> None:
    """0 Each of the fate cards lies in one place."""
    found = [0] * CARDS
    places = (s.hand, s.oracle, s.bid, s.on_route, s.laid, s.discard, s.deck[: s.deck_size], [s.prize])
    for place in places:
        for card in place:
            if card >= 0:
                found[card] += 1
    for entry in s.points[: s.points_size]:
        found[entry % CARDS] += 1
    assert s.points[s.points_size :] == [-1] * (DECK - s.points_size)
    assert found == s.copies
    assert sum(found) == DECK
    due = s.phase in DRAWN and s.phase != st.NEW_ROUTE  # cards shed on to an empty deck wait until one is due
    assert s.deck_size > 0 or s.discard_size == 0 or not due, "3 an empty deck is made anew"


def check_routes(s: State) -> None:
    """0 Each of the routes lies in one place. 6.1 None has more cards than years, once its owner has shed."""
    deck, left = s.route_deck[: s.route_deck_size], s.route_discard[: s.route_discard_size]
    own = [route for route in s.route if route >= 0]
    landed = [entry % ROUTES for entry in s.landed[: s.landed_size]]
    assert sorted([*deck, *left, *own, *landed]) == list(range(ROUTES))
    for seat in range(s.players):
        taken = [entry % ROUTES for entry in s.landed[: s.landed_size] if entry // ROUTES == seat]
        assert s.years[seat] == sum(years_of(s, route) for route in taken)
        assert s.years[seat] < s.home or s.phase == st.FINISHED
        room = years_of(s, s.route[seat]) if s.route[seat] >= 0 else 0
        changing = s.phase in (st.NEW_ROUTE, st.SHED) and seat == s.mover
        assert changing or s.on_route_size[seat] <= room
        if s.phase == st.SHED and changing:
            assert s.on_route_size[seat] > room


def check_scores(s: State) -> None:
    """7.3 The points are the values of the cards that are points."""
    for seat in range(SEATS):
        mine = [entry % CARDS for entry in s.points[: s.points_size] if entry // CARDS == seat]
        assert s.score[seat] == sum(value_of(card) for card in mine)


def check_gods(s: State) -> None:
    """2.1-2.3 Totals are right, a card lies on one of its gods, and the Favour stands where it must."""
    for god in range(GODS + 1):
        cards = s.laid[god * MAX_LAID : god * MAX_LAID + s.laid_size[god]]
        assert s.total[god] == sum(value_of(card) for card in cards)
        assert god == POSEIDON or all(has_god(card, god) for card in cards)
        just_laid = s.phase == st.DRAW and god == s.laid_on
        assert just_laid or god == POSEIDON or s.total[god] <= s.passing
    if s.laid_on < 0:
        four = s.total[:GODS]
        assert s.favour == four.index(max(four))
    if s.phase in (st.INFLUENCE, st.DEED):
        assert s.total[POSEIDON] <= s.calm


def check_question(s: State) -> None:
    """8.2 Who is asked has something to decide on, as all can see."""
    if s.phase == st.ROUTE:
        assert s.oracle_size[s.actor] > 0
        assert s.route[s.actor] >= 0
    if s.phase == st.INFLUENCE:
        assert s.hand_size[s.actor] > 0
    if s.phase == st.BID:
        assert s.prize >= 0
        assert not is_double(s.prize)
        assert has_god(s.prize, s.proci)
        assert s.oracle_size[s.actor] > 0
    else:
        assert s.prize == -1
        assert sum(s.bid_size) == 0
    for card in s.bid:
        assert card < 0 or has_god(card, s.proci)


def check_knowledge(s: State) -> None:
    """8.3 What was drawn since the deck was made lies behind it, with who drew it."""
    assert s.deck_size <= s.made_size
    for at in range(DECK):
        assert -1 <= s.drawer[at] < s.players
        assert s.deck_size <= at < s.made_size or s.drawer[at] == -1
