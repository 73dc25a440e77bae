"""The routes on which a player makes landfall."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

KIND = "route"


def chosen(events: Iterable[dict[str, Any]], seat: int) -> list[str]:
    return [
        event["route"].lower() for event in events if event["event"] == "landfall" and event["seat"] == seat
    ]
