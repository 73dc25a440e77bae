"""What the suite needs to know of the secrets of Ithaca."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from olympus import Game, Match
from olympus.games.ithaca import events
from olympus.games.ithaca.cards import has_god, put_in, take_out
from olympus.games.ithaca.moves import read_card
from olympus.games.ithaca.state import BID, CARDS, MAX_HAND, MAX_ORACLE, State
from olympus.games.ithaca.view import View, observe
from tests.suite.play import play_until
from tests.suite.spoiled import asking_only_who_can, biased, telling_all

REVEALS = frozenset({"revealed", "oracle-shown"})
"""4.5 bids turned over; 7.2 Oracles shown to the Proci."""

Hidden = tuple[str, Match, int, Callable[[State], Any], dict[Any, int]]
"""A name, a position, a seat, what is hidden from it, and how many arrangements each such thing has."""


# positions with few hidden arrangements


def hidden() -> Iterator[Hidden]:
    yield first_oracle()
    yield two_oracles()
    yield put_down()
    yield after_a_new_deck()
    yield put_down_after_a_new_deck()


def oracle_of(seat: int) -> Callable[[State], Any]:
    return lambda s: tuple(s.oracle[seat * MAX_ORACLE : seat * MAX_ORACLE + s.oracle_size[seat]])


def bid_of(seat: int) -> Callable[[State], Any]:
    return lambda s: tuple(s.bid[seat * MAX_ORACLE : seat * MAX_ORACLE + s.bid_size[seat]])


def unseen(match: Match, seat: int) -> list[int]:
    """The cards in the deck and with others."""
    view = match.packed_view(seat)
    return [card for card in range(CARDS) for _ in range(view.unseen[card])]


def held(match: Match, seat: int) -> list[int]:
    """8.3 The cards that others must hold, right after the deck was made anew."""
    view = match.packed_view(seat)
    return list((Counter(unseen(match, seat)) - Counter(match.state.deck[: view.deck_size])).elements())


def fresh(s: State) -> bool:
    """The deck was made anew and nothing drawn from it yet."""
    return s.deck_size == s.made_size < 40


def first_oracle() -> Hidden:
    """1.1 At the start it is any card not seen."""
    match = Match.new("ithaca", seed=1, players=3, first=0)
    weights = Counter((card,) for card in unseen(match, 0))
    return "an Oracle", match, 0, oracle_of(1), dict(weights)


def two_oracles() -> Hidden:
    """The cards of two Oracles, for a spectator, with few gods' cards seen: any two, in any order."""
    figures = {f"singles.{god}.{value}": 0 for god in ("zeus", "athena", "helios") for value in (1, 2, 3, 4)}
    figures |= {"singles.aiolus.1": 13, "singles.aiolus.2": 13, "singles.aiolus.3": 13, "singles.aiolus.4": 9}
    figures |= {f"doubles.{pair}.{value}": 0 for pair in PAIRS for value in (1, 2, 3, 4)}
    figures |= {"singles.zeus.1": 24}
    match = Match.new("ithaca", seed=2, players=2, figures=figures)
    cards = Counter(unseen(match, -1))
    weights = {(a, b): cards[a] * (cards[b] - (a == b)) for a in cards for b in cards}
    return "two Oracles", match, -1, lambda s: (s.oracle[0], s.oracle[MAX_ORACLE]), weights


PAIRS = tuple(
    f"{one}-{two}"
    for one in ("zeus", "athena", "helios", "aiolus")
    for two in ("zeus", "athena", "helios", "aiolus")
    if one != two
)


def bidding(m: Match) -> bool:
    s = m.state
    return bool(s.phase == BID and s.actor != s.active and s.bid_size[s.active] == 1)


def put_down() -> Hidden:
    """4.4 A card put down for a gift is any unseen one of the prize's god."""
    match = play_until("ithaca", bidding, "bid", players=2)
    s = match.state
    fit = [card for card in unseen(match, s.actor) if has_god(card, s.proci)]
    return "a bid", match, s.actor, bid_of(s.active), dict(Counter((card,) for card in fit))


def after_a_new_deck() -> Hidden:
    """8.3 Right after the deck was made anew, an Oracle card is none of those in it."""
    match = play_until(
        "ithaca", lambda m: fresh(m.state) and m.state.oracle_size[1] == 1, "route change", players=3
    )
    return "a new deck", match, 0, oracle_of(1), dict(Counter((card,) for card in held(match, 0)))


def put_down_after_a_new_deck() -> Hidden:
    match = play_until("ithaca", lambda m: bidding(m) and fresh(m.state), "bid", players=4)
    s = match.state
    fit = [card for card in held(match, s.actor) if has_god(card, s.proci)]
    return "a bid after a new deck", match, s.actor, bid_of(s.active), dict(Counter((card,) for card in fit))


# games that leak on purpose


def leaks(game: Game) -> dict[str, tuple[Game, dict[str, Any]]]:
    """By what they leak: the game, and the table where it shows."""
    table = {"players": 3}
    return {
        "a card of an Oracle": (replace(game, observe=observe_with_oracle), table),
        "the sum of a hidden hand": (replace(game, observe=observe_with_sum), table),
        "a card of the deck": (replace(game, observe=observe_with_deck), table),
        "a card put down": (replace(game, observe=observe_with_bid), table),
        "that a player could do nothing but pass": (asking_only_who_can(game), table),
        "an Oracle card, by its event": (telling_all(game, events.OWN_ORACLE), table),
        "a hand, by a refusal": (replace(game, why_not=why_not_with_secret), table),
    }


def observe_with_oracle(s: State, seat: int, v: View) -> None:
    """The left neighbour's Oracle. `determinise` takes it for known: only games gone apart show it."""
    observe(s, seat, v)
    low = (seat + 1) % s.players * MAX_ORACLE
    v.oracle[low : low + MAX_ORACLE] = s.oracle[low : low + MAX_ORACLE]


def observe_with_sum(s: State, seat: int, v: View) -> None:
    observe(s, seat, v)
    low = (seat + 1) % s.players * MAX_HAND
    v.hand[low] = sum(s.hand[low : low + MAX_HAND]) % CARDS


def observe_with_deck(s: State, seat: int, v: View) -> None:
    observe(s, seat, v)
    v.hand[(seat + 1) % s.players * MAX_HAND] = s.deck[0]


def observe_with_bid(s: State, seat: int, v: View) -> None:
    observe(s, seat, v)
    v.bid[:] = s.bid


def why_not_with_secret(s: State, text: str) -> tuple[str, dict[str, Any]]:
    """Says more than it should when somebody else holds the card."""
    from olympus.games.ithaca import game

    key, details = game.why_not(s, text)
    if key in ("not-in-hand", "not-deed", "not-influence"):
        names = {card for card in s.hand if card >= 0}
        words = text.removeprefix("deed ").split()
        details = details | {"elsewhere": len(words) > 2 and read_card(" ".join(words[1:3])) in names}
    return key, details


# a biased `determinise`


def biases(game: Game) -> dict[str, Game]:
    """By which of the hidden positions must show it: games that draw hidden things unevenly."""
    return {
        "an Oracle": biased(game, lower_oracle),
        "a bid": biased(game, lower_bid),
        "a new deck": biased(game, oracle_from_deck),
    }


def lower_oracle(v: View, s: State) -> None:
    """The neighbour's lowest card is always in the Oracle."""
    hand, oracle = s.hand[MAX_HAND], s.oracle[MAX_ORACLE]
    if hand < oracle:
        take_out(s.hand, MAX_HAND, s.hand_size[1], hand)
        put_in(s.hand, MAX_HAND, s.hand_size[1] - 1, oracle)
        s.oracle[MAX_ORACLE] = hand


def lower_bid(v: View, s: State) -> None:
    """The card put down is exchanged for one of the deck that is lower and of the same god."""
    low = s.active * MAX_ORACLE
    for i in range(s.deck_size):
        if has_god(s.deck[i], s.proci) and s.deck[i] < s.bid[low]:
            s.bid[low], s.deck[i] = s.deck[i], s.bid[low]


def oracle_from_deck(v: View, s: State) -> None:
    """As one who forgot what the deck was made of."""
    s.oracle[MAX_ORACLE], s.deck[0] = s.deck[0], s.oracle[MAX_ORACLE]
