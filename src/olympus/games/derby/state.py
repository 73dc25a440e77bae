"""The fields of a game of Divinity Derby.

Seats count clockwise from 0. Holder h stands to the left of seat h, between it and seat h + 1. A movement card
is a number: creature * KINDS + kind; equal cards have equal numbers. -1 is "none" wherever a seat,
creature, card, holder or slot is meant.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...core.components import Range, Words, figure, figures, figures_of
from ...core.declared import CHANCE, PLAYER, RULES, Phases
from ...core.fields import BaseState, public, secret
from . import names
from .power import PER_GOD, with_sectors

PLAYERS = range(3, 7)
SEATS = 6
CREATURES = len(names.CREATURES)
KINDS = 9
"""Kinds of movement card at most, and cards a creature has."""
CARDS = CREATURES * KINDS
PROTECTION = CARDS
"""A Zeus protection card, where a card of the Zeus deck is meant."""
BETS = len(names.BETS)
SLOTS = 3
"""Bets a player places in a race."""
POWERS = PER_GOD * len(names.GODS)
MAX_HAND = 12
MAX_FINISH = 40

# where a bet card is (bet_where)
UNUSED, PLACED, WON, LOST = range(4)

phases = Phases()
GODS = phases.add("gods", CHANCE, "1.1 gods that nobody chose")
FIRST_PLAYER = phases.add("first-player", CHANCE, "1.7 who begins")
DEAL = phases.add("deal", CHANCE, "1.5 cards into the holders")
FATE_TOKENS = phases.add("fate-tokens", PLAYER, "6.2 a fate token each")
BETTING = phases.add("bets", PLAYER, "2.1, 2.6 a bet each, in three rounds")
FIRST_CARD = phases.add("first-card", PLAYER, "2.3 the first card of a turn")
CARD_PLAYED = phases.add("card-played", PLAYER, "8.1 a window before the card moves its creature")
FATE = phases.add("fate", PLAYER, "8.5 a window on a fate token")
AFTER_CARD = phases.add("after-card", PLAYER, "8.1 a window after a card")
SECOND_CARD = phases.add("second-card", PLAYER, "2.3 the second card, from the other holder")
MID_RACE = phases.add("mid-race", PLAYER, "8.3 a window before the third bets")
RANKING = phases.add("ranking", RULES, "2.9 all cards are played")
BEFORE_ZEUS = phases.add("before-zeus", PLAYER, "8.10 a window before the judgment")
PEEK = phases.add("peek", CHANCE, "8.10 what Hugin and Munin see")
PEEKED = phases.add("peeked", PLAYER, "8.10 which of it is taken out")
ZEUS_DRAWS = phases.add("zeus-draws", CHANCE, "3.1 the judgment")
AFTER_ZEUS = phases.add("after-zeus", PLAYER, "8.10 a window after the draws")
PARDON = phases.add("pardon", CHANCE, "8.10 a card drawn for one that was pardoned")
PAYOUT = phases.add("payout", RULES, "4.1 bets pay")
FINISHED = phases.add("over", RULES, "5.2 the end")


@dataclass(slots=True)
class State(BaseState):
    score: list[int] = public(SEATS)
    # the table's options
    preview: int = public()
    powers: int = public()
    fate: int = public()
    sober: int = public()
    # printed figures
    fast: list[int] = figures("cards.*.fast", KINDS, Range(0, 12))
    bonus: list[int] = figures("cards.*.bonus", KINDS, Range(0, 12))
    slow: list[int] = figures("cards.*.slow", KINDS, Range(0, 12))
    copies: list[int] = figures("cards.*.copies", KINDS, Range(1, 9))
    bet_vp: list[int] = figures("bets.{}.vp", names.BETS, Range(0, 50))
    bet_wins: list[int] = figures("bets.{}.wins", names.BETS, Words(names.PLACES))
    """Bit i is PLACES[i]."""
    power_sectors: list[int] = figures_of("powers.{}.sectors", POWERS, with_sectors, Range(0, 12))
    finish: int = figure("track.finish", Range(10, MAX_FINISH))
    mid_line: int = figure("mid_line.{players}", Range(1, MAX_FINISH), PLAYERS)
    hand_size: int = figure("hand.{players}", Range(2, MAX_HAND), PLAYERS)
    tokens_each: int = figure("tokens.{players}", Range(1, 6), PLAYERS)
    protections: int = figure("zeus.protections", Range(0, 8))
    # where the game stands
    phase: int = public()
    race: int = public()
    first: int = public(fill=-1)
    active: int = public(fill=-1)
    asked: int = public()
    mid_asked: int = public()
    # gods
    god: list[int] = public(SEATS, -1)
    spent: list[int] = public(POWERS)
    # track
    sector: list[int] = public(CREATURES)
    arrival: list[int] = public(CREATURES)
    arrivals: int = public()
    finished: list[int] = public(CREATURES, -1)
    finishers: int = public()
    crossed: int = public(fill=-1)
    # movement cards
    holder: list[int] = secret(SEATS * MAX_HAND, -1)
    holder_size: list[int] = public(SEATS)
    deck: list[int] = secret(CARDS, -1, seen=False)
    deck_size: int = secret(seen=False)
    discard: list[int] = public(CARDS)
    zeus: list[int] = secret(CARDS)
    zeus_tricks: int = secret()
    zeus_protections: int = secret()
    # bets
    tokens: list[int] = public(CREATURES)
    bet_round: int = public()
    bet_card: list[int] = secret(SEATS * SLOTS, -1)
    bet_creature: list[int] = public(SEATS * SLOTS, -1)
    bet_where: list[int] = secret(SEATS * BETS)
    # the card being played
    card: int = public(fill=-1)
    card_holder: int = public(fill=-1)
    card_number: int = public()
    trick: int = public()
    value: int = public()
    shed_skin: int = public()
    # fate
    fate_token: list[int] = public(SEATS)
    fate_creature: int = public(fill=-1)
    fate_moved: int = public()
    fate_back: int = public()
    decree_creature: int = public(fill=-1)
    decree_seat: int = public(fill=-1)
    # what powers showed
    eye_holder: int = public(fill=-1)
    wisdom_slot: list[int] = public(SEATS, -1)
    returned_card: int = secret(fill=-1)
    renewed_card: int = public(fill=-1)
    renewed_holder: int = public(fill=-1)
    # judgment
    peek: list[int] = secret(2, -1)
    drawn: list[int] = public(2, -1)
    drawn_size: int = public()
    pardoned: int = public(fill=-1)
    ranking: list[int] = public(CREATURES, -1)
    place: list[int] = public(CREATURES)
    # over the whole game
    finishers_of_race: list[int] = public(3)
    disqualified_of_race: list[int] = public(3)
    crossed_after: list[int] = secret(3, seen=False)
    """Cards played in each race when the mid-race line was crossed (0: it was not), for the lab: no view needs it."""
