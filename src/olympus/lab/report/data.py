"""A report as data: one JSON object."""

from __future__ import annotations

import json
from collections.abc import Iterable

from .model import Data, Part, Report, Section


def as_data(report: Report) -> dict[str, object]:
    """Everything, by the names of data."""
    found: dict[str, object] = {}
    merge(found, report.data)
    gather(found, (*report.parts, *report.answer))
    return found


def as_json(report: Report) -> str:
    return json.dumps(as_data(report), ensure_ascii=False, indent=1)


def gather(found: dict[str, object], parts: Iterable[Part]) -> None:
    for part in parts:
        merge(found, part.data)
        if isinstance(part, Section):
            gather(found, part.parts)


def merge(found: dict[str, object], more: Data) -> None:
    """Mappings key by key, lists one after the other; anything else is said once."""
    for key, value in more.items():
        known = found.get(key)
        if isinstance(value, dict):
            inner = found[key] = dict(known) if isinstance(known, dict) else {}
            merge(inner, value)
        elif isinstance(value, list):
            found[key] = [*known, *value] if isinstance(known, list) else list(value)
        else:
            found[key] = value
