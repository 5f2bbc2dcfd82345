"""What a decision of Bora Bora is about, read from the view: the action, its value, what it would serve."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from rulesets.bora_bora.actions import reach
from rulesets.bora_bora.components import CARDS, GROUND, HIGHEST_DIE, PEOPLE, SITES, TASKS
from rulesets.bora_bora.view import BoraBoraView, SeatView
from rulesets.core import Decision

DEALT_WITH_OUT_OF_SIGHT: Final = frozenset(
    {"place_die", "pay_god", "red_offer", "use_people", "resolve_task", "final_task"}
)
"""Decisions whose options depend on a hand: others are told only that somebody decides (section F)."""
OF_PEOPLE: Final = {
    "man": ("men", "men_different", "woman_and_man", "man_and_priest", "man_and_first"),
    "woman": ("women", "women_different", "woman_and_man", "woman_and_priest", "woman_and_jewelry"),
}
"""The tasks that any man, or any woman, may serve."""
OF_JEWELRY: Final = ("jewelry", "jewelry_different", "woman_and_jewelry")


class Placement(NamedTuple):
    """A die on a card, as its option key says."""

    number: int
    card: str
    white: bool

    @property
    def value(self) -> int:
        """What the action is carried out with."""
        return HIGHEST_DIE if self.white else self.number


def placement_of(key: str) -> Placement:
    """The placement of an option key `place:5:temple:white`."""
    _, number, card, *white = key.split(":")
    return Placement(int(number), card, bool(white))


def needs_blue(view: BoraBoraView, number: int, card: str) -> bool:
    """Whether a die of this number is not lower than all that lie on a card."""
    return card in view.cards and any(number >= die.number for die in view.cards[card])


def concealed(view: BoraBoraView, decision: Decision[Any]) -> bool:
    """Whether whoever looks may not see what is on offer."""
    return view.seat != decision.seat and decision.kind in DEALT_WITH_OUT_OF_SIGHT


def actions_now(view: BoraBoraView) -> Sequence[str]:
    """The action that is being carried out, two for a combined card; empty if none is."""
    if view.using is not None:
        return (view.using.kind,)
    return CARDS[view.placing.card].action.split(" or ") if view.placing is not None else ()


def value_now(view: BoraBoraView) -> int:
    """The value of the action that is being carried out; 0 if none is."""
    if view.using is not None:
        return view.using.value
    return view.placing.value if view.placing is not None else 0


def announced(view: BoraBoraView) -> tuple[bool, bool]:
    """Whether the die that lies on its card now was placed with a blue god, and whether with a white one."""
    placing = view.placing
    if placing is None:
        return False, False
    before = view.cards.get(placing.card, ())[:-1]
    return any(placing.number >= die.number for die in before), placing.value != placing.number


def tiles_of(view: BoraBoraView, seat: int, sex: str, kind: str | None = None) -> list[str]:
    """A seat's men or women, of one kind or of all."""
    rows = [PEOPLE[person.tile] for _, person in sorted(view.seats[seat].people.items())]
    return [row.id for row in rows if row.sex == sex and kind in (None, row.kind)]


def reached(view: BoraBoraView, seat: int, kinds: Sequence[str], value: int) -> dict[str, int]:
    """The regions that a seat's huts lead to over such paths, each with the least value that does."""
    own = tuple(region for region, huts in view.map.items() if seat in huts)
    near = reach(own, tuple(kinds)).regions
    return {region: near[region] for region in view.map if near.get(region, value + 1) <= value}


def served(view: BoraBoraView, seat: int, needs: Mapping[str, str | None]) -> list[str]:
    """The seat's open tasks that something serves: requirements, each with what it has to be about.

    None of others, whose progress would betray their hands.
    """
    known = view.seats[seat].progress if view.seat == seat else {}
    return [
        task
        for task, progress in known.items()
        if progress.missing and needs.get(TASKS[task].requirement, "-") in (None, TASKS[task].param)
    ]


def served_by(view: BoraBoraView, seat: int, *, sex: str = "", kind: str = "", jewel: str = "") -> list[str]:
    """The same of a man or woman of a kind, or of a kind of jewelry."""
    if jewel:
        return served(view, seat, {**dict.fromkeys(OF_JEWELRY), "jewelry_kind": jewel})
    needs: dict[str, str | None] = {**dict.fromkeys(OF_PEOPLE[sex]), "person_kind": kind}
    if tiles_of(view, seat, sex, kind):
        needs.pop("men_different" if sex == "man" else "women_different")
    return served(view, seat, needs)


def free_ground(seat: SeatView, material: str) -> list[str]:
    """The empty spaces of a seat's ground that show a material."""
    return [
        space
        for space, row in GROUND.items()
        if row.material == material and space not in seat.ground and space not in seat.built
    ]


def beside_on(seat: SeatView, space: str) -> list[str]:
    """The spaces next to one on which a material lies: with these it could be built on."""
    around = [other for pair in SITES if space in pair for other in pair if other != space]
    return [other for other in around if other in seat.ground]
