"""Yù Huáng.

Heavenly Duke's Blessing (attested): mid-race; before the third bets, another creature than the one that
crossed moves some sectors.
Celestial Pardon (house): after Zeus has drawn, put one drawn card back and draw again.
Jade Decree (house, fate): until your next turn begins, cards played on the creature move nothing.
"""

from __future__ import annotations

from ....core.fields import rule
from ....core.game import CHANCE, EVERYONE, NOBODY, Log, tell
from .. import events
from ..moves import write_card
from ..names import CREATURES as CREATURE_NAMES
from ..power import ATTESTED, FATE_CARD, HOUSE, POWERS, Choice
from ..rules.judgment import put_back_to_zeus, take_from_zeus, zeus_card
from ..state import AFTER_ZEUS, CREATURES, FATE, MID_RACE, PARDON, State
from .common import another_on_track, move_by_power, on_track, spend, take_fate_token
from .details import Details, View, Will, Words, of_creature, of_fate


@rule
def blessing_fits(s: State) -> bool:
    return another_on_track(s, s.crossed)


@rule
def blessing_legal(s: State, first: int, out: list[int], n: int) -> int:
    for creature in range(CREATURES):
        if creature != s.crossed and on_track(s, creature):
            out[n] = first + creature
            n += 1
    return n


@rule
def heavenly_dukes_blessing(s: State, choice: int, log: Log) -> None:
    spend(s, HEAVENLY_DUKES_BLESSING, log)
    tell(log, events.POWER_CREATURE, EVERYONE, s.actor, HEAVENLY_DUKES_BLESSING, choice)
    move_by_power(s, choice, s.power_sectors[HEAVENLY_DUKES_BLESSING], MID_RACE, log)


def write_blessing(s: State, choice: int, own: bool) -> str:
    return CREATURE_NAMES[choice]


HEAVENLY_DUKES_BLESSING = POWERS.add(
    "yu-huang",
    ATTESTED,
    "heavenly-dukes-blessing",
    MID_RACE,
    fits=blessing_fits,
    choice=Choice(CREATURES, blessing_legal, heavenly_dukes_blessing, write_blessing),
    sectors=True,
    details=of_creature,
)


@rule
def pardon_fits(s: State) -> bool:
    """8.10 Not if the deck was empty."""
    return s.drawn_size > 0


@rule
def pardon_legal(s: State, first: int, out: list[int], n: int) -> int:
    for which in range(s.drawn_size):
        if which == 0 or s.drawn[1] != s.drawn[0]:
            out[n] = first + which
            n += 1
    return n


@rule
def celestial_pardon(s: State, choice: int, log: Log) -> None:
    spend(s, CELESTIAL_PARDON, log)
    tell(log, events.PARDONED, EVERYONE, s.drawn[choice])
    put_back_to_zeus(s, s.drawn[choice])
    s.drawn[choice] = -1
    s.pardoned = choice
    s.phase = PARDON
    s.actor = CHANCE


@rule
def draw_again(s: State, choice: int, log: Log) -> None:
    """8.10 Only the final cards count for 3.1 and 6.4."""
    card = zeus_card(s, choice)
    take_from_zeus(s, card)
    s.drawn[s.pardoned] = card
    s.pardoned = -1
    tell(log, events.JUDGED, EVERYONE, card)
    s.phase = AFTER_ZEUS
    s.actor = NOBODY


def write_pardon(s: State, choice: int, own: bool) -> str:
    return write_card(s, s.drawn[choice])


def pardoned_card(view: View, sectors: int, words: Words, will: Will) -> Details:
    return {"card": " ".join(words)}


CELESTIAL_PARDON = POWERS.add(
    "yu-huang",
    HOUSE,
    "celestial-pardon",
    AFTER_ZEUS,
    fits=pardon_fits,
    choice=Choice(2, pardon_legal, celestial_pardon, write_pardon),
    draw=(PARDON, draw_again),
    details=pardoned_card,
)


@rule
def jade_decree(s: State, log: Log) -> None:
    spend(s, JADE_DECREE, log)
    take_fate_token(s)
    s.decree_creature = s.fate_creature
    s.decree_seat = s.actor
    tell(log, events.POWER_CREATURE, EVERYONE, s.actor, JADE_DECREE, s.fate_creature)
    s.phase = s.fate_back


JADE_DECREE = POWERS.add("yu-huang", FATE_CARD, "jade-decree", FATE, use=jade_decree, details=of_fate)
