"""The eighteen powers: who is asked at a moment, what they may choose, and what it does. One file per god."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module

from ....core.fields import dispatcher, rule
from ....core.game import Log
from ..moves import CHOICE, POWER
from ..names import GODS
from ..power import PER_GOD, POWERS, Choice, Power
from ..state import State
from .common import in_play

for god in GODS:  # each file declares the powers of its god, in this order
    import_module(f".{god.replace('-', '_')}", __package__)

MOMENT = tuple(power.moment for power in POWERS)
MOVES = CHOICE + POWERS.choices
"""Number of move codes."""


def choices(*, later: bool) -> Iterator[tuple[Power, Choice, dict[str, str]]]:
    """The powers with a choice, made with the power or `later`; and what the choice's rules are given."""
    for power in POWERS:
        if power.choice and (power.choice.phase is not None) == later:
            first = CHOICE + power.first
            yield power, power.choice, {"first": str(first), "choice": f"code - {first}"}


@rule
def always(s: State) -> bool:
    return True


@rule
def legal_plain(s: State, power: int, out: list[int], n: int) -> int:
    """A power without a choice, or whose choice comes later."""
    out[n] = POWER + power
    return n + 1


@rule
def legal_none(n: int) -> int:
    return n


@rule
def first_alike(code: int, first: int, alike: int) -> int:
    return first + (code - first) // alike * alike


@rule
def nothing(s: State) -> None:
    """What is none of the powers."""


fits: Callable[[State, int, int], bool] = dispatcher(
    "fits",
    "s, seat, power",
    [*((f"power == {power.code}", power.fits, {}) for power in POWERS if power.fits), ("", always, {})],
)
"""7.3 Whether the power might apply now, as far as the table can tell."""

legal_choices: Callable[[State, int, list[int], int], int] = dispatcher(
    "legal_choices",
    "s, power, out, n",
    [
        *((f"power == {power.code}", choice.legal, given) for power, choice, given in choices(later=False)),
        ("", legal_plain, {}),
    ],
)
"""A power with each of its choices."""

legal_later: Callable[[State, list[int], int], int] = dispatcher(
    "legal_later",
    "s, out, n",
    [
        *((f"s.phase == {choice.phase}", choice.legal, given) for _, choice, given in choices(later=True)),
        ("", legal_none, {}),
    ],
)
"""The choices of a power that was played before."""

use_plain: Callable[[State, int, Log], None] = dispatcher(
    "use_plain",
    "s, code, log",
    [
        *((f"code == {POWER + power.code}", power.use, {}) for power in POWERS if power.use),
        ("", nothing, {}),
    ],
)

use_choice: Callable[[State, int, Log], None] = dispatcher(
    "use_choice",
    "s, code, log",
    [
        *(
            (f"code < {CHOICE + power.first + choice.size}", choice.use, given)
            for power, choice, given in sorted(
                [*choices(later=False), *choices(later=True)], key=lambda one: one[0].first
            )
        ),
        ("", nothing, {}),
    ],
)

settle_power: Callable[[State, int, Log], None] = dispatcher(
    "settle_power",
    "s, choice, log",
    [
        *((f"s.phase == {power.draw[0]}", power.draw[1], {}) for power in POWERS if power.draw),
        ("", nothing, {}),
    ],
)
"""Settles a draw that a power brought."""


seen_power: Callable[[int], int] = dispatcher(
    "seen_power",
    "code",
    [
        *(
            (
                f"{given['first']} <= code < {given['first']} + {choice.size}",
                first_alike,
                given | {"alike": str(choice.alike)},
            )
            for _, choice, given in choices(later=False)
            if choice.alike > 1
        ),
        ("", first_alike, {"first": "0", "alike": "1"}),
    ],
)
"""What the other players see of a power that is played: one code for all that looks the same."""


@rule
def is_asked(s: State, seat: int) -> bool:
    """7.3, 8.2 Whether a power of the seat might be played at this moment."""
    for power in range(PER_GOD * s.god[seat], PER_GOD * s.god[seat] + PER_GOD):
        if MOMENT[power] == s.phase and in_play(s, power) and fits(s, seat, power):
            return True
    return False


@rule
def legal_powers(s: State, out: list[int], n: int) -> int:
    """The actor's powers that fit this moment, with their choices."""
    god = s.god[s.actor]
    for power in range(PER_GOD * god, PER_GOD * god + PER_GOD):
        if MOMENT[power] == s.phase and in_play(s, power) and fits(s, s.actor, power):
            n = legal_choices(s, power, out, n)
    return n


@rule
def use_power(s: State, code: int, log: Log) -> None:
    """Plays a power; the phase it leaves says what comes next."""
    if code < CHOICE:
        use_plain(s, code, log)
    else:
        use_choice(s, code, log)
