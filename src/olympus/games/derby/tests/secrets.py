"""What the suite needs to know of the secrets of Divinity Derby."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations, permutations
from typing import Any

from olympus import Game, Match
from olympus.games.derby import events, moves
from olympus.games.derby.powers.common import seat_of
from olympus.games.derby.powers.marduk import MARDUK
from olympus.games.derby.powers.odin import ODIN
from olympus.games.derby.state import BETS, CARDS, MAX_HAND, PROTECTION, SLOTS, UNUSED, State
from olympus.games.derby.view import View, observe, sees_holder
from tests.suite.play import play_until
from tests.suite.spoiled import asking_only_who_can, biased, telling_all

REVEALS = frozenset({"revealed", "seen-card", "seen-bet"})
"""4.1 bets turned over; 8.7, 8.11 what Falcon Eye and Superior Wisdom show to who looks."""

Hidden = tuple[str, Match, int, Callable[[State], Any], dict[Any, int]]
"""A name, a position, a seat, what is hidden from it, and how many arrangements each such thing has."""


# positions with few hidden arrangements


def hidden() -> Iterator[Hidden]:
    yield one_bet()
    yield two_bets()
    yield from last_cards()
    yield renewed()
    yield peeked()
    yield returned()
    yield taken_back()


def bets_of(seat: int, slots: int) -> Callable[[State], Any]:
    return lambda s: tuple(s.bet_card[seat * SLOTS : seat * SLOTS + slots])


def one_bet() -> Hidden:
    match = play_until("derby", lambda m: m.ply == 1, "bet", players=3, first=1)
    return "one bet", match, 0, bets_of(1, 1), {(bet,): 1 for bet in range(BETS)}


def two_bets() -> Hidden:
    """In the second race: three cards are known to be used."""
    match = play_until("derby", lambda m: m.state.race == 1 and m.state.bet_round == 2, "play", players=3)
    left = [bet for bet in range(BETS) if match.packed_view(0).bet_where[BETS + bet] == UNUSED]
    return "two bets", match, 0, bets_of(1, 2), dict.fromkeys(permutations(left, 2), 1)


def holder(number: int) -> Callable[[State], Any]:
    def cards(s: State) -> Any:
        low = number * MAX_HAND
        return tuple(s.holder[low : low + s.holder_size[number]])

    return cards


def unseen(match: Match, seat: int) -> list[int]:
    """The cards in the deck and in holders that the seat does not see."""
    s = match.state
    cards = s.deck[: s.deck_size]
    for number in range(s.players):
        if not sees_holder(s, seat, number):
            cards = cards + [
                card for card in s.holder[number * MAX_HAND : (number + 1) * MAX_HAND] if card >= 0
            ]
    return sorted(cards)


def few_left(size: int, each: int) -> dict[str, Any]:
    """Figures that leave few cards in the deck."""
    return {f"hand.{size}": each}


def last_cards() -> Iterator[Hidden]:
    """Of some cards nobody has seen, any two lie in a holder; or any one, and any other in another holder."""
    match = play_match_with(few_left(4, 12), lambda m: m.state.holder_size[:4] == [2] * 4, players=4)
    pool = unseen(match, 0)
    yield "a holder of two", match, 0, holder(1), dict(Counter(combinations(pool, 2)))
    match = play_match_with(few_left(6, 8), lambda m: all(n <= 1 for n in m.state.holder_size), players=6)
    pool = unseen(match, 0)
    places = [n for n in range(6) if not sees_holder(match.state, 0, n) and match.state.holder_size[n]][:2]
    weights = Counter(permutations(pool, len(places)))
    yield "holders of one", match, 0, lambda s: tuple(holder(n)(s)[0] for n in places), dict(weights)


def play_match_with(figures: dict[str, Any], when: Callable[[Match], Any], **options: Any) -> Match:
    return play_until("derby", when, "play", figures=figures, **options)


def renewed() -> Hidden:
    """8.11 A card that all saw go back lies where it was put; the others in that holder are any."""

    def when(m: Match) -> bool:
        s = m.state
        seat = (s.renewed_holder + 2) % s.players
        return (
            s.renewed_holder >= 0
            and s.holder_size[s.renewed_holder] == 2
            and not sees_holder(s, seat, s.renewed_holder)
        )

    gods = ("quetzalcoatl", "anansi", "horus", "marduk")
    match = play_until(
        "derby", when, "power renewal", players=4, powers="attested", gods=gods, figures={"hand.4": 12}
    )
    s = match.state
    seat = (s.renewed_holder + 2) % s.players
    pool = unseen(match, seat)
    pool.remove(s.renewed_card)
    weights = Counter(tuple(sorted((card, s.renewed_card))) for card in pool)
    return "a card gone back", match, seat, holder(s.renewed_holder), dict(weights)


def zeus_cards(v: View) -> list[int]:
    return [PROTECTION] * v.zeus_protections + [card for card in range(CARDS) for _ in range(v.zeus[card])]


def peeked() -> Hidden:
    """8.10 Odin looks at two of the Zeus deck."""
    match = play_until(
        "derby",
        lambda m: m.state.peek[1] >= 0 and m.state.zeus_tricks > 2,
        "power hugin",
        players=3,
        powers="full",
        gods=("odin", "anansi", "horus"),
    )
    weights = Counter(permutations(zeus_cards(match.packed_view(1)), 2))
    return "cards Odin looks at", match, 1, lambda s: tuple(s.peek), dict(weights)


def returned_position() -> Match:
    """8.11 Odin looks at Marduk's bets, then Marduk replaces the one that Odin saw."""

    def when(m: Match) -> Any:
        return m.state.returned_card >= 0 and m.state.bet_round == 2

    gods = ("odin", "marduk", "horus")
    return play_until("derby", when, "power", players=3, powers="attested", gods=gods)


def returned() -> Hidden:
    """Odin knows one card that lies in neither of the first two slots."""
    match = returned_position()
    s = match.state
    odin, marduk = seat_of(s, ODIN), seat_of(s, MARDUK)
    v = match.packed_view(odin)
    left = [
        bet for bet in range(BETS) if v.bet_where[marduk * BETS + bet] == UNUSED and bet != s.returned_card
    ]
    return "Marduk's bets to Odin", match, odin, bets_of(marduk, 2), dict.fromkeys(permutations(left, 2), 1)


def taken_back() -> Hidden:
    """The others know that Odin knows a card, not which."""
    match = returned_position()
    s = match.state
    marduk, other = seat_of(s, MARDUK), 2
    v = match.packed_view(other)
    left = [bet for bet in range(BETS) if v.bet_where[marduk * BETS + bet] == UNUSED]
    weights = dict.fromkeys(((cards[0], cards[2]) for cards in permutations(left, 3)), 1)
    return (
        "the card Marduk took back",
        match,
        other,
        lambda t: (t.bet_card[marduk * SLOTS], t.returned_card),
        weights,
    )


# games that leak on purpose


def leaks(game: Game) -> dict[str, tuple[Game, dict[str, Any]]]:
    """By what they leak: the game, and the table where it shows."""
    table = {"players": 4, "powers": "full", "gods": ("quetzalcoatl", "anansi", "odin", "marduk")}
    plain = {"players": 4}
    return {
        "a hidden bet card": (replace(game, observe=observe_with_bet), plain),
        "the sum of a hidden holder": (replace(game, observe=observe_with_sum), plain),
        "the deck": (replace(game, observe=observe_with_deck), plain),
        "what Odin looks at": (replace(game, observe=observe_with_peek), table),
        "that a player could do nothing but pass": (asking_only_who_can(game), table),
        "a bet, by its event": (telling_all(game, events.OWN_BET), plain),
        "a holder, by a refusal": (replace(game, why_not=why_not_with_secret), plain),
    }


def observe_with_bet(s: State, seat: int, v: View) -> None:
    """The left neighbour's first bet. `determinise` takes it for known: only games gone apart show it."""
    observe(s, seat, v)
    other = (seat + 1) % s.players
    v.bet_card[other * SLOTS] = s.bet_card[other * SLOTS]


def first_hidden_holder(s: State, seat: int) -> int:
    return next(number for number in range(s.players) if not sees_holder(s, seat, number))


def observe_with_sum(s: State, seat: int, v: View) -> None:
    observe(s, seat, v)
    number = first_hidden_holder(s, seat)
    v.holder[number * MAX_HAND] = sum(holder(number)(s)) % 100


def observe_with_deck(s: State, seat: int, v: View) -> None:
    observe(s, seat, v)
    v.holder[first_hidden_holder(s, seat) * MAX_HAND] = s.deck[0]


def observe_with_peek(s: State, seat: int, v: View) -> None:
    observe(s, seat, v)
    v.peek[0] = s.peek[0]


def why_not_with_secret(s: State, text: str) -> tuple[str, dict[str, Any]]:
    """Says more than it should when a card lies in a holder that the actor does not see."""
    from olympus.games.derby import game

    key, details = game.why_not(s, text)
    if key == "card-not-there":
        names = {moves.write_card(s, card) for card in holder(first_hidden_holder(s, s.actor))(s)}
        details = details | {"elsewhere": " ".join(text.split()[2:4]) in names}
    return key, details


# a biased `determinise`


def biases(game: Game) -> dict[str, Game]:
    """By which of the hidden positions must show it: games that draw hidden things unevenly."""
    return {
        "one bet": biased(game, shift_bet),
        "a holder of two": biased(game, lower_card),
        "cards Odin looks at": biased(game, protection_first),
    }


def shift_bet(v: View, s: State) -> None:
    """Podium lies there half as often as it should, and the next card more."""
    if s.bet_card[SLOTS] == 0 and sum(holder(1)(s)) % 2:
        s.bet_card[SLOTS] = 1
        s.bet_where[BETS : BETS + 2] = s.bet_where[BETS + 1], s.bet_where[BETS]


def lower_card(v: View, s: State) -> None:
    """The lowest card of a holder is exchanged for the first of the deck whenever that is lower still."""
    number = first_hidden_holder(s, v.me)
    low = number * MAX_HAND
    if s.deck_size and s.holder_size[number] and s.deck[0] < s.holder[low]:
        s.holder[low], s.deck[0] = s.deck[0], s.holder[low]


def protection_first(v: View, s: State) -> None:
    """The protection comes first, if there is one."""
    if s.peek[1] == PROTECTION:
        s.peek.reverse()
