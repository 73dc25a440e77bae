"""What everything on the wire is made of."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

import msgspec

T = TypeVar("T")
VIEW, EVENT, FORESIGHT = "view", "event", "foresight"
"""Mark what is a game's own, so that its types can be put in: see `openapi.py`."""
View = Annotated[dict[str, Any], VIEW]
"""A game's own view of a seat."""
Event = Annotated[dict[str, Any], EVENT]
"""A game's own event."""
Will = Annotated[dict[str, Any], FORESIGHT]
"""A game's own foresight of a move: what stays as it is, is left out."""
Status = Literal["lobby", "playing", "over", "ended"]
Kind = Literal["guest", "account", "bot", "removed"]
OptionKind = Literal["choice", "flag", "number", "seat", "each"]
Why = Literal["away", "time", "left"]
"""Why a bot plays for somebody."""


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """Something a client is sent."""


class Refused(Shape):
    """Something was refused: the message id, its arguments, the sentence in the caller's language."""

    key: str
    args: dict[str, Any]
    text: str
