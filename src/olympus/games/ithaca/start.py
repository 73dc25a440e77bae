"""A table's options, and the state before the first draw."""

from __future__ import annotations

from ...core.components import Figures
from ...core.game import CHANCE, Log
from ...core.options import Number, Option, Options, SeatOrDrawn
from .components import print_on
from .rules.piles import fresh_piles
from .rules.setup import begin_deal
from .state import FIRST_PLAYER, State

OPTIONS: tuple[Option, ...] = (
    Number("players", 4, 2, 5),
    SeatOrDrawn("first"),
)


def check_options(options: Options) -> None:
    """Any of the options go together."""


def start(options: Options, figures: Figures, log: Log) -> State:
    s = State()
    s.actor = CHANCE
    s.phase = FIRST_PLAYER
    s.players = options["players"]
    print_on(s, figures)
    fresh_piles(s)
    if options["first"] is not None:
        s.first = options["first"]
        begin_deal(s)
    return s
