"""Searching is worth its time: seeded games, so that the figure here changes only with the bots."""

from __future__ import annotations

from olympus import bots, load_game
from olympus.bots.search import Search, settings_of
from olympus.core import chance
from olympus.core.compiled import compiled
from olympus.core.match import Match
from olympus.core.scores import win_shares

GAME = load_game("ithaca")
GAMES = 24
ITERATIONS = 250
"""A tenth of what a hero gets done in its time, so that the games take seconds."""


def test_a_quick_search_beats_the_apprentice_clearly() -> None:
    """With roll-outs at random it won only a third."""
    won = sum(share_of_search(number // 2, number % 2) for number in range(GAMES))
    assert won >= 0.6 * GAMES


def share_of_search(deal: int, seat: int) -> float:
    """What a search in one seat wins of a game against an apprentice in the other."""
    match = Match.new(GAME, seed=deal, players=2)
    apprentice = bots.make("apprentice", GAME, f"{deal} {seat}")
    while (actor := match.actor) is not None:
        legal, view = match.legal(), match.packed_view(actor)
        code = legal[0].code
        if actor != seat:
            code = apprentice.choose(view, legal, [], 0.0).code
        elif len(legal) > 1:
            search = Search(
                GAME,
                compiled(GAME).pack(view),
                settings_of(GAME),
                chance.seed_bytes(match.ply),
                nodes=ITERATIONS + 1,
            )
            search.grow(ITERATIONS)
            code = search.candidates()[0].code
        match.play(next(move for move in legal if move.code == code))
    return win_shares(match.state.score[: match.state.players])[seat]
