"""Pieces of jewelry, on sale and owned."""

from typing import Final

from rulesets.bora_bora.advice.tasks import served
from rulesets.bora_bora.components import JEWELS, JewelKind
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core.records import record

_HELPED: Final = ("jewelry", "jewelry_different", "woman_and_jewelry")
"""The tasks with which any piece helps."""


def served_by_jewel(view: BoraBoraView, seat: int, jewel: str) -> list[str]:
    """The seat's open tasks with which a piece helps; none for other seats."""
    return served(view, seat, {**dict.fromkeys(_HELPED), "jewelry_kind": JEWELS[jewel].kind})


@record
class JewelAdvice:
    """A piece of jewelry."""

    kind: JewelKind
    price: int
    """Shells."""
    shells_left: int
    points: int
    """Points at the end of the game."""
    held: int
    """How many pieces the player has, as far as the viewer may know."""
    same: int
    """How many of them are of this kind."""
    serves: str | None
    """A task of the player's that it helps with."""
    sold_in: int | None
    """The round in which it is sold; `None` if it no longer is."""


def jewel_advice(view: BoraBoraView, seat: int, jewel: str) -> JewelAdvice:
    """What a piece of jewelry costs and brings a seat."""
    row, own = JEWELS[jewel], view.seats[seat]
    kinds = [JEWELS[each].kind for each in own.jewelry or ()]
    return JewelAdvice(
        row.kind,
        row.shell_cost,
        own.shells - row.shell_cost,
        row.vp,
        held=len(kinds),
        same=kinds.count(row.kind),
        serves=next(iter(served_by_jewel(view, seat, jewel)), None),
        sold_in=next((n for n, column in enumerate(view.jewels, start=1) if jewel in column), None),
    )
