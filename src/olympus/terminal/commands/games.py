"""`olympus games`: the games there are, and the options of their tables."""

from __future__ import annotations

from .common import Lang, guarded


def games(lang: Lang = None) -> None:
    """List the games and the options of their tables."""
    with guarded(lang) as screen:
        from ..catalogue import show_games
        from ..words import checked_language

        show_games(screen, checked_language(lang))
