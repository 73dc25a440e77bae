"""A table's options, and the state before the first draw."""

from __future__ import annotations

from ...core.components import Figures, print_on
from ...core.game import CHANCE, Log
from ...core.options import Number, Option, Options, SeatOrDrawn
from .rules.piles import fresh_piles
from .rules.setup import begin_deal
from .state import FIRST_PLAYER, PLAYERS, State

OPTIONS: tuple[Option, ...] = (
    Number("players", 4, PLAYERS[0], PLAYERS[-1]),
    SeatOrDrawn("first"),
)


def check_options(options: Options) -> None:
    """Any of the options go together."""


def start(options: Options, figures: Figures, rules: int, log: Log) -> State:
    s = State(actor=CHANCE, players=options["players"], rules=rules, phase=FIRST_PLAYER)
    print_on(s, figures)
    fresh_piles(s)
    if options["first"] is not None:
        s.first = options["first"]
        begin_deal(s)
    return s
