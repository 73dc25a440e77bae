"""The components of Divinity Derby as tables, for the pages to print."""

from __future__ import annotations

from ...core.components import keys_for
from ...core.sheet import Row, Source, Table
from .names import BETS
from .power import ATTESTED, POWERS
from .say import text, word
from .state import PLAYERS


def tables(source: Source) -> list[Table]:
    """Bets, the figures by number of players, movement cards, powers."""
    return [bets(source), players(source), cards(source), powers(source)]


def bets(source: Source) -> Table:
    rows = []
    for bet in BETS:
        keys = (f"bets.{bet}.wins", f"bets.{bet}.vp")
        points = str(source.figures[keys[1]])
        rows.append(Row(word("bet", bet, source.language), "", source.weakest(keys), (points,)))
    return Table(source.say("bets"), rows, (source.say("points"),))


def players(source: Source) -> Table:
    rows = []
    for n in PLAYERS:
        keys = [f"{name}.{n}" for name in ("hand", "tokens", "mid_line")]
        dealt = tuple(map(str, source.values(keys)))
        rows.append(Row(source.say("count", players=n), "", source.weakest(keys), dealt))
    keys = ["track.finish", "zeus.protections"]
    finish, protections = source.values(keys)
    told = source.say("track-text", finish=finish, protections=protections)
    rows.append(Row(source.say("track"), told, source.weakest(keys)))
    heads = tuple(source.say(head) for head in ("hand", "tokens", "line"))
    return Table(source.say("players"), rows, heads)


def cards(source: Source) -> Table:
    rows = []
    for kind in keys_for(source.figures, "cards.*"):
        keys = [f"{kind}.{part}" for part in ("fast", "bonus", "slow", "copies")]
        fast, bonus, slow, copies = source.values(keys)
        trick = f"+{bonus}" if bonus else ""
        cells = (str(fast), trick or "–", str(slow), str(copies))
        rows.append(Row(f"{fast}{trick}/{slow}", "", source.weakest(keys), cells))
    heads = tuple(source.say(head) for head in ("fast", "trick", "slow", "copies"))
    return Table(source.say("cards"), rows, heads)


def powers(source: Source) -> Table:
    """Of each god's three powers the first is attested, the others are house designs."""
    rows = []
    for power in POWERS:
        sectors = source.figures.get(f"powers.{power.name}.sectors", 0)
        god = word("god", power.god, source.language)
        told = text(f"power-{power.name}-help", source.language, sectors=sectors)
        mark = "A" if power.kind == ATTESTED else "H"
        rows.append(Row(f"{word('power', power.name, source.language)} ({god})", told, mark))
    return Table(source.say("powers"), rows)
