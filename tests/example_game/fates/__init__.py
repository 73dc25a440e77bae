"""Three Fates: spin a thread of life, and have it cut in time."""

from __future__ import annotations

from pathlib import Path

from ...core.game import Game
from . import draws, events, moves, refuse, rules, say, show, start
from .components import check
from .foresee import foresee
from .state import State, phases
from .view import View, determinise, observe

game = Game(
    name="fates",
    version=1,
    folder=Path(__file__).parent,
    options=start.OPTIONS,
    State=State,
    View=View,
    moves=moves.MOVES,
    max_legal=moves.MAX_LEGAL,
    phases=phases,
    legal=rules.legal,
    apply=rules.apply,
    chance_size=rules.chance_size,
    chance_label=rules.chance_label,
    settle=rules.settle,
    observe=observe,
    determinise=determinise,
    check_figures=check,
    check_options=start.check_options,
    start=start.start,
    write_move=moves.write,
    why_not=refuse.why_not,
    chance_title=draws.title,
    chance_name=draws.name,
    chance_seen=draws.seen,
    show=show.show,
    events=events.kinds,
    foresee=foresee,
    say_event=say.say_event,
    say_move=say.say_move,
)
