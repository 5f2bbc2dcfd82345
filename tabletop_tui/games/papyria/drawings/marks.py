"""What drawings of Papyria light up: pure functions of the table, the decision and the cursor."""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from rulesets.core import Decision, Event, Option
from rulesets.core.records import record
from rulesets.papyria.advice.outlook import Outlook, outlook_after
from rulesets.papyria.advice.realms import between, realm_after
from rulesets.papyria.advice.turn import AMONG, LAYING, cards_of, piece_of
from rulesets.papyria.components import KINDS, RINGS, SCORING_TILES
from rulesets.papyria.events import Entered, LaidEndTile, Moved, TurnedUp
from rulesets.papyria.moves import Enter, Move
from rulesets.papyria.options import Build, Site
from rulesets.papyria.realm import Laid
from rulesets.papyria.view import PapyriaView
from tabletop_tui.games.papyria.drawings.outcome import Spaces, doing
from tabletop_tui.games.papyria.drawings.panels import Hand
from tabletop_tui.games.papyria.drawings.realm import Land
from tabletop_tui.games.papyria.drawings.ring import Marks
from tabletop_tui.games.papyria.labels import PRIEST_KEY, begun_with, letters_of
from tabletop_tui.games.papyria.terms import Terms
from tabletop_tui.paint.drawing import Line, Run

if TYPE_CHECKING:
    from rulesets.papyria.advice.courses import Forecast
    from rulesets.papyria.advice.foreseen import Foreseen

REALM = LAYING | {"keep_start_tile", "start_priest", "choose_scoring", "end_turn"}
"""Decisions about the player's realm, which is then loud while the ring is quiet."""


def in_realm(decision: Decision[object], typed: str) -> bool:
    """Whether the player chooses in their own realm now; among actions, once the priest is chosen."""
    return decision.kind in REALM or (decision.kind in AMONG and typed.startswith(PRIEST_KEY))


@record
class Sight:
    """What the viewer sees, and their cursor's place."""

    view: PapyriaView
    seat: int
    """The seat whose things are shown."""
    decision: Decision[object] | None
    terms: Terms
    foresee: "Callable[[], Foreseen]"
    """Gives what the rules foresee, which is only asked for in a player's turn."""
    spaces: Spaces
    option: Option[object] | None = None
    """The option under the cursor, if it can be chosen."""
    target: str = ""
    """The board element under the cursor."""
    typed: str = ""
    stepwise: bool = False
    keys: Mapping[str, str] | None = None
    """The keys of all options."""
    kind: str = ""
    """The kind that is lit wherever the cursor is."""


def lit_by(sight: Sight, colour: str, happened: Iterable[Iterable[Event]]) -> dict[str, object]:
    """Everything that boards light up, by their ids, with what `happened` to each seat recently.

    `colour` is the colour of the seat whose things are shown.
    """
    changed = touched(event for events in happened for event in events)
    return {
        "ring": marks_of(sight, changed),
        "kinds": (then_of(sight), kind_of(sight)),
        "realm": land_of(sight, colour),
        "hand": hand_of(sight),
    }


# -- the ring --------------------------------------------------------------------------------------


def marks_of(sight: Sight, changed: frozenset[str]) -> Marks:
    """Everything that is lit on the ring."""
    decision, view, at = sight.decision, sight.view, sight.target
    seat = decision.seat if decision is not None else sight.seat
    moved = view.moved
    if decision is not None and in_realm(decision, sight.typed):
        here = moved.position if moved is not None else 0
        found = sight.spaces.spoken(view, seat, {})
        return Marks(seat, frozenset(), found, at=at, here=here, changed=changed)
    if decision is not None and decision.kind == "move_piece":
        return _moves(sight, decision, changed)
    if decision is None or moved is None:
        found = sight.spaces.spoken(view, seat, {})
        return Marks(seat, found=found, at=at, changed=changed)
    lit = frozenset({moved.position})
    if decision.kind == "arrival":
        other = "s" if moved.ring == "w" else "w"
        met = f"slot:{other}:{moved.position}" if "trade" in view.rights else ""
        gates = frozenset(view.rights) & {"A", "B"}
        found = sight.spaces.spoken(view, seat, {})
        return Marks(seat, lit, found, at=at, gates=gates, met=met, changed=changed)
    spaces = frozenset(f"{moved.position}:{space}" for space in view.todo)
    if decision.kind == "end_tile":
        spaces = frozenset({(decision.options[0].target or "").removeprefix("space:")})
    rest = sight.foresee().rest(view, seat) if decision.kind == "main_action" else None
    forecasts = {moved.position: rest} if rest is not None else {}
    found = sight.spaces.spoken(view, seat, forecasts, at_once=True)
    return Marks(seat, lit, found, forecasts, spaces=spaces, at=at, changed=changed)


def _moves(sight: Sight, decision: Decision[object], changed: frozenset[str]) -> Marks:
    """First the player's own pieces; then all that the chosen piece can reach, and its way to the cursor.

    A piece that enters may go nearly everywhere: then the empty slots are lit, not the sectors.
    """
    view, seat = sight.view, decision.seat
    letters = letters_of(decision)
    if sight.stepwise and not sight.typed:
        off = "".join(word for word in RINGS if view.seats[seat].off[word])
        own = {slot: () for slot in letters if slot.startswith("slot:")}
        found = sight.spaces.spoken(view, seat, {})
        return Marks(seat, found=found, prices=own, at=sight.target, ghosts=off, changed=changed)
    reached = begun_with(decision, sight.typed)
    forecasts, prices = _reach(sight, seat, reached)
    value = next(option.value for option in reached if isinstance(option.value, Move | Enter))
    others = {slot: key for slot, key in letters.items() if slot != piece_of(value)} if sight.stepwise else {}
    here = sight.option.value if sight.option is not None else None
    trail, gates = None, frozenset[str]()
    if isinstance(here, Move):
        trail = (here.ring, here.start, here.end)
        gates = sight.foresee().move(view, seat, here).crossed
    enters = isinstance(value, Enter)
    return Marks(
        seat,
        None if enters else frozenset(forecasts),
        sight.spaces.spoken(view, seat, forecasts),
        forecasts,
        prices,
        value.ring,
        others,
        at=sight.target,
        trail=trail,
        gates=gates,
        ghosts=value.ring if enters else "",
        changed=changed,
    )


def _reach(
    sight: Sight, seat: int, reached: Iterable[Option[object]]
) -> "tuple[dict[int, Forecast], dict[str, Line]]":
    """What a turn on each position would bring; its price by slot, the borders on the way by position."""
    forecasts: dict[int, Forecast] = {}
    prices: dict[str, Line] = {}
    for option in reached:
        value = option.value
        if not isinstance(value, Move | Enter):
            continue
        said = sight.foresee().move(sight.view, seat, value)
        end, paid = value.end, value.price
        forecasts[end] = said.forecast
        free = Run(sight.terms.say.free() if isinstance(value, Move) else "", "good")
        prices[option.target or ""] = (sight.terms.amount("lapis", paid) if paid else free,)
        prices[f"way:{end}"] = tuple(Run(stand, "gold") for stand in sorted(said.crossed))
    return forecasts, prices


def touched(events: Iterable[Event]) -> frozenset[str]:
    """The slots and spaces changed by events."""
    found: set[str] = set()
    for event in events:
        match event:
            case Entered():
                found.add(f"slot:{event.ring}:{event.position}")
            case Moved():
                found.add(f"slot:{event.ring}:{event.end}")
                if event.pushed_to is not None:
                    found.add(f"slot:{event.ring}:{event.pushed_to}")
            case TurnedUp() | LaidEndTile():
                found.add(f"space:{event.space}")
    return frozenset(found)


# -- the realm -------------------------------------------------------------------------------------


def land_of(sight: Sight, colour: str) -> Land:
    """The realm shown, with what is lit in it."""
    view, decision, option = sight.view, sight.decision, sight.option
    own, kind = view.seats[sight.seat], kind_of(sight)
    if decision is None or decision.seat != sight.seat or not in_realm(decision, sight.typed):
        return Land(own.realm, own.priest, colour, kind=kind)
    sites = list(dict.fromkeys(cell for each in decision.options if (cell := cell_of(each))))
    at = cell_of(option) if option is not None else ""
    ghost, linked = None, frozenset[str]()
    laid = option.value if option is not None else None
    if at and decision.kind in LAYING and isinstance(laid, Site | Build):
        realm = realm_after(view, sight.seat, laid)
        ghost = (at, realm[at])
        match laid:
            case Build(good="temple" | "city" as good):
                linked = between(realm, good)
    return Land(
        own.realm,
        own.priest,
        colour,
        tuple(sites),
        frozenset(site for site in sites if site not in own.realm),
        ghost,
        at,
        kind,
        tuple(_spread(sight, decision).items()),
        linked,
        loud=True,
    )


def cell_of(option: Option[object]) -> str:
    target = option.target or ""
    return target.removeprefix("cell:") if target.startswith("cell:") else ""


def _spread(sight: Sight, decision: Decision[object]) -> dict[str, str]:
    """The key of each site of a landscape; the first and the last, if they don't begin alike."""
    found: dict[str, list[str]] = {}
    for option in decision.options:
        if isinstance(option.value, Site):
            found.setdefault(option.value.cell, []).append((sight.keys or {}).get(option.key, ""))
    return {
        cell: keys[0][:1] if len({key[:1] for key in keys}) == 1 else f"{keys[0]}-{keys[-1]}"
        for cell, keys in found.items()
    }


def kind_of(sight: Sight) -> str:
    """The kind whose landscapes are lit: that of the scoring or table row under the cursor."""
    target = sight.target.partition("@")[0]
    if sight.kind or target.startswith("kind:"):
        return sight.kind or target.removeprefix("kind:")
    noun, _, id = (sight.option.key if sight.option is not None else "").partition(":")
    if noun == "score":
        return id
    tile: str | None = sight.view.display[int(id)] if noun == "extra_scoring" else None
    if noun == "space" and sight.view.moved is not None:
        here = sight.view.spaces[f"{sight.view.moved.position}:{id}"]
        tile = here.top if here.end is None else None
    kind = SCORING_TILES[tile].kind if tile in SCORING_TILES else ""
    return kind if kind in KINDS else ""


def then_of(sight: Sight) -> Outlook | None:
    """The seven scorings with the choice under the cursor."""
    if sight.decision is None or sight.option is None or sight.seat != sight.decision.seat:
        return None
    return outlook_after(sight.view, sight.seat, sight.option)


# -- the hand --------------------------------------------------------------------------------------


def hand_of(sight: Sight) -> Hand:
    """The landscape or the starting tiles that are decided about."""
    decision, view, keys = sight.decision, sight.view, sight.keys or {}
    if decision is not None and decision.kind == "keep_start_tile":
        own = view.seats[decision.seat]
        tiles = tuple(
            (
                tile,
                keys.get(f"keep:{tile}", ""),
                tile in own.start_tiles,
                sight.target == f"start_tile:{tile}",
            )
            for tile in cards_of(own)
        )
        return Hand(sight.terms.say.keep_two(), tiles=tiles)
    if decision is None or decision.kind != "place_landscape" or view.moved is None:
        return Hand()
    ways = [(option, option.value) for option in decision.options if isinstance(option.value, Site)]
    site = next((way for option, way in ways if option == sight.option), ways[0][1])
    tile = view.spaces[f"{view.moved.position}:{view.doing}"].top or ""
    turns = tuple(
        (keys.get(option.key, "")[-1:], Laid(tile, way.rotation), option is sight.option)
        for option, way in ways
        if way.cell == site.cell
    )
    sector = sight.terms.sector_at(view, view.moved.position)
    title = sight.terms.say.landscape_from(sector=sector)
    here = doing(view)
    return Hand(title, Laid(tile, site.rotation), turns, left=here.height - 1 if here is not None else 0)
