"""How long the screen of Helios waits for the targets of the sun."""

import sys
from collections.abc import Iterator
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from rulesets import load_rules
from rulesets.core import Table
from rulesets.helios.advice.sun import sun_previews
from rulesets.helios.components import MAX_RANGE
from rulesets.helios.view import HeliosView
from tools.bench.figures import Figure

POSITIONS = 1000
TRIES = 3
SEATS = 4
EVERY = 20
"""A position in this many decisions is measured."""
ENDLESS = 8
"""One sun in this many goes as far as it likes; the others have a random range."""


def figures() -> list[Figure]:
    """The worst of a thousand random positions: targets listed with everything they would yield."""
    took = [_listing(view, seat) for view, seat in _positions(Random(4))]
    worst = 1e3 * max(took)
    return [
        Figure(
            "helios: sun targets with their yields listed, the worst position",
            worst,
            must=5,
            aim=1,
            unit=" ms",
            measured=f"of {len(took)} random ones, with any range and without, nothing remembered from"
            f" before; median {1e3 * median(took):.2f} ms",
        )
    ]


def _positions(chance: Random) -> Iterator[tuple[HeliosView, int]]:
    """Worlds of random games at random moments, with random ranges: views, and whose sun it is."""
    rules, found = load_rules("helios"), 0
    while found < POSITIONS:
        table: Table[Any] = Table.new(rules, SEATS, chance.randrange(1 << 32), listen=False)
        while table.decision is not None and found < POSITIONS:
            if chance.randrange(EVERY) == 0:
                view, seat = rules.view(table.state, None), chance.randrange(SEATS)
                if view.seats[seat].board.world:
                    _reach(view, seat, chance)
                    found += 1
                    yield view, seat
            keys = [option.key for option in table.decision.options]
            acts = [key for key in keys if key not in ("waive", "pass", "stop", "end_turn")]
            table.apply(chance.choice(acts or keys))


def _reach(view: HeliosView, seat: int, chance: Random) -> None:
    board = view.seats[seat].board
    board.range = chance.randint(1, MAX_RANGE)
    if chance.randrange(ENDLESS) == 0 and "observatory" not in board.buildings:
        board.buildings.append("observatory")


def _listing(view: HeliosView, seat: int) -> float:
    """Seconds until all targets are known, the shortest of some tries."""
    tries = []
    for _ in range(TRIES):
        _forget()
        start = perf_counter()
        found = sun_previews(view, seat)
        tries.append(perf_counter() - start)
        if not found:
            raise RuntimeError("the sun could go nowhere")
    return min(tries)


def _forget() -> None:
    """Empty every cache of the rules of Helios."""
    for name, module in list(sys.modules.items()):
        if name.startswith("rulesets.helios."):
            for value in list(vars(module).values()):
                clear = getattr(value, "cache_clear", None)
                if clear is not None:
                    clear()
