"""What an option would bring, from what a seat may see (specification 13.1)."""

from typing import NamedTuple

from rulesets.papyria.cells import around
from rulesets.papyria.components import KINDS
from rulesets.papyria.moves import Move, crosses
from rulesets.papyria.realm import Laid, values
from rulesets.papyria.view import PapyriaView, SeatView


def worth(own: SeatView, kind: int, realm_values: tuple[int, ...] | None = None) -> int:
    """What a scoring of a kind would bring now; with other values, as if the realm had those."""
    found = own.values if realm_values is None else realm_values
    return min(found[kind] * own.multipliers[kind], own.knowledge)


class MovePreview(NamedTuple):
    """What a move leads to."""

    cost: int
    """Lapis to the supply."""
    pushed: int | None
    """Who gets a lapis for the piece that is pushed away."""
    knowledge: bool
    """Passes border A."""
    scoring: bool
    """Passes border B."""
    meets: int | None
    """Whose piece stands in the other slot: one's own moves the priest, another's can be traded with."""


def move_preview(view: PapyriaView, move: Move) -> MovePreview:
    """A move of a piece."""
    other = view.rings["s" if move.ring == "w" else "w"][move.end - 1]
    return MovePreview(
        move.cost,
        move.pushed,
        crosses(move.start, move.end, "A"),
        crosses(move.start, move.end, "B"),
        other,
    )


def after_placing(own: SeatView, tile: str, cell: str, rotation: int) -> tuple[int, ...]:
    """The seven values with a landscape laid."""
    return values({**own.realm, cell: Laid(tile, rotation)})


def after_building(own: SeatView, good: str, cell: str) -> tuple[int, ...]:
    """The seven values with a temple, a city or a mine built."""
    laid = own.realm[cell]
    if good == "temple":
        built = laid._replace(temple=True)
    elif good == "city":
        built = laid._replace(cities=laid.cities + 1)
    else:
        built = laid._replace(mine=True)
    return values({**own.realm, cell: built})


def changes(own: SeatView, realm_values: tuple[int, ...]) -> dict[str, int]:
    """By how much each value would change, where it would."""
    return {
        kind: new - old for kind, old, new in zip(KINDS, own.values, realm_values, strict=True) if new != old
    }


def legal_cells(own: SeatView) -> list[str]:
    """Where the priest's next landscape could lie."""
    return [cell for cell in around(own.priest) if cell not in own.realm] if own.priest else []
