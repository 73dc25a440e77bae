"""What a hint counts in imagined races: which of the own bets win, and whose tricks Zeus draws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.fields import rule
from .moves import creature_of
from .names import BETS as BET_NAMES
from .names import CREATURES as CREATURE_NAMES
from .power import POWERS
from .say import creature_words, join, places, text, word
from .state import BETS, CREATURES, PARDON, PROTECTION, WON, ZEUS_DRAWS, State

DRAWN = BETS
"""After the bets, each creature: whether Zeus draws a trick of it."""
FACTS = BETS + CREATURES


@rule
def note(before: State, s: State, label: int, me: int, facts: list[int]) -> None:
    """Marks what has come true since `before`. `label`: what the draw that is due gives; -1: after a move or draw."""
    if label >= 0:
        if (s.phase == ZEUS_DRAWS or s.phase == PARDON) and label != PROTECTION:
            facts[DRAWN + creature_of(label)] = 1
    elif s.race != before.race or s.actor == -2:
        for bet in range(BETS):
            at = me * BETS + bet
            facts[bet] = 1 if s.bet_where[at] == WON and before.bet_where[at] != WON else 0


def say(view: dict[str, Any], move: str, facts: Sequence[float], language: str) -> str:
    """How often the bet made by the move wins, or else those on the table; and what Zeus may do to a trick."""
    kind, *words = move.split()
    if kind == "bet":
        bet, creature = words
        where = places(view, bet, language)
        return text(
            "hint-bet",
            language,
            ways=ways(facts, BET_NAMES.index(bet)),
            creature=word("creature", creature, language),
            places=where,
        )
    said = [say_bet(bet, creature, facts, language) for bet, creature in bets_after(view, words)]
    sentences = [text("hint-bets", language, list=join("and", said, language))] if said else []
    if words[-1:] == ["trick"]:
        creature = words[1]
        caught = ways(facts, DRAWN + CREATURE_NAMES.index(creature))
        sentences.append(
            text("hint-trick", language, of=creature_words(creature, language)["of"], ways=caught)
        )
    return " ".join(sentences)


def say_bet(bet: str, creature: str, facts: Sequence[float], language: str) -> str:
    return text(
        "hint-own-bet",
        language,
        bet=word("bet", bet, language),
        on=creature_words(creature, language)["on"],
        ways=ways(facts, BET_NAMES.index(bet)),
    )


def ways(facts: Sequence[float], fact: int) -> int:
    return round(100 * facts[fact])


def bets_after(view: dict[str, Any], words: Sequence[str]) -> list[tuple[str, str]]:
    """The own bets on the table, with what a power would change of one of them."""
    found = {bet["slot"]: (bet["bet"], bet["creature"]) for bet in view["players"][view["seat"]]["bets"]}
    if words and words[0] in POWERS.codes:
        power = POWERS[POWERS.codes[words[0]]]
        if power.of_bet:
            details = power.details(view, 0, words[1:], {})
            found[int(words[1])] = (details["bet"], details.get("other", details["creature"]))
    return list(found.values())
