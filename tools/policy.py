"""`python -m tools.policy GAME`: which option a good player takes, learned by playing against itself.

Two seats play against each other with the network of `examples/learn_dice_forge.py`, half of the games with
set-ups drawn by chance. All that is needed to go on is kept in `--kept` every minute, so that learning that
was interrupted goes on where it stood. At the end, the network goes to
`tabletop_tui/bots/weights/GAME.policy`: a line of JSON, then the weights with two bytes each. Of a game with
many inputs, those that say least are left out, so that the file isn't larger than `MOST`.

With `--from FILE`, it goes on from such a file: inputs are found by name, so more of them may be observed by
now. What margin a position promises isn't stored, and is learned anew.
"""

import os

os.environ.setdefault("OMP_NUM_THREADS", "1")  # several threads only wait for each other here
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import argparse
import json
import pickle
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from examples import learn_dice_forge as learning
from rulesets import BUILT, load_rules
from rulesets.core import Rules
from tabletop_tui.rl import raw_env

FOLDER = Path(__file__).parent.parent / "tabletop_tui" / "bots" / "weights"

KEPT_EVERY = 60.0
"""Seconds of processor time between two copies of what was learned."""

MOST = 300_000
"""Bytes of a file."""


class Lessons:
    """What has been learned so far; can be pickled."""

    def __init__(self, rules: Rules[Any], minutes: float, seed: int) -> None:
        """Learns for this many minutes of processor time."""
        self.game, self.minutes, self.seed = rules.id, minutes, seed
        self.seconds, self.games = 0.0, 0
        self.chance = Random(seed)
        first = environment(rules, {})
        self.names = list(first.game.observer.names)
        self.option_names = list(first.game.observer.option_names)
        self.network = learning.Network(len(self.names), len(self.option_names), seed)
        self.moved = np.zeros(len(self.names))
        """The squares of each input, added up over all that was seen: 0 if it never was anything else."""
        self.before: dict[str, Any] | None = None
        """The recipe of the file from which it went on."""

    def take_over(self, stored: bytes) -> None:
        """Go on from the network of a file."""
        line, _, numbers = stored.partition(b"\n")
        head = json.loads(line)
        rows = np.frombuffer(numbers, "<f2").astype(np.float32).reshape(-1, head["hidden"])
        weights, many = self.network.weights, len(head["names"])
        _put(weights["position"], self.names, head["names"], rows)
        _put(weights["option"], self.option_names, head["option_names"], rows[many:])
        weights["bias"][:], weights["out"][:] = rows[-2:]
        self.before = head["recipe"]

    def go_on(self, kept: Path) -> None:
        """Learn until the time is over."""
        rules = load_rules(self.game)
        copied = self.seconds
        while (gone := self.seconds / 60 / self.minutes) < 1:
            begun = process_time()
            envs = [
                environment(rules, set_up(rules, self.chance) if number % 2 else {})
                for number in range(learning.GAMES)
            ]
            played = learning.games(self.network, envs, self.chance)
            learning.lesson(self.network, played, learning.STEP * (1 - gone), learning.CURIOSITY * (1 - gone))
            self.games += len(envs)
            for choices, _ in played:
                self.moved += sum(np.square(choice.position) for choice in choices)
            self.seconds += process_time() - begun
            if self.seconds - copied >= KEPT_EVERY:
                copied = self.seconds
                _ = kept.write_bytes(pickle.dumps(self))
                print(f"{gone:4.0%}  {self.games:6} games, {points(envs):5.1f} points each", flush=True)

    def stored(self, rules: Rules[Any]) -> bytes:
        """The file that players read."""
        weights = self.network.weights
        hidden = len(weights["bias"])
        recipe: dict[str, Any] = {"minutes": self.minutes, "games": self.games, "seed": self.seed}
        if self.before is not None:
            recipe["from"] = self.before
        head = {
            "game": self.game,
            "rules": rules.version,
            "made": datetime.now(UTC).strftime("%Y-%m-%d"),
            "recipe": recipe,
            "hidden": hidden,
            "names": [],
            "option_names": self.option_names,
        }
        says = np.sqrt(self.moved) * np.linalg.norm(weights["position"], axis=1)
        room = MOST - len(json.dumps(head)) - 2 * hidden * (len(self.option_names) + 2)
        kept = []
        for place in np.argsort(-says):
            room -= 2 * hidden + len(json.dumps(self.names[place])) + len(", ")
            if room < 0 or not says[place]:
                break
            kept.append(int(place))
        kept.sort()
        head["names"] = [self.names[place] for place in kept]
        rows = [*weights["position"][kept], *weights["option"], weights["bias"], weights["out"]]
        return json.dumps(head).encode() + b"\n" + np.stack(rows).astype("<f2").tobytes()


def _put(
    weights: NDArray[np.float32], names: Sequence[str], known: Sequence[str], rows: NDArray[np.float32]
) -> None:
    """Write the rows of known names to their places, if they have any; there may be more rows."""
    places = {name: place for place, name in enumerate(names)}
    for name, row in zip(known, rows, strict=False):
        if name in places:
            weights[places[name]] = row


def environment(rules: Rules[Any], variants: dict[str, str]) -> Any:
    """A game of two seats, rewarded by the margin at its end."""
    return raw_env(rules.id, 2, variants=variants, reward="margin")


def set_up(rules: Rules[Any], chance: Random) -> dict[str, str]:
    """Variants drawn by chance."""
    return {each.id: chance.choice(each.allowed(2)) for each in rules.variants}


def points(envs: Sequence[Any]) -> float:
    """The mean points at the ends of these games."""
    return float(np.mean([each.total for env in envs for each in env.game.rules.standings(env.table.state)]))


def main() -> None:
    """Learn, or go on learning, and write the file."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=BUILT)
    parser.add_argument("--minutes", type=float, default=30.0, help="processor time in all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kept", type=Path, help="a file from which an interrupted run goes on")
    parser.add_argument("--from", dest="known", type=Path, help="a file with a network from which it goes on")
    parser.add_argument("--into", type=Path, help="the file that is written, instead of the game's own")
    asked = parser.parse_args()
    kept = asked.kept or Path(f"{asked.game}.learning")
    rules = load_rules(asked.game)
    if kept.exists():
        lessons: Lessons = pickle.loads(kept.read_bytes())
    else:
        lessons = Lessons(rules, asked.minutes, asked.seed)
        if asked.known is not None:
            lessons.take_over(asked.known.read_bytes())
    lessons.go_on(kept)
    _ = (asked.into or FOLDER / f"{asked.game}.policy").write_bytes(lessons.stored(rules))
    kept.unlink(missing_ok=True)


if __name__ == "__main__":
    main()
