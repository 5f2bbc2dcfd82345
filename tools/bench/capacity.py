"""What a number of people needs, computed from measured figures: the tables of docs/club.md.

The page has the figures, with names, in its table of what it takes; everything here follows from them.
`python -m tools.bench.capacity` prints what follows, `--write` puts it into the page. With `--measured`, the
cost of a key is first taken from what `make bench-serve PARTS=club` has written to docs/benchmarks.md.
"""

import argparse
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil

from tools.bench.page import CLUB, PAGE

CLUB_PAGE = PAGE.with_name("club.md")
BEGIN, END = "<!-- computed by tools/bench/capacity.py -->\n", "<!-- end of what is computed -->\n"
UNITS = {"ms": 1e-3, "MB": 1e6, "kB": 1e3}
"""The page's units, in seconds and bytes."""
FIGURE = re.compile(r"^\| `(\w+)` \| (.+) \| ([\d.]+) (ms|MB|kB)\b", re.MULTILINE)
PEOPLE, CLUBS = 10_000, 20
"""This many people in one club, or in this many clubs."""
SEATS, ANSWERS, HOUR = 4, 200, 3600.0
"""Seats at a table; answers in a game, and the seconds it takes."""
PAUSE = 10.0
"""Seconds from one key of a person to the next, on average over those who are asked and those who wait."""
GUESTS, TABLES, CONNECTIONS = 128, 50, 100
"""The most guests of a server and tables of a club (`limits.py`), and PostgreSQL's usual connections."""
EACH = 3
"""Connections to PostgreSQL of a worker."""
ARRIVING = 600.0
"""Seconds in which all come."""
IDLE = 2.0
"""This many times the processors that are busy: half of them are idle, so that no one waits."""


def figures(page: str) -> dict[str, float]:
    """The named figures of the page, in seconds and bytes."""
    return {name: float(value) * UNITS[unit] for name, _, value, unit in FIGURE.findall(page)}


@dataclass(frozen=True)
class Need:
    """What this many people in one club need."""

    people: int
    took: Mapping[str, float]
    """The figures of the page, by name."""

    @property
    def keys(self) -> float:
        """Keys a second."""
        return self.people / PAUSE

    @property
    def tables(self) -> float:
        """Tables that are played at once."""
        return self.people / SEATS

    @property
    def answers(self) -> float:
        """Answers a second."""
        return self.tables * ANSWERS / HOUR

    @property
    def workers(self) -> int:
        """Workers, each of them full."""
        return ceil(self.people / GUESTS)

    @property
    def drawing(self) -> float:
        """Cores for keys."""
        return self.keys * self.took["key"]

    @property
    def keeping(self) -> float:
        """Cores for writing answers, in servers and in PostgreSQL."""
        return self.answers * (self.took["answer"] + self.took["kept"])

    @property
    def following(self) -> float:
        """Cores for doing every answer again on every other worker."""
        return max(0, self.workers - 1) * self.answers * self.took["follow"]

    @property
    def coming(self) -> float:
        """Cores for letting everyone in, while all come."""
        return self.people * self.took["come"] / ARRIVING

    @property
    def cores(self) -> float:
        """Cores, all together and half idle."""
        return IDLE * (self.drawing + self.keeping + self.following + self.coming)

    @property
    def guests(self) -> float:
        """Bytes of memory for guests."""
        return self.people * self.took["guest"]

    @property
    def known(self) -> float:
        """Bytes of memory for tables, all of them in every worker."""
        return self.workers * self.tables * self.took["table"]

    @property
    def programs(self) -> float:
        """Bytes of memory for the workers themselves, and what PostgreSQL has for them."""
        return self.workers * (self.took["worker"] + EACH * self.took["connection"])

    @property
    def memory(self) -> float:
        """Bytes of memory, all together."""
        return self.guests + self.known + self.programs

    @property
    def network(self) -> float:
        """Bytes a second: a key may change the screens of all at the table."""
        return self.keys * SEATS * self.took["bytes"]


def needs(took: Mapping[str, float]) -> str:
    """The table of what one club needs, and many small ones together."""
    one, small = Need(PEOPLE, took), Need(PEOPLE // CLUBS, took)

    def row(what: str, formula: str, name: str, unit: float = 1.0, suffix: str = "") -> str:
        values = [getattr(one, name) / unit, CLUBS * getattr(small, name) / unit]
        return f"| {what} | {formula} | {shown(values[0])}{suffix} | {shown(values[1])}{suffix} |"

    rows = [
        f"| what | formula | {PEOPLE:,} people in one club | {CLUBS} clubs of {PEOPLE // CLUBS} |",
        "|---|---|---|---|",
        row("keys", f"people / {PAUSE:.0f} s", "keys", suffix=" a second"),
        row("tables", f"people / {SEATS}", "tables"),
        row("answers", f"tables × {ANSWERS} / hour", "answers", suffix=" a second"),
        row("workers", f"people / {GUESTS}, rounded up in each club", "workers"),
        row("processor: keys", "keys × `key`", "drawing", suffix=" cores"),
        row("processor: answers are kept", "answers × (`answer` + `kept`)", "keeping", suffix=" cores"),
        row("processor: followed", "answers × (workers − 1) × `follow`", "following", suffix=" cores"),
        row("processor: all come in ten minutes", "people × `come` / 600 s", "coming", suffix=" cores"),
        row("**processor, half idle**", "2 × their sum", "cores", suffix=" cores"),
        row("memory: guests", "people × `guest`", "guests", 1e9, " GB"),
        row("memory: every worker knows every table", "workers × tables × `table`", "known", 1e9, " GB"),
        row("memory: programs", f"workers × (`worker` + {EACH} × `connection`)", "programs", 1e9, " GB"),
        row("**memory**", "their sum", "memory", 1e9, " GB"),
        row("network", f"keys × {SEATS} screens × `bytes`", "network", 1e6, " MB a second"),
    ]
    return "\n".join(rows) + "\n"


def limits(took: Mapping[str, float]) -> str:
    """The table of what breaks at which number of people, the lowest first."""
    hour = HOUR * SEATS / ANSWERS
    found = [
        (
            TABLES * SEATS,
            f"{TABLES} running tables, unless there are more (`tables`)",
            f"{TABLES} × {SEATS}",
        ),
        (GUESTS, f"{GUESTS} guests of one server (`serve/limits.py`): then `--workers`", f"{GUESTS}"),
        (
            PAUSE / took["key"] / IDLE,
            "one process is half busy: then `--workers`",
            f"{PAUSE:.0f} s / `key` / 2",
        ),
        (
            CONNECTIONS // EACH * GUESTS,
            f"PostgreSQL's {CONNECTIONS} connections, a line in `postgresql.conf`",
            f"{CONNECTIONS} / {EACH} × {GUESTS}",
        ),
        (
            GUESTS * hour * took["key"] / PAUSE / took["follow"],
            "following answers takes as much as drawing",
            f"{GUESTS} × {SEATS} × hour / {ANSWERS} × `key` / {PAUSE:.0f} s / `follow`",
        ),
        (
            GUESTS * SEATS * took["guest"] / took["table"],
            "tables in all workers take as much memory as guests",
            f"{GUESTS} × {SEATS} × `guest` / `table`",
        ),
        (
            hour / took["kept"],
            "one core of PostgreSQL is full",
            f"{SEATS} × hour / {ANSWERS} / `kept`",
        ),
    ]
    rows = [f"| {shown(people)} | {what} | {formula} |" for people, what, formula in sorted(found)]
    return "\n".join(["| people | what breaks there | formula |", "|---|---|---|", *rows]) + "\n"


def shown(value: float) -> str:
    """A number with two or three significant digits."""
    if value >= 100:
        digits = 1 - len(str(int(value))) + (2 if value >= 1000 else 3)
        return f"{round(value, min(0, digits)):,.0f}"
    return (
        f"{value:.0f}"
        if value >= 20 or value == int(value)
        else f"{value:.1f}"
        if value >= 1
        else f"{value:.2f}"
    )


def computed(page: str) -> str:
    """The page with what follows from its figures."""
    took = figures(page)
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{needs(took)}\nWhat breaks first:\n\n{limits(took)}\n{END}{after}"


def measured_key(benchmarks: str) -> str | None:
    """What a key cost four processes with 400 guests, in milliseconds, as it was written."""
    found = re.search(r"400 guests, 4 processes, p95 \|.*?([\d.]+) ms a key", benchmarks.partition(CLUB)[2])
    return None if found is None else found[1]


def main() -> int:
    """Print or write the tables. Exit code 1 if `--measured` finds no figures of a club."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.bench.capacity", description=(__doc__ or "").split("\n")[0]
    )
    _ = parser.add_argument("--write", action="store_true")
    _ = parser.add_argument("--measured", action="store_true")
    asked = parser.parse_args()
    page = CLUB_PAGE.read_text(encoding="utf-8")
    if asked.measured:
        key = measured_key(PAGE.read_text(encoding="utf-8"))
        if key is None:
            print("docs/benchmarks.md has no figures of a club: make bench-serve PARTS=club", file=sys.stderr)
            return 1
        page = re.sub(r"(\| `key` \| .+ \| )[\d.]+( ms)", rf"\g<1>{key}\g<2>", page)
    page = computed(page)
    if asked.write:
        _ = CLUB_PAGE.write_text(page, encoding="utf-8")
    else:
        print(page.partition(BEGIN)[2].partition(END)[0])
    return 0


if __name__ == "__main__":
    sys.exit(main())
