"""What a player of Divinity Derby leans to, by the own bets: quick enough for every move of an imagined game.

`size_up` notes once in a while what each seat wants of each creature; `lean` then values a move with a few
multiplications. Runs as machine code on imagined states, like `bot.py`.
"""

from __future__ import annotations

from ...core.fields import rule
from .bot import (
    CLOSE,
    DISQUALIFIED,
    ODDS,
    RANKED,
    chance_of_place,
    chance_to_win,
    foresee,
    hope,
    mean_value,
    places_named,
    spread_of,
    width_of,
)
from .moves import BET, PASS, creature_of
from .rules.judgment import zeus_size
from .state import CARDS, CREATURES, FIRST_CARD, KINDS, SEATS, SLOTS, State

WANTED = CLOSE + CREATURES * CREATURES
"""What one more sector of a creature is worth to a seat, in points: seat * 6 + creature."""
DARED = WANTED + SEATS * CREATURES
"""What a dirty trick with a creature is worth to a seat, for what Zeus may do: seat * 6 + creature."""
STILL_TO_BET = 0.8
"""Part of the cards in hand that will be bet; the others were worth nothing."""


@rule
def size_up(s: State, values: list[float]) -> None:
    """What each seat wants of each creature."""
    left = foresee(s, values)
    drawn = 2.0 / (zeus_size(s) + 1.0)
    for seat in range(s.players):
        for at in range(seat * CREATURES, (seat + 1) * CREATURES):
            values[WANTED + at] = values[DARED + at] = 0.0
        for slot in range(seat * SLOTS, (seat + 1) * SLOTS):
            bet, creature = s.bet_card[slot], s.bet_creature[slot]
            if bet >= 0:
                wins = s.bet_wins[bet]
                safe = s.bet_vp[bet] * (1.0 - values[DISQUALIFIED + creature])
                fate = (wins >> 8 & 1) - chance_of_place(values, wins, creature)
                values[DARED + seat * CREATURES + creature] += safe * fate * drawn
                want(
                    values,
                    seat,
                    creature,
                    safe * gain_of_place(values, wins, creature, width_of(left)) / spread_of(left),
                )


@rule
def gain_of_place(values: list[float], wins: int, creature: int, width: float) -> float:
    """How the chance of a bet changes with the creature's likely place."""
    named = places_named(wins)
    good, change, good_change = 0.0, 0.0, 0.0
    for at in range(CREATURES):
        odds = values[ODDS + creature * CREATURES + at]
        towards = (at + 1 - values[RANKED + creature]) * odds
        change += towards
        good += (named >> at & 1) * odds
        good_change += (named >> at & 1) * towards
    return (good_change - good * change) / (width * width)


@rule
def want(values: list[float], seat: int, creature: int, gain: float) -> None:
    """A creature's place falls by its own sectors and grows by those of others, more so where the race is open."""
    for other in range(CREATURES):
        if other != creature:
            close = values[CLOSE + max(creature, other) * CREATURES + min(creature, other)]
            values[WANTED + seat * CREATURES + other] += gain * close
            values[WANTED + seat * CREATURES + creature] -= gain * close


@rule
def lean(s: State, code: int, values: list[float]) -> float:
    """What a move is worth to whoever is to act, by what `size_up` noted; powers are worth nothing here."""
    if code < BET:
        card, trick = code % CARDS, code // CARDS % 2
        kind = card % KINDS
        at = s.actor * CREATURES + creature_of(card)
        value = s.fast[kind] if s.phase == FIRST_CARD else s.slow[kind]
        value += trick * s.bonus[kind]
        return values[WANTED + at] * (value - mean_value(s, card)) + trick * values[DARED + at]
    if code < PASS:
        bet, creature = (code - BET) // CREATURES, (code - BET) % CREATURES
        wins = s.bet_wins[bet]
        return s.bet_vp[bet] * (chance_to_win(values, wins, creature) - STILL_TO_BET * hope(wins))
    return 0.0
