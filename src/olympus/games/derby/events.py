"""What a person would want to see happen: the kinds of event, and what the figures of each mean."""

from __future__ import annotations

from ...core.declared import MOVER, Field, Kinds, counted, truth
from .moves import write_card
from .names import BETS, CREATURES, GODS
from .power import POWERS

kinds = Kinds(
    seat=Field("a seat, from 0"),
    owner=Field("the seat whose bet it is"),
    god=Field("a god", GODS),
    power=Field("a power, as in moves", POWERS),
    race=Field("the number of the race, 1 to 3", counted),
    creature=Field("a creature", CREATURES),
    other=Field("the creature in its place", CREATURES),
    sector=Field("a sector; 0 is the start"),
    origin=Field("the sector it left"),
    sectors=Field("how many sectors the card now moves"),
    place=Field("a place in the ranking, from 1"),
    holder=Field("a holder, by the seat to whose left it is"),
    card=Field("a card, as in moves", write_card),
    cards=Field("how many cards"),
    discarded=Field("the card discarded in its place", write_card),
    number=Field("1 for the first card of the turn, 2 for the second"),
    slot=Field("which bet of the player in this race, 1 to 3; of a round of bets, which round", counted),
    bet=Field("a bet card, as in the figures", BETS),
    old=Field("the bet card that is unused again", BETS),
    points=Field("victory points"),
    protections=Field("how many protections are left in the game"),
    winner=Field("whether it shares the win: `True` or `False`", truth),
)

GOD = kinds.add(
    "god",
    "seat god",
    "1.1 the seat has this god: for gods the table names before any draw, else with its draw",
)
RACE = kinds.add("race", "race seat", "1, 5.1 a race begins; the seat is first player")
DEALT = kinds.add("dealt", "holder cards", "1.5 the holder is full: with the last card dealt into it")
FATE_TOKEN = kinds.add("fate-token", "seat sector", "6.2 the seat put its token there")
BETS_OPEN = kinds.add("bets-open", "slot seat", "2.1, 2.6 a round of bets begins, with the seat")
BET = kinds.add("bet", "seat slot creature", "2.1 the seat placed a bet")
OWN_BET = kinds.add("own-bet", "seat slot bet", "2.1 right after `bet`: the card", to="seat")
NO_BET = kinds.add("no-bet", "seat", "2.2 the seat has no creature left to bet on, and places no bet")
TURN = kinds.add("turn", "seat", "2.3 the seat's turn begins")
CARD = kinds.add("card", "seat holder card number", "2.3 the card left that holder")
TRICK = kinds.add("trick", "seat card", "2.4 right after `card`: its bonus is used, it lies in the Zeus deck")
VALUE = kinds.add("value", "creature sectors", "8.4 after Sun Ray or Storm: how far the card now moves")
STILL = kinds.add(
    "still", "creature", "2.7, 8.9 instead of `moved`: the card moves nothing, or its value is 0"
)
MOVED = kinds.add("moved", "creature origin sector", "2.3, 8.4 by a card or a power")
FINISHED = kinds.add("finished", "creature place", "2.7 after `moved` and, if there is one, `crossed`")
CROSSED = kinds.add(
    "crossed", "creature", "2.6 right after `moved`: the first of the race at the mid-race line"
)
POWER = kinds.add("power", "seat power", "6.1 the seat played it; what it does follows")
POWER_CREATURE = kinds.add(
    "power-creature",
    "seat power creature",
    "6.1 right after `power`, of Heavenly Duke's Blessing, Feathered Wind and Jade Decree: whom it concerns",
)
TOKENS_SWAPPED = kinds.add(
    "tokens-swapped", "seat slot creature other", "8.7 Trickster: `creature` off the bet, `other` on it"
)
LOOKED = kinds.add("looked", "seat holder", "9 Falcon Eye: the seat saw the holder")
SEEN_CARD = kinds.add("seen-card", "holder card", "9 Falcon Eye: each card in it", to=MOVER)
BET_REPLACED = kinds.add("bet-replaced", "seat slot", "9 Prophecy")
OWN_BET_REPLACED = kinds.add(
    "own-bet-replaced",
    "seat slot bet old",
    "9 Prophecy, right after `bet-replaced`: the card now there",
    to="seat",
)
BET_LOOKED_AT = kinds.add(
    "bet-looked-at", "seat owner slot", "8.7 Superior Wisdom: for each other player, clockwise from the seat"
)
SEEN_BET = kinds.add("seen-bet", "owner slot bet", "8.7 right after `bet-looked-at`: the card", to=MOVER)
PEEKED = kinds.add("peeked", "card", "8.10 Hugin and Munin: with its draw", to=MOVER)
TAKEN_OUT = kinds.add("taken-out", "seat card", "8.10 Hugin and Munin: the card put on the discards")
RENEWED = kinds.add("renewed", "holder card discarded", "8.8 Renewal: `card` is back in the holder")
LIE = kinds.add("lie", "card", "9 Web of Lies: the card lies on the discards, not with Zeus")
RANKED = kinds.add("ranked", "creature place", "2.9 before the judgment: all six, from the first to the last")
JUDGED = kinds.add("judged", "card", "3.1, 8.10 a card that Zeus drew: with its draw")
PARDONED = kinds.add("pardoned", "card", "8.10 the card goes back, another is drawn")
DISQUALIFIED = kinds.add(
    "disqualified", "creature", "3.1 once the window after the draws is closed, as ranked"
)
PLACED = kinds.add("placed", "creature place", "3.2 after all `disqualified`: the others, as ranked")
SOBERED = kinds.add("sobered", "protections", "6.4 after `placed`, if protections were drawn")
REVEALED = kinds.add(
    "revealed",
    "seat slot bet creature",
    "4.1 each bet: from the first player clockwise, each seat's in order",
)
PAID = kinds.add("paid", "seat bet points", "4.1 right after `revealed`: it wins")
LOST = kinds.add("lost", "seat bet", "4.1 right after `revealed`: it does not")
OVER = kinds.add("over", "seat points winner", "5.2 for each seat, from 0")
