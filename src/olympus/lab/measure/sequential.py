"""Tests that may look after every deal and stop as soon as it is clear, without being wrong more often for it.

What is watched is a bot's share of the win in each game, a figure between 0 and 1 (ties share). Both tests multiply
likelihood ratios as if a game were a coin, (q/p)^x ((1-q)/(1-p))^(1-x). For any x between 0 and 1 whose mean is p
that is worth 1 at most on average, since it is convex in x; so the product is a supermartingale, and by Ville's
inequality it ever reaches 1/alpha with a chance of alpha at most, however often one looks. Seats that are worth more
than others do no harm: over a whole deal, in which the bot had every seat, the product is at most what it is for
equal seats (the geometric mean is below the arithmetic one). Hence whole deals are counted, in their order.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from ..words import LabError

ERROR = 0.05
"""How often each verdict may be wrong."""
STEPS = 60


@dataclass
class Sprt:
    """Wald's sequential probability ratio test: is the share `low` or less, or `high` or more?"""

    bot: str
    low: float
    high: float
    verdict: str = "open"
    ratio: float = 0.0
    games: int = 0

    def add(self, shares: Sequence[float]) -> bool:
        if self.verdict != "open":
            return True
        up, down = math.log(self.high / self.low), math.log((1 - self.high) / (1 - self.low))
        self.ratio += sum(share * up + (1 - share) * down for share in shares)
        self.games += len(shares)
        bound = math.log(1 / ERROR)
        if abs(self.ratio) >= bound:
            self.verdict = "high" if self.ratio > 0 else "low"
        return self.verdict != "open"

    def as_data(self) -> dict[str, object]:
        return {
            "method": "sprt",
            "bot": self.bot,
            "low": self.low,
            "high": self.high,
            "log_likelihood_ratio": self.ratio,
            "bound": math.log(1 / ERROR),
            "games": self.games,
            "verdict": self.verdict,
        }


@dataclass
class Until:
    """Is the share at least `wanted`, or less? A confidence sequence that holds at all times at once decides."""

    bot: str
    wanted: float
    verdict: str = "open"
    games: int = 0
    total: float = 0.0
    interval: tuple[float, float] = field(default=(0.0, 1.0))

    def add(self, shares: Sequence[float]) -> bool:
        if self.verdict != "open":
            return True
        self.games += len(shares)
        self.total += sum(shares)
        self.interval = confidence(self.total, self.games)
        if self.interval[0] > self.wanted:
            self.verdict = "high"
        elif self.interval[1] < self.wanted:
            self.verdict = "low"
        return self.verdict != "open"

    def as_data(self) -> dict[str, object]:
        return {
            "method": "confidence sequence",
            "bot": self.bot,
            "wanted": self.wanted,
            "low": self.interval[0],
            "high": self.interval[1],
            "games": self.games,
            "verdict": self.verdict,
        }


Watch = Sprt | Until
"""A test that ends a tournament: `add` gets the bot's shares in the games of one deal, and says whether it is clear."""


def evidence(total: float, games: int, share: float) -> float:
    """The logarithm of how much likelier all other shares together (Jeffreys' mixture) make the wins than this one."""
    lost = games - total
    mixture = math.lgamma(total + 0.5) + math.lgamma(lost + 0.5) - math.lgamma(games + 1) - math.log(math.pi)
    return mixture - total * math.log(share) - lost * math.log(1 - share)


def confidence(total: float, games: int, error: float = ERROR) -> tuple[float, float]:
    """The shares that are not refuted by `total` wins in so many games, looked at after any number of games."""
    if games == 0:
        return 0.0, 1.0
    middle = min(max(total / games, 1e-9), 1 - 1e-9)
    bound = math.log(1 / error)
    ends = []
    for end in (1e-12, 1 - 1e-12):
        inside, outside = middle, end
        if evidence(total, games, outside) <= bound:
            inside = outside
        else:
            for _ in range(STEPS):
                between = (inside + outside) / 2
                if evidence(total, games, between) <= bound:
                    inside = between
                else:
                    outside = between
        ends.append(inside)
    return ends[0], ends[1]


def read_until(text: str, bots: Sequence[str]) -> Until:
    """`god>=0.5`"""
    form = re.fullmatch(r"\s*([\w.:@-]+)\s*>=?\s*(0?\.\d+)\s*", text)
    if form is None:
        raise LabError("until-form", text=text)
    if form[1] not in bots:
        raise LabError("until-bot", bot=form[1], possible=", ".join(dict.fromkeys(bots)))
    return Until(form[1], proper(float(form[2]), text))


def read_sprt(text: str, bots: Sequence[str]) -> Sprt:
    """`0.45,0.5`, for the first bot."""
    form = re.fullmatch(r"\s*(0?\.\d+)\s*,\s*(0?\.\d+)\s*", text)
    if form is None or not 0 < float(form[1]) < float(form[2]) < 1:
        raise LabError("sprt-form", text=text)
    return Sprt(bots[0], float(form[1]), float(form[2]))


def proper(share: float, text: str) -> float:
    if not 0 < share < 1:
        raise LabError("until-form", text=text)
    return share
