"""The rulebook's worked examples."""

from __future__ import annotations

from .table import Table


def test_the_gift():
    """Zeus at 5 and a 3 red: a 4 red is the prize. A 4 against a 2 and a double 3: these win with 5."""
    table = Table(3).on_gods(Zeus="Zeus 4, Zeus 1").hands(ale="Zeus 3")
    table.oracles(ale="Zeus 4", bea="Zeus 2, Zeus-Helios 3", ciro="Aiolus 3")
    table.play("ale: influence Zeus 3 on Zeus")
    assert table.told("laid")[0]["total"] == 8
    assert table.view()["proci"] == "Zeus"
    assert table.view()["gift"]["prize"]["text"] == "Zeus 4"
    table.play("ale: bid Zeus 4", "bea: bid Zeus 2 + Zeus-Helios 3")
    assert table.actor == "ciro"
    assert table.legal() == ["pass"], "a 3 blue cannot take part"
    table.play("ciro: pass")
    assert {event["seat"]: event["total"] for event in table.told("sum")} == {0: 4, 1: 5}
    assert table.held("bea", "points_cards") == ["Zeus 4"]


def test_the_odyssey():
    """The Favour on Zeus; under Zeus the route says Odyssey; a 3 yellow goes on a yellow route."""
    table = Table(3).routes(ale="aeaea").on_gods(Zeus="Zeus 3").hands(ale="Helios 3").deed_of("ale")
    assert table.player("ale")["route"]["deeds"][0] == "odyssey"
    table.play("ale: deed odyssey Helios 3")
    assert table.held("ale", "cards") == ["Helios 3"]
    assert table.player("ale")["hand_size"] == 4
    assert table.actor == "bea"


def test_the_end():
    """Ale 16 points and 11 years, Bea 10 and 4, Ciro 10 and 6; the Proci on Zeus, Bea has 3 against them."""
    table = Table(3).landed(ale="ogygia wandering-rocks", bea="thrinacia", ciro="aeolia tenedos")
    table.routes(ale="aeaea: Helios 3, Helios 4").on_gods(Helios="Helios 1")
    table.points(ale="Zeus 4, Zeus-Athena 3, Athena-Zeus 2")
    table.points(bea="Zeus 4, Helios 3, Athena 3", ciro="Zeus 4, Zeus 2, Aiolus 4")
    table.oracles(ale="", bea="Zeus 3", ciro="").proci("Zeus").deed_of("ale").play("ale: deed landfall")
    assert [table.state.years[seat] for seat in range(3)] == [11, 4, 6]
    assert {event["seat"]: event["total"] for event in table.told("stand")} == {0: 0, 1: 3, 2: 0}
    lost = {
        seat: sum(int(e["card"][-1]) for e in table.told("lost") if e["seat"] == seat) for seat in range(3)
    }
    assert [score + lost[seat] for seat, score in enumerate(table.match.scores)] == [16, 10, 10]
    assert table.match.scores == [7, 10, 4]
    assert table.match.winners == [1]
