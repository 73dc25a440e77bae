"""A table's options, and the state before the first draw."""

from __future__ import annotations

from ...core.components import Figures
from ...core.game import CHANCE, Log
from ...core.options import Flag, Number, Option, Options
from .components import print_on
from .state import DEAL, State

OPTIONS: tuple[Option, ...] = (
    Number("players", 3, 2, 4),
    Flag("mercy", False),
)


def check_options(options: Options) -> None:
    """Any of the options go together."""


def start(options: Options, figures: Figures, log: Log) -> State:
    s = State()
    s.actor = CHANCE
    s.phase = DEAL
    s.players = options["players"]
    s.mercy = int(options["mercy"])
    print_on(s, figures)
    return s
