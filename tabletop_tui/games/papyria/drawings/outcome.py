"""What lies on the spaces of the ring, what it is worth to a seat, and what a turn there would bring."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rulesets.papyria.actions import space_id
from rulesets.papyria.advice import BUILDINGS, free_sides, price
from rulesets.papyria.components import END_TILES, KINDS, MULTIPLIERS, SCORING_TILES
from rulesets.papyria.foreseen import Foreseen
from rulesets.papyria.foresight import Arriving, Deed, Forecast, Way
from rulesets.papyria.laying import Laying
from rulesets.papyria.moves import Enter, Move
from rulesets.papyria.options import building_sites
from rulesets.papyria.preview import legal_cells, tile_worth
from rulesets.papyria.realm import Laid, Realm
from rulesets.papyria.view import PapyriaView, SeatView, SpaceView
from tabletop_tui.games.papyria.drawings.signs import change, end_tile, gained, land, paid, river, way
from tabletop_tui.games.papyria.terms import NONE, Terms, plain
from tabletop_tui.paint.drawing import Line, Run


class Spoken(NamedTuple):
    """A space as a title and figures."""

    title: str
    runs: Line = ()
    lost: bool = False
    """Its good would be lost, or its end tile left unpaid."""
    points: int = 0


def spoken_of(
    foreseen: Foreseen,
    view: PapyriaView,
    seat: int,
    terms: Terms,
    forecasts: Mapping[int, Forecast],
    *,
    at_once: bool = False,
) -> dict[str, Spoken]:
    """What lies on every space, and what it would bring: as forecast, or if it came next.

    That depends on the space and on the seat's own things alone.
    """
    found: dict[str, Spoken] = {}
    known = foreseen.of_seat(seat, view.seats[seat])
    for key, here in view.spaces.items():
        forecast, deed = None, None
        if forecasts:
            position, _, space = key.partition(":")
            forecast = forecasts.get(int(position))
            deed = deed_of(forecast, space, at_once=at_once)
        before = known.get((terms, key, deed))
        if before is None or before[0] != here:
            spoken = lies(terms, view, seat, here) if deed is None else comes(terms, view, seat, here, deed)
            before = known[terms, key, deed] = here, spoken
        found[key] = before[1]
    return found


def deed_of(forecast: Forecast | None, space: str, *, at_once: bool = False) -> Deed | None:
    """What a turn would do with a space: in its best sequence, else (or if it comes `at_once`) by itself."""
    if forecast is None:
        return None
    way, best = forecast.ways.get(space), forecast.best.deed(space)
    return way.deed if way is not None and (at_once or best is None) else best


def lies(terms: Terms, view: PapyriaView, seat: int, here: SpaceView) -> Spoken:
    """What lies on a space, and what it is worth to a seat as things stand."""
    own = view.seats[seat]
    if here.end is not None:
        return Spoken(terms.good("end_tile", "title"), end_tile(terms, here.end), not _can_pay(own, here.end))
    title = terms.good(here.good, "" if terms.spelt else "title")
    if here.good == "lapis_production":
        return Spoken(title, (terms.amount("lapis", own.lapis_production, "+"),))
    if here.good == "papyrus_production":
        return Spoken(title, (terms.amount("papyrus", own.papyrus_production, "+"),))
    if not here.height:
        return Spoken(terms.say("empty"))
    if here.top in SCORING_TILES:
        return scored(terms, here.top, tile_worth(own, here.top), SCORING_TILES[here.top].knowledge)
    if here.top in MULTIPLIERS:
        return multiplied(terms, here.top)
    if here.good == "landscape":
        return Spoken(
            terms.good(here.good, "title"),
            land(terms, Laid(here.top or "")),
            lost=bool(own.priest) and not legal_cells(own),
        )
    cost = price(own, here.good)
    lost = cost > own.lapis or not building_sites(own.realm, here.good)
    runs = (terms.amount("lapis", cost),) if cost else (Run(terms.say("free"), "dim"),)
    return Spoken(terms.good(here.good, "title"), runs, lost)


def comes(terms: Terms, view: PapyriaView, seat: int, here: SpaceView, deed: Deed) -> Spoken:
    """What a space would bring in a turn that has been played through."""
    still = lies(terms, view, seat, here)
    if not deed.done:
        return still._replace(lost=True)
    if here.end is not None:
        return still._replace(lost=False, points=deed.points)
    if here.good == "lapis_production":
        return still._replace(runs=(terms.amount("lapis", deed.lapis, "+"),))
    if here.good == "papyrus_production":
        return still._replace(runs=(terms.amount("papyrus", deed.papyri, "+"),))
    if here.top in SCORING_TILES and here.height:
        return scored(terms, here.top, deed.points, deed.knowledge)
    return still._replace(lost=False)


def scored(terms: Terms, tile: str, points: int, knowledge: int) -> Spoken:
    """A scoring: `Scoring ≈`, `18★ +2◉`."""
    kind = SCORING_TILES[tile].kind
    sign = terms.kind_sign(kind if kind in KINDS else "any")
    title = terms.scoring(kind) if terms.spelt else f"{terms.good('scoring', 'title')} {sign.text}"
    runs = [
        terms.amount("points", points) if points or terms.spelt else Run("0" + terms.sign("points"), "dim")
    ]
    runs += (
        [Run(", " if terms.spelt else " "), terms.amount("knowledge", knowledge, "+")] if knowledge else []
    )
    return Spoken(title, tuple(runs), points=points)


def multiplied(terms: Terms, tile: str) -> Spoken:
    """What a multiplier tile adds, such as `+≈ river`."""
    row = MULTIPLIERS[tile]
    if terms.spelt:
        return Spoken(terms.symbols(row.kind, row.symbols))
    return Spoken(terms.kind(row.kind), (Run("+", "dim"), *[terms.kind_sign(row.kind)] * row.symbols))


def _can_pay(own: SeatView, tile: str) -> bool:
    row = END_TILES[tile]
    return (own.lapis if row.pay_good == "lapis" else own.papyri) >= row.pay_amount


def brief(terms: Terms, view: PapyriaView, seat: int, position: int, deed: Deed) -> Line:
    """An action in a cell of the list: `Temple lost`, `Landscape ╔▲☼`, `Score ≈ 18★`."""
    here = view.spaces[space_id(position, deed.space)]
    return _brief(terms, here, comes(terms, view, seat, here, deed))


def _brief(terms: Terms, here: SpaceView, found: Spoken) -> Line:
    """The same, where it is known what the space comes to."""
    if terms.spelt:
        title = found.title
    elif here.end is not None:
        title = terms.good("end_tile", "short")
    elif here.top in SCORING_TILES and here.height:
        title = f"{terms.good('scoring', 'short')} {found.title[-1]}"
    else:
        title = found.title
    if found.lost and here.end is None:
        return (Run(f"{title} {terms.say('lost')}", "bad"),)
    shown = tuple(run._replace(role="faint") for run in found.runs) if found.lost else found.runs
    if here.good in BUILDINGS and here.end is None and here.height:
        shown = ()
    left = found.runs if here.top in MULTIPLIERS and not terms.spelt and here.end is None else ()
    if left:
        return (*left, Run(f" {title}", "dim"))
    return (Run(title, "faint" if found.lost else ""), *((Run(" "), *shown) if shown else ()))


def in_words(terms: Terms, view: PapyriaView, seat: int, here: SpaceView) -> str:
    """What lies on a space and what it is worth to a seat, as text."""
    found = lies(terms, view, seat, here)
    return " ".join(filter(None, (found.title, plain(found.runs))))


def space_told(terms: Terms, view: PapyriaView, seat: int, position: int, way: Way) -> dict[str, Any]:
    """A space that can be carried out: its name and what lies there; in columns, what it costs and brings."""
    here = view.spaces[space_id(position, way.deed.space)]
    symbols = here.top in MULTIPLIERS and here.end is None
    found = comes(terms, view, seat, here, way.deed)
    return {
        "space": terms.space(way.deed.space),
        "title": terms.thing(here.top or "") if symbols else lies(terms, view, seat, here).title,
        "what": plain(_brief(terms, here, found)),
        "costs": _costs(terms, view, seat, here),
        "brings": _brings(terms, here, way, found),
    }


def _costs(terms: Terms, view: PapyriaView, seat: int, here: SpaceView) -> Line:
    """What building costs; other actions have no cost here."""
    if here.good not in BUILDINGS or here.end is not None or not here.height:
        return (NONE,)
    lapis = price(view.seats[seat], here.good)
    return (terms.amount("lapis", lapis) if lapis else Run(terms.say("free"), "good"),)


def _brings(terms: Terms, here: SpaceView, use: Way, found: Spoken) -> Line:
    """What using a space brings, or that it is lost or comes later in the turn."""
    gain: Line = (NONE,) if here.good in BUILDINGS and here.end is None else found.runs
    if found.lost and here.end is None:
        gain = (Run(terms.say("lost"), "bad"),)
    return (*gain, Run(f" {terms.say('after')}", "warn")) if use.first else gain


def deeds(terms: Terms, view: PapyriaView, seat: int, choice: Move | Enter, said: Arriving) -> list[Line]:
    """What the actions of a turn bring, in order, in a few signs each."""
    return [brief(terms, view, seat, choice.end, deed) for deed in said.forecast.best.deeds]


def move_figures(
    terms: Terms, view: PapyriaView, seat: int, choice: Move | Enter, said: Arriving
) -> tuple[Line, ...]:
    """Price, what the way brings, both actions in order, points at once."""
    both, points = deeds(terms, view, seat, choice, said), terms.gain(said.forecast.best.points)
    brought = way(terms, view, seat, said)
    return (paid(terms, choice), brought, *both, *[()] * (2 - len(both)), (points,))


def move_words(terms: Terms, view: PapyriaView, seat: int, choice: Move | Enter, said: Arriving) -> str:
    """The same as text, without the points."""
    parts = [paid(terms, choice)] if choice.price else []
    parts += [(Run(terms.say("past", stand=stand)),) for stand in sorted(said.crossed)]
    return ", ".join(map(plain, [*parts, *deeds(terms, view, seat, choice, said)]))


def site_figures(
    terms: Terms, own: SeatView, cell: str, found: Laying, kinds: Sequence[int]
) -> tuple[Line, ...]:
    """What is covered, or the river of a landscape as it would lie; values that options change; points."""
    there = land(terms, own.realm[cell]) if cell in own.realm else river(terms, found.realm[cell].exits)
    changes = [change(terms, kind, own.values[kind], found.then.values[kind]) for kind in kinds]
    return (there, *changes, (gained(terms, found.points),))


def cell_figures(terms: Terms, realm: Realm, cell: str) -> tuple[Line, ...]:
    """What lies on a cell, and how many of its sides are free."""
    free = len(free_sides(realm, cell))
    return (land(terms, realm[cell]), (Run(str(free), "" if free else "bad"),))


def doing(view: PapyriaView) -> SpaceView | None:
    """The space that is being carried out."""
    if view.moved is None or not view.doing:
        return None
    return view.spaces[space_id(view.moved.position, view.doing)]
