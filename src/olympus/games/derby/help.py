"""What a card, a bet or a power does, in words: figures come from the view, so that they are this table's."""

from __future__ import annotations

from typing import Any

from .say import places, points, text, word


def bet_help(view: dict[str, Any], bet: str, language: str) -> str:
    """4.1 What wins, and how much: `bet_help(view, "top-two", "it")`."""
    return text("bet-help", language, points=points(view, bet), places=places(view, bet, language))


def power_help(view: dict[str, Any], power: str, language: str) -> str:
    """6.1 When a power is used and what it does."""
    return text(f"power-{power}-help", language, sectors=view["power_sectors"][power])


def card_help(card: dict[str, Any], language: str) -> str:
    """2.3, 2.4, 3.1 What a card does, as views show it (`view["holders"][0]["cards"][0]`)."""
    if card.get("protection"):
        return text("card-protection-help", language)
    return text(
        "card-trick-help" if card["bonus"] else "card-help",
        language,
        creature=word("creature", card["creature"], language),
        fast=card["fast"],
        slow=card["slow"],
        total=card["fast"] + card["bonus"],
    )
