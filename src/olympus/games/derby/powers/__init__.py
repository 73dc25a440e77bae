"""The eighteen powers: who is asked at a moment, what they may choose, and what it does. One file a god."""

from __future__ import annotations

from ....core.fields import rule
from ....core.game import Log
from .. import moves
from ..state import BETS, CREATURES, KINDS, State
from . import anansi, horus, marduk, odin, quetzalcoatl, yu_huang
from .common import (
    CELESTIAL_PARDON,
    FALCON_EYE,
    FEATHERED_WIND,
    HEAVENLY_DUKES_BLESSING,
    HUGIN_AND_MUNIN,
    JADE_DECREE,
    MOMENT,
    PROPHECY,
    RENEWAL,
    SHED_SKIN,
    SLEIPNIR,
    STICKY_THREAD,
    STORM,
    SUN_RAY,
    SUPERIOR_WISDOM,
    TABLET_OF_DESTINIES,
    TRICKSTER,
    UPDRAFT,
    WEB_OF_LIES,
    in_play,
)

# the functions below are one dispatch table each: machine code has no tables of functions


@rule
def fits(s: State, seat: int, power: int) -> bool:
    """7.3 Whether the power might apply now, as far as the table can tell."""
    if power == TRICKSTER:
        return anansi.trickster_fits(s, seat)
    if power == WEB_OF_LIES:
        return anansi.web_of_lies_fits(s)
    if power == SUN_RAY:
        return horus.sun_ray_fits(s)
    if power == FALCON_EYE:
        return horus.falcon_eye_fits(s, seat)
    if power == STORM:
        return marduk.storm_fits(s)
    if power == TABLET_OF_DESTINIES:
        return marduk.tablet_fits(s)
    if power == HUGIN_AND_MUNIN:
        return odin.hugin_fits(s)
    if power == RENEWAL:
        return quetzalcoatl.renewal_fits(s, seat)
    if power == FEATHERED_WIND:
        return quetzalcoatl.feathered_wind_fits(s)
    if power == HEAVENLY_DUKES_BLESSING:
        return yu_huang.blessing_fits(s)
    if power == CELESTIAL_PARDON:
        return yu_huang.pardon_fits(s)
    return True


@rule
def is_asked(s: State, seat: int) -> bool:
    """7.3, 8.2 Whether a power of the seat might be played at this moment."""
    for power in range(3 * s.god[seat], 3 * s.god[seat] + 3):
        if MOMENT[power] == s.phase and in_play(s, power) and fits(s, seat, power):
            return True
    return False


@rule
def legal_powers(s: State, out: list[int], n: int) -> int:
    """The actor's powers that fit this moment, with their choices."""
    god = s.god[s.actor]
    for power in range(3 * god, 3 * god + 3):
        if MOMENT[power] == s.phase and in_play(s, power) and fits(s, s.actor, power):
            n = legal_choices(s, power, out, n)
    return n


@rule
def legal_choices(s: State, power: int, out: list[int], n: int) -> int:
    if power == TRICKSTER:
        return anansi.trickster_legal(s, out, n)
    if power == FALCON_EYE:
        return horus.falcon_eye_legal(s, out, n)
    if power == PROPHECY:
        return marduk.prophecy_legal(s, out, n)
    if power == SUPERIOR_WISDOM:
        return odin.superior_wisdom_legal(s, out, n)
    if power == RENEWAL:
        return quetzalcoatl.renewal_legal(s, out, n)
    if power == FEATHERED_WIND:
        return quetzalcoatl.feathered_wind_legal(s, out, n)
    if power == HEAVENLY_DUKES_BLESSING:
        return yu_huang.blessing_legal(s, out, n)
    if power == CELESTIAL_PARDON:
        return yu_huang.pardon_legal(s, out, n)
    out[n] = moves.POWER + power
    return n + 1


@rule
def use_power(s: State, code: int, log: Log) -> None:
    """Plays a power; the phase it leaves says what comes next."""
    if code < moves.TRICKSTER:
        use_plain_power(s, code - moves.POWER, log)
    elif code < moves.FALCON_EYE:
        choice = code - moves.TRICKSTER
        anansi.trickster(s, choice // CREATURES, choice % CREATURES, log)
    elif code < moves.PROPHECY:
        horus.falcon_eye(s, code - moves.FALCON_EYE, log)
    elif code < moves.WISDOM:
        choice = code - moves.PROPHECY
        marduk.prophecy(s, choice // BETS, choice % BETS, log)
    elif code < moves.HUGIN:
        odin.superior_wisdom(s, code - moves.WISDOM, log)
    elif code < moves.RENEWAL:
        odin.take_out(s, code - moves.HUGIN, log)
    elif code < moves.FEATHERED_WIND:
        choice = code - moves.RENEWAL
        quetzalcoatl.renewal(s, choice // KINDS, choice % KINDS, log)
    elif code < moves.BLESSING:
        quetzalcoatl.feathered_wind(s, code - moves.FEATHERED_WIND, log)
    elif code < moves.PARDON_CARD:
        yu_huang.heavenly_dukes_blessing(s, code - moves.BLESSING, log)
    else:
        yu_huang.celestial_pardon(s, code - moves.PARDON_CARD, log)


@rule
def use_plain_power(s: State, power: int, log: Log) -> None:
    if power == WEB_OF_LIES:
        anansi.web_of_lies(s, log)
    elif power == STICKY_THREAD:
        anansi.sticky_thread(s, log)
    elif power == SUN_RAY:
        horus.sun_ray(s, log)
    elif power == UPDRAFT:
        horus.updraft(s, log)
    elif power == STORM:
        marduk.storm(s, log)
    elif power == TABLET_OF_DESTINIES:
        marduk.tablet_of_destinies(s, log)
    elif power == HUGIN_AND_MUNIN:
        odin.hugin_and_munin(s, log)
    elif power == SLEIPNIR:
        odin.sleipnir(s, log)
    elif power == SHED_SKIN:
        quetzalcoatl.shed_skin(s, log)
    elif power == JADE_DECREE:
        yu_huang.jade_decree(s, log)
