"""What a decision and its cursor add to the map of Helios: keys, gains, the sun's way, ghosts, lit tiles."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from rulesets.core import Decision, Event
from rulesets.helios.components import COLOURS
from rulesets.helios.geometry import BONUS, NEIGHBOURS
from rulesets.helios.preview import SunPreview, field_preview, free_fields, reach, sun_previews
from rulesets.helios.state import Seat
from rulesets.helios.sun import lit, temple_points, way
from rulesets.helios.view import HeliosView
from tabletop_tui.drawing import Line, Run
from tabletop_tui.games.helios.terms import ANY, HARBOUR, MANA, TEMPLE, Terms
from tabletop_tui.games.helios.world import Marks

_CUBES = frozenset(
    {"pay_cube", "place_resource", "place_round_bonus", "choose_bonus_colour", "choose_setup_bonus"}
)
_SIGNS = {"harbour": (HARBOUR, "white"), "mana": (MANA, "cyan"), "resource": (ANY, "white")}


def marked(
    view: HeliosView,
    terms: Terms,
    decision: Decision[Any],
    keys: Mapping[str, str],
    target: str,
    key: str | None,
    *,
    long: bool,
) -> Marks:
    """The marks for a decision with the cursor at a target or (`key`) an option; `long`: points say `VP`."""
    seat, kind = decision.seat, decision.kind
    board = view.seats[seat].board
    fields = {name.removeprefix("field:"): each for name, each in keys.items() if name.startswith("field:")}
    cursor = target.removeprefix("field:") if target.startswith("field:") else None
    own = Marks(keys=fields, open=frozenset(_fields(decision)), cursor=cursor)
    if kind == "choose_sun_target":
        return _sun(own, board, terms, sun_previews(view, seat), long=long)
    if kind == "choose_field":
        return _field(own, view, seat, terms)
    if kind == "choose_temple_site":
        gains = {name: points(temple_points(board, name), terms, long=long) for name in own.open}
        around = frozenset(lit(board.world, cursor)) if cursor in board.world else frozenset()
        return replace(own, gains=gains, muted=True, lit=dict.fromkeys(around, ()))
    if kind in _CUBES:
        return replace(own, muted=True)
    action = key if kind == "choose_bonus_action" else target.removeprefix("column:")
    if kind == "choose_tile":
        return Marks(open=frozenset(free_fields(view, seat)), cursor=cursor)
    if action == "move_sun" and kind in ("choose_action_tile", "choose_bonus_action"):
        stops = sun_previews(view, seat)
        return Marks(
            open=frozenset(stops),
            gains={name: brings(stop, terms, long=long) for name, stop in stops.items()},
        )
    if action in ("create_land", "build"):
        return Marks(open=reach(view, seat, action))
    return replace(own, open=frozenset())


def _fields(decision: Decision[Any]) -> set[str]:
    return {
        (o.target or "").removeprefix("field:")
        for o in decision.options
        if (o.target or "").startswith("field:")
    }


def points(count: int, terms: Terms, *, long: bool) -> Line:
    """Points that would be had, on the map."""
    return (Run(f"+{count} {terms.say('board-vp')}" if long else f"+{count}", "gold"),) if count else ()


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
    told: dict[str, Line] = dict.fromkeys(lit(board.world, stop.stop.field), ())
    told |= {name: points(count, terms, long=False) for name, count in stop.light.temples}
    for name, colour in stop.light.cubes:
        told[name] = (Run("+"), *terms.amounts([int(c == colour) for c in range(len(COLOURS))]))
    return replace(own, gains=gains, way=taken, on=on[len(taken) - 1 :], lit=told)


def _field(own: Marks, view: HeliosView, seat: int, terms: Terms) -> Marks:
    """Every legal field with its bonus; at the cursor a ghost of the tile, and what it changes around."""
    board, tile = view.seats[seat].board, view.in_hand
    gains = {name: bonus_of(name, terms) for name in own.open if name in BONUS}
    if tile is None or own.cursor not in own.open or own.cursor is None:
        return replace(own, gains=gains)
    told: dict[str, Line] = {}
    for name in NEIGHBOURS[own.cursor]:
        if name in board.world and board.world[name].temple:
            before = temple_points(board, name)
            told[name] = (Run(f"{terms.sign(TEMPLE)}{before}→{before + 1}", "gold"),)
    special = field_preview(view, seat, own.cursor, tile).special
    if special:
        gains[own.cursor] = (
            *points(special, terms, long=False),
            *((Run(" "), *gains[own.cursor]) if own.cursor in gains else ()),
        )
    return replace(own, gains=gains, lit=told, ghost=(own.cursor, tile.kind))


def bonus_of(field: str, terms: Terms) -> Line:
    """What a field brings, as a sign."""
    sign, role = _SIGNS[BONUS[field]]
    return (Run(f"+{terms.sign(sign)}", role),)


def changed(events: Sequence[Event], seat: int) -> frozenset[str]:
    """The fields of a seat's world that these events have changed."""
    fields: set[str] = set()
    for event in events:
        if event.seat == seat:
            fields |= {event.facts["field"]} if event.kind in ("laid", "built_temple") else set()
            fields |= {event.facts["end"]} if event.kind == "moved_sun" else set()
            fields |= {place for place, _ in event.facts["cubes"]} if event.kind == "shone" else set()
    return frozenset(fields)


# -- moments ---------------------------------------------------------------------------------------

_MOST_STEPS = 5
"""So many fields of the sun's walk are shown at most."""


class Still(NamedTuple):
    """One frame of a moment: the map, and a word at one's own things."""

    marks: Marks
    note: str = ""


def stills(events: Sequence[Event], board: Seat, seat: int, terms: Terms) -> list[Still]:
    """The sun walks and lights tiles; what is laid flashes; points, full rows and phases are told."""
    found: list[Still] = []
    note = _note(events, terms)
    for event in events:
        if event.seat == seat and event.kind == "moved_sun":
            found += _walk(event, board)
        flash: list[str] = []
        if event.seat == seat and event.kind in ("laid", "built_temple"):
            flash = [event.facts["field"]]
        elif event.seat == seat and event.kind == "shone":
            flash = [place for place, _ in (*event.facts["cubes"], *event.facts["temples"])]
        if flash:
            found += [Still(Marks(flash=frozenset(flash)), note), Still(Marks(), note)] * 2
    return found or ([Still(Marks(), note)] * 4 if note else [])


def _walk(event: Event, board: Seat) -> list[Still]:
    """The sun on its way, field by field."""
    before = board.copy()
    before.sun, before.range = event.facts["start"], max(event.facts["steps"], 1)
    try:
        fields = way(before, event.facts["end"])
    except KeyError:
        return []  # land has been laid since
    frames = [Still(Marks(hidden_sun=name, way=fields[: n + 1])) for n, name in enumerate(fields)]
    return frames[:: -(-len(fields) // _MOST_STEPS)]


def _note(events: Sequence[Event], terms: Terms) -> str:
    """Points scored, a row that is full, or a phase that begins, in a word."""
    scored = sum(event.facts["points"] for event in events if event.kind == "scored")
    if scored:
        return f" +{scored} {terms.say('board-vp')} "
    for event in events:
        if event.kind == "filled_row":
            return f" {terms.say('board-full', row=terms.row(event.facts['row']))} "
        if event.kind in ("phase", "round_begins"):
            return f" {terms.say('phase', 'persons' if event.kind == 'phase' else 'refill')} "
    return ""
