"""The creatures a player bets on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

KIND = "creature"


def chosen(events: Iterable[dict[str, Any]], seat: int) -> list[str]:
    return [
        event["creature"].lower() for event in events if event["event"] == "bet" and event["seat"] == seat
    ]
