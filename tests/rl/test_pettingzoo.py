"""The games as PettingZoo environments, by PettingZoo's own tests and by ours."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from olympus.core.fields import numbers
from olympus.rl import pettingzoo
from tests.suite import tables

# PettingZoo's test knows its own environments with masks by name, and finds others strange.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


def check(game, table, cycles):
    api_test(pettingzoo.env(game, **table), num_cycles=cycles)
    seed_test(lambda: pettingzoo.env(game, **table), num_cycles=cycles)
    check_cut_off(game, table)
    check_whole_game(game, table)


def check_cut_off(game, table):
    """`max_cycles` cuts every agent off after so many moves."""
    env = pettingzoo.env(game, max_cycles=7, **table)
    env.reset(seed=3)
    rng = Random(3)
    moves = 0
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        assert not terminated
        assert reward == 0
        if not truncated:
            moves += 1
            assert seen["action_mask"].any()
        env.step(None if truncated else rng.choice(np.flatnonzero(seen["action_mask"])))
        assert agent in env.possible_agents
    assert moves == 7
    assert env.agents == []


def check_whole_game(game, table):
    """Every observation is the view that the rules give, and the rewards are shares of the win."""
    env = pettingzoo.RawEnv(game, **table)
    env.reset(seed=4)
    rng = Random(4)
    total = dict.fromkeys(env.possible_agents, 0.0)
    while not any(env.terminations.values()):
        agent = env.agent_selection
        seen = env.observe(agent)
        plain = env.table.machine.unpack(env.state().view(np.uint8))
        view = env.table.game.View()
        env.table.game.observe(plain, plain.actor, view)
        assert seen["observation"].tolist() == numbers(view)
        for other in env.agents:
            if other != agent:
                assert not env.observe(other)["action_mask"].any()
        env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        for other, reward in env.rewards.items():
            total[other] += reward
    scores = env.table.machine.fields(env._row)["score"][: len(total)].tolist()
    best = max(scores)
    share = [1 / scores.count(best) if score == best else 0 for score in scores]
    assert list(total.values()) == pytest.approx(share)


@tables.each_game()
def test_the_games_pass_pettingzoos_tests(game):
    for players in {game.options[0].low, game.options[0].high}:
        check(game, {"players": players}, 60)


@pytest.mark.long
@tables.each_table(all_of_them=True)
def test_every_table_passes_pettingzoos_tests(game, table):
    check(game, table, 1000)


@tables.each_game()
def test_seeds_give_the_same_games_and_none_gives_others(game):
    def opening(seed):
        env.reset(seed=seed)
        return env.state().tolist()

    env = pettingzoo.RawEnv(game)
    first = opening(5)
    second = opening(None)
    assert first != second
    assert (opening(5), opening(None)) == (first, second)
    assert opening(6) != first
    env = pettingzoo.RawEnv(game)
    other = opening(None)
    env = pettingzoo.RawEnv(game)
    assert opening(None) != other


@tables.each_game()
def test_points_can_be_the_reward(game):
    env = pettingzoo.RawEnv(game, reward="points")
    env.reset(seed=8)
    rng = Random(8)
    while not any(env.terminations.values()):
        env.step(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))
    scores = env.table.machine.fields(env._row)["score"][: env.table.players].tolist()
    assert list(env.rewards.values()) == scores
    with pytest.raises(ValueError, match="share, points"):
        pettingzoo.env(game, reward="fame")


@tables.each_game()
def test_an_illegal_move_is_an_error_and_changes_nothing(game):
    env = pettingzoo.RawEnv(game)
    env.reset(seed=9)
    before = env.state().tolist()
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match=f"cannot play move {illegal}"):
        env.step(illegal)
    assert env.state().tolist() == before


@tables.each_game()
def test_the_table_can_be_shown(game, capsys):
    env = pettingzoo.env(game, render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render().splitlines()) > 5
    env = pettingzoo.env(game, render_mode="human")
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert len(capsys.readouterr().out.splitlines()) > 5
    with pytest.raises(ValueError, match="ansi"):
        pettingzoo.env(game, render_mode="holograms")


@pytest.mark.parametrize(("module", "peer"), [("pettingzoo", "PettingZoo"), ("openspiel", "OpenSpiel")])
def test_a_missing_peer_is_named(module, peer):
    library = {"PettingZoo": "pettingzoo", "OpenSpiel": "pyspiel"}[peer]
    code = f"import sys; sys.modules[{library!r}] = None; import olympus.rl.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 1
    assert f"ImportError: {peer} is not installed" in done.stderr
    assert "olympus-games[rl]" in done.stderr


@tables.each_game()
def test_copies_go_on_with_the_same_game(game):
    env = pettingzoo.env(game.name)
    env.reset(seed=9)
    for agent in env.agent_iter(20):
        env.step(first_legal(env, agent))
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for agent in env.agent_iter(40):
        move = first_legal(env, agent)
        for one in (env, *copies):
            one.step(move)
            assert one.state().tolist() == env.state().tolist()


def first_legal(env, agent):
    return int(np.flatnonzero(env.observe(agent)["action_mask"])[0])
