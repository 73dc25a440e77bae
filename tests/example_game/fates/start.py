"""A table's options, and the state before the first draw."""

from __future__ import annotations

from ...core.components import Figures, print_on
from ...core.fields import copy_array
from ...core.game import CHANCE, Log
from ...core.options import Flag, Number, Option, Options
from .state import DEAL, State

OPTIONS: tuple[Option, ...] = (
    Number("players", 3, 2, 4),
    Flag("mercy", False),
)


def check_options(options: Options) -> None:
    """Any of the options go together."""


def start(options: Options, figures: Figures, rules: int, log: Log) -> State:
    s = State(actor=CHANCE, players=options["players"], rules=rules, phase=DEAL, mercy=int(options["mercy"]))
    print_on(s, figures)
    copy_array(s.distaff, s.copies)
    return s
