"""One player against levels as a Gymnasium environment."""

from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="the extra tabletop-tui[rl] isn't installed")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

from rulesets import BUILT
from tabletop_tui.bots.players import UnknownPlayer
from tabletop_tui.rl import Against


@pytest.mark.parametrize("game", BUILT)
@pytest.mark.filterwarnings("error")
def test_gymnasium_s_own_check_passes_without_a_warning(game: str) -> None:
    made = gymnasium.make("tabletop/Against-v1", game=game, opponents=("bot:1", "bot:1"))
    check_env(made.unwrapped)


def played(env: Any, seed: int, **options: Any) -> tuple[list[str], float, dict[str, Any]]:
    """A game in which the first option is always taken: the keys of these, the reward and the end."""
    seen, info = env.reset(seed=seed, options=options)
    taken, reward, over = [], 0.0, False
    while not over:
        assert env.observation_space.contains(seen)
        assert seen["action_mask"].sum() == len(info["keys"])
        assert (env.action_masks() == seen["action_mask"]).all()
        assert not seen["options"][len(info["keys"]) :].any()
        assert env.game.table.decision.seat == env.seat == info["seat"]
        taken.append(info["keys"][0])
        seen, reward, over, truncated, info = env.step(0)
        assert not truncated
    assert env.observation_space.contains(seen)
    return taken, reward, info


@pytest.mark.parametrize("game", BUILT)
def test_the_player_sits_where_it_is_told_and_the_same_seed_is_the_same_game(game: str) -> None:
    env = Against(game, ("bot:2", "bot:1"))
    first, again = played(env, 7, seat=2), played(env, 7, seat=2)
    assert first == again
    _, reward, end = first
    assert end["seat"] == 2
    assert len(end["points"]) == 3
    assert (reward > 0) == (end["place"] == 1)


def test_without_a_seat_it_is_drawn() -> None:
    env = Against("dice_forge")
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == {0, 1}
    assert Against("dice_forge", seat=1).reset(seed=3)[1]["seat"] == 1
    for none in (-1, 2):
        with pytest.raises(ValueError, match=f"no seat {none}"):
            _ = env.reset(options={"seat": none})


def test_a_margin_as_reward_has_the_sign_of_the_lead() -> None:
    _, reward, end = played(Against("dice_forge", reward="margin"), 3, seat=0)
    own, other = end["points"]
    assert reward == pytest.approx((own - other) / (own + other))


def test_an_action_that_isn_t_on_offer_ends_the_game() -> None:
    env = Against("orbis")
    with pytest.raises(RuntimeError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    _, reward, over, truncated, info = env.step(env.game.most - 1)
    assert (reward, over, truncated, info["illegal"]) == (-1.0, True, False, True)
    with pytest.raises(RuntimeError, match="reset"):
        env.step(0)


def test_an_unknown_opponent_is_named_at_once() -> None:
    with pytest.raises(UnknownPlayer, match="bot:9"):
        Against("orbis", ("bot:9",))


def test_the_table_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    env = Against("orbis", render_mode="ansi")
    env.reset(seed=1)
    assert "Seat 0" in (env.render() or "")
    env = Against("orbis", render_mode="human")
    env.reset(seed=1)
    assert "Seat 0" in capsys.readouterr().out
    assert np.isfinite(env.game.observe(0)).all()
