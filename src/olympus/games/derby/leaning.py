"""What a player of Divinity Derby leans to, by the own bets: quick enough for every move of an imagined game.

`size_up` notes once in a while what each seat wants of each creature; `lean` then values a move with a few
multiplications. Runs as machine code on imagined states, like `bot.py`.
"""

from __future__ import annotations

from ...core.fields import rule
from .bot import (
    Notes,
    chance_of_place,
    chance_to_win,
    hope,
    mean_value,
    places_named,
    project,
    spread_of,
    width_of,
)
from .moves import BET, PASS, creature_of
from .rules.judgment import zeus_size
from .state import CARDS, CREATURES, FIRST_CARD, KINDS, SLOTS, State

STILL_TO_BET = 0.8
"""Part of the cards in hand that will be bet; the others were worth nothing."""


@rule
def size_up(s: State, notes: Notes) -> None:
    """What each seat wants of each creature."""
    left = project(s, notes)
    drawn = 2.0 / (zeus_size(s) + 1.0)
    for seat in range(s.players):
        for at in range(seat * CREATURES, (seat + 1) * CREATURES):
            notes.wanted[at] = notes.dared[at] = 0.0
        for slot in range(seat * SLOTS, (seat + 1) * SLOTS):
            bet, creature = s.bet_card[slot], s.bet_creature[slot]
            if bet >= 0:
                wins = s.bet_wins[bet]
                safe = s.bet_vp[bet] * (1.0 - notes.caught[creature])
                fate = (wins >> 8 & 1) - chance_of_place(notes, wins, creature)
                notes.dared[seat * CREATURES + creature] += safe * fate * drawn
                want(
                    notes,
                    seat,
                    creature,
                    safe * gain_of_place(notes, wins, creature, width_of(left)) / spread_of(left),
                )


@rule
def gain_of_place(notes: Notes, wins: int, creature: int, width: float) -> float:
    """How the chance of a bet changes with the creature's likely place."""
    named = places_named(wins)
    good, change, good_change = 0.0, 0.0, 0.0
    for at in range(CREATURES):
        odds = notes.odds[creature * CREATURES + at]
        towards = (at + 1 - notes.place[creature]) * odds
        change += towards
        good += (named >> at & 1) * odds
        good_change += (named >> at & 1) * towards
    return (good_change - good * change) / (width * width)


@rule
def want(notes: Notes, seat: int, creature: int, gain: float) -> None:
    """A creature's place falls by its own sectors and grows by those of others, more so where the race is open."""
    for other in range(CREATURES):
        if other != creature:
            close = notes.close[max(creature, other) * CREATURES + min(creature, other)]
            notes.wanted[seat * CREATURES + other] += gain * close
            notes.wanted[seat * CREATURES + creature] -= gain * close


@rule
def lean(s: State, code: int, notes: Notes) -> float:
    """What a move is worth to whoever is to act, by what `size_up` noted; powers are worth nothing here."""
    if code < BET:
        card, trick = code % CARDS, code // CARDS % 2
        kind = card % KINDS
        at = s.actor * CREATURES + creature_of(card)
        value = s.fast[kind] if s.phase == FIRST_CARD else s.slow[kind]
        value += trick * s.bonus[kind]
        return notes.wanted[at] * (value - mean_value(s, card)) + trick * notes.dared[at]
    if code < PASS:
        bet, creature = (code - BET) // CREATURES, (code - BET) % CREATURES
        wins = s.bet_wins[bet]
        return s.bet_vp[bet] * (chance_to_win(notes, wins, creature) - STILL_TO_BET * hope(wins))
    return 0.0
