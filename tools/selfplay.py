"""Learns which option a good player takes, by games against itself (proximal policy optimization).

Two networks look at what a seat may see (`rulesets.core.observing`). The one that players get says how good
each option is: one hidden layer over the position and the option. The other one is needed for learning only,
and says how many points are still to come; how much more or less they were than that is what is learned from.
Rewards are a seat's own points, less a part of the best other seat's: a whole lead has the luck of both in
it, and players who learn from it are in each other's way before they know how to play for themselves.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rulesets.core import Decision, LeanTable, Rng, Rules
from rulesets.core.observing import Observer

Array = NDArray[np.float32]
Places = NDArray[np.intp]

HIDDEN = 128
"""Hidden units for choices."""

FORESEEING = 64
"""Hidden units for points to come."""

GAMES = 48
"""Games that are played side by side between two lessons."""

EPOCHS = 3
BATCH = 1_024
STEP = 0.002
CLIP = 0.2
CURIOSITY = 0.02
"""How much the entropy of choices counts at the beginning; none at the end."""

FORESIGHT = 0.95
"""How far a choice is credited with what was expected later (lambda of generalized advantages)."""

OTHERS = 0.2
"""The part of the best other seat's points that is taken from a seat's own."""

UNIT = 30.0
"""Points that count as 1 for the networks."""


class Choice(NamedTuple):
    """A decision with more than one option, and what was taken."""

    position: Array
    options: Array
    taken: int
    likely: float
    """The logarithm of the probability with which it was taken."""
    reached: float
    """The reward if the game ended now,"""
    to_come: float
    """and how much more was expected."""


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


class Networks:
    """Both networks, and what Adam remembers of them."""

    def __init__(self, position: int, option: int, seed: int) -> None:
        """For so many numbers of a position and of an option."""
        chance = np.random.default_rng(seed)

        def drawn(*shape: int) -> Array:
            return np.asarray(chance.standard_normal(shape) / np.sqrt(shape[0]), np.float32)

        self.weights = {
            "position": drawn(position, HIDDEN) * np.float32(0.5),
            "option": drawn(option, HIDDEN) * np.float32(3),
            "bias": np.zeros(HIDDEN, np.float32),
            "out": drawn(HIDDEN) * np.float32(0.1),
            "ahead": drawn(position, FORESEEING) * np.float32(2),
            "ahead_bias": np.zeros(FORESEEING, np.float32),
            "ahead_out": drawn(FORESEEING) * np.float32(0.3),
            "ahead_linear": np.zeros(position, np.float32),
            "ahead_mean": np.zeros(1, np.float32),
        }
        self._means = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self._squares = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self._steps = 0

    def hidden(self, positions: Array, options: Array, owner: Places) -> Array:
        """The hidden layer for each option; `owner` says which position it belongs to."""
        known = self.weights
        before = positions @ known["position"] + known["bias"]
        found: Array = np.tanh(before[owner] + options @ known["option"])
        return found

    def to_come(self, positions: Array) -> tuple[Array, Array]:
        """How much more positions promise than they have reached, and the hidden layer that says so."""
        known = self.weights
        inner = np.tanh(positions @ known["ahead"] + known["ahead_bias"])
        found = inner @ known["ahead_out"] + positions @ known["ahead_linear"] + known["ahead_mean"]
        return found, inner

    def learn(self, slopes: Mapping[str, Array], step: float) -> None:
        """Move the weights against their slopes (Adam)."""
        self._steps += 1
        for name, slope in slopes.items():
            mean, square = self._means[name], self._squares[name]
            mean += np.float32(0.1) * (slope - mean)
            square += np.float32(0.001) * (slope * slope - square)
            fair = mean / np.float32(1 - 0.9**self._steps), square / np.float32(1 - 0.999**self._steps)
            self.weights[name] -= np.float32(step) * fair[0] / (np.sqrt(fair[1]) + np.float32(1e-8))


class Played(NamedTuple):
    """What a seat chose in a game, and its reward at the end."""

    choices: Sequence[Choice]
    reward: float


def new_table(rules: Rules[Any], seats: int, chance: Random, *, drawn: bool) -> LeanTable[Any]:
    """A new game, with variants drawn by chance or with the usual ones."""
    variants = {
        each.id: chance.choice(each.allowed(seats)) if drawn else each.default for each in rules.variants
    }
    state = rules.set_up(seats, Rng(chance.randrange(2**32)), variants)
    return LeanTable(rules, state, rules.first_phase)


def reward(rules: Rules[Any], state: Any, seat: int) -> float:
    """A seat's own points, less a part of the best other seat's, as if the game ended now."""
    totals = [standing.total for standing in rules.standings(state)]
    return (totals.pop(seat) - OTHERS * max(totals)) / UNIT


def play(networks: Networks, eyes: Eyes, tables: Sequence[LeanTable[Any]], chance: Random) -> list[Played]:
    """Play games to their ends, side by side."""
    told: list[list[list[Choice]]] = [[[] for _ in table.state.seats] for table in tables]
    while asked := [
        (number, decision)
        for number, table in enumerate(tables)
        if (decision := _next_choice(table)) is not None
    ]:
        positions = np.stack([eyes.position(tables[number].state, decision) for number, decision in asked])
        offered = [eyes.options(tables[number].state, decision) for number, decision in asked]
        starts, owner = _grouped([len(options) for options in offered])
        scores = networks.hidden(positions, np.concatenate(offered), owner) @ networks.weights["out"]
        likely, to_come = _chances(scores, starts, owner), networks.to_come(positions)[0]
        for place, (number, decision) in enumerate(asked):
            options, table = offered[place], tables[number]
            odds = likely[starts[place] : starts[place] + len(options)]
            [taken] = chance.choices(range(len(options)), np.exp(odds).tolist())
            reached = reward(table.rules, table.state, decision.seat)
            expected = float(to_come[place])
            told[number][decision.seat].append(
                Choice(positions[place], options, taken, float(odds[taken]), reached, expected)
            )
            table.apply(decision.options[taken])
    return [
        Played(choices, reward(table.rules, table.state, seat))
        for table, seats in zip(tables, told, strict=True)
        for seat, choices in enumerate(seats)
    ]


def lesson(networks: Networks, played: Sequence[Played], step: float, curiosity: float) -> None:
    """Make what went better than expected more likely, and what went worse less."""
    choices, gains = [], []
    for each in played:
        later, ahead = each.reward, 0.0
        for choice in reversed(each.choices):
            expected = choice.reached + choice.to_come
            ahead = later - expected + FORESIGHT * ahead
            later = expected
            choices.append(choice)
            gains.append(ahead)
    gain = np.array(gains, np.float32)
    aim = gain + np.array([choice.to_come for choice in choices], np.float32)
    gain = (gain - gain.mean()) / (gain.std() + np.float32(1e-6))
    order = np.random.default_rng(len(choices))
    for _ in range(EPOCHS):
        for part in np.array_split(order.permutation(len(choices)), max(1, len(choices) // BATCH)):
            _adjust(networks, [choices[each] for each in part], gain[part], aim[part], step, curiosity)


def _next_choice(table: LeanTable[Any]) -> Decision[Any] | None:
    """The next decision with several options, if there is one; the others before it are answered."""
    while table.decision is not None and len(table.decision.options) == 1:
        table.apply(table.decision.options[0])
    return table.decision


def _chances(scores: Array, starts: Places, owner: Places) -> Array:
    """The logarithms of the probabilities of options, position by position."""
    scores = scores - np.maximum.reduceat(scores, starts)[owner]
    found: Array = scores - np.log(np.add.reduceat(np.exp(scores), starts))[owner]
    return found


def _grouped(counts: Sequence[int]) -> tuple[Places, Places]:
    """Where the options of each position begin, and to which position each option belongs."""
    sizes = np.array(counts)
    return np.concatenate([[0], np.cumsum(sizes)[:-1]]), np.repeat(np.arange(len(counts)), sizes)


def _adjust(
    networks: Networks, choices: Sequence[Choice], gain: Array, aim: Array, step: float, curiosity: float
) -> None:
    known, many = networks.weights, len(choices)
    positions = np.stack([choice.position for choice in choices])
    options = np.concatenate([choice.options for choice in choices])
    starts, owner = _grouped([len(choice.options) for choice in choices])
    taken = starts + np.array([choice.taken for choice in choices])
    hidden = networks.hidden(positions, options, owner)
    likely = _chances(hidden @ known["out"], starts, owner)
    odds = np.exp(likely)
    ratio = np.exp(likely[taken] - np.array([choice.likely for choice in choices], np.float32))
    moves = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)  # not further than this at once
    push = -(moves * ratio * gain).astype(np.float32)
    slope = -odds * push[owner]
    slope[taken] += push
    spread = np.add.reduceat(odds * likely, starts)
    slope += np.float32(curiosity) * odds * (likely - spread[owner])
    slope /= np.float32(many)
    inner = slope[:, None] * known["out"] * (1 - hidden * hidden)
    foreseen, ahead = networks.to_come(positions)
    wrong = (foreseen - aim) / np.float32(many)
    ahead_inner = wrong[:, None] * known["ahead_out"] * (1 - ahead * ahead)
    slopes = {
        "position": positions.T @ np.add.reduceat(inner, starts, axis=0),
        "option": options.T @ inner,
        "bias": inner.sum(axis=0),
        "out": hidden.T @ slope,
        "ahead": positions.T @ ahead_inner,
        "ahead_bias": ahead_inner.sum(axis=0),
        "ahead_out": ahead.T @ wrong,
        "ahead_linear": positions.T @ wrong,
        "ahead_mean": wrong.sum(keepdims=True),
    }
    networks.learn(slopes, step)
