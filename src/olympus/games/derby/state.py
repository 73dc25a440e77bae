"""The fields of a game of Divinity Derby.

Seats count clockwise from 0. Holder h stands to the left of seat h, between it and seat h + 1. A movement card
is a number: creature * KINDS + kind; equal cards have equal numbers. -1 is "none" wherever a seat,
creature, card, holder or slot is meant.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...core.fields import array

SEATS = 6
CREATURES = 6
KINDS = 9
"""Kinds of movement card at most, and cards a creature has."""
CARDS = CREATURES * KINDS
PROTECTION = CARDS
"""A Zeus protection card, where a card of the Zeus deck is meant."""
BETS = 11
SLOTS = 3
"""Bets a player places in a race."""
POWERS = 18
MAX_HAND = 12
MAX_FINISH = 40

# where a bet card is (bet_where)
UNUSED, PLACED, WON, LOST = range(4)

# phases
(
    GODS,
    FIRST_PLAYER,
    DEAL,
    FATE_TOKENS,
    BETTING,
    FIRST_CARD,
    CARD_PLAYED,
    FATE,
    AFTER_CARD,
    SECOND_CARD,
    MID_RACE,
    RANKING,
    BEFORE_ZEUS,
    PEEK,
    PEEKED,
    ZEUS_DRAWS,
    AFTER_ZEUS,
    PARDON,
    PAYOUT,
    FINISHED,
) = range(20)


@dataclass(slots=True)
class State:
    actor: int = 0
    players: int = 0
    ply: int = 0
    score: list[int] = array(SEATS)
    # the table's options
    preview: int = 0
    powers: int = 0
    fate: int = 0
    sober: int = 0
    # printed figures
    fast: list[int] = array(KINDS)
    bonus: list[int] = array(KINDS)
    slow: list[int] = array(KINDS)
    copies: list[int] = array(KINDS)
    bet_vp: list[int] = array(BETS)
    bet_wins: list[int] = array(BETS)
    power_sectors: list[int] = array(POWERS)
    finish: int = 0
    mid_line: int = 0
    hand_size: int = 0
    tokens_each: int = 0
    # where the game stands
    phase: int = 0
    race: int = 0
    first: int = -1
    active: int = -1
    asked: int = 0
    mid_asked: int = 0
    # gods
    god: list[int] = array(SEATS, -1)
    spent: list[int] = array(POWERS)
    # track
    sector: list[int] = array(CREATURES)
    arrival: list[int] = array(CREATURES)
    arrivals: int = 0
    finished: list[int] = array(CREATURES, -1)
    finishers: int = 0
    crossed: int = -1
    # movement cards
    holder: list[int] = array(SEATS * MAX_HAND, -1)
    holder_size: list[int] = array(SEATS)
    deck: list[int] = array(CARDS, -1)
    deck_size: int = 0
    discard: list[int] = array(CARDS)
    zeus: list[int] = array(CARDS)
    zeus_tricks: int = 0
    zeus_protections: int = 0
    protections: int = 0
    # bets
    tokens: list[int] = array(CREATURES)
    bet_round: int = 0
    bet_card: list[int] = array(SEATS * SLOTS, -1)
    bet_creature: list[int] = array(SEATS * SLOTS, -1)
    bet_where: list[int] = array(SEATS * BETS)
    # the card being played
    card: int = -1
    card_holder: int = -1
    card_number: int = 0
    trick: int = 0
    value: int = 0
    shed_skin: int = 0
    # fate
    fate_token: list[int] = array(SEATS)
    fate_creature: int = -1
    fate_moved: int = 0
    fate_back: int = 0
    decree_creature: int = -1
    decree_seat: int = -1
    # what powers showed
    eye_holder: int = -1
    wisdom_slot: list[int] = array(SEATS, -1)
    returned_card: int = -1
    renewed_card: int = -1
    renewed_holder: int = -1
    # judgment
    peek: list[int] = array(2, -1)
    drawn: list[int] = array(2, -1)
    drawn_size: int = 0
    pardoned: int = -1
    ranking: list[int] = array(CREATURES, -1)
    place: list[int] = array(CREATURES)
    # over the whole game
    finishers_of_race: list[int] = array(3)
    disqualified_of_race: list[int] = array(3)
