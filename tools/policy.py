"""`python -m tools.policy GAME`: which option a good player takes, learned by playing against itself.

Games among two, three and four seats, half of them with set-ups drawn by chance (`tools.selfplay`); a part
of them goes on from positions of lower levels (`tools.weaker`). All that is needed to go on is kept in
`--kept` every minute, so that learning that was interrupted goes on where it stood. At the end, the network
goes to `tabletop_tui/bots/weights/GAME.policy`: a line of JSON, then a row for each input: a number of four
bytes, and one byte for each hidden unit, as often as that number. Of a game with many inputs, those that say
least are left out, so that the file isn't larger than `MOST`.

With `--from FILE`, it goes on from such a file: inputs are found by name, so more of them may be observed by
now. What is still to come isn't stored, and is learned anew, in `ALONE` lessons for nothing else.

With `--imitate MINUTES`, it first learns to answer as level 4 does, from as many minutes of its games
(`tools.imitating`). This comes on top of `--minutes`.
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

from rulesets import BUILT, load_rules
from rulesets.core import LeanTable, Rules
from tabletop_tui.bots.packed import LIMIT
from tabletop_tui.bots.policy import FINEST
from tools import imitating, selfplay
from tools.weaker import Weaker

FOLDER = Path(__file__).parent.parent / "tabletop_tui" / "bots" / "weights"

KEPT_EVERY = 60.0
"""Seconds of processor time between two copies of what was learned."""

GONE_ON = 0.4
"""The part of the games that goes on from positions of lower levels."""

ALONE = 8
"""Lessons about what is still to come alone, when the network that chooses comes from a file."""

MOST = 285_000
"""Bytes of a file: with the weights of the turn search, what was learned of a game takes 300 kB at most."""

ROW = [("unit", "<f4"), ("numbers", "i1", (selfplay.HIDDEN,))]
"""What an input adds to each hidden unit: so many units."""


class Lessons:
    """What has been learned so far; can be pickled."""

    def __init__(
        self,
        rules: Rules[Any],
        seats: Sequence[int],
        minutes: float,
        seed: int,
        step: float = selfplay.STEP,
        curiosity: float = selfplay.CURIOSITY,
    ) -> None:
        """Learns for this many minutes of processor time, at tables with so many seats in turn.

        `step` is how far a lesson moves weights at the beginning, `curiosity` how much the entropy of choices
        counts then.
        """
        self.game, self.seats, self.minutes, self.seed = rules.id, seats, minutes, seed
        self.step, self.curiosity, self.alone = step, curiosity, 0
        self.seconds, self.games = 0.0, 0
        self.chance = Random(seed)
        self.weaker = Weaker(seats)
        eyes = selfplay.Eyes(rules, seats)
        self.names, self.option_names = eyes.names, eyes.option_names
        self.networks = selfplay.Networks(len(self.names), len(self.option_names), seed)
        self.moved = np.zeros(len(self.names))
        """The squares of each input, added up over all that was seen: 0 if it never was anything else."""
        self.imitated: float | None = None
        """The minutes of level 4's games from which it learned first."""
        self.before: dict[str, Any] | None = None
        """The recipe of the file from which it went on."""

    def take_over(self, stored: bytes) -> None:
        """Go on from the network of a file. Raises `ValueError` if that has another number of units."""
        line, _, numbers = stored.partition(b"\n")
        head = json.loads(line)
        if head["hidden"] != selfplay.HIDDEN:
            raise ValueError(f"{head['hidden']} hidden units, not {selfplay.HIDDEN}")
        table = np.frombuffer(numbers, ROW)
        rows = table["unit"][:, None] * table["numbers"].astype(np.float32)
        weights, many = self.networks.weights, len(head["names"])
        weights["position"][:] = weights["option"][:] = 0.0  # what the file doesn't know says nothing yet
        _put(weights["position"], self.names, head["names"], rows)
        _put(weights["option"], self.option_names, head["option_names"], rows[many:])
        weights["bias"][:], weights["out"][:] = rows[-2:]
        self.before = head["recipe"]
        self.alone = ALONE

    def imitate(self, rules: Rules[Any], minutes: float) -> None:
        """Learn to answer as level 4 does, from its games of so many minutes of processor time."""
        eyes = selfplay.Eyes(rules, self.seats)
        watched = imitating.watched(rules, eyes, self.seats, self.chance, 60 * minutes)
        same = imitating.imitate(self.networks, watched, self.chance)
        self._note(watched)
        self.imitated = minutes
        print(f"{same:.0%} of {sum(len(each.choices) for each in watched)} answers of level 4", flush=True)

    def go_on(self, kept: Path) -> None:
        """Learn until the time is over."""
        rules = load_rules(self.game)
        eyes = selfplay.Eyes(rules, self.seats)
        copied = self.seconds
        while (gone := self.seconds / 60 / self.minutes) < 1:
            begun = process_time()
            self.weaker.play(rules, self.chance)
            tables = [self._table(rules, number) for number in range(selfplay.GAMES)]
            played = selfplay.play(self.networks, eyes, tables, self.chance)
            left, choosing = 1 - gone, self.alone == 0
            selfplay.lesson(self.networks, played, self.step * left, self.curiosity * left, choosing=choosing)
            self.alone -= not choosing
            self.games += len(tables)
            self._note(played)
            self.seconds += process_time() - begun
            if self.seconds - copied >= KEPT_EVERY:
                copied = self.seconds
                _ = kept.write_bytes(pickle.dumps(self))
                print(f"{gone:4.0%}  {self.games:6} games, {points(tables):5.1f} points each", flush=True)

    def _note(self, played: Sequence[selfplay.Played]) -> None:
        """Add up the squares of each input."""
        for each in played:
            self.moved += sum(np.square(choice.position) for choice in each.choices)

    def _table(self, rules: Rules[Any], number: int) -> LeanTable[Any]:
        """The table of a game to learn from, counted from 0."""
        if self.chance.random() < GONE_ON and (found := self.weaker.position(rules, self.chance)):
            return found
        seats = self.seats[number % len(self.seats)]
        return selfplay.new_table(rules, seats, self.chance, drawn=self.chance.random() < 0.5)

    def stored(self, rules: Rules[Any]) -> bytes:
        """The file that players read. Raises `ValueError` if weights are too large to be added up."""
        weights = self.networks.weights
        recipe: dict[str, Any] = {"minutes": self.minutes, "games": self.games, "seed": self.seed}
        recipe |= {"gone on": GONE_ON, "step": self.step, "curiosity": self.curiosity}
        if self.imitated is not None:
            recipe["imitated"] = self.imitated
        if self.before is not None:
            recipe["from"] = self.before
        head = {
            "game": self.game,
            "rules": rules.version,
            "made": datetime.now(UTC).strftime("%Y-%m-%d"),
            "recipe": recipe,
            "seats": sorted({*self.seats}),
            "hidden": selfplay.HIDDEN,
            "names": [],
            "option_names": self.option_names,
        }
        says = np.sqrt(self.moved) * np.linalg.norm(weights["position"], axis=1)
        size = np.dtype(ROW).itemsize
        room = MOST - len(json.dumps(head)) - size * (len(self.option_names) + 2)
        kept = []
        for place in np.argsort(-says):
            room -= size + len(json.dumps(self.names[place])) + len(", ")
            if room < 0 or not says[place]:
                break
            kept.append(int(place))
        kept.sort()
        head["names"] = [self.names[place] for place in kept]
        rows = np.stack(
            [*weights["position"][kept], *weights["option"], weights["bias"], weights["out"]],
        )
        table = np.zeros(len(rows), ROW)
        table["unit"] = np.maximum(np.abs(rows).max(axis=1), 1e-9) / FINEST
        table["numbers"] = np.rint(rows / table["unit"][:, None])
        most = np.abs(rows[:-1]).sum(axis=0).max()  # no position adds up to more: its numbers are 1 at most
        if most >= LIMIT:
            raise ValueError(f"weights of a hidden unit add up to {LIMIT} or more")
        return json.dumps(head).encode() + b"\n" + table.tobytes()


def _put(
    weights: NDArray[np.float32], names: Sequence[str], known: Sequence[str], rows: NDArray[np.float32]
) -> None:
    """Write the rows of known names to their places, if they have any; there may be more rows."""
    places = {name: place for place, name in enumerate(names)}
    for name, row in zip(known, rows, strict=False):
        if name in places:
            weights[places[name]] = row


def points(tables: Sequence[LeanTable[Any]]) -> float:
    """The mean points at the ends of these games."""
    return float(np.mean([each.total for table in tables for each in table.rules.standings(table.state)]))


def main() -> None:
    """Learn, or go on learning, and write the file."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=BUILT)
    parser.add_argument("--minutes", type=float, default=45.0, help="processor time in all")
    parser.add_argument("--seats", type=int, nargs="+", help="numbers of seats of the games, in turn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--step", type=float, default=selfplay.STEP, help="how far a first lesson goes")
    parser.add_argument("--curiosity", type=float, default=selfplay.CURIOSITY, help="see tools/selfplay.py")
    parser.add_argument(
        "--imitate", type=float, default=0.0, help="minutes of games of level 4 to begin with"
    )
    parser.add_argument("--kept", type=Path, help="a file from which an interrupted run goes on")
    parser.add_argument("--from", dest="known", type=Path, help="a file with a network from which it goes on")
    parser.add_argument("--into", type=Path, help="the file that is written, instead of the game's own")
    asked = parser.parse_args()
    kept = asked.kept or Path(f"{asked.game}.learning")
    if asked.imitate and asked.known is not None:
        parser.error("--imitate begins anew, and --from goes on")
    rules = load_rules(asked.game)
    if kept.exists():
        lessons: Lessons = pickle.loads(kept.read_bytes())
    else:
        seats = asked.seats or [many for many in rules.seat_counts if many > 1]
        lessons = Lessons(rules, seats, asked.minutes, asked.seed, asked.step, asked.curiosity)
        if asked.imitate:
            lessons.imitate(rules, asked.imitate)
            _ = kept.write_bytes(pickle.dumps(lessons))
        if asked.known is not None:
            lessons.take_over(asked.known.read_bytes())
    lessons.go_on(kept)
    _ = (asked.into or FOLDER / f"{asked.game}.policy").write_bytes(lessons.stored(rules))
    kept.unlink(missing_ok=True)


if __name__ == "__main__":
    main()
