"""`python -m tests.tui.terminal.moments_sent`: what every moment of every game sends, and how long it takes.

Each is watched on a real terminal at 120x36 in true colour, as in `test_moments.py`: without motion, in full
and short. `--write` puts the table into docs/screens.md; `GAME...` measures only these.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from rulesets import BUILT
from tabletop_tui.kit.titles import game_title
from tabletop_tui.text.words import Words
from tabletop_tui.tui.screens.motion import FULL, OFF, SHORT
from tests.tui.driving import HOME
from tests.tui.terminal.moments import COUNT
from tests.tui.terminal.test_moments import SEEN, showing

PAGE = Path(__file__).parents[3] / "docs" / "screens.md"
BEGIN, END = "<!-- python -m tests.tui.terminal.moments_sent --write -->", "<!-- until here -->"
HEAD = ("", "its answer without it", "full adds", "short adds", "takes", "short")


class Sent(NamedTuple):
    """What a moment sends and takes."""

    moment: str
    still: int
    """Bytes of its answer without motion."""
    full: int
    """Bytes that it adds,"""
    short: int
    """and if motion is short."""
    seconds: float
    short_seconds: float


def measured(game: str) -> Iterator[Sent]:
    """All moments of a game."""
    moments = [*SEEN[game]]
    steps = [f"{moment}:{motion}" for moment in moments for motion in (OFF, FULL, SHORT)]
    with TemporaryDirectory() as folder, showing(game, steps, HOME, Path(folder)) as table:
        for moment in moments:
            still = table.watch(quiet=1.0 if moment == COUNT else 0.3)
            full, short = table.watch(still.end), table.watch(still.end)
            yield Sent(
                moment,
                still.sent,
                full.sent - still.sent,
                short.sent - still.sent,
                full.planned,
                short.planned,
            )


def rows(game: str, found: Sequence[Sent]) -> list[str]:
    """The lines of a game in the table."""
    title = game_title(Words("en"), game)
    return [
        f"| {title}: `{each.moment}` | {each.still:,} | {each.full:,} | {each.short:,} "
        f"| {each.seconds:.2f} s | {each.short_seconds:.2f} s |"
        for each in found
    ]


def main() -> None:
    """Measure, and print or write the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--write", action="store_true")
    parser.add_argument("game", nargs="*", default=[*BUILT])
    given = parser.parse_args()
    lines = [f"| {' | '.join(HEAD)} |", f"|{' --- |' * len(HEAD)}"]
    for game in given.game:
        lines += rows(game, [*measured(game)])
    table = "\n".join(lines)
    if not given.write:
        print(table)
        return
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    _ = PAGE.write_text(f"{before}{BEGIN}\n\n{table}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
