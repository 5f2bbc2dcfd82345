"""Final scoring, at any time as if the game ended now (specification 8)."""

from collections.abc import Callable
from typing import Final

from rulesets.core import ScoreLine, Standing, placed
from rulesets.papyria.components import KEYED, KINDS, MAJORITIES, TRACK_LENGTH
from rulesets.papyria.realm import cities, temples, values
from rulesets.papyria.state import Papyria, Seat

PLACE: Final = {kind: number for number, kind in enumerate(KINDS)}
"""The number of each kind."""

MEASURES: Final[dict[str, Callable[[Seat], int]]] = {
    "cities": lambda seat: cities(seat.realm),
    "temples": lambda seat: temples(seat.realm),
    "river_value": lambda seat: values(seat.realm)[PLACE["river"]],
    "scoring_tiles": lambda seat: len(seat.tiles),
}
"""What majorities compare, by the word in the table."""


def on_track(count: int) -> tuple[int, int]:
    """Points or knowledge as the table shows them: grey markers, and the space of the track (R46)."""
    grey, space = divmod(count - 1, TRACK_LENGTH)
    return (grey, space + 1) if count else (0, 0)


def standings(state: Papyria) -> tuple[Standing, ...]:
    """Every seat's score and place; equal points: knowledge, then goods, else shared (R45)."""
    counts = {majority: counted(state, majority) for majority in MAJORITIES}
    won = {majority: most(state, found, majority) for majority, found in counts.items()}
    return placed(
        (
            index,
            lines(
                seat,
                {majority: found[index] for majority, found in counts.items()},
                [majority for majority, seats in won.items() if index in seats],
            ),
            (seat.knowledge, seat.lapis + seat.papyri),
        )
        for index, seat in enumerate(state.seats)
    )


def lines_of(state: Papyria, index: int) -> tuple[ScoreLine, ...]:
    """The lines of a seat's score sheet."""
    counts = {majority: counted(state, majority) for majority in MAJORITIES}
    return lines(
        state.seats[index],
        {majority: found[index] for majority, found in counts.items()},
        [majority for majority, found in counts.items() if index in most(state, found, majority)],
    )


def counted(state: Papyria, majority: str) -> list[int]:
    """What a majority compares, by seat."""
    measure = MEASURES[MAJORITIES[majority].measure]
    return [measure(seat) for seat in state.seats]


def most(state: Papyria, counts: list[int], majority: str) -> list[int]:
    """The seats with the most, if that is enough (R44)."""
    best = max(counts)
    if best < MAJORITIES[majority].minimum and not state.nought_scores:
        return []
    return [index for index, count in enumerate(counts) if count == best]


def winners(state: Papyria, majority: str) -> list[int]:
    """All seats tied for the most of a majority, if that is enough (R44)."""
    return most(state, counted(state, majority), majority)


def unclaimed(state: Papyria) -> list[str]:
    """The majorities of which no player has anything (R44)."""
    return [majority for majority in MAJORITIES if not max(counted(state, majority))]


def lines(seat: Seat, counts: dict[str, int], majorities: list[str]) -> tuple[ScoreLine, ...]:
    """A seat's score sheet: points so far, a scoring for each key, a scoring for each majority.

    A scoring's `formula` is value, multiplier and knowledge: what its points come from.
    """
    own, knowledge = values(seat.realm), seat.knowledge
    multipliers = [seat.multiplier(kind) for kind in range(len(KINDS))]
    found = [ScoreLine("track", seat.points)]
    for kind in KEYED:
        number, held = PLACE[kind], kind in seat.keys
        formula = [own[number], multipliers[number], knowledge]
        points = min(own[number] * multipliers[number], knowledge) if held else 0
        facts: dict[str, object] = {"held": held, "kind": kind, "formula": formula}
        found.append(ScoreLine(f"key_{kind}", points, facts, final=True))
    for majority, row in MAJORITIES.items():
        number, won = PLACE[row.scoring], majority in majorities
        formula = [own[number], multipliers[number], knowledge]
        points = min(own[number] * multipliers[number], knowledge) if won else 0
        facts = {"won": won, "count": counts[majority], "kind": row.scoring, "formula": formula}
        found.append(ScoreLine(f"majority_{majority}", points, facts, final=True))
    return tuple(found)
