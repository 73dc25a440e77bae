"""6.3, 8.1-8.5 Windows: the moments at which powers may be played."""

from __future__ import annotations

from ....core.fields import rule
from ....core.game import NOBODY, Log
from ..powers import is_asked
from ..state import AFTER_CARD, AFTER_ZEUS, BEFORE_ZEUS, CARD_PLAYED, FATE, MID_RACE, State
from .bets import open_third_bets
from .judgment import begin_draws, judge
from .race import after_card, move_by_card
from .setup import clockwise


@rule
def ask_next(s: State, asked: int) -> int:
    """8.2 One round from the active player clockwise: how many are done when the next one is asked."""
    if s.powers == 0:
        return s.players
    while asked < s.players:
        seat = clockwise(s, s.active, asked)
        if is_asked(s, seat):
            s.actor = seat
            return asked
        asked += 1
    return asked


@rule
def go_on_with_window(s: State, log: Log) -> None:
    """Ask the next seat, or close the window and go on."""
    phase = s.phase
    if phase == MID_RACE:
        s.mid_asked = ask_next(s, s.mid_asked)
        if s.mid_asked == s.players:
            open_third_bets(s, log)
        return
    s.asked = ask_next(s, s.asked)
    if s.asked < s.players:
        return
    if phase == CARD_PLAYED:
        move_by_card(s, log)
    elif phase == FATE:
        s.asked = 0
        s.phase = s.fate_back
    elif phase == AFTER_CARD:
        after_card(s)
    elif phase == BEFORE_ZEUS:
        begin_draws(s)
    elif phase == AFTER_ZEUS:
        judge(s, log)


@rule
def pass_window(s: State) -> None:
    """8.2 Each is asked once."""
    if s.phase == MID_RACE:
        s.mid_asked += 1
    else:
        s.asked += 1
    s.actor = NOBODY
