"""Words for the tests.

A table is laid out, moves are played as `horus: play left Dragon 4/2`, and the track is read. Seats are
called by their gods. The holder of a god is the one on the left, shared with the next god clockwise; so the
holder on the right is the left one of the god before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from olympus import IllegalMove, Match, Script, load_game
from olympus.core.chance import Stream, new_stream
from olympus.core.fields import duplicate
from olympus.games.derby.moves import BET, MAX_LEGAL, write_card
from olympus.games.derby.names import BETS, CREATURES, GODS
from olympus.games.derby.notation import write
from olympus.games.derby.rules.bets import legal_bets, place_bet
from olympus.games.derby.rules.judgment import put_back_to_zeus
from olympus.games.derby.rules.setup import add_card
from olympus.games.derby.state import (
    CARDS,
    FATE_TOKENS,
    FINISHED,
    KINDS,
    MAX_HAND,
    SLOTS,
    State,
    phases,
)
from olympus.games.derby.view import determinise

KEY = bytes(range(32))
"""Chance that no test cares about comes from this stream."""


def cards_of(text: str) -> list[str]:
    """`Dragon 4/2, Sylph 1+3/0` as a list."""
    return [card.strip() for card in text.split(",") if card.strip()]


class Table:
    """A match with gods named in the order of GODS (or `gods`), the god `first` being first player.

    Its figures are those of the preset `early`, so that positions laid out in tests stay what they are when the
    printed ones are tuned.
    """

    def __init__(
        self,
        players: int = 4,
        *,
        first: str | None = None,
        gods: tuple[str, ...] = (),
        deal: Mapping[str, str] | None = None,
        figures: Mapping[str, Any] | None = None,
        **options: Any,
    ) -> None:
        figures = {**load_game("derby").presets["early"], **(figures or {})}
        self.gods = gods or GODS[:players]
        self.script = Script([], after=Stream(KEY))
        start = {
            "players": players,
            "gods": self.gods,
            "first": self.seat(first or self.gods[0]),
            **options,
        }
        if deal:
            self.script.outcomes += self.whole_deal(
                Match.new("derby", seed=1, figures=figures, **start).state, deal
            )
        self.match = Match.new("derby", chance=self.script, figures=figures, **start)
        self.news: list[dict[str, Any]] = []

    # laying out

    def whole_deal(self, s: State, deal: Mapping[str, str]) -> list[str]:
        """The outcomes of a deal: the named cards in the named holders, the rest filled up."""
        named = {self.seat(god): cards_of(text) for god, text in deal.items()}
        rest = [write_card(s, card) for card in every_card(s)]
        for cards in named.values():
            for card in cards:
                rest.remove(card)
        outcomes = []
        for seat in range(s.players):
            hand = named.get(seat, [])
            fill = s.hand_size - len(hand)
            outcomes += hand + rest[:fill]
            del rest[:fill]
        return outcomes

    def fate(self, *sectors: int) -> Table:
        """Fate tokens from the first player on; those not named go to the last sectors."""
        far = [sector for sector in range(self.state.finish - 1, 0, -1) if sector not in sectors]
        for sector in [*sectors, *far][: self.match.players]:
            self.play(f"token {sector}")
        return self

    def bets(self, **bets: str) -> Table:
        """The first bets of all: `horus="first Dragon, last Sylph"`, or some that nobody cares about."""
        if self.state.phase == FATE_TOKENS:
            self.fate()
        for slot in range(2):
            for _ in range(self.match.players):
                seat = self.state.actor
                named = cards_of(bets.get(self.gods[seat].replace("-", "_"), ""))
                wanted = f"bet {named[slot] if named else some_bet(seat, slot)}"
                self.play(wanted if named or wanted in self.legal() else self.legal()[0])
        return self

    def past_mid_race(self, crossed: str, **bets: str) -> Table:
        """The creature has crossed the mid-race line and all third bets are placed; moving goes on."""
        s = self.state
        assert s.bet_round == 2
        s.crossed = CREATURES.index(crossed)
        for seat in range(s.players):
            named = bets.get(self.gods[seat].replace("-", "_"), "")
            s.actor = seat
            possible = [0] * MAX_LEGAL
            codes = possible[: legal_bets(s, possible)]
            wanted = (
                [code for code in codes if write(s, code, seat) == f"bet {named}"] if named else codes[::7]
            )
            bet, creature = divmod(wanted[-1] - BET, len(CREATURES))
            place_bet(s, bet, creature, None)
        s.bet_round, s.asked, s.actor = SLOTS, 0, s.active
        return self

    def at(self, **sectors: int) -> Table:
        """Creatures stand there, and arrived in the order named; at the finish they have finished so."""
        s = self.state
        for name, sector in sectors.items():
            creature = CREATURES.index(name)
            s.sector[creature] = sector
            s.arrival[creature] = s.arrivals
            s.arrivals += 1
            if sector == s.finish:
                s.finished[s.finishers] = creature
                s.finishers += 1
        return self

    def lay(self, **holders: str) -> Table:
        """These cards lie in the holders, among others; all holders keep their sizes."""
        s = self.state
        named = {self.seat(god.replace("_", "-")): cards_of(text) for god, text in holders.items()}
        sizes = s.holder_size[: s.players]
        rest = self.clear_holders()
        for seat, cards in named.items():
            for card in cards:
                self.put(seat, card, rest)
        for seat, size in enumerate(sizes):
            while s.holder_size[seat] < size:
                self.put(seat, rest[0], rest)
        self.set_deck(rest)
        return self

    def leave(self, **holders: str) -> Table:
        """Only these cards are left in the holders; the others were discarded."""
        s = self.state
        named = {self.seat(god.replace("_", "-")): cards_of(text) for god, text in holders.items()}
        total = sum(s.holder_size)
        rest = self.clear_holders()
        for seat, cards in named.items():
            for card in cards:
                self.put(seat, card, rest)
        for _ in range(total - sum(s.holder_size)):
            s.discard[self.card(rest.pop(0))] += 1
        self.set_deck(rest)
        return self

    def last_turn(self, left: str, right: str) -> Table:
        """The actor has the last two cards of the race."""
        s = self.state
        before = self.gods[s.actor - 1]
        return self.leave(**{self.gods[s.actor].replace("-", "_"): left, before.replace("-", "_"): right})

    def tricks_with_zeus(self, text: str) -> Table:
        """These cards went to the Zeus deck in this race."""
        s = self.state
        for card in cards_of(text):
            number = self.card(card)
            if s.discard[number]:
                s.discard[number] -= 1
            else:
                assert number in s.deck, f"{card} lies in a holder: name the holders first"
                s.deck.remove(number)
                s.deck.append(-1)
                s.deck_size -= 1
            put_back_to_zeus(s, number)
        return self

    def clear_holders(self) -> list[str]:
        """Empties the holders; all cards that are not on a pile."""
        s = self.state
        rest = s.deck[: s.deck_size]
        for seat in range(s.players):
            for i in range(s.holder_size[seat]):
                rest.append(s.holder[seat * MAX_HAND + i])
                s.holder[seat * MAX_HAND + i] = -1
            s.holder_size[seat] = 0
        return [write_card(s, card) for card in sorted(rest)]

    def put(self, seat: int, card: str, rest: list[str]) -> None:
        rest.remove(card)
        add_card(self.state, seat, self.card(card))

    def set_deck(self, rest: list[str]) -> None:
        s = self.state
        s.deck_size = len(rest)
        s.deck[:] = [self.card(card) for card in rest] + [-1] * (len(s.deck) - len(rest))

    def draws(self, text: str) -> Table:
        """What chance will give next: `protection, Pegasus 2+3/1`."""
        self.script.outcomes += cards_of(text)
        return self

    # playing

    def play(self, *lines: str) -> list[dict[str, Any]]:
        """Notations, `horus: ` before one that must be that god's; what happened at the last."""
        for line in lines:
            god, colon, text = line.partition(": ")
            if colon:
                assert self.actor == god, f"{self.actor} is to act, not {god}: {self.legal()}"
            self.news = [event.data for event in self.match.play(text if colon else line)]
            check_cards(self.state)
        return self.news

    def pass_all(self) -> Table:
        """Everybody passes until a card, bet or token is due."""
        while "pass" in self.legal():
            self.play("pass")
        return self

    def pass_to(self, phase: str) -> Table:
        """Everybody passes until that phase."""
        while self.phase != phase:
            self.play("pass")
        return self

    def play_on(self, phase: str, race: int = 0) -> Table:
        """Anything without powers and tricks until that phase (of that race)."""
        while self.phase != phase or (race and self.state.race + 1 != race):
            legal = self.legal()
            self.play(
                "pass" if "pass" in legal else next(text for text in legal if not text.startswith("power"))
            )
        return self

    def refused(self, text: str) -> str:
        """Why a move is refused; nothing has changed."""
        before = duplicate(self.state)
        with pytest.raises(IllegalMove) as refusal:
            self.match.play(text)
        assert self.state == before
        return refusal.value.key

    # reading

    @property
    def state(self) -> State:
        s = self.match.state
        assert isinstance(s, State)
        return s

    def seat(self, god: str) -> int:
        return self.gods.index(god)

    @property
    def actor(self) -> str | None:
        return None if self.match.actor is None else self.gods[self.match.actor]

    @property
    def first(self) -> str:
        return self.gods[self.state.first]

    @property
    def phase(self) -> str:
        return phases[self.state.phase].name

    def legal(self) -> list[str]:
        return [str(move) for move in self.match.legal()]

    def powers(self) -> list[str]:
        """The powers the actor may play now."""
        return list(dict.fromkeys(text.split()[1] for text in self.legal() if text.startswith("power ")))

    def asked(self) -> tuple[str | None, list[str]]:
        """Who is asked, and which powers fit."""
        return self.actor, self.powers()

    def view(self, god: str | None) -> dict[str, Any]:
        return self.match.view(None if god is None else self.seat(god))

    def sector(self, creature: str) -> int:
        return self.state.sector[CREATURES.index(creature)]

    def order(self) -> list[str]:
        """The creatures as they stand now, the leader first."""
        track = self.view(None)["track"]["creatures"]
        return [entry["creature"] for entry in sorted(track, key=lambda entry: entry["order"])]

    def card(self, text: str) -> int:
        return next(
            c for c in range(CARDS) if self.state.copies[c % KINDS] and write_card(self.state, c) == text
        )

    def holder(self, god: str) -> list[str]:
        """The cards on the left of a god."""
        s, low = self.state, self.seat(god) * MAX_HAND
        return [write_card(s, card) for card in s.holder[low : low + s.holder_size[self.seat(god)]]]

    def discards(self) -> list[str]:
        return pile(self.view(None)["discards"])

    def tricks(self) -> list[str]:
        return pile(self.view(None)["zeus"]["tricks"])

    def points(self) -> dict[str, int]:
        return dict(zip(self.gods, self.match.scores, strict=True))

    def happened(self, event: str) -> list[dict[str, Any]]:
        """What the last move brought, of one kind."""
        return [news for news in self.news if news["event"] == event]

    def imagined(self, god: str | None, times: int = 60) -> list[State]:
        """States that the god cannot tell from the real one."""
        view = self.match.packed_view(None if god is None else self.seat(god))
        stream = new_stream(KEY)
        states = []
        for _ in range(times):
            state = State()
            determinise(view, state, stream)
            states.append(state)
        return states


def some_bet(seat: int, slot: int) -> str:
    """A bet nobody cares about, with tokens enough for all."""
    return f"{BETS[slot]} {CREATURES[(seat + slot) % len(CREATURES)]}"


def pile(shown: list[dict[str, Any]]) -> list[str]:
    return [card["text"] for card in shown for _ in range(card["count"])]


def every_card(s: State) -> list[int]:
    return [card for card in range(CARDS) for _ in range(s.copies[card % KINDS])]


def check_cards(s: State) -> None:
    """Every movement card is somewhere, once."""
    cards = Counter(s.deck[: s.deck_size])
    for seat in range(s.players):
        cards.update(s.holder[seat * MAX_HAND : seat * MAX_HAND + s.holder_size[seat]])
    for heap in (s.discard, s.zeus):
        cards.update({card: n for card, n in enumerate(heap) if n})
    cards.update(card for card in [*s.drawn, *s.peek] if 0 <= card < CARDS)
    assert sorted(cards.elements()) == every_card(s)
    assert s.phase == FINISHED or s.deck_size >= 0
