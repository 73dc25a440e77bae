"""What the printed figures promise: the rulebooks' example can happen, and attested figures stay."""

from __future__ import annotations

from typing import Any

import pytest

from olympus import load_game
from olympus.core.components import keys_for, number
from olympus.games.derby.names import CREATURES

from .table import Table

GAME = load_game("derby")
EXAMPLE = (22, 20, 18, 18, 17)
"""Where the others stand behind one finisher."""

Uses = tuple[str, ...]
"""Cards as moves name them; the first cards of turns apart from the second ones."""


def card_text(fast: int, bonus: int, slow: int) -> str:
    return f"{fast}+{bonus}/{slow}" if bonus else f"{fast}/{slow}"


def ways(figures: Any, target: int) -> dict[tuple[int, int], tuple[Uses, Uses]]:
    """How one creature comes to stand in a sector: by how many first and second cards, and with which."""
    finish = number(figures, "track.finish")
    found: dict[tuple[int, int, int], tuple[Uses, Uses]] = {(0, 0, 0): ((), ())}
    for kind in keys_for(figures, "cards.*"):
        fast, bonus, slow, copies = (
            number(figures, f"{kind}.{part}") for part in ("fast", "bonus", "slow", "copies")
        )
        text = card_text(fast, bonus, slow)
        for _ in range(copies):
            more = {}
            for (firsts, seconds, sector), (played, after) in found.items():
                more[firsts, seconds, sector] = played, after
                for value, move in {fast: text, fast + bonus: f"{text} trick" if bonus else text}.items():
                    more[firsts + 1, seconds, min(sector + value, finish)] = (*played, move), after
                more[firsts, seconds + 1, min(sector + slow, finish)] = played, (*after, text)
            found = more
    return {(firsts, seconds): uses for (firsts, seconds, sector), uses in found.items() if sector == target}


def example(players: int, figures: Any) -> tuple[list[str], list[str]] | None:
    """First and second cards of a whole race that ends in the example's position; None: there are none."""
    half = players * number(figures, f"hand.{players}") // 2
    found: dict[tuple[int, int], tuple[list[str], list[str]]] = {(0, 0): ([], [])}
    for creature, target in zip(CREATURES, (number(figures, "track.finish"), *EXAMPLE), strict=True):
        more = {}
        for (firsts, seconds), (played, after) in found.items():
            for (some, others), (first, second) in ways(figures, target).items():
                if firsts + some <= half and seconds + others <= half:
                    more[firsts + some, seconds + others] = (
                        [*played, *(f"{creature} {card}" for card in first)],
                        [*after, *(f"{creature} {card}" for card in second)],
                    )
        found = more
    return found.get((half, half))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_r2_9_the_example_of_the_ranking_can_happen_at_every_number_of_players(players):
    """Played by the rules: a left holder has what its god plays first and what the next god plays second."""
    figures = GAME.figures()
    found = example(players, figures)
    assert found is not None
    first, second = found
    turns = number(figures, f"hand.{players}") // 2
    plan = {
        seat: (first[seat * turns : (seat + 1) * turns], second[seat * turns : (seat + 1) * turns])
        for seat in range(players)
    }
    gods = Table(players).gods
    deal = {
        god: ", ".join(
            card.removesuffix(" trick") for card in [*plan[seat][0], *plan[(seat + 1) % players][1]]
        )
        for seat, god in enumerate(gods)
    }
    table = Table(players, figures=figures, deal=deal)
    sectors = dict.fromkeys(CREATURES, 0)
    while table.state.race == 0 and table.phase in ("bets", "first-card", "second-card"):
        side = {"first-card": 0, "second-card": 1}.get(table.phase)
        move = table.legal()[0] if side is None else plan[table.state.actor][side].pop()
        events = table.match.play(move if side is None else f"play {('left', 'right')[side]} {move}")
        for event in events:
            if event.data["event"] == "moved":
                sectors[event.data["creature"]] = event.data["sector"]
    assert list(sectors.values()) == [number(figures, "track.finish"), *EXAMPLE]


def test_the_early_figures_did_not_allow_the_example():
    """What the figures were tuned for."""
    early = GAME.figures(GAME.presets["early"])
    assert [players for players in (3, 4, 5, 6) if example(players, early)] == [6]


def test_a_preset_keeps_what_is_attested():
    marks = GAME.components[1]
    attested = [key for name in GAME.presets for key in GAME.presets[name] if marks[key] == "A"]
    assert attested == []


def test_the_early_preset_names_every_figure_that_is_not_attested():
    """But for those of powers: so that it stays the same set when the printed ones are tuned again."""
    free = {key for key, mark in GAME.components[1].items() if mark != "A" and not key.startswith("powers.")}
    assert free - {key for key in free if key.endswith(".wins")} == set(GAME.presets["early"])


ATTESTED = {"3/1", "4/2", "1+3/0", "2+3/1"}


@pytest.mark.parametrize("preset", [None, *GAME.presets])
def test_the_cards_that_are_known_are_there(preset):
    """Five normal cards and four dirty tricks for each creature; sector 22 is on the track."""
    figures = GAME.figures(GAME.presets[preset] if preset else None)
    cards = [
        tuple(number(figures, f"{kind}.{part}") for part in ("fast", "bonus", "slow", "copies"))
        for kind in keys_for(figures, "cards.*")
    ]
    assert {card_text(*card[:3]) for card in cards} >= ATTESTED
    assert sum(card[3] for card in cards if not card[1]) == 5
    assert sum(card[3] for card in cards if card[1]) == 4
    assert all(card[0] > card[2] for card in cards)
    assert number(figures, "track.finish") > 22
