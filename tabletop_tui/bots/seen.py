"""What a computer player may know of a game: what its seat sees, and worlds that look the same from there."""

from collections.abc import Iterator, Sequence
from math import inf
from random import Random
from typing import Any

from rulesets.core import LeanTable, Rng, Table
from rulesets.core.jsonable import digest
from rulesets.core.rules import Rules
from tabletop_tui.store.rivals import Style

TRIES = 40
"""How many deals are tried for each world; few need more than one."""


class Seen:
    """A decision as its seat sees it. Hidden things of the real table can't be reached from here.

    Equal for two tables that differ only in what the seat can't see: so are the worlds, for the same chance.
    """

    seat: int
    """The seat that decides, from 0."""
    kind: str
    """What it decides, as `Decision.kind`."""
    keys: tuple[str, ...]
    """The keys of the options on offer; the choice is one of them."""
    view: Any
    """All that the seat may see, as `Rules.view`."""

    style: Style | None
    """How the player likes to play, if it has a style."""
    until: float
    """When thinking has to end (`perf_counter`): then what is known decides."""

    def __init__(
        self, table: Table[Any], chance: Random, style: Style | None = None, until: float = inf
    ) -> None:
        """The table's decision; `chance` deals the worlds. Raises `LookupError` after the end.

        The table is copied: it may change while a player still thinks.
        """
        decision = table.decision
        if decision is None:
            raise LookupError("the game is over")
        self.rules: Rules[Any] = table.rules
        self.seat, self.kind = decision.seat, decision.kind
        self.keys = tuple(option.key for option in decision.options)
        self.view = table.rules.view(table.state, decision.seat)
        self.style, self.until = style, until
        self._chance = chance
        self.__table = table.clone()

    def worlds(self, count: int) -> Sequence[Table[Any]]:
        """This many tables at the same decision, each with its own hidden things and its own luck to come.

        They are the player's to play on. None where no deal is found that fits what the seat knows, as
        in the middle of some turns in which something was turned up: then there is no looking ahead.
        """
        found: list[Table[Any]] = []
        for _ in range(count):
            try:
                world = self.__table.redealt(self.seat, Rng(self._chance.getrandbits(64)), TRIES)
            except LookupError:
                break
            world.seed = 0  # from the real one, all that is hidden could be worked out
            found.append(world)
        return found

    def deals(self, count: int) -> Sequence[LeanTable[Any]]:
        """Worlds as from `worlds`, as tables for search: each can be forked, and goes only forward."""
        return self.__table.deals(self.seat, Rng(self._chance.getrandbits(64)), count, TRIES)

    def more_deals(self, at_once: int) -> Iterator[LeanTable[Any]]:
        """Worlds without an end, dealt this many at once when they are asked for; none if none is found."""
        while found := self.deals(at_once):
            yield from found


def thinking(
    table: Table[Any], seed: str, style: Style | None = None, until: float = inf
) -> tuple[Seen, Random]:
    """What a player sees of a table's decision, and the chance by which it chooses, from one seed."""
    return Seen(table, Random(f"{seed}:deals"), style, until), Random(seed)


def mark(table: Table[Any]) -> str:
    """The same for all positions that look the same to the seat that decides: a seed for level 5 and hints.

    Raises `LookupError` after the end.
    """
    decision = table.decision
    if decision is None:
        raise LookupError("the game is over")
    return f"{digest(table.rules.view(table.state, decision.seat))}:{decision.seat}"


def lead(table: Table[Any], seat: int) -> int:
    """By how many points a seat is ahead of the best other one (below 0: behind), if the game ended now."""
    totals = [standing.total for standing in table.rules.standings(table.state)]
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
