"""What lies in front of a player, counted and in detail, found as in `advice`."""

from typing import NamedTuple

from rulesets.bora_bora.advice import Asked
from rulesets.bora_bora.components import (
    GROUND,
    HUTS,
    LAST_SPACE,
    PRIESTS,
)
from rulesets.bora_bora.preview import (
    marker_of,
)
from rulesets.bora_bora.tasks import Progress
from rulesets.bora_bora.view import BoraBoraView, SeatView
from rulesets.core import Standing
from rulesets.core.records import record


class Space(NamedTuple):
    """A space of the ceremonial ground."""

    space: str
    material: str
    lies: str
    """`built`, `filled` or `empty`."""
    number: int
    """The number of the building tile there."""


@record
class PlayerAdvice:
    """Everything in front of a player that the viewer may see."""

    mover: tuple[int, bool]
    """The seat, and whether it is its turn."""
    standing: Standing
    """As far as the viewer may know it; `vp` are on the track."""
    vp: int
    dice: tuple[int, ...]
    offerings: int
    shells: int
    god_tiles: int
    cards: int
    in_temple: int
    """Priests in the temple, `of` all priests."""
    of: int
    on_map: int
    """Huts on the map, of `all_huts`."""
    all_huts: int
    people: tuple[tuple[str, bool], ...]
    """The tiles in the order of their spaces, each with whether it is shifted; `persons` is their number."""
    persons: int
    tiles_built: int
    jewels_held: int
    fulfilled: int
    marker: int
    hand: tuple[int, ...] | None
    huts: int
    """Huts on spaces 1 to 11, and `last` on the twelfth; `vacant` spaces are free."""
    last: int
    vacant: int
    rows: tuple[tuple[Space, ...], ...]
    """The ground, row by row."""
    unbuilt: tuple[int, ...]
    beside: tuple[int, ...]
    tasks: tuple[tuple[str, Progress | None], ...]
    jewelry: tuple[str, ...] | None
    done: tuple[str, ...] | None


def player_advice(view: BoraBoraView, seat: int, decision: Asked, noun: str, id: str) -> PlayerAdvice:
    """What lies in front of the player at a seat, `id`."""
    index = int(id)
    own = view.seats[index]
    return PlayerAdvice(
        (index, index == view.active),
        own.standing,
        own.vp,
        own.dice,
        own.offerings,
        own.shells,
        own.god_tiles,
        own.cards,
        in_temple=PRIESTS - own.priests,
        of=PRIESTS,
        on_map=sum(index in huts for huts in view.map.values()),
        all_huts=HUTS,
        people=tuple((each.tile, each.shifted) for _, each in sorted(own.people.items())),
        persons=len(own.people),
        tiles_built=len({*own.built.values()}),
        jewels_held=own.jewels,
        fulfilled=own.fulfilled,
        marker=marker_of(view, index),
        hand=own.hand,
        huts=len(own.huts),
        last=own.on_last,
        vacant=LAST_SPACE - len(own.huts) - len(own.people) - (own.on_last > 0),
        rows=tuple(
            tuple(space_of(own, space) for space, row in GROUND.items() if row.row == number)
            for number in dict.fromkeys(row.row for row in GROUND.values())
        ),
        unbuilt=own.unbuilt,
        beside=own.beside,
        tasks=tuple((task, own.progress.get(task)) for task in own.tasks),
        jewelry=own.jewelry,
        done=own.done,
    )


def space_of(own: SeatView, space: str) -> Space:
    """What lies on a space of a seat's ground."""
    lies = "built" if space in own.built else "filled" if space in own.ground else "empty"
    return Space(space, GROUND[space].material, lies, own.built.get(space, 0))
