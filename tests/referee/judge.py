"""The verdict on a record."""

from __future__ import annotations

from .chance import Stream, commitment
from .derby import Derby
from .ithaca import Ithaca
from .paper import Paper, read
from .table import Refused, Table, Unfinished

GAMES: dict[str, type[Derby] | type[Ithaca]] = {"derby": Derby, "ithaca": Ithaca}


def judge(text: str) -> str:
    """`proven` or `consistent`; a `Refused` says what does not hold, and where."""
    paper = read(text)
    if paper.form not in ("private", "whole"):
        raise Refused(4, "only private and whole records can be judged")
    if paper.game not in GAMES:
        raise Refused(2, "an unknown game")
    table = Table(paper.body, stream_of(paper), paper.version)
    game = GAMES[paper.game](table, paper)
    try:
        scores = game.play()
        table.finish()
    except Unfinished:
        if paper.form != "private" or paper.result is not None:
            raise Refused(table.number, "the game is not over") from None
    else:
        check_result(paper, scores)
    return "consistent" if paper.seed is None else "proven"


def stream_of(paper: Paper) -> Stream | None:
    if paper.seed is None:
        if paper.commitment:
            raise Refused(0, "a commitment without a seed")
        return None
    if len(paper.seed) != 32 or commitment(paper.seed) != paper.commitment:
        raise Refused(0, "the seed is not the one committed to")
    return Stream(paper.seed, paper.nonces)


def check_result(paper: Paper, scores: list[int]) -> None:
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if paper.form != "whole":
        raise Refused(4, "the game is over, so its form is whole")
    if paper.result != f"result {' '.join(map(str, scores))}":
        raise Refused(0, f"the result should be {scores}")
    if paper.winners != f"winners {' '.join(map(str, best))}":
        raise Refused(0, f"the winners should be {best}")
