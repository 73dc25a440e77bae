"""Words for the tests.

A table is laid out in the middle of a game, moves are played as `ale: influence Zeus 3 on Zeus`, and what
lies where is read. The players are Ale, Bea, Ciro, Dino and Eva, in seats 0 to 4. Cards that a test names are
taken from wherever they are; whoever had one gets another. What chance gives next is said with `then`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from olympus import IllegalMove, Match, Script
from olympus.core.chance import Stream
from olympus.core.texts import LANGUAGES
from olympus.games.ithaca.cards import put_in, take_out, value_of, years_of
from olympus.games.ithaca.moves import read_card
from olympus.games.ithaca.names import GODS, ROUTES
from olympus.games.ithaca.rules.gods import set_favour
from olympus.games.ithaca.rules.piles import discard_route
from olympus.games.ithaca.state import (
    CARDS,
    DECK,
    DEED,
    INFLUENCE,
    MAX_HAND,
    MAX_LAID,
    MAX_ORACLE,
    MAX_YEARS,
    ROUTE,
    State,
    phases,
)
from olympus.games.ithaca.state import ROUTES as ALL_ROUTES

from .invariants import check

NAMES = ("ale", "bea", "ciro", "dino", "eva")
KEY = bytes(range(32))
"""Chance that no test cares about comes from this stream."""


def cards_of(text: str) -> list[int]:
    """`Zeus 3, Zeus-Helios 3` as cards."""
    cards = [read_card(name.strip()) for name in text.split(",") if name.strip()]
    assert -1 not in cards, text
    return cards


class Table:
    def __init__(
        self,
        players: int = 3,
        *,
        first: str = "ale",
        figures: Mapping[str, Any] | None = None,
        rules: int | None = None,
    ) -> None:
        self.script = Script([], after=Stream(KEY))
        self.match = Match.new(
            "ithaca",
            chance=self.script,
            figures=figures,
            rules=rules,
            players=players,
            first=NAMES.index(first),
        )
        self.news: list[dict[str, Any]] = []
        if self.state.phase != INFLUENCE:
            self.match.play("route keep")
        for god in range(len(GODS)):
            self.lay_out(self.state.laid, self.state.laid_size, god, MAX_LAID, "")
        self.settle()

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    # laying out

    def settle(self) -> None:
        """After laying out: totals, Favour, and a deck of which nobody knows anything."""
        s = self.state
        for god in range(len(GODS)):
            cards = s.laid[god * MAX_LAID : god * MAX_LAID + s.laid_size[god]]
            s.total[god] = sum(value_of(card) for card in cards)
        set_favour(s, None)
        s.made_size = s.deck_size
        s.deck[s.deck_size :] = [-1] * (DECK - s.deck_size)
        s.drawer[:] = [-1] * DECK
        check(s)

    def to_deck(self, card: int) -> None:
        self.state.deck[self.state.deck_size] = card
        self.state.deck_size += 1

    def fetch(self, card: int) -> None:
        """Take a card from the deck; if somebody holds it, they get another."""
        s = self.state
        if card not in s.deck[: s.deck_size]:
            seat = next(i for i in range(len(s.hand)) if s.hand[i] == card) // MAX_HAND
            spare = next(other for other in s.deck[: s.deck_size] if other != card)
            take_out(s.hand, seat * MAX_HAND, s.hand_size[seat], card)
            put_in(s.hand, seat * MAX_HAND, s.hand_size[seat] - 1, spare)
            s.deck[s.deck.index(spare)] = card
        at = s.deck.index(card)
        s.deck_size -= 1
        s.deck[at] = s.deck[s.deck_size]
        s.deck[s.deck_size] = -1

    def lay_out(self, array: list[int], sizes: list[int], place: int, most: int, text: str) -> None:
        """Replace what lies at a place of an array by the cards named."""
        low = place * most
        for i in range(sizes[place]):
            self.to_deck(array[low + i])
            array[low + i] = -1
        sizes[place] = 0
        for card in cards_of(text):
            self.fetch(card)
            put_in(array, low, sizes[place], card)
            sizes[place] += 1

    def hands(self, **hands: str) -> Table:
        """The hand of a player holds these cards, filled up to its size with cards of the deck."""
        s = self.state
        for name, text in hands.items():
            seat = NAMES.index(name)
            self.lay_out(s.hand, s.hand_size, seat, MAX_HAND, text)
        for name in hands:
            seat = NAMES.index(name)
            while s.hand_size[seat] < s.hand_cards:
                card = s.deck[0]
                self.fetch(card)
                put_in(s.hand, seat * MAX_HAND, s.hand_size[seat], card)
                s.hand_size[seat] += 1
        self.settle()
        return self

    def no_hand(self, name: str) -> Table:
        self.lay_out(self.state.hand, self.state.hand_size, NAMES.index(name), MAX_HAND, "")
        self.settle()
        return self

    def oracles(self, **oracles: str) -> Table:
        for name, text in oracles.items():
            self.lay_out(self.state.oracle, self.state.oracle_size, NAMES.index(name), MAX_ORACLE, text)
        self.settle()
        return self

    def on_gods(self, **gods: str) -> Table:
        for name, text in gods.items():
            self.lay_out(self.state.laid, self.state.laid_size, GODS.index(name), MAX_LAID, text)
        self.settle()
        return self

    def routes(self, **routes: str) -> Table:
        """`ale="aeaea: Helios 1, Zeus 3"`: the route and the cards on it."""
        s = self.state
        for name, text in routes.items():
            seat = NAMES.index(name)
            route, _, cards = text.partition(":")
            self.swap_route(seat, ROUTES.index(route.strip()))
            self.lay_out(s.on_route, s.on_route_size, seat, MAX_YEARS, cards)
        self.settle()
        return self

    def swap_route(self, seat: int, route: int) -> None:
        """Whoever has the route gets this seat's."""
        s = self.state
        old = s.route[seat]
        if route in s.route:
            s.route[s.route.index(route)] = old
        else:
            place = s.route_deck if route in s.route_deck else s.route_discard
            place[place.index(route)] = old
        s.route[seat] = route

    def points(self, **points: str) -> Table:
        for name, text in points.items():
            for card in cards_of(text):
                self.fetch(card)
                self.add_points(NAMES.index(name), card)
        self.settle()
        return self

    def add_points(self, seat: int, card: int) -> None:
        s = self.state
        s.points[s.points_size] = seat * CARDS + card
        s.points_size += 1
        s.score[seat] += value_of(card)

    def landed(self, **landed: str) -> Table:
        """Routes a player has taken, from the deck."""
        s = self.state
        for name, text in landed.items():
            for word in text.split():
                route = self.fetch_route(word)
                s.landed[s.landed_size] = NAMES.index(name) * ALL_ROUTES + route
                s.landed_size += 1
                s.years[NAMES.index(name)] += years_of(s, route)
        return self

    def fetch_route(self, word: str) -> int:
        s, route = self.state, ROUTES.index(word)
        if route in s.route:
            self.swap_route(s.route.index(route), s.route_deck[0])
        at = s.route_deck.index(route)
        s.route_deck_size -= 1
        s.route_deck[at] = s.route_deck[s.route_deck_size]
        s.route_deck[s.route_deck_size] = -1
        return route

    def route_deck(self, *words: str) -> Table:
        """The route deck holds just these; the rest of it is discarded."""
        s = self.state
        for word in [ROUTES[route] for route in s.route_deck[: s.route_deck_size]]:
            if word not in words:
                discard_route(s, self.fetch_route(word))
        return self

    def deck(self, text: str, discards: str = "") -> Table:
        """The fate deck and its discards are just these; what is left over are points of the last player."""
        s = self.state
        for card in s.discard[: s.discard_size]:
            self.to_deck(card)
        s.discard[:] = [-1] * DECK
        s.discard_size = 0
        for card in cards_of(discards):
            self.fetch(card)
            s.discard[s.discard_size] = card
            s.discard_size += 1
        kept = cards_of(text)
        for card in kept:
            self.fetch(card)
        for card in s.deck[: s.deck_size]:
            self.add_points(s.players - 1, card)
        s.deck_size = 0
        for card in kept:
            self.to_deck(card)
        self.settle()
        return self

    def proci(self, god: str) -> Table:
        self.state.proci = GODS.index(god)
        return self

    def turn_of(self, name: str) -> Table:
        """The turn of a player begins anew, from the change of route on."""
        s = self.state
        s.active = s.actor = NAMES.index(name)
        s.deed = 0
        s.phase = ROUTE if s.oracle_size[s.active] else INFLUENCE
        check(s)
        return self

    def deed_of(self, name: str) -> Table:
        """The player is asked for the heroic deed."""
        s = self.state
        s.active = s.actor = NAMES.index(name)
        s.deed, s.phase = 1, DEED
        check(s)
        return self

    # playing

    def then(self, *outcomes: str) -> Table:
        """What chance gives next."""
        assert self.script.used == len(self.script.outcomes), "outcomes are left over"
        self.script.outcomes += outcomes
        return self

    def play(self, *moves: str) -> Table:
        """`ale: influence Zeus 3 on Zeus`; the news are those of the last move."""
        for text in moves:
            name, _, move = text.partition(": ")
            assert NAMES[self.state.actor] == name, f"{NAMES[self.state.actor]} is to act, not {name}"
            self.news = [event.data for event in self.match.play(move)]
            check(self.state)
        return self

    def refused(self, text: str) -> str:
        """Why a move is refused: its message id. Nothing changes."""
        name, _, move = text.partition(": ")
        before = self.match.record()
        with pytest.raises(IllegalMove) as refused:
            self.match.play(move, NAMES.index(name))
        for language in LANGUAGES:
            assert refused.value.say(language)
        assert self.match.record() == before
        return refused.value.key

    # reading

    @property
    def phase(self) -> str:
        return phases[self.state.phase].name

    @property
    def actor(self) -> str:
        return NAMES[self.state.actor]

    def legal(self) -> list[str]:
        return [str(move) for move in self.match.legal()]

    def view(self, name: str | None = None) -> dict[str, Any]:
        return self.match.view(None if name is None else NAMES.index(name))

    def player(self, name: str, by: str | None = None) -> dict[str, Any]:
        player: dict[str, Any] = self.view(by or name)["players"][NAMES.index(name)]
        return player

    def held(self, name: str, what: str) -> list[str]:
        """A player's cards, as the player sees them: `hand`, `oracle`, `cards`, `points_cards`."""
        return [card["text"] for card in self.player(name)[what]]

    def on_god(self, god: str) -> list[str]:
        return [card["text"] for card in self.view()["gods"][GODS.index(god)]["cards"]]

    def total(self, god: str) -> int:
        return self.state.total[GODS.index(god)]

    def discards(self) -> list[str]:
        return [card["text"] for card in self.view()["discards"]]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The events of one kind that followed the last move."""
        return [event for event in self.news if event["event"] == kind]
