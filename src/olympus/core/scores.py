"""Who wins: the seats with the most points share the win. The same functions run interpreted and compiled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .fields import rule
from .game import EVERYONE, OVER, Log, tell


@rule
def most_points(score: Sequence[int], players: int) -> int:
    """The highest score at the table."""
    best = score[0]
    for seat in range(1, players):
        best = max(best, score[seat])
    return best


@rule
def share_of_win(score: Sequence[int], players: int, seat: int) -> float:
    """A seat's share of the win: 1 alone, equal parts in a tie, 0 for everybody else."""
    best = most_points(score, players)
    if score[seat] != best:
        return 0.0
    sharing = 0
    for other in range(players):
        sharing += score[other] == best
    return 1.0 / sharing


@rule
def finish(s: Any, kind: int, log: Log) -> None:
    """The game is over. An event of this kind per seat: its points, and 1 if it has most and so shares the win."""
    s.actor = OVER
    best = most_points(s.score, s.players)
    for seat in range(s.players):
        tell(log, kind, EVERYONE, seat, s.score[seat], 1 if s.score[seat] == best else 0)


def win_shares(scores: Sequence[int]) -> list[float]:
    """Each seat's share of the win."""
    return [share_of_win(scores, len(scores), seat) for seat in range(len(scores))]


def win_shares_of_games(scores: Any) -> Any:
    """The same of many games at once: a NumPy array of games x seats."""
    best = scores == scores.max(axis=1)[:, None]
    return best / best.sum(axis=1)[:, None]


def seat_samples(finals: Any) -> tuple[Any, Any, dict[tuple[str, str], Any]]:
    """Of final states: points and shares of the win (games x seats), and both by seat as a game's `stats` name them."""
    scores = finals["score"][:, : int(finals["players"][0])].astype("int64")
    wins = win_shares_of_games(scores)
    found: dict[tuple[str, str], Any] = {}
    for seat in range(scores.shape[1]):
        found["seat-wins", str(seat)] = wins[:, seat]
        found["seat-points", str(seat)] = scores[:, seat]
    return scores, wins, found
