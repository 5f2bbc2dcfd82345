"""What a decision and its cursor add to the map of Helios: keys, gains, the sun's way, ghosts, lit tiles."""

from collections.abc import Mapping, Sequence
from dataclasses import field as part
from dataclasses import replace

from rulesets.core import Decision, Event
from rulesets.core.records import record
from rulesets.helios.advice.actions import reach
from rulesets.helios.advice.fields import field_preview, free_fields
from rulesets.helios.advice.sun import SunPreview, sun_previews
from rulesets.helios.components import ACTION_TILES, COLOURS
from rulesets.helios.events import BuiltTemple, Laid, MovedSun, Shone
from rulesets.helios.geometry import BONUS, NEIGHBOURS
from rulesets.helios.state import Seat
from rulesets.helios.sun import lit, temple_points, way
from rulesets.helios.view import HeliosView
from tabletop_tui.games.helios.terms import BONUSES, Terms
from tabletop_tui.paint.drawing import Line, Run
from tabletop_tui.paint.pictures import Volume


@record
class Marks:
    """What a decision and its cursor, or a frame of a moment, add to a world."""

    keys: Mapping[str, str] = part(default_factory=dict)
    """The key of each field that can be chosen."""
    gains: Mapping[str, Line] = part(default_factory=dict)
    """What each of these fields brings."""
    open: frozenset[str] = frozenset()
    """Fields that are bright, with or without a key."""
    way: Sequence[str] = ()
    """The sun's way to the cursor."""
    on: Sequence[str] = ()
    """The sun's way from there on."""
    lit: Mapping[str, Line] = part(default_factory=dict)
    """Tiles that matter to the option under the cursor, with what they would bring."""
    ghost: tuple[str, str] | None = None
    """A field, and the tile that would lie there."""
    cursor: str | None = None
    muted: bool = False
    """Tiles that can't be chosen are quiet."""
    new: frozenset[str] = frozenset()
    """Fields that have changed since the viewer's last turn."""
    sun: str | None = None
    """Where the sun is during a moment, if not on its field."""
    volumes: Mapping[str, Volume] = part(default_factory=dict)
    """The volume of some tiles during a moment."""
    rising: Mapping[str, int] = part(default_factory=dict)
    """For temples that rise during a moment, how many of their three parts can be seen."""
    ringing: bool = False
    """The lap line flashes."""


NO_MARKS = Marks()


def marked(
    view: HeliosView,
    terms: Terms,
    decision: Decision[object],
    keys: Mapping[str, str],
    target: str,
    key: str | None,
    *,
    long: bool,
) -> Marks:
    """The marks for a decision with the cursor at a target or (`key`) an option; `long` points have `VP`."""
    seat = decision.seat
    board = view.seats[seat].board
    fields = {name.removeprefix("field:"): each for name, each in keys.items() if name.startswith("field:")}
    cursor = target.removeprefix("field:") if target.startswith("field:") else None
    own = Marks(keys=fields, open=frozenset(_fields(decision)), cursor=cursor)
    match decision.kind:
        case "choose_sun_target":
            return _sun(own, board, terms, sun_previews(view, seat), long=long)
        case "choose_field":
            return _field(own, view, seat, terms)
        case "choose_temple_site":
            gains = {name: points(temple_points(board, name), terms, long=long) for name in own.open}
            around = frozenset(lit(board.world, cursor)) if cursor in board.world else frozenset()
            return replace(own, gains=gains, muted=True, lit=dict.fromkeys(around, ()))
        case (
            "pay_cube" | "place_resource" | "place_round_bonus" | "choose_bonus_colour" | "choose_setup_bonus"
        ):
            return replace(own, muted=True)
        case "choose_tile":
            return Marks(open=frozenset(free_fields(view, seat)), cursor=cursor)
        case "choose_action_tile":
            return _acted(own, view, seat, terms, target.removeprefix("column:"), long=long)
        case "choose_row" if view.taken is not None:
            return _acted(own, view, seat, terms, ACTION_TILES[view.taken].action, long=long)
        case "choose_bonus_action":
            return _acted(own, view, seat, terms, key, long=long)
        case _:
            return replace(own, open=frozenset())


def _acted(own: Marks, view: HeliosView, seat: int, terms: Terms, action: str | None, *, long: bool) -> Marks:
    """Where an action could be carried out; nowhere for what isn't one."""
    match action:
        case "move_sun":
            stops = sun_previews(view, seat)
            gains = {name: brings(stop, terms, long=long) for name, stop in stops.items()}
            return Marks(open=frozenset(stops), gains=gains)
        case "create_land" | "build":
            return Marks(open=reach(view, seat, action))
        case _:
            return replace(own, open=frozenset())


def _fields(decision: Decision[object]) -> set[str]:
    return {
        (o.target or "").removeprefix("field:")
        for o in decision.options
        if (o.target or "").startswith("field:")
    }


def points(count: int, terms: Terms, *, long: bool) -> Line:
    """Points that could be gained, on the map."""
    return (Run(f"+{count} {terms.say.board_vp()}" if long else f"+{count}", "gold"),) if count else ()


def brings(stop: SunPreview, terms: Terms, *, long: bool) -> Line:
    """What a stop of the sun brings: `+11 ≈■`; a dot for nothing."""
    cubes = terms.amounts([sum(c == colour for _, c in stop.light.cubes) for colour in range(len(COLOURS))])
    gold = points(stop.points, terms, long=long)
    gap = (Run(" " if gold else "+"),) if cubes else ()
    return (*gold, *gap, *cubes) or (Run("·", "dim"),)


def _sun(own: Marks, board: Seat, terms: Terms, stops: Mapping[str, SunPreview], *, long: bool) -> Marks:
    """Every stop with what it brings; the way to the cursor, and everything it lights."""
    gains = {name: brings(stop, terms, long=long) for name, stop in stops.items()}
    stop = stops.get(own.cursor or "")
    if stop is None:
        return replace(own, gains=gains)
    taken = way(board, stop.stop.field)
    further = [way(board, name) for name, other in stops.items() if other.stop.steps > stop.stop.steps]
    on = max((each for each in further if each[: len(taken)] == taken), key=len, default=taken)
    lit_fields: dict[str, Line] = dict.fromkeys(lit(board.world, stop.stop.field), ())
    lit_fields |= {name: points(count, terms, long=False) for name, count in stop.light.temples}
    for name, colour in stop.light.cubes:
        lit_fields[name] = (Run("+"), *terms.amounts([int(c == colour) for c in range(len(COLOURS))]))
    return replace(own, gains=gains, way=taken, on=on[len(taken) - 1 :], lit=lit_fields)


def _field(own: Marks, view: HeliosView, seat: int, terms: Terms) -> Marks:
    """Every legal field with its bonus; at the cursor a ghost of the tile, and what it changes nearby."""
    board, tile = view.seats[seat].board, view.in_hand
    gains = {name: bonus_of(name, terms) for name in own.open if name in BONUS}
    if tile is None or own.cursor not in own.open or own.cursor is None:
        return replace(own, gains=gains)
    lit_fields: dict[str, Line] = {}
    for name in NEIGHBOURS[own.cursor]:
        if name in board.world and board.world[name].temple:
            before = temple_points(board, name)
            lit_fields[name] = (Run(f"{terms.sign('temple')}{before}→{before + 1}", "gold"),)
    special = field_preview(view, seat, own.cursor, tile).special
    if special:
        gains[own.cursor] = (
            *points(special, terms, long=False),
            *((Run(" "), *gains[own.cursor]) if own.cursor in gains else ()),
        )
    return replace(own, gains=gains, lit=lit_fields, ghost=(own.cursor, tile.kind))


def bonus_of(field: str, terms: Terms) -> Line:
    """What a field brings, as a sign."""
    sign, role = BONUSES[BONUS[field]]
    return (Run(f"+{terms.sign(sign)}", role),)


def changed(events: Sequence[Event], seat: int) -> frozenset[str]:
    """The fields of a seat's world that these events have changed."""
    fields: set[str] = set()
    for event in events:
        if event.seat == seat:
            match event:
                case Laid() | BuiltTemple():
                    fields.add(event.field)
                case MovedSun():
                    fields.add(event.end)
                case Shone():
                    fields.update(place for place, _ in event.cubes)
    return frozenset(fields)
