"""Python's own collector is off while people play: what refers to itself is let go of by the hall."""

from __future__ import annotations

import gc
import weakref
from types import SimpleNamespace
from typing import Any

import pytest

from olympus.server import hall as halls


class Loop:
    def __init__(self) -> None:
        self.me = self


@pytest.mark.parametrize(("waited", "gone"), [(0.5, False), (1.5, True)])
def test_a_quiet_hall_is_tidied_too(monkeypatch: pytest.MonkeyPatch, waited: float, gone: bool) -> None:
    moment = 10 * halls.OVERDUE
    monkeypatch.setattr(halls, "now", lambda: moment)
    tidied = moment - int(waited * halls.OVERDUE)
    hall: Any = SimpleNamespace(lives={}, untidy=False, tidied=tidied, config=SimpleNamespace(patience=1.0))
    gc.disable()
    try:
        seen = weakref.ref(Loop())
        halls.Hall.sweep(hall)
        assert (seen() is None) == gone
    finally:
        gc.enable()
