"""A stored match goes on under the version of the rules it began with."""

from __future__ import annotations

import msgspec

from olympus import Game
from olympus.core import record
from olympus.core.components import read_figure
from olympus.core.options import OneEach
from olympus.server.tables.model import Seat, Table, new_match
from tests.suite import tables

from .corpus import kept


def stored(game: Game, text: str) -> tuple[Table, record.Written]:
    """The table whose match a kept record tells, as the server stores it."""
    written = record.take_apart(text)
    options = game.table(written.options)
    seats = [Seat("bot") for _ in range(options["players"])]
    for seat, nonce in zip(seats, written.nonces, strict=False):
        seat.nonce = nonce.hex()
    for option in game.options:
        if isinstance(option, OneEach):
            for seat, pick in zip(seats, options[option.name], strict=True):
                seat.choice = {option.name: pick}
    figures = {key: read_figure(game.schema, key, value) for key, value in written.figures.items()}
    table = Table("t", game.name, written.rules, "", "", 0, 0, seats, options=dict(options))
    table.figures = msgspec.to_builtins(figures)
    return table, written


@tables.each_game()
def test_a_stored_match_of_any_version_is_rebuilt_under_it(game: Game) -> None:
    found = set()
    for name, text in kept():
        if not name.startswith(f"{game.name}-"):
            continue
        table, written = stored(game, text)
        assert written.seed is not None
        match = new_match(table, written.seed)
        for _, line in written.lines:
            if line[0].isdecimal():
                match.play(line.split(": ", 1)[1])
        assert record.close(record.lines(match, version=written.version)) == text, name
        found.add(match.rules)
    assert found == set(range(1, game.version + 1))
