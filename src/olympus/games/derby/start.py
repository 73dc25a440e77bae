"""A table's options, and the state before the first draw."""

from __future__ import annotations

from ...core.components import Figures
from ...core.errors import OptionError
from ...core.game import CHANCE, EVERYONE, Log, tell
from ...core.options import Choice, Flag, Number, OneEach, Option, Options, SeatOrDrawn
from . import events
from .components import print_on
from .names import EDITIONS, GODS, POWER_SETS
from .rules.setup import after_gods
from .state import State

OPTIONS: tuple[Option, ...] = (
    Number("players", 4, 3, 6),
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


def start(options: Options, figures: Figures, log: Log) -> State:
    s = State()
    s.actor = CHANCE
    s.players = options["players"]
    s.preview = int(options["edition"] == "preview")
    s.powers = POWER_SETS.index(options["powers"])
    s.fate = int(options["fate"])
    s.sober = int(options["sober"])
    s.first = -1 if options["first"] is None else options["first"]
    print_on(s, figures)
    for seat, god in enumerate(options["gods"]):
        if god is not None:
            s.god[seat] = GODS.index(god)
            tell(log, events.GOD, EVERYONE, seat, s.god[seat])
    if None not in options["gods"]:
        after_gods(s, log)
    return s
