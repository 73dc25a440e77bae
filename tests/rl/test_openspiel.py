"""The games in OpenSpiel, by OpenSpiel's own test and by ours."""

from __future__ import annotations

import pickle
import sys
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pyspiel
import pytest

import olympus
from olympus import Match, bots
from olympus.core.fields import numbers
from olympus.core.game import SPECTATOR
from olympus.rl import openspiel
from olympus.rl.openspiel_bot import OpenSpielBot
from tests.suite import tables


def spiel(game, **table):
    return pyspiel.load_game(openspiel.PREFIX + game.name, table)


def walk(game, seed, stop=None):
    """Every state of a random game."""
    rng = Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and (stop is None or state.move_number() < stop):
        yield state
        if state.is_chance_node():
            labels, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(labels, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    yield state


def decisions(game, seed, every=1):
    found = [state.clone() for state in walk(game, seed) if state.current_player() >= 0]
    return found[::every]


@tables.each_game()
def test_the_games_pass_openspiels_test(game):
    for players in (game.options[0].low, game.options[0].high):
        pyspiel.random_sim_test(spiel(game, players=players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@tables.each_table(all_of_them=True)
def test_every_table_passes_openspiels_test(game, table):
    pyspiel.random_sim_test(spiel(game, **table), num_sims=1, serialize=True, verbose=False)


@tables.each_game()
def test_points_can_be_the_utility(game):
    table = spiel(game, utility="points")
    pyspiel.random_sim_test(table, num_sims=1, serialize=False, verbose=False)
    *_, end = walk(table, 1)
    scores = end.node.table.machine.fields(end.node.row)["score"][: table.num_players()]
    assert end.returns() == scores.tolist()
    with pytest.raises(ValueError, match="win, points"):
        spiel(game, utility="fame")


@tables.each_game()
def test_a_win_alone_is_1_and_all_sum_to_0(game):
    table = spiel(game)
    for seed in range(5):
        *_, end = walk(table, seed)
        returns = end.returns()
        scores = end.node.table.machine.fields(end.node.row)["score"][: table.num_players()].tolist()
        assert sum(returns) == pytest.approx(0)
        if scores.count(max(scores)) == 1:
            assert returns[scores.index(max(scores))] == pytest.approx(1)
            assert min(returns) == pytest.approx(table.min_utility())


def answer(text, table):
    """A record's text without its header and its end."""
    lines = text.split("\n")
    return "\n".join(line for line in lines if line[:2] in ("* ", "= ") or line[:1].isdigit())


@tables.each_game()
def test_the_information_state_is_what_the_seat_has_on_record(game):
    """A match with the same moves and draws: one outcome a line here, several in a record."""
    table = spiel(game)
    *_, end = walk(table, 2, stop=150)
    game_table = end.node.table
    drawn, moves = [], []
    node = end.node
    while node.parent is not None:
        before = game_table.machine.unpack(node.parent.row)
        if before.actor < 0:
            drawn.append(game.chance_name(before, node.action))
        else:
            moves.append(game.write_move(before, node.action, before.actor))
        node = node.parent
    script = olympus.Script(drawn[::-1], Match.new(game).chance)
    match = Match.new(game, chance=script, **game_table.options)
    for move in moves[::-1]:
        match.play(move)
    if end.is_chance_node():
        return
    for seat in range(table.num_players()):
        lines = []
        for line in answer(match.record(seat), table).split("\n"):
            head, _, rest = line.partition(": ")
            lines += [f"{head}: {one}" for one in rest.split(", ")] if line.startswith("* ") else [line]
        ours = end.information_state_string(seat).split("\n")
        assert sorted(ours) == sorted(lines)
        assert [line for line in ours if line[0] != "="] == [line for line in lines if line[0] != "="]
        assert (
            end.observation_string(seat) == game_table.machine.pack(match.packed_view(seat)).tobytes().hex()
        )
        assert numbers(match.packed_view(seat)) == end.observation_tensor(seat)


@tables.each_game()
def test_the_same_information_is_the_same_view_and_the_same_legal_moves(game):
    table = spiel(game, players=game.options[0].low)
    known: dict[tuple[int, str], tuple[str, list[int]]] = {}
    for seed in range(2):
        for state in decisions(table, seed, every=9):
            seat = state.current_player()
            for other in (state, state.resample_from_infostate(seat, Random(seed).random)):
                key = (seat, other.information_state_string(seat))
                found = other.observation_string(seat), other.legal_actions()
                assert known.setdefault(key, found) == found


@tables.each_game()
def test_a_resampled_state_is_the_same_to_its_player_and_plays_on(game):
    table = spiel(game)
    rng = Random(3)
    changed = 0
    for state in decisions(table, 3, every=11):
        for seat in range(table.num_players()):
            other = state.resample_from_infostate(seat, rng.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.current_player() == state.current_player()
            if state.current_player() == seat:
                assert other.legal_actions() == state.legal_actions()
            changed += (other.node.row != state.node.row).any()
        again = pickle.loads(pickle.dumps(other))
        assert str(again) == str(other)
        assert again.information_state_string(0) == other.information_state_string(0)
        for _ in range(10):
            if not other.is_terminal():
                other.apply_action(rng.choice(other.legal_actions()))
                again.apply_action(other.node.action)
        assert (again.node.row == other.node.row).all()
    assert changed


@tables.each_game()
def test_clones_go_their_own_ways_and_pickles_come_back(game):
    table = spiel(game)
    for state in walk(table, 4, stop=80):
        twin = state.clone()
        before = str(state)
        twin.apply_action(twin.legal_actions()[0])
        assert str(state) == before
        assert str(twin) != before
    back = pickle.loads(pickle.dumps(state))
    assert str(back) == str(state)
    assert back.history() == state.history()
    assert back.information_state_string(1) == state.information_state_string(1)


@tables.each_game()
def test_draws_have_the_chances_of_their_labels(game):
    for state in walk(spiel(game), 5):
        if state.is_chance_node():
            plain = state.node.table.machine.unpack(state.node.row)
            size = game.chance_size(plain)
            labels = [game.chance_label(plain, i) for i in range(size)]
            wanted = [(label, labels.count(label) / size) for label in sorted(set(labels))]
            assert state.chance_outcomes() == [(label, pytest.approx(chance)) for label, chance in wanted]


@tables.each_game()
def test_what_is_impossible_is_refused(game):
    state = spiel(game).new_initial_state()
    with pytest.raises(ValueError, match="no outcome"):
        state.apply_action(4000)
    with pytest.raises(ValueError, match="player is 0 to"):
        state.observation_string(9)
    state = decisions(spiel(game), 6)[0]
    wrong = next(code for code in range(game.moves) if code not in state.legal_actions())
    with pytest.raises(ValueError, match="not legal"):
        state.apply_action(wrong)


@tables.each_game()
@pytest.mark.parametrize("compiled", [False, True])
def test_openspiels_search_sits_at_a_table(game, compiled):
    assert "openspiel" not in bots.names()
    assert isinstance(bots.make("openspiel", game, "a"), OpenSpielBot)
    assert bots.make("openspiel_compiled", game, "a").compiled_rollouts
    match = Match.new(game, seed=7)
    bot = OpenSpielBot(game, "a", compiled)
    asked = 0
    while asked < 4:
        legal = match.legal()
        move = bot.choose(match.packed_view(match.actor), legal, [], 0.02)
        assert move in legal
        if len(legal) > 1:
            asked += 1
            assert bot.simulations > 1
        match.play(move)


@tables.each_game()
def test_several_threads_play_at_one_table(game):
    """As a tournament does. A Python thread changes places every few microseconds here."""
    table = spiel(game, players=3)

    def ends(seed):
        returns, draws = [], 0
        for state in walk(table, seed):
            if state.is_chance_node():
                assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1.0)
                draws += 1
            returns = state.returns() if state.is_terminal() else returns
        return returns, draws

    alone = [ends(seed) for seed in range(12)]
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        with ThreadPoolExecutor(6) as pool:
            assert list(pool.map(ends, range(12))) == alone
    finally:
        sys.setswitchinterval(usual)


def observer(table, public, private, recall=False):
    kind = pyspiel.IIGObservationType(public, recall, private)
    return table.make_py_observer(kind)


@tables.each_game()
def test_public_information_is_the_same_for_every_player(game):
    table = spiel(game)
    none, own = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
    public, private = observer(table, True, none), observer(table, True, own)
    told = False
    for state in decisions(table, 8, every=7):
        seen = set()
        for player in range(table.num_players()):
            public.set_from(state, player)
            seen.add((public.tensor.tobytes(), public.string_from(state, player)))
            private.set_from(state, player)
            told |= private.tensor.tobytes() != public.tensor.tobytes()
        assert len(seen) == 1
        assert public.string_from(state, 0) == state.node.observation(SPECTATOR)
    assert told
    for wrong in ((False, own), (False, none), (True, pyspiel.PrivateInfoType.ALL_PLAYERS)):
        with pytest.raises(ValueError, match="not offered"):
            observer(table, *wrong)


@tables.each_game()
def test_an_endgame_begins_with_a_draw_of_its_world(game):
    """What one player sees there leaves open what the others hold: no strategy can count on one world."""
    state = decisions(spiel(game), 9)[-12]
    mover = state.current_player()
    rest = openspiel.endgame(state, worlds=12)
    start = rest.new_initial_state()
    assert start.is_chance_node()
    assert sum(chance for _, chance in start.chance_outcomes()) == pytest.approx(1)
    worlds = [start.child(world) for world, _ in start.chance_outcomes()]
    assert {world.current_player() for world in worlds} == {mover}
    assert {world.node.observation(SPECTATOR) for world in worlds} == {state.node.observation(SPECTATOR)}
    seen = {
        tuple(world.information_state_string(seat) for seat in range(rest.num_players())) for world in worlds
    }
    assert len(seen) > 1
    assert openspiel.endgame(state, worlds=1).new_initial_state().chance_outcomes() == [(0, 1.0)]
    with pytest.raises(ValueError, match="1 or more"):
        openspiel.endgame(state, worlds=0)
    with pytest.raises(ValueError, match="player is to move"):
        openspiel.endgame(spiel(game).new_initial_state())
