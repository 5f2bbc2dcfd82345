"""`make policy`: what was learned can be laid aside and taken up again, and is stored for players."""

import json
import pickle
from pathlib import Path
from random import Random

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="the extra tabletop-tui[rl] isn't installed")

from examples import learn_dice_forge as learning
from rulesets import load_rules
from rulesets.core import Table
from tabletop_tui.bots.policy import Policy
from tools import policy
from tools.policy import Lessons, set_up

RULES = load_rules("dice_forge")


def test_learning_goes_on_where_it_stood_and_players_read_the_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learning, "GAMES", 2)
    lessons = Lessons(RULES, 0.0001, 1)
    before = lessons.network.weights["out"].copy()
    lessons.go_on(tmp_path / "kept")
    assert (lessons.network.weights["out"] != before).any()
    again: Lessons = pickle.loads(pickle.dumps(lessons))
    again.minutes = again.seconds / 60 + 0.0001
    again.go_on(tmp_path / "kept")
    assert again.games > lessons.games
    stored = again.stored(RULES)
    assert len(stored) <= 300_000
    table = Table.new(RULES, 2, 1, listen=False)
    assert table.decision is not None
    scores = Policy(RULES, stored).scores(table.state, table.decision)
    assert len(scores) == len(table.decision.options)


def test_a_file_is_never_too_large_what_says_least_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learning, "GAMES", 2)
    lessons = Lessons(RULES, 0.0001, 1)
    lessons.go_on(tmp_path / "kept")
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


def test_learning_can_go_on_from_a_file_that_knew_fewer_inputs() -> None:
    lessons, others = Lessons(RULES, 1, 1), Lessons(RULES, 1, 2)
    lessons.moved[:] = 1.0
    head, _, numbers = lessons.stored(RULES).partition(b"\n")
    row = 2 * len(lessons.network.weights["bias"])
    told = json.loads(head)
    unknown = told["names"].pop(0)
    others.take_over(json.dumps(told).encode() + b"\n" + numbers[row:])
    ours, theirs = lessons.network.weights, others.network.weights
    first = lessons.names.index(unknown)
    known = np.delete(theirs["position"], first, 0)
    assert known == pytest.approx(np.delete(ours["position"], first, 0), abs=1e-3)
    assert (theirs["position"][first] != ours["position"][first]).any()
    for name in ("option", "bias", "out"):
        assert theirs[name] == pytest.approx(ours[name], abs=1e-2), name
    assert json.loads(others.stored(RULES).partition(b"\n")[0])["recipe"]["from"] == told["recipe"]


def test_set_ups_that_are_drawn_are_ones_that_two_can_play() -> None:
    for seed in range(20):
        assert Table.new(RULES, 2, 1, listen=False, **set_up(RULES, Random(seed))).decision
