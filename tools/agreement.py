"""How sure a hint is: `python -m tools.agreement GAME --positions 40`.

A hint is what level 5 answers, as both search in the same worlds. This lets level 5 choose in other worlds,
at decisions of the sample of `tools.hints`, and counts how often its answer is the same. A position is close
if the hint's search puts another option less than a point behind the first.
"""

import argparse
from itertools import islice
from random import Random
from time import process_time
from typing import Any

from rulesets import BUILT
from rulesets.core import Table
from rulesets.core.records import record
from tabletop_tui.bots.hints import hints
from tabletop_tui.bots.levels import STRONGEST
from tabletop_tui.bots.seen import thinking
from tools.hints import positions

CLOSE = 1.0
"""By so many points the second option is behind at least, where a position isn't close."""


@record
class Asked:
    """One position of the sample."""

    agrees: bool
    close: bool
    seconds: float
    """Processor time of the hint."""


def asked(table: Table[Any], chance: Random) -> Asked:
    """Ask for a hint, and let level 5 choose in other worlds."""
    begun = process_time()
    found = hints(table)
    seconds = process_time() - begun
    behind = found[0].lead - found[1].lead
    return Asked(
        STRONGEST.choose(*thinking(table, f"{chance.random()}")) == found[0].key, behind < CLOSE, seconds
    )


def in_short(answers: list[Asked]) -> str:
    """How often both agree, in all positions and in those that aren't close."""
    clear = [each for each in answers if not each.close]
    times = sorted(each.seconds for each in answers)
    return (
        f"{sum(each.agrees for each in answers)} of {len(answers)} agree, "
        f"{sum(each.agrees for each in clear)} of the {len(clear)} that aren't close; "
        f"a hint takes {times[len(times) // 2]:.2f} s (median), {times[-1]:.2f} s at most"
    )


def main() -> None:
    """Ask at so many positions of a game."""
    parser = argparse.ArgumentParser(prog="tools.agreement", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=BUILT)
    parser.add_argument("--positions", type=int, default=40)
    wanted = parser.parse_args()
    chance = Random(wanted.game)
    answers = [asked(table, chance) for _, _, table in islice(positions(wanted.game), wanted.positions)]
    print(f"{wanted.game}: {in_short(answers)}")


if __name__ == "__main__":
    main()
