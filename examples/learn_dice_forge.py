"""Learns Dice Forge by playing against itself, then measures what it learned against level 2.

    pip install 'tabletop-tui[rl]'
    python examples/learn_dice_forge.py --minutes 3

One core and NumPy are enough. A network of one hidden layer looks at the position and at each option, and
says how good the option is (proximal policy optimization). A linear estimate of the margin at the end tells
how much better or worse a game went than was expected. Games for measuring have other seeds than those for
learning.
"""

import os

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from argparse import ArgumentParser
from random import Random
from time import process_time
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletop_tui.bots.match import interval
from tabletop_tui.rl import Against, raw_env

Array = NDArray[np.float32]

GAME = "dice_forge"
SEATS = 2
HIDDEN = 64
GAMES = 32
"""Games that are played side by side between two lessons."""
EPOCHS = 3
BATCH = 1_024
STEP = 0.002
CLIP = 0.2
CURIOSITY = 0.01
"""How much the entropy of its choices counts at the beginning; none at the end."""
FORESIGHT = 0.95
"""How far a choice is credited with what was expected later (lambda of generalized advantages)."""
FRESH = 2**32
"""Games for measuring have seeds from here on, games for learning lower ones."""


class Choice(NamedTuple):
    """A decision with more than one option, and what was taken."""

    position: Array
    options: Array
    taken: int
    likely: float
    """The logarithm of the probability with which it was taken."""
    expected: float
    """What was expected of the game at this moment: here, its margin."""


def drawn(chance: np.random.Generator, *shape: int) -> Array:
    """Weights by chance, smaller for more inputs."""
    return np.asarray(chance.standard_normal(shape) / np.sqrt(shape[0]), np.float32)


class Learner:
    """Says how good each option is; its weights move against their slopes (Adam)."""

    def __init__(
        self, position: int, option: int, hidden: int, chance: np.random.Generator, **others: Array
    ) -> None:
        """For so many numbers of a position and of an option; `others` are weights for something else."""
        weights = {
            "position": drawn(chance, position, hidden) * 0.5,
            "option": drawn(chance, option, hidden) * 3,
            "bias": np.zeros(hidden, np.float32),
            "out": drawn(chance, hidden) * 0.1,
            **others,
        }
        self.weights = weights
        self._means = {name: np.zeros_like(each) for name, each in weights.items()}
        self._squares = {name: np.zeros_like(each) for name, each in weights.items()}
        self._steps = dict.fromkeys(weights, 0)

    def hidden(self, positions: Array, options: Array, owner: NDArray[np.intp]) -> Array:
        """The hidden layer for each option; `owner` says which position it belongs to."""
        known = self.weights
        before = positions @ known["position"] + known["bias"]
        found: Array = np.tanh(before[owner] + options @ known["option"])
        return found

    def learn(self, slopes: dict[str, Array], step: float) -> None:
        """Move the weights against their slopes (Adam)."""
        for name, slope in slopes.items():
            self._steps[name] += 1
            mean, square, steps = self._means[name], self._squares[name], self._steps[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            fair = mean / (1 - 0.9**steps), square / (1 - 0.999**steps)
            self.weights[name] -= step * fair[0] / (np.sqrt(fair[1]) + 1e-8)


class Network(Learner):
    """Says how good each option is, and which margin a position promises."""

    def __init__(self, position: int, option: int, seed: int) -> None:
        margin = np.zeros(position, np.float32)
        super().__init__(position, option, HIDDEN, np.random.default_rng(seed), margin=margin)

    def margins(self, positions: Array) -> Array:
        """The margins that positions promise their seat, from -1 to 1."""
        found: Array = positions @ self.weights["margin"]
        return found


def chances(scores: Array, starts: NDArray[np.intp], owner: NDArray[np.intp]) -> Array:
    """The logarithms of the probabilities of options, position by position."""
    scores = scores - np.maximum.reduceat(scores, starts)[owner]
    found: Array = scores - np.log(np.add.reduceat(np.exp(scores), starts))[owner]
    return found


def grouped(counts: list[int]) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Where the options of each position begin, and to which position each option belongs."""
    sizes = np.array(counts)
    return np.concatenate([[0], np.cumsum(sizes)[:-1]]), np.repeat(np.arange(len(counts)), sizes)


def games(network: Network, envs: list[Any], chance: Random) -> list[tuple[list[Choice], float]]:
    """Play a game in each environment: for every seat of each, its choices and its margin at the end."""
    told: list[list[list[Choice]]] = [[[] for _ in range(SEATS)] for _ in envs]
    for env in envs:
        env.reset(seed=chance.randrange(FRESH))
    running = list(range(len(envs)))
    while running:
        seen = [envs[each].last() for each in running]
        positions = np.stack([each[0] for each in seen])
        offered = [each[4]["options"] for each in seen]
        starts, owner = grouped([len(each) for each in offered])
        scores = network.hidden(positions, np.concatenate(offered), owner) @ network.weights["out"]
        likely, margins = chances(scores, starts, owner), network.margins(positions)
        for place, each in enumerate(running):
            options = offered[place]
            odds = likely[starts[place] : starts[place] + len(options)]
            taken = chance.choices(range(len(options)), np.exp(odds).tolist())[0] if len(options) > 1 else 0
            if len(options) > 1:
                seat = envs[each].possible_agents.index(envs[each].agent_selection)
                choice = Choice(positions[place], options, taken, float(odds[taken]), float(margins[place]))
                told[each][seat].append(choice)
            envs[each].step(taken)
        running = [each for each in running if envs[each].table.decision is not None]
    return [
        (told[each][seat], float(env.rewards[agent]))
        for each, env in enumerate(envs)
        for seat, agent in enumerate(env.possible_agents)
    ]


def lesson(network: Network, played: list[tuple[list[Choice], float]], step: float, curiosity: float) -> None:
    """Make what went better than expected more likely, and what went worse less."""
    choices, gains, aims = [], [], []
    for told, margin in played:
        later, ahead = margin, 0.0
        for choice in reversed(told):
            ahead = later - choice.expected + FORESIGHT * ahead
            later = choice.expected
            choices.append(choice)
            gains.append(ahead)
            aims.append(choice.expected + ahead)
    gain = np.array(gains, np.float32)
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    aim = np.array(aims, np.float32)
    order = np.random.default_rng(len(choices))
    for _ in range(EPOCHS):
        for part in np.array_split(order.permutation(len(choices)), max(1, len(choices) // BATCH)):
            _adjust(network, [choices[each] for each in part], gain[part], aim[part], step, curiosity)


def slopes_of(
    learner: Learner, positions: Array, choices: list[Choice], gain: Array, curiosity: float
) -> dict[str, Array]:
    """The slopes along which these choices become as much more likely as they have gained."""
    options = np.concatenate([choice.options for choice in choices])
    starts, owner = grouped([len(choice.options) for choice in choices])
    taken = starts + np.array([choice.taken for choice in choices])
    hidden = learner.hidden(positions, options, owner)
    likely = chances(hidden @ learner.weights["out"], starts, owner)
    odds = np.exp(likely)
    ratio = np.exp(likely[taken] - np.array([choice.likely for choice in choices], np.float32))
    moves = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)  # not further than this at once
    push = -(moves * ratio * gain).astype(np.float32)
    slope = -odds * push[owner]
    slope[taken] += push
    spread = np.add.reduceat(odds * likely, starts)
    slope += curiosity * odds * (likely - spread[owner])
    slope /= len(choices)
    inner = slope[:, None] * learner.weights["out"] * (1 - hidden * hidden)
    return {
        "position": positions.T @ np.add.reduceat(inner, starts, axis=0),
        "option": options.T @ inner,
        "bias": inner.sum(axis=0),
        "out": hidden.T @ slope,
    }


def _adjust(
    network: Network, choices: list[Choice], gain: Array, aim: Array, step: float, curiosity: float
) -> None:
    positions = np.stack([choice.position for choice in choices])
    slopes = slopes_of(network, positions, choices, gain, curiosity)
    wrong = (network.margins(positions) - aim) / np.float32(len(choices))
    network.learn({**slopes, "margin": positions.T @ wrong}, step)


def measured(network: Network, level: int, count: int) -> tuple[float, float, float]:
    """Wins, and mean points of both sides, in this many games against a level, in either seat in turn."""
    env = Against(GAME, [f"bot:{level}"])
    wins, own, other = 0.0, 0.0, 0.0
    for number in range(count):
        seat = number % SEATS
        seen, info = env.reset(seed=FRESH + number // SEATS, options={"seat": seat})
        over, reward = False, 0.0
        while not over:
            offered = seen["options"][: len(info["keys"])]
            _, owner = grouped([len(offered)])
            scores = network.hidden(seen["observation"][None], offered, owner) @ network.weights["out"]
            seen, reward, over, _, info = env.step(int(scores.argmax()))
        wins += reward
        own += info["points"][seat] / count
        other += info["points"][1 - seat] / count
    return wins, own, other


def main() -> None:
    """Learn for some minutes of processor time, and say how it went."""
    asked = ArgumentParser(description="Learns Dice Forge by playing against itself.")
    asked.add_argument("--minutes", type=float, default=3.0)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--level", type=int, nargs="+", default=[2], help="levels to measure against")
    asked.add_argument("--games", type=int, default=200, help="games against each of them")
    given = asked.parse_args()

    envs = [raw_env(GAME, SEATS, reward="margin") for _ in range(GAMES)]
    observer = envs[0].game.observer
    network = Network(len(observer.names), len(observer.option_names), given.seed)
    chance = Random(given.seed)
    began, lessons, said = process_time(), 0, 0.0
    while (gone := (process_time() - began) / 60 / max(given.minutes, 1e-9)) < 1:
        played = games(network, envs, chance)
        lesson(network, played, STEP * (1 - gone), CURIOSITY * (1 - gone))
        lessons += 1
        if gone >= said:
            said += 0.1
            points = np.mean(
                [standing.total for env in envs for standing in env.game.rules.standings(env.table.state)]
            )
            print(f"{gone:4.0%}  {lessons * GAMES:6} games, {points:5.1f} points each", flush=True)
    for level in given.level:
        wins, own, other = measured(network, level, given.games)
        low, high = interval(wins, given.games)
        print(
            f"{given.games} fresh games against level {level}: {wins / given.games:.0%} won "
            f"[{low:.0%}-{high:.0%}], {own:.1f} : {other:.1f} points",
            flush=True,
        )


if __name__ == "__main__":
    main()
