"""Horus.

Sun Ray (attested): a movement card is played on a creature; it moves some sectors more.
Falcon Eye (house): at the start of your turn look at a holder that is not beside you.
Updraft (house, fate): the creature moves some sectors more.
"""

from __future__ import annotations

from ....core.fields import rule
from ....core.game import EVERYONE, Log, only, tell
from .. import events
from ..moves import creature_of
from ..names import GODS
from ..power import ATTESTED, FATE_CARD, HOUSE, POWERS, Choice
from ..rules.race import card_moves
from ..rules.setup import left_holder, right_holder
from ..state import CARD_PLAYED, FATE, FIRST_CARD, MAX_HAND, SEATS, State
from .common import move_by_power, spend, take_fate_token
from .details import Details, View, Will, Words, of_card, of_fate

HORUS = GODS.index("horus")


@rule
def sun_ray_fits(s: State) -> bool:
    """8.12 Only where a card moves the creature."""
    return card_moves(s)


@rule
def sun_ray(s: State, log: Log) -> None:
    spend(s, SUN_RAY, log)
    s.value += s.power_sectors[SUN_RAY]
    tell(log, events.VALUE, EVERYONE, creature_of(s.card), s.value)


SUN_RAY = POWERS.add(
    "horus", ATTESTED, "sun-ray", CARD_PLAYED, fits=sun_ray_fits, use=sun_ray, sectors=True, details=of_card
)


@rule
def can_look_at(s: State, seat: int, holder: int) -> bool:
    beside = holder == left_holder(seat) or holder == right_holder(s, seat)
    return not beside and s.holder_size[holder] > 0


@rule
def falcon_eye_fits(s: State, seat: int) -> bool:
    for holder in range(s.players):
        if can_look_at(s, seat, holder):
            return True
    return False


@rule
def falcon_eye_legal(s: State, first: int, out: list[int], n: int) -> int:
    for holder in range(s.players):
        if can_look_at(s, s.actor, holder):
            out[n] = first + holder
            n += 1
    return n


@rule
def falcon_eye(s: State, choice: int, log: Log) -> None:
    """8.11 What is in the holder stays known until the next deal: whatever leaves it is seen by all."""
    spend(s, FALCON_EYE, log)
    holder = choice
    s.eye_holder = holder
    tell(log, events.LOOKED, EVERYONE, s.actor, holder)
    for i in range(s.holder_size[holder]):
        tell(log, events.SEEN_CARD, only(s.actor), holder, s.holder[holder * MAX_HAND + i])


def write_falcon_eye(s: State, choice: int, own: bool) -> str:
    return f"holder {choice}"


def eyed_holder(view: View, sectors: int, words: Words, will: Will) -> Details:
    return {"holder": int(words[1])}


FALCON_EYE = POWERS.add(
    "horus",
    HOUSE,
    "falcon-eye",
    FIRST_CARD,
    fits=falcon_eye_fits,
    choice=Choice(SEATS, falcon_eye_legal, falcon_eye, write_falcon_eye),
    details=eyed_holder,
)


@rule
def updraft(s: State, log: Log) -> None:
    spend(s, UPDRAFT, log)
    take_fate_token(s)
    move_by_power(s, s.fate_creature, s.power_sectors[UPDRAFT], s.fate_back, log)


UPDRAFT = POWERS.add("horus", FATE_CARD, "updraft", FATE, use=updraft, sectors=True, details=of_fate)
