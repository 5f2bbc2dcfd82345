"""Games of level 4, and learning to answer as it does: a beginning for a policy (`tools.policy`).

Where good answers are rare among many that lose points, they aren't found by chance: a network that begins by
itself learns little there. One that answers nearly as well as level 4 has something to make better.
"""

from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Any

import numpy as np

from examples.learn_dice_forge import BATCH, Array, Choice, chances, grouped, slopes_of
from rulesets.core import Rules, Table
from tabletop_tui.bots.levels import chosen
from tools.seeds import DRAWN
from tools.selfplay import Eyes, Networks, Played, reward, slopes_to_come

LEVEL = 4

TIMES = 8
"""How often each answer is learned from."""

STEP = 0.001


def watched(
    rules: Rules[Any], eyes: Eyes, seats: Sequence[int], chance: Random, seconds: float
) -> list[Played]:
    """What all seats chose in games of level 4, for this much processor time.

    Half of the set-ups are drawn by chance.
    """
    begun, played = process_time(), list[Played]()
    while process_time() - begun < seconds:
        many = chance.choice(seats)
        drawn = chance.random() < 0.5
        variants = {each.id: chance.choice(each.allowed(many)) for each in rules.variants if drawn}
        seed = chance.choice(DRAWN)
        table: Table[Any] = Table.new(rules, many, seed, listen=False, **variants)
        told: list[list[Choice]] = [[] for _ in range(many)]
        reached: list[list[float]] = [[] for _ in range(many)]
        while (decision := table.decision) is not None:
            key = chosen(LEVEL, table, seed)
            if len(decision.options) > 1:
                taken = [option.key for option in decision.options].index(key)
                position, options = eyes.position(table.state, decision), eyes.options(table.state, decision)
                told[decision.seat].append(Choice(position, options, taken, 0.0, 0.0))
                reached[decision.seat].append(reward(rules, table.state, decision.seat))
            table.apply(key)
        played += [
            Played(told[seat], reached[seat], reward(rules, table.state, seat)) for seat in range(many)
        ]
    return played


def imitate(networks: Networks, played: Sequence[Played], chance: Random) -> float:
    """Learn to choose as was chosen, and how many points were still to come.

    Returns the share of these choices that the network would make as well.
    """
    choices = [choice for each in played for choice in each.choices]
    aim = np.array([each.reward - now for each in played for now in each.reached], np.float32)
    order = np.random.default_rng(chance.getrandbits(32))
    same = 0.0
    for time in range(TIMES):
        parts = np.array_split(order.permutation(len(choices)), max(1, len(choices) // BATCH))
        same = 0.0
        for part in parts:
            some = [choices[each] for each in part]
            positions = np.stack([choice.position for choice in some])
            some, found = _as_likely_as_now(networks, positions, some)
            same += found / len(choices)
            slopes = slopes_to_come(networks, positions, aim[part])
            slopes |= slopes_of(networks, positions, some, np.ones(len(some), np.float32), 0.0)
            networks.learn(slopes, STEP * (1 - time / TIMES))
    return same


def _as_likely_as_now(
    networks: Networks, positions: Array, choices: Sequence[Choice]
) -> tuple[list[Choice], int]:
    """Choices with the likelihood that the network gives them now, and how many it thinks the best ones."""
    offered = [choice.options for choice in choices]
    starts, owner = grouped([len(options) for options in offered])
    scores = networks.hidden(positions, np.concatenate(offered), owner) @ networks.weights["out"]
    likely = chances(scores, starts, owner)
    best = np.maximum.reduceat(likely, starts)
    taken = likely[starts + np.array([choice.taken for choice in choices])]
    some = [choice._replace(likely=float(now)) for choice, now in zip(choices, taken, strict=True)]
    return some, int((taken == best).sum())
