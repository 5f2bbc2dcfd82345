"""What carrying out a space brings, costs or loses, and what has to come before it."""

from typing import Literal

from rulesets.core.records import record
from rulesets.papyria.actions import space_id
from rulesets.papyria.advice.amounts import Amount, Formula, price
from rulesets.papyria.advice.courses import Deed, Forecast, Lack, Way
from rulesets.papyria.advice.forecast import raised_first
from rulesets.papyria.components import (
    KINDS,
    MULTIPLIERS,
    OUTER,
    PRODUCTIONS,
    SCORING_TILES,
    Building,
    Kind,
    ScoringKind,
)
from rulesets.papyria.view import PapyriaView, SeatView, SpaceView

# -- the outcome of one space ----------------------------------------------------------------------


@record
class EndTileOutcome:
    """An end tile that can be paid for, or can't."""

    tile: str
    paid: bool


@record
class Produced:
    """A production."""

    made: Amount


@record
class NothingThere:
    """The space is empty."""


@record
class ScoringOutcome:
    """A scoring tile."""

    kind: ScoringKind
    scoring: Formula
    knowledge: int
    """What comes with it."""


@record
class Built:
    """A building that can be paid for and has a site."""

    good: Building
    lapis: int


@record
class BuildingLost:
    """A building that can't be paid for, or has no site."""

    good: Building
    lapis: int
    lacks: Lack


@record
class LandscapeLost:
    """A landscape for which there is no room beside the priest."""


@record
class Taken:
    """Whatever else is taken: a tile, or what the space holds."""

    thing: str


Outcome = (
    EndTileOutcome | Produced | NothingThere | ScoringOutcome | Built | BuildingLost | LandscapeLost | Taken
)


def outcome(view: PapyriaView, seat: int, position: int, deed: Deed) -> Outcome:
    """The outcome for a seat of a deed on a position."""
    here = view.spaces[space_id(position, deed.space)]
    if here.end is not None:
        return EndTileOutcome(here.end, deed.done)
    match here.good:
        case "lapis_production":
            return Produced(Amount("lapis", deed.lapis))
        case "papyrus_production":
            return Produced(Amount("papyrus", deed.papyri))
        case _ if not here.height:
            return NothingThere()
        case "scoring" if deed.formula is not None and here.top in SCORING_TILES:
            return ScoringOutcome(SCORING_TILES[here.top].kind, deed.formula, deed.knowledge)
        case "temple" | "city" | "mine" as building:
            lapis = price(view.seats[seat], building)
            if deed.done or deed.lacks is None:
                return Built(building, lapis)
            return BuildingLost(building, lapis, deed.lacks)
        case "landscape" if not deed.done:
            return LandscapeLost()
        case good:
            return Taken(here.top or good)


# -- what is said of it ----------------------------------------------------------------------------


Risk = Literal["lost", "unpaid", "wasted"]
"""What carrying a space out now would cause, though another order avoids it. A space is wasted if a ship gets
nothing there, and something on the other outer space."""


@record
class SpaceAdvice:
    """The facts about carrying out a space now."""

    outcome: Outcome
    points: int
    points_later: int | None
    """What it would bring after the other one, if that is more."""
    first: tuple[str, ...]
    """What must come first: spaces, a trade, the priest's move."""
    risk: Risk | None
    raises: bool
    """The other action could raise this production."""
    left: int | None
    """How many lie there then; `None` where there are no goods."""
    end_tile_follows: bool
    """An end tile is left to take the place of the last one."""
    clash: bool
    """Each space could be used, but not both."""
    one_outer: bool
    """A ship carries out only one of the two outer spaces."""
    multiplied: tuple[Kind, Formula] | None
    """Of symbols to take: what a scoring of their kind would bring with them."""


def space_advice(
    view: PapyriaView, seat: int, position: int, space: str, way: Way, rest: Forecast | None
) -> SpaceAdvice:
    """The facts about a space of the sector where the piece stands."""
    here = view.spaces[space_id(position, space)]
    later = rest.best.deed(space) if rest is not None and way.deed.done else None
    holds = here.end is None and here.height and here.good not in PRODUCTIONS
    one_outer = view.moved is not None and view.moved.ring == "s" and space in OUTER
    return SpaceAdvice(
        outcome=outcome(view, seat, position, way.deed),
        points=way.deed.points,
        points_later=later.points if later is not None and later.points > way.deed.points else None,
        first=way.first,
        risk=_risk(view, position, way, rest, one_outer=one_outer),
        raises=here.good == "lapis_production" and raised_first(view, seat, rest),
        left=here.height - 1 if holds else None,
        end_tile_follows=bool(view.ends_left),
        clash=rest is not None and rest.clash,
        one_outer=one_outer,
        multiplied=_multiplied(view.seats[seat], here),
    )


def _multiplied(own: SeatView, here: SpaceView) -> tuple[Kind, Formula] | None:
    if here.end is not None or here.top not in MULTIPLIERS:
        return None
    tile = MULTIPLIERS[here.top]
    kind = KINDS.index(tile.kind)
    return tile.kind, Formula(own.values[kind], own.multipliers[kind] + tile.symbols, own.knowledge)


def _risk(
    view: PapyriaView, position: int, way: Way, rest: Forecast | None, *, one_outer: bool
) -> Risk | None:
    if way.deed.done and way.first:
        return "lost" if view.spaces[space_id(position, way.deed.space)].end is None else "unpaid"
    return "wasted" if one_outer and _only_the_other_brings(view, position, way.deed, rest) else None


def _only_the_other_brings(view: PapyriaView, position: int, deed: Deed, rest: Forecast | None) -> bool:
    if rest is None or deed.done or deed.knowledge:
        return False
    others = [rest.ways[space].deed for space in OUTER if space in rest.ways]
    return any(_brings(view.spaces[space_id(position, other.space)], other) for other in others)


def _brings(here: SpaceView, deed: Deed) -> bool:
    """Whether a deed on a space brings anything."""
    if deed.formula is None and (here.end is not None or here.good not in PRODUCTIONS):
        return deed.done or bool(deed.knowledge)
    return bool(deed.points or deed.knowledge or deed.lapis or deed.papyri)
