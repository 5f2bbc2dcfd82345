"""Measures every figure and writes `docs/benchmarks.md`: `make bench`, or `python -m tools.bench`.

Ratios of one run, each beside its yardstick; about a minute for each game. With `--print` nothing is written.
"""

import argparse
import compileall
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from tools.bench import bots, coach, helios, rules, screen, search, serve, store
from tools.bench.figures import Figure
from tools.bench.page import PAGE, kept_from, measured_with, table

GROUPS: dict[str, Callable[[], list[Figure]]] = {
    "Rules": lambda: [*rules.figures(), *helios.figures()],
    "Looking ahead": search.figures,
    "Saves": store.figures,
    "Screens": lambda: [*screen.figures(), *bots.figures(), *coach.figures()],
    "Tables over SSH": serve.figures,
}

INTRODUCTION = """\
# Benchmarks

`make bench` (`python -m tools.bench`) writes this page. It takes about two minutes for each game.
Times differ between machines and moments, so where possible a figure is a ratio to a yardstick that
is measured in the same run, in turns. These are records, never timed tests.

*Must* is what a figure has to reach, *aim* what we would like. The last column says what was measured and
against what. The notes below the tables say what keeps figures from their aims.

"""


def page(groups: dict[str, list[Figure]], seconds: float, notes: str) -> str:
    """The page as Markdown."""
    parts = [INTRODUCTION, *(table(title, figures) for title, figures in groups.items())]
    return "".join(parts) + f"Measured in {seconds:.0f} s {measured_with()}\n" + notes


def compile_all() -> None:
    """What is installed has been compiled; a checkout run with bytecode switched off may not have been."""
    for package in ("rulesets", "tabletop_tui"):
        compileall.compile_dir(Path(__file__).parents[2] / package, quiet=1)


def main() -> int:
    """Measure, print, write. Exit code 1 if a figure misses its "must"."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument("--print", action="store_true", dest="only_print", help="don't write the page")
    parser.add_argument(
        "group", nargs="*", choices=[[], *(name.lower() for name in GROUPS)], help="only these"
    )
    chosen = parser.parse_args()
    compile_all()
    start = perf_counter()
    measured: dict[str, list[Figure]] = {}
    for title, measure in GROUPS.items():
        if chosen.group and title.lower() not in chosen.group:
            continue
        measured[title] = measure()
        for figure in measured[title]:
            verdict = figure.verdict.strip("*")
            print(f"{verdict:>7}  {figure.name}: {figure.value:.2f}{figure.unit}  ({figure.measured})")
    if not chosen.only_print and not chosen.group:
        kept = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
        PAGE.write_text(page(measured, perf_counter() - start, kept_from(kept)), encoding="utf-8")
        print(f"written: {PAGE.relative_to(Path.cwd()) if PAGE.is_relative_to(Path.cwd()) else PAGE}")
    missed = [
        figure.name for figures in measured.values() for figure in figures if not figure.reaches(figure.must)
    ]
    if missed:
        print("missed: " + "; ".join(missed), file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
