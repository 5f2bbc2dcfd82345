"""Learns which option a good player takes, by games against itself.

As in `examples/learn_dice_forge.py` (proximal policy optimization), but for any game and number of seats.
Two networks look at what a seat may see (`rulesets.core.observing`). The one that players get says how good
each option is: one hidden layer over the position and the option. The other one is needed for learning only,
and says how many points are still to come; how much more or less they were than that is what is learned from.
Rewards are a seat's own points, less a part of the best other seat's: a whole lead has the luck of both in
it, and players who learn from it are in each other's way before they know how to play for themselves.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np

from examples.learn_dice_forge import (
    BATCH,
    EPOCHS,
    FORESIGHT,
    Array,
    Choice,
    Learner,
    chances,
    drawn,
    grouped,
    slopes_of,
)
from rulesets.core import Decision, LeanTable, Rng, Rules
from rulesets.core.observing import Observer
from tools.seeds import DRAWN

HIDDEN = 128
"""Hidden units for choices."""

FORESEEING = 64
"""Hidden units for points to come."""

GAMES = 48
"""Games that are played side by side between two lessons."""

STEP = 0.002
CURIOSITY = 0.02
"""How much the entropy of choices counts at the beginning; none at the end."""

OTHERS = 0.2
"""The part of the best other seat's points that is taken from a seat's own."""

UNIT = 30.0
"""Points that count as 1 for the networks."""


class Eyes:
    """What seats see at tables of some numbers of seats, as numbers of the same names."""

    def __init__(self, rules: Rules[Any], seats: Sequence[int]) -> None:
        observers = {many: Observer(rules.observed(), many, rules.left) for many in sorted({*seats})[::-1]}
        self.names = [*dict.fromkeys(name for each in observers.values() for name in each.names)]
        self.option_names = [
            *dict.fromkeys(name for each in observers.values() for name in each.option_names)
        ]
        places = {name: place for place, name in enumerate(self.names)}
        option_places = {name: place for place, name in enumerate(self.option_names)}
        self._looks = {
            many: (
                each,
                np.array([places[name] for name in each.names]),
                np.array([option_places[name] for name in each.option_names]),
            )
            for many, each in observers.items()
        }

    def position(self, state: Any, decision: Decision[Any]) -> Array:
        """What the seat that decides sees."""
        observer, places, _ = self._looks[len(state.seats)]
        found = np.zeros(len(self.names), np.float32)
        found[places] = np.frombuffer(observer.numbers(state, decision.seat, decision), np.float32)
        return found

    def options(self, state: Any, decision: Decision[Any]) -> Array:
        """What is on offer: a row for each option."""
        observer, _, places = self._looks[len(state.seats)]
        found = np.zeros((len(decision.options), len(self.option_names)), np.float32)
        offered = np.frombuffer(observer.options(state, decision), np.float32)
        found[:, places] = offered.reshape(len(decision.options), -1)
        return found


class Networks(Learner):
    """Both networks."""

    def __init__(self, position: int, option: int, seed: int) -> None:
        """For so many numbers of a position and of an option."""
        chance = np.random.default_rng(seed)
        super().__init__(
            position,
            option,
            HIDDEN,
            chance,
            ahead=drawn(chance, position, FORESEEING) * 2,
            ahead_bias=np.zeros(FORESEEING, np.float32),
            ahead_out=drawn(chance, FORESEEING) * 0.3,
            ahead_linear=np.zeros(position, np.float32),
            ahead_mean=np.zeros(1, np.float32),
        )

    def to_come(self, positions: Array) -> tuple[Array, Array]:
        """How much more positions promise than they have reached, and the hidden layer that says so."""
        known = self.weights
        inner = np.tanh(positions @ known["ahead"] + known["ahead_bias"])
        found = inner @ known["ahead_out"] + positions @ known["ahead_linear"] + known["ahead_mean"]
        return found, inner


class Played(NamedTuple):
    """What a seat chose in a game."""

    choices: Sequence[Choice]
    reached: Sequence[float]
    """Its reward if the game had ended at each of these choices,"""
    reward: float
    """and at the end."""


def new_table(rules: Rules[Any], seats: int, chance: Random, *, drawn: bool) -> LeanTable[Any]:
    """A new game, with variants drawn by chance or with the usual ones."""
    variants = {
        each.id: chance.choice(each.allowed(seats)) if drawn else each.default for each in rules.variants
    }
    state = rules.set_up(seats, Rng(chance.choice(DRAWN)), variants)
    return LeanTable(rules, state, rules.first_phase)


def reward(rules: Rules[Any], state: Any, seat: int) -> float:
    """A seat's own points, less a part of the best other seat's, as if the game ended now."""
    totals = [standing.total for standing in rules.standings(state)]
    return (totals.pop(seat) - OTHERS * max(totals)) / UNIT


def play(networks: Networks, eyes: Eyes, tables: Sequence[LeanTable[Any]], chance: Random) -> list[Played]:
    """Play games to their ends, side by side."""
    told: list[list[list[Choice]]] = [[[] for _ in table.state.seats] for table in tables]
    reached: list[list[list[float]]] = [[[] for _ in table.state.seats] for table in tables]
    while asked := [
        (number, decision)
        for number, table in enumerate(tables)
        if (decision := _next_choice(table)) is not None
    ]:
        positions = np.stack([eyes.position(tables[number].state, decision) for number, decision in asked])
        offered = [eyes.options(tables[number].state, decision) for number, decision in asked]
        starts, owner = grouped([len(options) for options in offered])
        scores = networks.hidden(positions, np.concatenate(offered), owner) @ networks.weights["out"]
        likely, to_come = chances(scores, starts, owner), networks.to_come(positions)[0]
        for place, (number, decision) in enumerate(asked):
            options, table, seat = offered[place], tables[number], decision.seat
            odds = likely[starts[place] : starts[place] + len(options)]
            [taken] = chance.choices(range(len(options)), np.exp(odds).tolist())
            now = reward(table.rules, table.state, seat)
            expected = now + float(to_come[place])
            told[number][seat].append(Choice(positions[place], options, taken, float(odds[taken]), expected))
            reached[number][seat].append(now)
            table.apply(decision.options[taken])
    return [
        Played(told[number][seat], reached[number][seat], reward(table.rules, table.state, seat))
        for number, table in enumerate(tables)
        for seat in range(len(table.state.seats))
    ]


def lesson(
    networks: Networks, played: Sequence[Played], step: float, curiosity: float, *, choosing: bool = True
) -> None:
    """Make what went better than expected more likely, and what went worse less.

    If it isn't about `choosing`, only what is still to come is learned.
    """
    choices: list[Choice] = []
    gains, aims = [], []
    for each in played:
        later, ahead = each.reward, 0.0
        for choice, now in zip(reversed(each.choices), reversed(each.reached), strict=True):
            ahead = later - choice.expected + FORESIGHT * ahead
            later = choice.expected
            choices.append(choice)
            gains.append(ahead)
            aims.append(choice.expected + ahead - now)
    gain = np.array(gains, np.float32)
    gain = (gain - gain.mean()) / (gain.std() + np.float32(1e-6))
    aim = np.array(aims, np.float32)
    order = np.random.default_rng(len(choices))
    for _ in range(EPOCHS):
        for part in np.array_split(order.permutation(len(choices)), max(1, len(choices) // BATCH)):
            some = [choices[each] for each in part]
            positions = np.stack([choice.position for choice in some])
            slopes = slopes_to_come(networks, positions, aim[part])
            if choosing:
                slopes |= slopes_of(networks, positions, some, gain[part], curiosity)
            networks.learn(slopes, step)


def _next_choice(table: LeanTable[Any]) -> Decision[Any] | None:
    """The next decision with several options, if there is one; the others before it are answered."""
    while table.decision is not None and len(table.decision.options) == 1:
        table.apply(table.decision.options[0])
    return table.decision


def slopes_to_come(networks: Networks, positions: Array, aim: Array) -> dict[str, Array]:
    """How to move the network that says what is still to come, where `aim` is what really was."""
    foreseen, ahead = networks.to_come(positions)
    wrong = (foreseen - aim) / np.float32(len(positions))
    inner = wrong[:, None] * networks.weights["ahead_out"] * (1 - ahead * ahead)
    return {
        "ahead": positions.T @ inner,
        "ahead_bias": inner.sum(axis=0),
        "ahead_out": ahead.T @ wrong,
        "ahead_linear": positions.T @ wrong,
        "ahead_mean": wrong.sum(keepdims=True),
    }
