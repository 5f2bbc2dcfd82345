"""The learned policy: it sees what its seat may see, sits anywhere, and adds up as NumPy does."""

from random import Random
from typing import Any

import numpy as np
import pytest

from rulesets import load_rules
from rulesets.core import Rng, Table
from rulesets.core.observing import Observer
from tabletop_tui.bots.levels import STRONGEST
from tabletop_tui.bots.policy import Policy, policy
from tabletop_tui.bots.seen import Seen

GAME = "dice_forge"
RULES = load_rules(GAME)


def learned() -> Policy:
    found = policy(RULES)
    assert found is not None
    return found


def position(seats: int, answers: int) -> Table[Any]:
    """A game after some answers by chance, at a decision with a choice."""
    table, chance = Table.new(RULES, seats, 3, listen=False), Random(3)
    while table.decision is not None and (len(table.answers) < answers or len(table.decision.options) < 3):
        table.apply(chance.choice(table.decision.options).key)
    return table


def test_scores_are_those_of_a_network_of_one_hidden_layer() -> None:
    table, known = position(2, 40), learned()
    decision = table.decision
    assert decision is not None
    observer = Observer(RULES.observed(), 2, RULES.left)
    position_rows = np.array([known._position[name] for name in observer.names])
    option_rows = np.array([known._option[name] for name in observer.option_names])
    seen = np.frombuffer(observer.numbers(table.state, decision.seat, decision), np.float32)
    offered = np.frombuffer(observer.options(table.state, decision), np.float32)
    offered = offered.reshape(len(decision.options), -1)
    hidden = np.tanh(seen @ position_rows + np.array(known._bias) + offered @ option_rows)
    assert known.scores(table.state, decision) == pytest.approx(hidden @ np.array(known._out), abs=1e-4)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_sits_at_any_table_and_does_not_know_what_is_to_come(seats: int) -> None:
    table = position(seats, 30)
    decision = table.decision
    assert decision is not None
    scores = learned().scores(table.state, decision)
    assert len(scores) == len(decision.options)
    assert len({*scores}) > 1
    other = table.redealt(decision.seat, Rng(8))
    assert other.decision is not None
    assert learned().scores(other.state, other.decision) == scores


def test_level_5_tries_only_what_a_good_player_might_take() -> None:
    table = position(2, 40)
    assert table.decision is not None
    scores = learned().scores(table.state, table.decision)
    keys = [option.key for option in table.decision.options]
    gaps = STRONGEST.of(GAME).gaps(Seen(table, Random(1), until=0.0), Random(1))
    assert next(iter(gaps)) == keys[scores.index(max(scores))], "no time to find out more"
    assert {*gaps} <= {*keys}


def test_another_games_policy_is_refused() -> None:
    with pytest.raises(ValueError, match="orbis"):
        _ = Policy(RULES, b'{"game": "orbis"}\n')
