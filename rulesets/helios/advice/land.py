"""Land and special tiles on offer."""

from typing import NamedTuple

from rulesets.core.records import record
from rulesets.helios.advice.fields import PLACED, free_fields
from rulesets.helios.advice.prices import asking
from rulesets.helios.components import COLOURS, SPECIALS
from rulesets.helios.scoring import special_value
from rulesets.helios.view import HeliosView


@record
class LandAdvice:
    """The facts about a land tile on offer."""

    colour: int
    starts: bool
    """It is offered as the first land of a world."""
    cubes: tuple[int, ...]
    """The cubes on it by colour; empty for none."""
    owned: int
    """How many of its colour lie on the player's map."""
    asked: int
    """How many buildings cost its colour."""
    bare: bool
    """It should come with a cube, but the supply had none."""
    nowhere: bool
    """There is no field for it."""
    pile: int | None
    """How many are left in its pile; `None` for a mixed pile."""

    @property
    def kind(self) -> str:
        """Its colour, as a word."""
        return COLOURS[self.colour]


class BestPlace(NamedTuple):
    """The field where a special tile would score most."""

    points: int
    field: str


@record
class SpecialAdvice:
    """The facts about a kind of special tile on offer."""

    kind: str
    owned: int
    """How many of its kind lie on the player's map."""
    nowhere: bool
    """There is no field for it."""
    best: BestPlace | None
    """The field where it would score most, and how much; `None` if its place doesn't matter."""
    left: int
    """How many of its kind are left."""


def land_advice(view: HeliosView, seat: int, slot: str) -> LandAdvice | None:
    """The facts, for a seat, about the land tile in a slot; `None` for an empty slot.

    In the set-up, the lands to begin with lie in no slot yet.
    """
    starts = view.stage == "set_up" and slot in COLOURS
    kind = slot if starts else view.display[slot]
    if kind is None:
        return None
    board, colour, bare = view.seats[seat].board, COLOURS.index(kind), slot in view.bare
    return LandAdvice(
        colour,
        starts,
        cubes=() if bare else tuple(int(word == kind) for word in COLOURS),
        owned=sum(tile.kind == kind for tile in board.world.values()),
        asked=asking(board, colour),
        bare=bare and not starts,
        nowhere=not (starts or free_fields(view, seat)),
        pile=view.land[slot] if slot in COLOURS else None,
    )


def special_advice(view: HeliosView, seat: int, kind: str) -> SpecialAdvice:
    """The facts, for a seat, about a kind of special tile."""
    world = view.seats[seat].board.world.values()
    best = best_special(view, seat, kind) if SPECIALS[kind].scores in PLACED else None
    return SpecialAdvice(
        kind,
        owned=sum(tile.kind == kind for tile in world),
        nowhere=not free_fields(view, seat),
        best=best if best is not None and best.points else None,
        left=view.specials[kind],
    )


def best_special(view: HeliosView, index: int, kind: str) -> BestPlace | None:
    """The field where a special tile would score most now, the last of equal ones; `None` without a field."""
    board = view.seats[index].board
    found = [BestPlace(special_value(board, field, kind), field) for field in free_fields(view, index)]
    return max(found, default=None)
