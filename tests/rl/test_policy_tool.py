"""`make policy`: what was learned can be laid aside and taken up again, and is stored for players."""

import json
import pickle
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="the extra tabletop-tui[rl] isn't installed")

from examples.learn_dice_forge import EPOCHS, FORESIGHT, Array, Choice
from rulesets import load_rules
from rulesets.core import Rules, Table
from rulesets.dice_forge.components import VP
from tabletop_tui.bots.packed import FINE, LIMIT, times, unpacked
from tabletop_tui.bots.policy import Policy
from tools import policy, selfplay, weaker
from tools.policy import Lessons
from tools.weaker import Weaker

RULES = load_rules("dice_forge")


@pytest.fixture(scope="module", autouse=True)
def few_games() -> Iterator[None]:
    """Two between lessons, and one of others before the first."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(selfplay, "GAMES", 2)
        patch.setattr(weaker, "AT_FIRST", 1)
        yield


@pytest.fixture(scope="module")
def lessons(tmp_path_factory: pytest.TempPathFactory) -> Lessons:
    """After one lesson, from games among two and three seats."""
    found = Lessons(RULES, (2, 3), 0.0001, 1)
    found.go_on(tmp_path_factory.mktemp("learned") / "kept")
    return found


def copied(lessons: Lessons) -> Lessons:
    again: Lessons = pickle.loads(pickle.dumps(lessons))
    return again


def scores(rules: Rules[Any], stored: bytes, seats: int) -> list[float]:
    table = Table.new(rules, seats, 1, listen=False)
    assert table.decision is not None
    found = Policy(rules, stored).scores(table.state, table.decision)
    assert len(found) == len(table.decision.options)
    return found


def test_learning_goes_on_where_it_stood_and_players_read_the_result(
    lessons: Lessons, tmp_path: Path
) -> None:
    again = copied(lessons)
    again.minutes = again.seconds / 60 + 0.0001
    again.go_on(tmp_path / "kept")
    assert again.games > lessons.games
    for name, weights in again.networks.weights.items():
        assert (weights != lessons.networks.weights[name]).any(), name
    stored = again.stored(RULES)
    assert len(stored) <= policy.MOST
    for seats in (2, 3):
        assert scores(RULES, stored, seats) != scores(RULES, lessons.stored(RULES), seats)


def test_a_file_says_with_how_many_seats_it_was_learned(lessons: Lessons) -> None:
    known = Policy(RULES, lessons.stored(RULES))
    assert [seats for seats in (1, 2, 3, 4) if seats in known.seats] == [2, 3]


def test_weights_too_large_to_be_added_up_are_not_written(lessons: Lessons) -> None:
    """In a row of whole numbers they would spill into the next hidden unit."""
    weights = lessons.networks.weights["option"]
    before = weights[0, 0]
    weights[0, 0] = LIMIT
    with pytest.raises(ValueError, match="add up to"):
        _ = lessons.stored(RULES)
    weights[0, 0] = before


def test_a_byte_for_each_weight_is_within_half_of_the_finest_step(lessons: Lessons) -> None:
    known = Policy(RULES, lessons.stored(RULES))
    for place, name in enumerate(lessons.option_names):
        row = lessons.networks.weights["option"][place]
        step = np.abs(row).max() / 127
        found = unpacked(times(1, known._option[name]), len(row))
        assert np.abs(found - row).max() <= 0.501 * step + 2.0 ** -(FINE + 1)


def test_a_file_is_never_too_large_what_says_least_is_left_out(
    lessons: Lessons, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Policy(RULES, lessons.stored(RULES))
    never = {name for name, moved in zip(lessons.names, lessons.moved, strict=True) if not moved}
    assert never
    assert not never & {*whole._position}
    monkeypatch.setattr(policy, "MOST", 30_000)
    stored = lessons.stored(RULES)
    assert 29_500 < len(stored) <= 30_000
    part = Policy(RULES, stored)
    assert {*part._position} < {*whole._position}
    assert part._option == whole._option


def test_learning_can_go_on_from_a_file_that_knew_fewer_inputs(lessons: Lessons) -> None:
    ours, others = copied(lessons), Lessons(RULES, (2, 3), 1, 2)
    ours.moved[:] = 1.0
    head, _, numbers = ours.stored(RULES).partition(b"\n")
    told = json.loads(head)
    unknown = told["names"].pop(0)
    row = np.dtype(policy.ROW).itemsize
    others.take_over(json.dumps(told).encode() + b"\n" + numbers[row:])
    before, after = ours.networks.weights, others.networks.weights
    first = ours.names.index(unknown)
    known = np.delete(after["position"], first, 0)
    assert np.abs(known - np.delete(before["position"], first, 0)).max() < 1e-2
    assert (after["position"][first] != before["position"][first]).any()
    for name in ("option", "bias", "out"):
        assert np.abs(after[name] - before[name]).max() < 0.05, name
    assert json.loads(others.stored(RULES).partition(b"\n")[0])["recipe"]["from"] == told["recipe"]


def test_what_a_file_knows_of_choices_stays_until_it_is_known_what_is_still_to_come(
    lessons: Lessons, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(policy, "ALONE", 1)
    others = copied(lessons)
    others.take_over(lessons.stored(RULES))
    before = {name: weights.copy() for name, weights in others.networks.weights.items()}

    def changed() -> set[str]:
        others.minutes = others.seconds / 60 + 0.0001
        others.go_on(tmp_path / "kept")
        return {name for name, now in others.networks.weights.items() if (now != before[name]).any()}

    assert changed() == {"ahead", "ahead_bias", "ahead_out", "ahead_linear", "ahead_mean"}
    assert changed() == {*before}


def test_a_file_with_another_number_of_units_is_refused(lessons: Lessons) -> None:
    with pytest.raises(ValueError, match="64 hidden units"):
        lessons.take_over(b'{"hidden": 64}\n')


def test_a_seats_reward_is_its_points_less_a_part_of_the_best_others() -> None:
    table = selfplay.new_table(RULES, 3, Random(1), drawn=False)
    for seat, glory in enumerate((40, 10, 30)):
        table.state.seats[seat].stores[VP] = glory
    assert selfplay.reward(RULES, table.state, 0) == pytest.approx((40 - 0.2 * 30) / 30)
    assert selfplay.reward(RULES, table.state, 1) == pytest.approx((10 - 0.2 * 40) / 30)


class Fortieth(Random):
    """Draws the fortieth answer of a game; all else by chance."""

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        return 40


def test_a_position_of_lower_levels_looks_as_it_did_but_what_is_hidden_is_dealt_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = load_rules("orbis")
    monkeypatch.setattr(weaker, "LEVELS", (1,))
    known = Weaker((3,))
    known.play(rules, Random(1))
    [game] = known._games
    real = Table.new(rules, 3, game.seed, listen=False, **game.variants)
    for key in game.keys[:40]:
        real.apply(key)
    assert real.decision is not None
    found = [known.position(rules, Fortieth(seed)) for seed in (1, 2)]
    for each in found:
        assert each is not None
        assert each.decision is not None
        assert [option.key for option in each.decision.options] == [
            option.key for option in real.decision.options
        ]
        assert rules.view(each.state, real.decision.seat) == rules.view(real.state, real.decision.seat)
    assert len({str(each.state) for each in (*found, real) if each is not None}) == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_to_learn_from_are_ones_that_so_many_can_play(seats: int) -> None:
    for seed in range(20):
        table = selfplay.new_table(RULES, seats, Random(seed), drawn=True)
        assert table.decision is not None
        assert len(table.state.seats) == seats


def test_what_a_choice_brought_is_what_came_less_what_was_expected(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two choices, the first is credited with part of what the second brought."""
    seen = np.zeros(4, np.float32), np.zeros((2, 3), np.float32)
    told = [Choice(*seen, 0, -0.7, 1.0), Choice(*seen, 1, -0.7, 2.0)]
    aims: list[list[float]] = []

    def noted(networks: selfplay.Networks, positions: Array, aim: Array) -> dict[str, Any]:
        aims.append(sorted(aim))
        return {}

    monkeypatch.setattr(selfplay, "slopes_to_come", noted)
    selfplay.lesson(selfplay.Networks(4, 3, 1), [selfplay.Played(told, [0.0, 0.5], 3.0)], 0.1, 0.0)
    last = 3.0 - 2.0
    first = 2.0 - 1.0 + FORESIGHT * last
    assert aims == [pytest.approx(sorted([2.0 + last - 0.5, 1.0 + first]))] * EPOCHS
