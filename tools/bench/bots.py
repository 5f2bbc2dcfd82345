"""What thinking costs the screen: steps of the cursor with and without a computer player thinking beside it.

`python -m tools.bench.bots`. A program in a real terminal of 120x36 gets arrow keys; by turns no one thinks,
or a worker thinks at level 5, as at a table at one keyboard. Processor time says whether a step costs the
program more, whatever else runs on the machine; the times say whether it comes later, for instance because
others compute.
"""

from concurrent.futures import Future
from pathlib import Path
from tempfile import TemporaryDirectory

from rulesets import load_rules
from tabletop_tui.bots.workers import Workers
from tabletop_tui.play.company import Company
from tabletop_tui.play.session import Session
from tabletop_tui.store.people import LEVELS, Person
from tools.bench.figures import Figure, percentile
from tools.bench.pty import Terminal
from tools.bench.screen import ANSWER, ARROWS, FRAME_GAP, QUIET, environment, play

BLOCKS, KEYS = 40, 10
"""Turns of each kind, and keys in each turn."""


class Thinkers:
    """A worker that thinks as long as it is told to."""

    def __init__(self) -> None:
        """Start the worker, so that it is ready before anything is measured."""
        self.workers = Workers(most=1)
        person = Person("Max", "blue", f"bot:{LEVELS[-1]}")
        sessions = [Session.new(load_rules("orbis"), (person, person), seed) for seed in range(1, 200)]
        self._thoughts = [question.thought for each in sessions if (question := Company(each).question())]
        self._next = 0
        self._asked = [self._ask() for _ in range(self.workers.most)]
        for future in self._asked:
            _ = future.result()

    def _ask(self) -> Future[str]:
        self._next += 1
        return self.workers.think(self._thoughts[self._next % len(self._thoughts)])

    def keep_busy(self) -> None:
        """Give every worker something to think about, and something for afterwards."""
        self._asked = [future for future in self._asked if not future.done()]
        while len(self._asked) < 2 * self.workers.most:
            self._asked.append(self._ask())

    def rest(self) -> None:
        """Wait until every thought has come to an end."""
        for future in self._asked:
            if not future.cancel():
                _ = future.result()


def figures() -> list[Figure]:
    """Steps of the cursor in Orbis while a computer player thinks, against others in the same minute."""
    took: dict[bool, list[float]] = {False: [], True: []}
    used: dict[bool, float] = {False: 0.0, True: 0.0}
    thinkers = Thinkers()
    with (
        TemporaryDirectory() as home,
        Terminal.run(play("orbis"), environment(Path(home))) as table,
    ):
        table.settle(QUIET)
        for block in range(2 * BLOCKS):
            thinks = bool(block % 2)
            if not thinks:
                thinkers.rest()
            before = table.cpu_seconds()
            for number in range(KEYS):
                if thinks:
                    thinkers.keep_busy()
                pressed = table.press(ARROWS[(block // 2 + number) % 4])
                chunks = table.settle(FRAME_GAP, at_most=ANSWER)
                if chunks:
                    took[thinks].append(chunks[-1].at - pressed)
            used[thinks] += table.cpu_seconds() - before
    thinkers.rest()
    thinkers.workers.close()
    steps = f"{len(took[True])} and {len(took[False])} steps"
    found = [
        Figure(
            f"orbis: a step of the cursor while level {LEVELS[-1]} thinks, p{percent}, against without",
            percentile(took[True], percent) / percentile(took[False], percent),
            must=1.2,
            aim=1.05,
            measured=f"{1e3 * percentile(took[True], percent):.1f} ms,"
            f" without {1e3 * percentile(took[False], percent):.1f} ms; {steps}",
        )
        for percent in (50, 95)
    ]
    each = {thinks: 1e3 * seconds / (BLOCKS * KEYS) for thinks, seconds in used.items()}
    cost = Figure(
        "orbis: processor time of the program for such a step, against without",
        each[True] / each[False],
        must=1.2,
        aim=1.05,
        measured=f"{each[True]:.1f} ms, without {each[False]:.1f} ms",
    )
    return [*found, cost]


if __name__ == "__main__":
    for figure in figures():
        print(figure.row())
