"""Tables laid out as tests often need them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from olympus.games.derby.state import FIRST_CARD

from .table import Table


def race(
    players: int = 4,
    *,
    tokens: tuple[int, ...] = (),
    bets: Mapping[str, str] | None = None,
    **options: Any,
) -> Table:
    """A table whose fate tokens and first bets are placed: the first player is to move."""
    table = Table(players, **options)
    if tokens:
        table.fate(*tokens)
    table.bets(**(bets or {}))
    assert table.state.phase == FIRST_CARD
    return table


def powers(*gods: str, tokens: tuple[int, ...] = (), **options: Any) -> Table:
    """A race of these gods with all powers, fate cards too if there are tokens; the first of them moves."""
    return race(len(gods), gods=gods, powers="full", fate=bool(tokens), tokens=tokens, **options)


def mid_race(*gods: str, tokens: tuple[int, ...] = (), **options: Any) -> Table:
    """As `powers`, in the mid-race window: Dragon crossed in the first god's turn; Gryphon is at 3."""
    table = powers(*gods, tokens=tokens, **options)
    table.at(Gryphon=3, Dragon=table.state.mid_line - 3)
    table.lay(**{gods[0].replace("-", "_"): "Dragon 4/2", gods[-1].replace("-", "_"): "Sylph 3/1"})
    table.play("play left Dragon 4/2")
    table.pass_to("second-card").play("play right Sylph 3/1")
    return table.pass_to("mid-race")


def renewing(cards: str = "Dragon 4/2, Dragon 3/1", right: str = "Dragon 5/3, Sylph 3/1") -> Table:
    """Quetzalcoatl is to move, with these cards on the left and on the right; so Renewal may follow."""
    return powers("quetzalcoatl", "anansi", "odin").lay(quetzalcoatl=cards, odin=right)


def tokens_left(table: Table) -> list[int]:
    """The sectors that have a fate token."""
    return sorted(entry["sector"] for entry in table.view(None)["track"]["fate"])


def ranked(**options: Any) -> Table:
    """The rulebooks' ranking, before the last two cards of the first player, which move nothing."""
    table = race(**options).past_mid_race("Dragon")
    table.at(Dragon=24, Pegasus=22, Gryphon=20, Lamassu=18, Phoenix=18, Sylph=17)
    return table.last_turn(left="Dragon 3/1", right="Dragon 4/2")


def play_last_turn(table: Table) -> list[dict[str, Any]]:
    return table.play("play left Dragon 3/1", "play right Dragon 4/2")
