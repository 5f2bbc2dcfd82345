"""Using men and women in phase B."""

from rulesets.bora_bora.advice.gods import purse_of, takes_tile
from rulesets.bora_bora.advice.map import reached
from rulesets.bora_bora.advice.people import tiles_of
from rulesets.bora_bora.advice.status import ClimbAdvice, climb_advice
from rulesets.bora_bora.components import GOD_TILES, GREEN, PERSON_KINDS, KindWord, SexWord
from rulesets.bora_bora.gods import Purse
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core.records import record


def use_value(view: BoraBoraView, seat: int, sex: str, kind: str, *, doubled: bool = False) -> int:
    """The value of using all equal people of a sex and kind."""
    return PERSON_KINDS[kind].value(len(tiles_of(view, seat, sex, kind)), doubled=doubled)


@record
class UseAdvice:
    """Using all equal people."""

    sex: SexWord
    kind: KindWord
    count: int
    """How many of them there are."""
    value: int
    purse: Purse | None
    """What there is to pay with, if it takes a green god."""
    tile_points: int | None
    """What a god tile would bring at the end, if nothing else pays for the green god."""
    reach: tuple[str, ...] | None
    """For an expansion: the regions within reach."""
    climb: ClimbAdvice | None
    """For steps on the status track."""
    points: int
    """The points it brings now; for status, how much more the new space is worth."""


def use_advice(
    view: BoraBoraView, seat: int, sex: SexWord, kind: KindWord, *, green: bool, doubled: bool
) -> UseAdvice:
    """The outcome for a seat of using people, with a green god or without."""
    value = use_value(view, seat, sex, kind, doubled=doubled)
    climb = climb_advice(view, seat, value) if kind == "status" else None
    at_once = {"vp": value, "build": view.building_vp}.get(kind, 0)
    return UseAdvice(
        sex,
        kind,
        len(tiles_of(view, seat, sex, kind)),
        value,
        purse=purse_of(view.seats[seat]) if green else None,
        tile_points=GOD_TILES.final_vp if green and takes_tile(view.seats[seat], [GREEN]) else None,
        reach=tuple(reached(view, seat, (kind,), value)) if kind in ("land", "water") else None,
        climb=climb,
        points=at_once if climb is None else climb.points,
    )
