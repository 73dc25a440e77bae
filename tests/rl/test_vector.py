"""Many games at once: the same games as one by one, begun again when they end."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

from olympus.core import chance
from olympus.core.fields import numbers
from olympus.core.game import CHANCE, OVER
from olympus.rl import vector
from tests.suite import play, tables
from tests.suite.forms import beginning


def same_as_one_by_one(game, table, steps, games=3, seed=5):
    """Each game as the plain rules play it, with the same stream, over the ends of games."""
    env = vector.make(game, games, seed=seed, **table)
    streams = [chance.new_stream(chance.seed_bytes(seed), i) for i in range(games)]
    states = [settled(beginning(game, table), game, stream) for stream in streams]
    ended = 0
    for _ in range(steps):
        for i, state in enumerate(states):
            view = game.View()
            game.observe(state, state.actor, view)
            assert env.observations[i].tolist() == numbers(view)
            legal = play.codes(game, state)
            assert np.flatnonzero(env.masks[i]).tolist() == sorted(legal)
            assert env.choices[i, : env.counts[i]].tolist() == legal
            assert env.actors[i] == state.actor
        moves = env.sample().copy()
        env.step(moves)
        for i, state in enumerate(states):
            game.apply(state, int(moves[i]), None)
            settled(state, game, streams[i])
            over = state.actor == OVER
            assert bool(env.dones[i]) == over
            if over:
                ended += 1
                scores = state.score[: env.players]
                best = max(scores)
                share = [1 / scores.count(best) if score == best else 0 for score in scores]
                assert env.rewards[i].tolist() == pytest.approx(share)
                assert env.scores[i].tolist() == scores
                states[i] = settled(beginning(game, table), game, streams[i])
            else:
                assert not env.rewards[i].any()
    return ended


def settled(state, game, stream):
    while state.actor == CHANCE:
        game.settle(state, chance.below(stream, game.chance_size(state)), None)
    return state


@tables.each_game()
def test_many_games_are_the_same_as_one_by_one(game):
    assert same_as_one_by_one(game, {"players": game.options[0].low}, 700) >= 3


@pytest.mark.long
@tables.each_table(all_of_them=True)
def test_many_games_are_the_same_at_every_table(game, table):
    same_as_one_by_one(game, table, 400)


@tables.each_game()
def test_nothing_is_copied(game):
    env = vector.make(game, 8, seed=1)
    arrays = [env.observations, env.masks, env.actors, env.rewards, env.dones, env.scores]
    env.step(env.sample())
    env.reset(2)
    now = [env.observations, env.masks, env.actors, env.rewards, env.dones, env.scores]
    assert all(one is other for one, other in zip(arrays, now, strict=True))
    assert env.observations.dtype == np.int16
    assert np.shares_memory(env.observations, env.views)


@tables.each_game()
def test_seeds_give_the_same_games(game):
    def some(seed):
        env = vector.make(game, 5, seed=seed)
        for _ in range(50):
            env.step(env.sample())
        return env.rows.tolist()

    assert some(1) == some(1)
    assert some(1) != some(2)
    assert some(None) != some(None)


@tables.each_game()
def test_wrong_moves_are_named_and_change_nothing(game):
    env = vector.make(game, 4, seed=1)
    before = env.rows.copy()
    for wrong in (-1, game.moves, int(np.flatnonzero(env.masks[2] == 0)[0])):
        moves = env.sample().copy()
        moves[2] = wrong
        with pytest.raises(ValueError, match=f"game 2: move {wrong} is not legal; legal are"):
            env.step(moves)
        assert (env.rows == before).all()
    with pytest.raises(ValueError, match="shape"):
        env.step(np.zeros(3, np.int64))
    with pytest.raises(ValueError, match="1 or more"):
        vector.make(game, 0)


@tables.each_game()
def test_points_can_be_the_reward(game):
    env = vector.make(game, 16, seed=1, reward="points")
    while not env.dones.any():
        env.step(env.sample())
    assert (env.rewards[env.dones] == env.scores[env.dones]).all()


@tables.each_game()
def test_copies_and_what_was_saved_play_the_same_games(game):
    env = vector.make(game, games=4, seed=8)
    play_on(env, 60)
    saved = env.save()
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    expected = play_on(env, 200)
    for other in copies:
        assert np.shares_memory(other.observations, other.views)
        assert play_on(other, 200) == expected
    env.load(saved)
    assert play_on(env, 200) == expected
    with pytest.raises(ValueError, match="does not fit"):
        vector.make(game, games=5, seed=8).load(saved)


def play_on(env, steps):
    """What is seen, allowed and won on the way."""
    seen = []
    for _ in range(steps):
        env.step(env.sample())
        seen.append([env.observations.tolist(), env.masks.tolist(), env.rewards.tolist()])
    return seen
