"""What the text of a power's move needs to know: from the view as it is shown, and from what is foreseen.

Each takes the view, the power's sectors, the words of the notation after the power's name, and what the move would do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

View = Mapping[str, Any]
Words = Sequence[str]
Will = Mapping[str, object]
Details = dict[str, Any]


def of_card(view: View, sectors: int, words: Words, will: Will) -> Details:
    """The card just played moves otherwise."""
    return {"creature": view["card"]["creature"], "value": view["card"]["value"], "sectors": will["by"]}


def of_fate(view: View, sectors: int, words: Words, will: Will) -> Details:
    """The creature on the fate token moves by what is printed."""
    return {"creature": view["track"]["on_fate"]["creature"], "sectors": sectors}


def of_creature(view: View, sectors: int, words: Words, will: Will) -> Details:
    """A creature that is named."""
    return {"creature": words[0], "sectors": sectors}


def bet_in(view: View, seat: int, slot: int) -> Details:
    found: Details = next(bet for bet in view["players"][seat]["bets"] if bet["slot"] == slot)
    return found
