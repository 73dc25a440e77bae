"""A refusal names the real reason."""

from __future__ import annotations

from olympus import Match

from .table import Table
from .test_r8_judgment import judged


def test_a_card_with_more_white_space_is_that_card():
    """It has no dirty trick and none was asked for: it is played."""
    table = Table().bets()
    move = next(move for move in table.legal() if not move.endswith("trick"))
    side, card = move.split()[1], " ".join(move.split()[2:])
    table.match.play(f"play  {side}   {card} ")
    assert table.match.entries[-1].full == (move,)


def test_a_sector_is_written_as_a_plain_number():
    match = Match.new("derby", seed=1, powers="full", fate=True)
    table = Table(powers="full", fate=True)
    assert "token 7" in [move.text for move in match.legal()]
    for sector in ("07", "\u0667"):
        assert table.refused(f"token {sector}") == "unreadable"
    table.play("token 7")
    assert table.refused("token 7") == "token-there"


def test_hugin_and_munin_take_out_what_they_saw():
    table = judged("anansi", "odin", "yu-huang", tricks="Sylph 2+3/1", draws="Sylph 2+3/1, protection")
    table.play("odin: power hugin-and-munin")
    assert table.refused("power hugin-and-munin takes Dragon 2+3/1") == "card-not-seen"
    assert table.refused("power hugin-and-munin") == "power-spent"


def test_a_power_without_anything_to_work_on_says_so():
    """With three players there is one holder that is not beside Horus; here it is empty."""
    table = Table(players=3, gods=("horus", "anansi", "odin"), powers="full").bets()
    assert "falcon-eye" in table.powers()
    table.state.holder_size[1] = 0
    assert table.refused("power falcon-eye holder 1") == "power-idle"
