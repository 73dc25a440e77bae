"""Who wins: the seats with the most points, in equal parts, by the same reckoning everywhere."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from olympus.core.scores import most_points, win_shares, win_shares_of_games


@pytest.mark.parametrize(
    ("scores", "shares"),
    [([3, 1, 2], [1, 0, 0]), ([2, 5, 5], [0, 0.5, 0.5]), ([0, 0], [0.5, 0.5]), ([-4, -1, -2], [0, 1, 0])],
)
def test_most_points_share_the_win(scores: list[int], shares: list[float]) -> None:
    assert win_shares(scores) == shares


def test_many_games_at_once_are_shared_as_one_by_one() -> None:
    source = Random(1)
    games = [[source.randrange(-1, 2) for _ in range(5)] for _ in range(300)]
    assert win_shares_of_games(np.array(games)).tolist() == [win_shares(scores) for scores in games]
    assert len({win_shares(scores).count(0.0) for scores in games}) == 5, "ties of every size"


def test_seats_that_nobody_has_do_not_count() -> None:
    assert most_points([1, 2, 9], 2) == 2
