"""Numbers as a language writes them."""

from __future__ import annotations

import math

from ...core.texts import LANGUAGE, message
from ..measure.batches import Figure


def number(value: float, language: str, digits: int = 2, sign: bool = False) -> str:
    """With a decimal point or comma, as the language writes it."""
    if math.isnan(value):
        return "–"
    value = round(value, digits) + 0.0  # no minus before a zero
    written = f"{value:+.{digits}f}" if sign else f"{value:.{digits}f}"
    return written.replace(".", message("language-decimal", language, LANGUAGE)).replace("-", "−")


def percent(value: float, language: str, digits: int = 1, sign: bool = False) -> str:
    if math.isnan(value):
        return "–"
    return message("language-percent", language, LANGUAGE, number=number(100 * value, language, digits, sign))


def between(figure: Figure, language: str) -> str:
    """The interval of a share."""
    return f"{percent(figure.low, language)} – {percent(figure.high, language)}"
