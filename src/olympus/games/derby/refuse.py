"""Why a move is refused, in words a person understands (message ids; the words are in locale/)."""

from __future__ import annotations

from typing import Any

from .moves import write_card
from .names import BETS, CREATURES, GODS, SIDES
from .power import POWERS
from .powers import fits
from .powers.common import in_play
from .rules.bets import has_bet_on
from .rules.race import holder_beside, second_side
from .state import (
    BETTING,
    FATE_TOKENS,
    FIRST_CARD,
    KINDS,
    MAX_HAND,
    SECOND_CARD,
    State,
)

Reason = tuple[str, dict[str, Any]]


def why_not(s: State, text: str) -> Reason:
    """The reason, for a notation that is not among the legal moves."""
    words = text.split()
    kind = words[0] if words else ""
    if kind == "bet" and len(words) == 3:
        return why_no_bet(s, words[1], words[2])
    if kind == "play" and len(words) in (4, 5):
        return why_no_card(s, words)
    if kind == "token" and len(words) == 2:
        return why_no_token(s, words[1])
    if kind == "power" and len(words) > 1:
        return why_no_power(s, words[1], words[2:])
    if text == "pass":
        return "pass", {}
    return "unreadable", {"text": text}


def why_no_bet(s: State, bet: str, creature: str) -> Reason:
    if bet not in BETS or creature not in CREATURES:
        return "unreadable", {"text": f"bet {bet} {creature}"}
    if s.phase != BETTING:
        return "not-betting", {}
    if has_bet_on(s, s.actor, CREATURES.index(creature)):
        return "bet-twice", {"creature": creature}
    if s.tokens[CREATURES.index(creature)] == 0:
        return "no-token", {"creature": creature}
    return "bet-used", {"bet": bet}


def why_no_card(s: State, words: list[str]) -> Reason:
    side, printed = words[1], f"{words[2]} {words[3]}"
    cards = [
        card
        for card in range(len(CREATURES) * KINDS)
        if s.copies[card % KINDS] and write_card(s, card) == printed
    ]
    if side not in SIDES or not cards or words[4:] not in ([], ["trick"]):
        return "unreadable", {"text": " ".join(words)}
    if s.phase not in (FIRST_CARD, SECOND_CARD):
        return "not-moving", {}
    if s.phase == SECOND_CARD and SIDES.index(side) != second_side(s):
        return "same-holder", {}
    low = holder_beside(s, s.actor, SIDES.index(side)) * MAX_HAND
    if cards[0] not in s.holder[low : low + MAX_HAND]:
        return "card-not-there", {"creature": words[2], "values": words[3]}
    if s.bonus[cards[0] % KINDS] == 0:
        return "no-bonus", {"creature": words[2], "values": words[3]}
    return "trick-slow", {"creature": words[2], "values": words[3]}


def why_no_token(s: State, sector: str) -> Reason:
    if not sector.isdecimal() or len(sector) > 4 or sector != str(int(sector)):
        return "unreadable", {"text": f"token {sector}"}
    if s.phase != FATE_TOKENS:
        return "not-tokens", {}
    if not 0 < int(sector) < s.finish:
        return "token-sector", {"last": s.finish - 1}
    return "token-there", {"sector": int(sector)}


def why_no_power(s: State, name: str, choice: list[str]) -> Reason:
    if name not in POWERS.codes:
        return "unreadable", {"text": f"power {name}"}
    power = POWERS[POWERS.codes[name]]
    if choice and power.choice and power.choice.phase == s.phase:
        return power.choice.wrong, {"power": name}
    if s.spent[power.code]:
        return "power-spent", {"power": name}
    if not in_play(s, power.code):
        return "power-out", {"power": name}
    if GODS.index(power.god) != s.god[s.actor]:
        return "power-other", {"power": name, "god": power.god}
    if power.moment != s.phase:
        return "power-moment", {"power": name}
    if not fits(s, s.actor, power.code):
        return "power-idle", {"power": name}
    return "power-choice", {"power": name}
