"""The games as PettingZoo environments: its own tests pass, and agents see what their seats may see."""

from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the extra tabletop-tui[rl] isn't installed")

import numpy as np
from pettingzoo.test import api_test, seed_test

from rulesets import BUILT
from rulesets.core import Rng
from tabletop_tui.rl import TabletopEnv
from tabletop_tui.rl.seeing import numbers_of
from tests.conformance.specs import SPECS


def made(game: str, seats: int = 2) -> Callable[[], TabletopEnv]:
    return lambda: TabletopEnv(game, seats)


@pytest.mark.parametrize("game", BUILT)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo_s_own_tests_pass(game: str) -> None:
    api_test(made(game, 3)(), num_cycles=300)
    seed_test(made(game), num_cycles=120)


@pytest.mark.parametrize("game", BUILT)
def test_a_whole_game_ends_with_a_winner_and_stays_within_the_bounds(game: str) -> None:
    env, chance = made(game, 4)(), np.random.default_rng(3)
    env.reset(seed=3)
    steps = 0
    rewards: dict[str, float] = {}
    infos: dict[str, Any] = {}
    for agent in env.agent_iter():
        seen, _, ended, _, info = env.last()
        assert env.observation_space(agent).contains(seen)
        if ended:
            env.step(None)
            continue
        mask = seen["action_mask"]
        assert mask.sum() == len(info["keys"])
        env.step(int(chance.choice(np.flatnonzero(mask))))
        steps += 1
        if env.table.decision is None:
            rewards, infos = dict(env.rewards), dict(env.infos)
    assert sum(rewards.values()) == pytest.approx(1)
    winners = [agent for agent, reward in rewards.items() if reward]
    assert {infos[agent]["place"] for agent in winners} == {1}
    assert steps < env.rules.most_answers * 4
    assert env.rules.most_answers == SPECS[game].DECISIONS_PER_SEAT


@pytest.mark.parametrize("game", BUILT)
def test_what_a_seat_cant_see_makes_no_difference_to_what_its_agent_observes(game: str) -> None:
    env, chance, compared = made(game, 3)(), np.random.default_rng(5), 0
    env.reset(seed=5)
    for step in range(60):
        seen = env.observe(env.agent_selection)
        if step % 10 == 9:
            other: Any = TabletopEnv(game, 3)
            other.reset(seed=1)
            decision = env.table.decision
            assert decision is not None
            try:
                other._table = env.table.redealt(decision.seat, Rng(step))
            except LookupError:
                continue  # something was turned up in this turn: no other deal looks like it
            again = other.observe(env.agent_selection)
            assert all(np.array_equal(seen[name], again[name]) for name in seen)
            compared += 1
        env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    assert compared >= 2


def test_an_action_that_isn_t_on_offer_is_refused_and_nothing_changes() -> None:
    env = TabletopEnv("orbis")
    env.reset(seed=1)
    before = env.table.digest
    with pytest.raises(ValueError, match="not on offer"):
        env.step(env.rules.most_options - 1)
    assert env.table.digest == before
    assert "Seat 0" in (env.render() or "")


def test_equal_views_give_equal_numbers_and_different_ones_differ() -> None:
    env = TabletopEnv("papyria")
    env.reset(seed=1)
    view = env.table.rules.view
    assert np.array_equal(numbers_of(view(env.table.state, 0)), numbers_of(view(env.table.state, 0)))
    assert not np.array_equal(numbers_of(view(env.table.state, 0)), numbers_of(view(env.table.state, 1)))
