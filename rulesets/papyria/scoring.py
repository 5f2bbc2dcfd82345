"""Final scoring, at any time as if the game ended now (specification 8)."""

from collections.abc import Callable
from typing import Final

from rulesets.core import Line, Standing, placed
from rulesets.papyria.actions import worth
from rulesets.papyria.components import KEYED, KINDS, MAJORITIES, TRACK_LENGTH
from rulesets.papyria.realm import cities, river_value, temples, value
from rulesets.papyria.state import Papyria, Seat

MEASURES: Final[dict[str, Callable[[Seat], int]]] = {
    "cities": lambda seat: cities(seat.realm),
    "temples": lambda seat: temples(seat.realm),
    "river_value": lambda seat: river_value(seat.realm),
    "scoring_tiles": lambda seat: len(seat.tiles),
}
"""What majorities compare, by the word in the table."""


def on_track(count: int) -> tuple[int, int]:
    """Points or knowledge as the table shows them: grey markers, and the space of the track (R46)."""
    grey, space = divmod(count - 1, TRACK_LENGTH)
    return (grey, space + 1) if count else (0, 0)


def standings(state: Papyria) -> tuple[Standing, ...]:
    """Every seat's score and place; equal points: knowledge, then goods, else shared (R45)."""
    won = {majority: winners(state, majority) for majority in MAJORITIES}
    return placed(
        (
            index,
            lines(seat, [majority for majority, seats in won.items() if index in seats]),
            (seat.knowledge, seat.lapis + seat.papyri),
        )
        for index, seat in enumerate(state.seats)
    )


def winners(state: Papyria, majority: str) -> list[int]:
    """Everybody tied for the most of a majority, if that is enough (R44)."""
    row = MAJORITIES[majority]
    counts = [MEASURES[row.measure](seat) for seat in state.seats]
    best = max(counts)
    return [index for index, count in enumerate(counts) if count == best >= row.minimum]


def formula(seat: Seat, kind: str) -> list[int]:
    """Value, multiplier and knowledge of a scoring: what its points come from."""
    index = KINDS.index(kind)
    return [value(seat.realm, kind), seat.multiplier(index), seat.knowledge]


def lines(seat: Seat, majorities: list[str]) -> tuple[Line, ...]:
    """A seat's score sheet: points so far, a scoring for each key, a scoring for each majority."""
    found = [Line("track", seat.points)]
    for kind in KEYED:
        held = kind in seat.keys
        facts = {"held": held, "kind": kind, "formula": formula(seat, kind)}
        points = worth(seat, KINDS.index(kind)) if held else 0
        found.append(Line(f"key_{kind}", points, facts, final=True))
    for majority, row in MAJORITIES.items():
        points = worth(seat, KINDS.index(row.scoring)) if majority in majorities else 0
        facts = {"won": majority in majorities, "count": MEASURES[row.measure](seat), "kind": row.scoring}
        facts["formula"] = formula(seat, row.scoring)
        found.append(Line(f"majority_{majority}", points, facts, final=True))
    return tuple(found)
