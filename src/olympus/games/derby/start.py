"""A table's options, and the state before the first draw."""

from __future__ import annotations

from ...core.components import Figures, print_on
from ...core.errors import OptionError
from ...core.game import CHANCE, EVERYONE, Log, tell
from ...core.options import Choice, Flag, Number, OneEach, Option, Options, SeatOrDrawn
from . import events
from .names import EDITIONS, GODS, POWER_SETS
from .rules.setup import after_gods
from .state import PLAYERS, State

OPTIONS: tuple[Option, ...] = (
    Number("players", 4, PLAYERS[0], PLAYERS[-1]),
    Choice("edition", "final", EDITIONS),
    Choice("powers", "off", POWER_SETS),
    Flag("fate", False),
    Flag("sober", False),
    SeatOrDrawn("first"),
    OneEach("gods", (), GODS),
)


def check_options(options: Options) -> None:
    """6.2 Fate tokens need all the powers."""
    if options["fate"] and options["powers"] != "full":
        raise OptionError("fate-needs-full", powers=options["powers"])


def start(options: Options, figures: Figures, rules: int, log: Log) -> State:
    s = State(actor=CHANCE, players=options["players"], rules=rules)
    print_on(s, figures)
    s.preview = int(options["edition"] == "preview")
    s.powers = POWER_SETS.index(options["powers"])
    s.fate = int(options["fate"])
    s.sober = int(options["sober"])
    s.first = -1 if options["first"] is None else options["first"]
    for seat, god in enumerate(options["gods"]):
        if god is not None:
            s.god[seat] = GODS.index(god)
            tell(log, events.GOD, EVERYONE, seat, s.god[seat])
    if None not in options["gods"]:
        after_gods(s, log)
    return s
