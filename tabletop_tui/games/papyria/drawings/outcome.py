"""What lies on the spaces of the ring, what it is worth to a seat, and what a turn there would bring."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from rulesets.papyria.actions import space_id
from rulesets.papyria.advice.amounts import price
from rulesets.papyria.advice.outlook import tile_worth
from rulesets.papyria.advice.realms import legal_cells
from rulesets.papyria.components import BUILDINGS, END_TILES, MULTIPLIERS, SCORING_TILES, SpaceGood
from rulesets.papyria.moves import Enter, Move
from rulesets.papyria.options import building_sites
from rulesets.papyria.realm import Laid
from rulesets.papyria.view import PapyriaView, SeatView, SpaceView
from tabletop_tui.games.papyria.drawings.signs import change, end_tile, gained, land, paid, river
from tabletop_tui.games.papyria.terms import NONE, Terms, plain
from tabletop_tui.paint.drawing import Line, Run

if TYPE_CHECKING:
    from rulesets.papyria.advice.courses import Deed, Forecast, Way
    from rulesets.papyria.advice.forecast import Arriving
    from rulesets.papyria.advice.laying import Laying


class Spoken(NamedTuple):
    """A space as a title and figures."""

    title: str
    runs: Line = ()
    lost: bool = False
    """Its good would be lost, or its end tile left unpaid."""
    points: int = 0


class Spaces:
    """What lies on the spaces of one view, and what it comes to: worked out once, as a cursor moves far more
    often than anything changes. That saves a fourteenth of an arrow key.
    """

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        self._view: PapyriaView | None = None
        self._known: dict[tuple[int, str, Deed | None], Spoken] = {}

    def spoken(
        self, view: PapyriaView, seat: int, forecasts: "Mapping[int, Forecast]", *, at_once: bool = False
    ) -> dict[str, Spoken]:
        """Every space: what lies there for a seat, what it would bring as forecast, or if it came next."""
        if view is not self._view:
            self._view, self._known = view, {}
        found: dict[str, Spoken] = {}
        for key, here in view.spaces.items():
            deed = None
            if forecasts:
                position, _, space = key.partition(":")
                deed = deed_of(forecasts.get(int(position)), space, at_once=at_once)
            spoken = self._known.get((seat, key, deed))
            if spoken is None:
                terms = self._terms
                spoken = comes(terms, view, seat, here, deed) if deed else lies(terms, view, seat, here)
                self._known[seat, key, deed] = spoken
            found[key] = spoken
        return found


def deed_of(forecast: "Forecast | None", space: str, *, at_once: bool = False) -> "Deed | None":
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
    return _known_by(terms, here.good, (here.top or "") if here.height else None, *_worth(own, here))


def _worth(own: SeatView, here: SpaceView) -> tuple[int, bool]:
    """What the good on a space is worth to a seat: what it brings or costs, and whether it would be lost."""
    match here.good:
        case "lapis_production":
            return own.lapis_production, False
        case "papyrus_production":
            return own.papyrus_production, False
        case "landscape":
            return 0, bool(own.priest) and not legal_cells(own)
        case "temple" | "city" | "mine" as building:
            cost = price(own, building)
            return cost, cost > own.lapis or not building_sites(own.realm, building)
        case "scoring" if here.height:
            return tile_worth(own, here.top or ""), False
    return 0, False


@lru_cache(512)  # without it, an answer takes 1 % more
def _known_by(terms: Terms, good: SpaceGood, top: str | None, worth: int, lost: bool) -> Spoken:
    """A space by its good, what lies on `top` (`None`: it is empty), and what that is worth."""
    match good:
        case "lapis_production":
            return Spoken(_title(terms, good), (terms.amount("lapis", worth, "+"),))
        case "papyrus_production":
            return Spoken(_title(terms, good), (terms.amount("papyrus", worth, "+"),))
        case _ if top is None:
            return Spoken(terms.say.empty())
        case "landscape":
            return Spoken(terms.good(good, "title"), land(terms, Laid(top)), lost)
        case "temple" | "city" | "mine":
            runs = (terms.amount("lapis", worth),) if worth else (Run(terms.say.free(), "dim"),)
            return Spoken(terms.good(good, "title"), runs, lost)
        case "scoring":
            return scored(terms, top, worth, SCORING_TILES[top].knowledge)
        case "multiplier":
            return multiplied(terms, top)


def _title(terms: Terms, good: SpaceGood) -> str:
    """A production, in full where text is read aloud."""
    return terms.good(good, "" if terms.spelt else "title")


def comes(terms: Terms, view: PapyriaView, seat: int, here: SpaceView, deed: "Deed") -> Spoken:
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
    sign = terms.kind_sign(kind)
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


def brief(
    terms: Terms, view: PapyriaView, seat: int, position: int, deed: "Deed", *, tight: bool = False
) -> Line:
    """An action: `Temple lost`, `Landscape ╔▲☼`, `Score ≈ 18★`; `tight`, `Land ╔▲☼` and `≈ 18★`."""
    here = view.spaces[space_id(position, deed.space)]
    return _brief(terms, here, comes(terms, view, seat, here, deed), tight=tight)


def _brief(terms: Terms, here: SpaceView, found: Spoken, *, tight: bool = False) -> Line:
    """The same, where it is known what the space comes to."""
    if terms.spelt:
        title = found.title
    elif tight and here.end is None and here.good == "landscape" and here.height:
        title = terms.good("landscape", "short")
    elif tight and here.end is None and here.top in SCORING_TILES and here.height:
        title = found.title[-1]
    elif tight and here.end is not None:
        title = ""
    elif here.end is not None:
        title = terms.good("end_tile", "short")
    elif here.top in SCORING_TILES and here.height:
        title = f"{terms.good('scoring', 'short')} {found.title[-1]}"
    else:
        title = found.title
    if found.lost and here.end is None:
        return (Run(f"{title} {terms.say.lost()}", "bad"),)
    shown = _unpaid(terms, here, found.runs) if found.lost else found.runs
    if here.good in BUILDINGS and here.end is None and here.height:
        shown = ()
    left = found.runs if here.top in MULTIPLIERS and not terms.spelt and here.end is None else ()
    if left:
        return (*left, Run(f" {title}", "dim"))
    named = (Run(title, "faint" if found.lost else ""), Run(" ")) if title else ()
    return (*named, *shown) if shown else named[:1]


def _unpaid(terms: Terms, here: SpaceView, runs: Line) -> Line:
    """What is out of reach, faint; the price of an end tile that can't be paid has a sign."""
    faint = [run._replace(role="faint") for run in runs]
    if here.end is None or terms.spelt:
        return tuple(faint)
    row = END_TILES[here.end]
    more = (terms.amount("knowledge", row.knowledge, " +"),) if row.knowledge else ()
    return (faint[0], Run(f" {terms.sign('lost')}", "bad"), *more)


def in_words(terms: Terms, view: PapyriaView, seat: int, here: SpaceView) -> str:
    """What lies on a space and what it is worth to a seat, as text."""
    found = lies(terms, view, seat, here)
    return " ".join(filter(None, (found.title, plain(found.runs))))


class SpaceWords(NamedTuple):
    """A space that can be carried out: what lies there, what it comes to, what it costs and brings."""

    title: str
    what: str
    costs: Line
    brings: Line


def space_words(terms: Terms, view: PapyriaView, seat: int, position: int, way: "Way") -> SpaceWords:
    """How a space of the sector where the piece stands is listed."""
    here = view.spaces[space_id(position, way.deed.space)]
    found = comes(terms, view, seat, here, way.deed)
    symbols = here.top in MULTIPLIERS and here.end is None
    title = terms.thing(here.top or "") if symbols else lies(terms, view, seat, here).title
    what = plain(_brief(terms, here, found))
    return SpaceWords(title, what, _costs(terms, view, seat, here), _brings(terms, here, way, found))


def _costs(terms: Terms, view: PapyriaView, seat: int, here: SpaceView) -> Line:
    """What building costs; other actions have no cost here."""
    match here.good:
        case "temple" | "city" | "mine" as building if here.end is None and here.height:
            lapis = price(view.seats[seat], building)
            return (terms.amount("lapis", lapis) if lapis else Run(terms.say.free(), "good"),)
        case _:
            return (NONE,)


def _brings(terms: Terms, here: SpaceView, use: "Way", found: Spoken) -> Line:
    """What using a space brings, or that it is lost or comes later in the turn."""
    gain: Line = (NONE,) if here.good in BUILDINGS and here.end is None else found.runs
    if found.lost:
        gain = (Run(terms.say.lost(), "bad"),) if here.end is None else _unpaid(terms, here, found.runs)
    return (*gain, Run(f" {terms.say.after()}", "warn")) if use.first else gain


def deeds(
    terms: Terms, view: PapyriaView, seat: int, choice: Move | Enter, said: "Arriving", *, tight: bool = False
) -> list[Line]:
    """What the actions of a turn bring, in order, in a few signs each."""
    return [brief(terms, view, seat, choice.end, deed, tight=tight) for deed in said.forecast.best.deeds]


def move_words(terms: Terms, view: PapyriaView, seat: int, choice: Move | Enter, said: "Arriving") -> str:
    """What a move costs, passes and brings, as text without the points."""
    parts = [paid(terms, choice)] if choice.price else []
    parts += [(Run(terms.say.past(stand=stand)),) for stand in sorted(said.crossed)]
    return ", ".join(map(plain, [*parts, *deeds(terms, view, seat, choice, said)]))


def site_figures(
    terms: Terms, own: SeatView, cell: str, found: "Laying", kinds: Sequence[int]
) -> tuple[Line, ...]:
    """What is covered, or the river of a landscape as it would lie; values that options change; points."""
    there = land(terms, own.realm[cell]) if cell in own.realm else river(terms, found.realm[cell].exits)
    changes = [change(terms, kind, own.values[kind], found.then.values[kind]) for kind in kinds]
    return (there, *changes, (gained(terms, found.points),))


def doing(view: PapyriaView) -> SpaceView | None:
    """The space that is being carried out."""
    if view.moved is None or not view.doing:
        return None
    return view.spaces[space_id(view.moved.position, view.doing)]
