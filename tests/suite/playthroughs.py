"""Games kept as they are today: what everybody sees at every ply, and how many positions there are to a depth.

`golden/<table>.txt`, `golden/view.toml` and `golden/perft.toml` in a game's `tests` folder; those of later versions of
the rules in `golden/rules-2` and so on. `python -m tests.golden --write` makes those of the newest version. A
difference is a change of the rules, of the views or of chance: a change of the rules needs a new version of them. In
which order a view's fields are declared makes no difference: `view.toml` has the one they are hashed in.
Games kept from before a change of the printed figures go on with the preset that `figures.toml` names.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from random import Random
from typing import Any

from olympus import Game, Match
from olympus.core import record
from olympus.core.fields import duplicate, layout
from olympus.core.game import CHANCE, OVER

from . import play, tables

SEED = 2_026
COMMAND = "python -m tests.golden --write"


def versions(game: Game) -> range:
    """Of the rules, each with its own games."""
    return range(1, game.version + 1)


def folder(game: Game, rules: int) -> Path:
    golden = game.folder / "tests" / "golden"
    return golden if rules == 1 else golden / f"rules-{rules}"


def kept(game: Game, rules: int) -> list[dict[str, Any]]:
    """The tables whose games are kept: the first that cover the options, one of the middle, the fullest.

    Of later versions of the rules one with the most players, too: what is scarce runs out there.
    """
    few = tables.few(game)
    fullest = max(range(len(few)), key=lambda i: len(tables.name(game, few[i])))
    chosen = [few[i] for i in sorted({0, len(few) // 2, fullest})]
    most = max(tables.every(game), key=lambda table: int(table["players"]))
    return chosen if rules == 1 or most in chosen else [*chosen, most]


def new_match(game: Game, table: dict[str, Any], rules: int) -> Match:
    """A match of a kept table, with the figures it is kept with."""
    path = folder(game, rules) / "figures.toml"
    preset = tomllib.loads(path.read_text(encoding="utf-8"))["preset"] if path.exists() else None
    printed = game.presets[preset] if preset else None
    return Match.new(game, seed=SEED, rules=rules, figures=printed, **table)


def short(*things: Any) -> str:
    return hashlib.sha256(json.dumps(things, sort_keys=True).encode()).hexdigest()[:8]


def write(game: Game, table: dict[str, Any], rules: int) -> str:
    """A random game: each move and draw with its events, then what everybody sees and may do."""
    match = new_match(game, table, rules)
    rng = Random(SEED)
    fields, seats = read_fields(game, rules), play.observers(match)
    later = kept_lists(game, rules).get("later", [])
    lines = [f"{game.name} {json.dumps(table)} seed {SEED}"]
    written = 0
    while True:
        for entry in match.entries[written:]:
            lines.append(record.entry_line(entry, None))
            for event in entry.events:
                seen = "".join(str(seat) if seat >= 0 else "s" for seat in seen_by(match, event))
                lines.append(f"{record.event_line(event.data)} [{seen}]")
        written = len(match.entries)
        views = [
            short(shown(match.view(seat), later), figures(match.packed_view(seat), fields)) for seat in seats
        ]
        legal = match.legal()
        lines.append(f"> views {' '.join(views)}")
        lines.append(f"> seat {match.actor} legal {len(legal)} {short([(m.code, m.text) for m in legal])}")
        if match.over:
            lines.append(f"scores {match.scores} winners {match.winners}")
            return "\n".join(lines) + "\n"
        match.play(rng.choice(legal))


def shown(view: dict[str, Any], later: list[str]) -> dict[str, Any]:
    """What is shown, without what views were given after the playthroughs had been kept."""
    return {name: part for name, part in view.items() if name not in later}


def figures(view: Any, fields: list[str]) -> list[int]:
    found: list[int] = []
    for name in fields:
        value = getattr(view, name)
        found += value if isinstance(value, list) else [value]
    return found


def hashed_fields(game: Game) -> list[str]:
    """All fields of a view but the version of the rules, which is the same throughout a game."""
    return [name for name, _ in layout(game.View) if name != "rules"]


def write_fields(game: Game, rules: int) -> str:
    """The order that is kept, as long as it has just the fields that a view has."""
    fields = hashed_fields(game)
    if (folder(game, rules) / "view.toml").exists() and sorted(kept_fields(game, rules)) == sorted(fields):
        fields = kept_fields(game, rules)
    lines = "".join(f'    "{name}",\n' for name in fields)
    later = kept_lists(game, rules).get("later") if (folder(game, rules) / "view.toml").exists() else None
    added = f"later = {json.dumps(later)}\n" if later else ""
    return f"# The order in which a view's figures are hashed; made by `{COMMAND}`.\n{added}fields = [\n{lines}]\n"


def read_fields(game: Game, rules: int) -> list[str]:
    fields = kept_fields(game, rules)
    assert sorted(fields) == sorted(hashed_fields(game)), f"view.toml is old: {COMMAND}"
    return fields


def kept_fields(game: Game, rules: int) -> list[str]:
    return kept_lists(game, rules)["fields"]


def kept_lists(game: Game, rules: int) -> dict[str, list[str]]:
    """view.toml: `fields` in the order they are hashed in, `later`: parts that are shown only since then."""
    path = folder(game, rules) / "view.toml"
    assert path.exists(), f"{path} is missing: {COMMAND}"
    lists: dict[str, list[str]] = tomllib.loads(path.read_text(encoding="utf-8"))
    return lists


def seen_by(match: Match, event: Any) -> list[int]:
    return [seat for seat in play.observers(match) if event.visible_to(seat)]


# positions to a depth

LIMIT = 6_000
"""Depths are taken as far as the last count stays below this."""


def perft(game: Game, state: Any, depth: int) -> int:
    """Positions after so many moves, each draw settled by its first outcome."""
    if depth == 0 or state.actor == OVER:
        return 1
    total = 0
    for code in play.codes(game, state):
        after = duplicate(state)
        game.apply(after, code, None)
        while after.actor == CHANCE:
            game.settle(after, 0, None)
        total += perft(game, after, depth - 1)
    return total


def perft_positions(game: Game, rules: int) -> dict[str, Match]:
    """A few positions of each table kept: the first, and some on the way."""
    found = {}
    for table in tables.few(game):
        match = new_match(game, table, rules)
        rng = Random(SEED)
        for plies in (0, 17, 40, 71):
            play.play_on(match, rng, plies - match.ply)
            if not match.over:
                found[f"{tables.name(game, table)} ply {plies}"] = play.fork(match)
    return found


def counts(game: Game, match: Match) -> list[int]:
    """Positions after one, two … moves, until there are many."""
    found: list[int] = []
    while len(found) < 5:
        if found and found[-1] * max(len(match.legal()), 2) > LIMIT:
            break
        found.append(perft(game, match.state, len(found) + 1))
    return found


def write_perft(game: Game, rules: int) -> str:
    lines = [f"# Positions after 1, 2, 3 … moves; made by `{COMMAND}`."]
    for name, match in perft_positions(game, rules).items():
        lines.append(f'"{name}" = {counts(game, match)}')
    return "\n".join(lines) + "\n"


def read_perft(game: Game, rules: int) -> dict[str, list[int]]:
    path = folder(game, rules) / "perft.toml"
    assert path.exists(), f"{path} is missing: {COMMAND}"
    return tomllib.loads(path.read_text(encoding="utf-8"))
