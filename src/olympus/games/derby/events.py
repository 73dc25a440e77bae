"""What a person would want to see happen: the kinds of event, and what the figures of each mean."""

from __future__ import annotations

from ...core.declared import MOVER, Field, Kinds, counted, truth
from .moves import write_card
from .names import BETS, CREATURES, GODS
from .power import POWERS

kinds = Kinds(
    seat=Field("a player"),
    owner=Field("the player whose bet it is"),
    god=Field("the player's god", GODS),
    power=Field("the power that is played", POWERS),
    race=Field("1 to 3", counted),
    creature=Field("a creature", CREATURES),
    other=Field("another creature", CREATURES),
    sector=Field("where it is then"),
    origin=Field("the sector it leaves"),
    sectors=Field("how far; below 0 is back"),
    place=Field("in the ranking, 1 is first"),
    holder=Field("a holder of cards: the one to the left of the seat of that number"),
    card=Field("a card, as the notation writes it", write_card),
    cards=Field("how many cards"),
    discarded=Field("the card that leaves for it", write_card),
    number=Field("1 or 2: the first or the second card of the turn"),
    slot=Field("1 to 3: which of a player's bets", counted),
    bet=Field("a bet card", BETS),
    old=Field("the bet card that comes back to the hand", BETS),
    points=Field("how many points"),
    protections=Field("how many protections"),
    winner=Field("whether the player wins", truth),
)

GOD = kinds.add("god", "seat god")
RACE = kinds.add("race", "race seat", "the seat is first player")
DEALT = kinds.add("dealt", "holder cards")
FATE_TOKEN = kinds.add("fate-token", "seat sector")
BETS_OPEN = kinds.add("bets-open", "slot seat", "a round of bets, which the seat begins")
BET = kinds.add("bet", "seat slot creature")
OWN_BET = kinds.add("own-bet", "seat slot bet", to="seat")
NO_BET = kinds.add("no-bet", "seat")
TURN = kinds.add("turn", "seat")
CARD = kinds.add(
    "card", "seat holder card number", "number 1: by its fast value, as a rule; 2: by its slow one"
)
TRICK = kinds.add("trick", "seat card")
VALUE = kinds.add("value", "creature sectors", "a power changed how far the card moves")
STILL = kinds.add("still", "creature", "the card moves nothing")
MOVED = kinds.add("moved", "creature origin sector")
FINISHED = kinds.add("finished", "creature place")
CROSSED = kinds.add("crossed", "creature", "the mid-race line")
POWER = kinds.add("power", "seat power")
POWER_CREATURE = kinds.add("power-creature", "seat power creature")
TOKENS_SWAPPED = kinds.add(
    "tokens-swapped", "seat slot creature other", "Trickster: creature off the bet, other on it"
)
LOOKED = kinds.add("looked", "seat holder")
SEEN_CARD = kinds.add("seen-card", "holder card", to=MOVER)
BET_REPLACED = kinds.add("bet-replaced", "seat slot")
OWN_BET_REPLACED = kinds.add("own-bet-replaced", "seat slot bet old", to="seat")
BET_LOOKED_AT = kinds.add("bet-looked-at", "seat owner slot")
SEEN_BET = kinds.add("seen-bet", "owner slot bet", to=MOVER)
PEEKED = kinds.add("peeked", "card", to=MOVER)
TAKEN_OUT = kinds.add("taken-out", "seat card")
RENEWED = kinds.add("renewed", "holder card discarded")
LIE = kinds.add("lie", "card", "Web of Lies: the card goes to the discards, not to Zeus")
RANKED = kinds.add("ranked", "creature place", "before the judgment")
JUDGED = kinds.add("judged", "card", "a card that Zeus drew")
PARDONED = kinds.add("pardoned", "card", "the card goes back, another is drawn")
DISQUALIFIED = kinds.add("disqualified", "creature")
PLACED = kinds.add("placed", "creature place", "after the judgment")
SOBERED = kinds.add("sobered", "protections", "so many protections are left in the game")
REVEALED = kinds.add("revealed", "seat slot bet creature")
PAID = kinds.add("paid", "seat bet points")
LOST = kinds.add("lost", "seat bet")
OVER = kinds.add("over", "seat points winner")
