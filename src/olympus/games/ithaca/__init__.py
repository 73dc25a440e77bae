"""Ithaca: home with Odysseus in ten years, by the favour of the gods and in spite of Poseidon."""

from __future__ import annotations

from pathlib import Path

from ...core.game import Game
from . import draws, events, moves, refuse, say, show, start
from .components import check
from .foresee import foresee
from .rules import play
from .state import State, phases
from .view import View, determinise, observe, observe_own

game = Game(
    name="ithaca",
    version=2,
    folder=Path(__file__).parent,
    options=start.OPTIONS,
    State=State,
    View=View,
    moves=moves.MOVES,
    max_legal=moves.MAX_LEGAL,
    phases=phases,
    pass_move=moves.PASS,
    legal=play.legal,
    apply=play.apply,
    chance_size=play.chance_size,
    chance_label=play.chance_label,
    settle=play.settle,
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
    observe_own=observe_own,
    show_own=show.show_own,
    unsent=("unseen",),
    events=events.kinds,
    foresee=foresee,
    say_event=say.say_event,
    say_move=say.say_move,
)
