"""One game as learning programs see it: what both kinds of environment share."""

from collections.abc import Mapping
from typing import Any, Final, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from rulesets.core import Standing, Table
from rulesets.core.observing import Observer
from tabletop_tui.bots.value import ahead
from tabletop_tui.kit.registry import game_parts, rules_of
from tabletop_tui.store.people import COLOURS, Person
from tabletop_tui.text.words import Words

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]
Reward = Literal["win", "margin"]
"""What the end brings a seat.

`win`: 1 for the first place, or a share of it, else 0. `margin`: its points ahead of the best other seat, as
a part of both totals together: from -1 to 1.
"""

REWARDS: Final = get_args(Reward)


class ObservedGame:
    """A table, what its seats observe of it, and what the end brings them."""

    def __init__(self, game: str, seats: int, variants: Mapping[str, str] | None, reward: Reward) -> None:
        """A game by its id. Raises `LookupError` for an unknown game, or one that can't be observed."""
        if reward not in REWARDS:
            raise ValueError(f"{reward!r} is no reward: {', '.join(REWARDS)}")
        self.rules = rules_of(game)
        self.seats = seats
        self.most = self.rules.most_options
        self.observer: Observer[Any] = Observer(self.rules.observed(), seats, self.rules.left)
        self._variants, self._reward = dict(variants or {}), reward
        self._table: Table[Any] | None = None
        self._offered = [
            np.array([each < many for each in range(self.most)], np.int8) for many in range(self.most + 1)
        ]

    @property
    def table(self) -> Table[Any]:
        """The whole game. Raises `RuntimeError` before it has begun."""
        if self._table is None:
            raise RuntimeError("reset the environment first")
        return self._table

    def begin(self, seed: int) -> None:
        """A new game. Raises what `Table.new` does."""
        self.go_on(Table.new(self.rules, self.seats, seed, listen=False, **self._variants))

    def go_on(self, table: Table[Any] | None) -> None:
        """Another table of this game in place of this one, or none."""
        self._table = table

    def observe(self, seat: int) -> Numbers:
        """What a seat sees, in the order of `observer.names`."""
        table = self.table
        return np.frombuffer(self.observer.numbers(table.state, seat, table.decision), np.float32)

    def options(self) -> Numbers:
        """What is on offer: a row for each option, in the order of `observer.option_names`."""
        table, width = self.table, len(self.observer.option_names)
        if table.decision is None:
            return np.zeros((0, width), np.float32)
        return np.frombuffer(self.observer.options(table.state, table.decision), np.float32).reshape(
            -1, width
        )

    def mask(self) -> Mask:
        """1 for each action that is an option now."""
        decision = self.table.decision
        return self._offered[0 if decision is None else len(decision.options)].copy()

    def rewards(self, standings: tuple[Standing, ...]) -> list[float]:
        """What the end brings each seat."""
        if self._reward == "win":
            winners = [standing.seat for standing in standings if standing.place == 1]
            return [(standing.seat in winners) / len(winners) for standing in standings]
        totals = [standing.total for standing in standings]
        return [_margin(totals, seat) for seat in range(len(totals))]

    def text(self) -> str:
        """The table as a watcher sees it."""
        people = [Person(f"Seat {seat}", COLOURS[seat % len(COLOURS)]) for seat in range(self.seats)]
        wording = game_parts(self.rules.id).wording(Words("en"), people)
        return str(wording.board_text(self.rules.view(self.table.state, None), None))


def _margin(totals: list[int], seat: int) -> float:
    lead = ahead(totals, seat)
    return lead / max(1, abs(totals[seat]) + abs(totals[seat] - lead))
