"""What a power is. Each is declared once, in its god's file under powers/; everything else comes from that."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...core.declared import Declared
from .names import GODS

ATTESTED, HOUSE, FATE_CARD = range(3)
"""The three powers of each god: a published one, one of the house, and one that needs a fate token."""
PER_GOD = 3


@dataclass(frozen=True)
class Choice:
    """What is chosen when a power is played: as many codes of moves as `size`."""

    size: int
    legal: Callable[..., int]
    """`(s, first, out, n)`: writes `first` + choice for each that is legal from place n on, and returns the new n."""
    use: Callable[..., None]
    """`(s, choice, log)`: carries it out."""
    write: Callable[[Any, int, bool], str]
    """`(s, choice, own)`: what the notation has after the power's name; `own`: for the player who makes it."""
    phase: int | None = None
    """Where the choice comes later than the power: the phase in which it is made."""
    wrong: str = "power-choice"
    """Why a choice that is not legal is refused."""
    text: str = ""
    """The message that explains it, where it is not the power's own."""
    alike: int = 1
    """So many choices in a row look the same to the other players."""


@dataclass(frozen=True)
class Power:
    name: str
    god: str
    kind: int
    moment: int
    """8.1, 8.3, 8.10 The moment that it names, as the phase of its window."""
    code: int
    first: int
    """How many codes of choices come before its own."""
    fits: Callable[..., bool] | None
    """`(s)` or `(s, seat)`, 7.3: whether it might apply now, as far as the table can tell; None: always."""
    use: Callable[..., None] | None
    """`(s, log)`: plays it; None: a choice does."""
    choice: Choice | None
    draw: tuple[int, Callable[..., None]] | None
    """The phase in which chance draws for it, and `(s, choice, log)`, which settles the draw."""
    sectors: bool
    """Whether the component file has a figure for it."""
    of_bet: bool
    """Whether it changes the own bet that its notation names first."""
    details: Callable[..., dict[str, Any]]
    """What its move's text needs to know: see powers/details.py."""


def nothing(view: Any, sectors: int, words: Any, will: Any) -> dict[str, Any]:
    """No details."""
    return {}


class Powers(Declared[Power]):
    """All powers, in the order of the gods."""

    choices = 0
    """Codes of moves that choices take so far."""

    def add(
        self,
        god: str,
        kind: int,
        name: str,
        moment: int,
        *,
        fits: Callable[..., bool] | None = None,
        use: Callable[..., None] | None = None,
        choice: Choice | None = None,
        draw: tuple[int, Callable[..., None]] | None = None,
        sectors: bool = False,
        of_bet: bool = False,
        details: Callable[..., dict[str, Any]] = nothing,
    ) -> int:
        """Declare a power; its code."""
        code = self.declare(
            Power(
                name,
                god,
                kind,
                moment,
                len(self),
                self.choices,
                fits,
                use,
                choice,
                draw,
                sectors,
                of_bet,
                details,
            )
        )
        if code != PER_GOD * GODS.index(god) + kind:
            raise ValueError(f"{name!r} is not declared in the order of the gods and their three powers")
        self.choices += choice.size if choice else 0
        return code

    def chosen(self, number: int) -> tuple[Power, Choice]:
        """The power that a choice belongs to, of all choices one after the other."""
        for power in self.things:
            if power.choice and number < power.first + power.choice.size:
                return power, power.choice
        raise ValueError(f"there is no choice {number}")


POWERS = Powers()


def with_sectors() -> list[str]:
    """The powers that have a figure by their name, the others as an empty one."""
    return [power.name if power.sectors else "" for power in POWERS]
