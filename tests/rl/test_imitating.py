"""A policy begins by answering as level 4 does."""

from random import Random

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="the extra tabletop-tui[rl] isn't installed")

from examples.learn_dice_forge import Choice, chances, grouped
from rulesets import load_rules
from tools import imitating
from tools.selfplay import Eyes, Networks, Played

RULES = load_rules("orbis")
SEATS = (2,)


@pytest.fixture(scope="module")
def eyes() -> Eyes:
    return Eyes(RULES, SEATS)


@pytest.fixture(scope="module")
def watched(eyes: Eyes) -> list[Played]:
    """One game."""
    return imitating.watched(RULES, eyes, SEATS, Random(1), 0.001)


def likely(networks: Networks, choices: list[Choice]) -> float:
    """The mean logarithm of the likelihood with which the network would choose so."""
    positions = np.stack([choice.position for choice in choices])
    starts, owner = grouped([len(choice.options) for choice in choices])
    offered = np.concatenate([choice.options for choice in choices])
    scores = networks.hidden(positions, offered, owner) @ networks.weights["out"]
    return float(chances(scores, starts, owner)[starts + [choice.taken for choice in choices]].mean())


def best(networks: Networks, choices: list[Choice]) -> float:
    """The share of these choices that the network thinks the best ones."""
    found = 0
    for choice in choices:
        owner = np.zeros(len(choice.options), np.intp)
        hidden = networks.hidden(choice.position[None], choice.options, owner)
        found += int((hidden @ networks.weights["out"]).argmax() == choice.taken)
    return found / len(choices)


def test_every_answer_with_a_choice_and_its_points_are_noted(watched: list[Played]) -> None:
    assert len(watched) == 2
    for each in watched:
        assert len(each.choices) == len(each.reached) >= 15  # turns
        assert all(0 <= choice.taken < len(choice.options) for choice in each.choices)
        assert all(len(choice.options) > 1 for choice in each.choices)
        assert each.reward > each.reached[0]


def test_what_level_4_answered_becomes_likelier_and_so_does_what_was_to_come(
    eyes: Eyes, watched: list[Played]
) -> None:
    networks = Networks(len(eyes.names), len(eyes.option_names), 1)
    choices = [choice for each in watched for choice in each.choices]
    positions = np.stack([choice.position for choice in choices])
    came = np.array([each.reward - now for each in watched for now in each.reached])

    def wrong() -> float:
        return float(np.square(networks.to_come(positions)[0] - came).mean())

    before = likely(networks, choices), wrong()
    first = best(networks, choices)
    same = imitating.imitate(networks, watched, Random(1))
    after = likely(networks, choices), wrong()
    assert after[0] > before[0]
    assert after[1] < before[1]
    assert same > first, "the share of answers that it would give as well"
