"""What speaks for and against an answer, as facts for sentences: worked out from views, before it is
given.
"""

from typing import Final

from rulesets.core.records import record
from rulesets.papyria.actions import space_id
from rulesets.papyria.cells import around
from rulesets.papyria.components import (
    END_TILES,
    EXTRA_SCORING_PRICE,
    KEY_TILES,
    KEYED,
    KINDS,
    KNOWLEDGE_PRICES,
    LANDSCAPES,
    OUTER,
    PRODUCTIONS,
    SCORING_TILES,
    START_TILES,
    THRESHOLDS,
    TRADE_PAPYRI,
    TRADE_PRICE,
)
from rulesets.papyria.foresight import TRADE, Arriving, Deed, Forecast, Way, raised_first
from rulesets.papyria.laying import Laying
from rulesets.papyria.moves import Enter, Move
from rulesets.papyria.options import building_price
from rulesets.papyria.preview import (
    best_extra,
    outlook,
    progress,
    pushed_to,
    tile_worth,
)
from rulesets.papyria.realm import Laid, Realm
from rulesets.papyria.view import PapyriaView, SeatView

BUILDINGS: Final = ("temple", "city", "mine")
"""What can be built on landscapes."""
SIDES: Final = ("north", "east", "south", "west")
"""The sides of a landscape, in the order of the cells around it."""

Amount = tuple[str, int]
"""A good, `lapis`, `papyrus`, `knowledge` or `points`, and how much of it."""
Formula = tuple[int, int, int]
"""Value, multiplier and knowledge of a scoring."""


def price(own: SeatView, good: str) -> int:
    """The lapis that a seat's next temple, city or mine costs."""
    return building_price(own.realm, good)


def held_after(own: SeatView, *changes: Amount) -> tuple[Amount, ...]:
    """The lapis and papyri that a seat has after changes; those below 0 are payments."""
    count = {"lapis": own.lapis, "papyrus": own.papyri}
    for good, change in changes:
        count[good] = count.get(good, 0) + change
    return ("lapis", count["lapis"]), ("papyrus", count["papyrus"])


def scored_by(own: SeatView, kind: str, more: int = 0) -> Formula:
    """What a scoring of a kind would multiply now, with this much more knowledge."""
    index = KINDS.index(kind)
    return own.values[index], own.multipliers[index], own.knowledge + more


# -- the ring --------------------------------------------------------------------------------------


@record
class Doing:
    """The outcome of carrying out a space."""

    does: str
    """`produce`, `nothing`, `score` (with knowledge `score-knowing`), `take`, an end tile `end-paid` or
    `end-unpaid`, `built-` or `lost-lapis-` or `lost-site-` with what is built, a landscape `lay-lost`."""
    points: int = 0
    """What an end tile brings."""
    price: Amount | None = None
    goods: Amount | None = None
    """What is produced, or the knowledge that comes with a scoring."""
    scores: str = ""
    """The kind of a scoring."""
    product: Formula | None = None
    thing: str = ""
    """What is taken: a tile, or what the space holds."""


def doing(view: PapyriaView, seat: int, position: int, deed: Deed) -> Doing:
    """The outcome for a seat of a deed on a position."""
    here = view.spaces[space_id(position, deed.space)]
    if here.end is not None:
        row = END_TILES[here.end]
        which = "end-paid" if deed.done else "end-unpaid"
        return Doing(which, row.points, (row.pay_good, row.pay_amount))
    if here.good in PRODUCTIONS:
        return Doing("produce", goods=(here.good.partition("_")[0], deed.lapis + deed.papyri))
    if not here.height:
        return Doing("nothing")
    if deed.formula is not None and here.top in SCORING_TILES:
        kind, learned = SCORING_TILES[here.top].kind, ("knowledge", deed.knowledge)
        which = "score-knowing" if deed.knowledge else "score"
        return Doing(which, goods=learned, scores=kind, product=deed.formula)
    if here.good in BUILDINGS:
        which = f"built-{here.good}" if deed.done else f"lost-{deed.lacks}-{here.good}"
        return Doing(which, price=("lapis", price(view.seats[seat], here.good)))
    if here.good == "landscape" and not deed.done:
        return Doing("lay-lost")
    return Doing("take", thing=here.top or here.good)


@record
class MoveAdvice:
    """The outcome of a move, or of entering."""

    doings: tuple[Doing, ...]
    """Losses first."""
    clash: bool
    """Each space could be used, but not both."""
    firsts: tuple[tuple[str, ...], ...]
    """What must come before a space can be used: spaces, a trade, the priest's move."""
    taken: tuple[str, ...]
    """The key tiles that come with it."""
    knowledge_at_a: str
    """Whether knowledge can be bought on the way: `now`, after a `trade`, or `no`; empty off the way."""
    scoring_at_b: str
    """The same for an extra scoring, or `empty` if no tile is left for one."""
    papyri: int
    """The papyri to pay with at borders."""
    extra: Amount
    """The most points that an extra scoring would bring."""
    piece_met: str
    """Whose piece is in the other slot and on which ring: `own-s`, `trade-s`, or `poor-s` if there is no
    lapis for a trade; empty for no one's."""
    owner_met: int | None
    """The owner of that piece, if it is another seat."""
    ring: str
    pushed: int | None
    """The seat whose piece is pushed away."""
    sector: str
    """Where that piece goes, by the sector's id."""
    kept: Amount | None
    """Lapis left after paying; `None` if nothing is paid."""
    gone: bool
    """Goods on both spaces would be lost."""
    points: int
    """What the turn would bring at once."""
    origin: str
    """The sector that the piece comes from, by its id; empty for one that enters."""
    way: str
    """`straight`, or by way of borders: `by-A`, `by-B`, `by-A-B`."""


def move_advice(view: PapyriaView, seat: int, choice: Move | Enter, said: Arriving) -> MoveAdvice:
    """The outcome of a move, by its forecast."""
    best, offers = said.forecast.best, said.forecast.offers
    surely = [deed for deed in best.deeds if not _free_unpaid(view, seat, choice.end, deed)]
    deeds = sorted(surely, key=lambda deed: (deed.done, -deed.points))
    pushed = choice.pushed if isinstance(choice, Move) else None
    goes = pushed_to(view, choice) if isinstance(choice, Move) else None
    owner_met = said.owner_met if said.owner_met != seat else None
    which = "own" if said.owner_met == seat else "trade" if TRADE in offers else "poor"
    lost = [
        deed
        for deed in surely
        if not (deed.done or deed.lacks == "papyri" or view.spaces[space_id(choice.end, deed.space)].end)
    ]
    return MoveAdvice(
        tuple(doing(view, seat, choice.end, deed) for deed in deeds),
        said.forecast.clash,
        tuple(first for deed in best.deeds if deed.done and (first := said.forecast.ways[deed.space].first)),
        tuple(tile for deed in best.deeds for tile in deed.keys),
        _right(said, "A", "buy_knowledge"),
        _right(said, "B", "extra_scoring") if view.display or "B" not in said.crossed else "empty",
        view.seats[seat].papyri,
        ("points", best_extra(view, seat)),
        "" if said.owner_met is None else f"{which}-{'s' if choice.ring == 'w' else 'w'}",
        owner_met,
        choice.ring,
        pushed,
        view.sectors[(goes or choice.end) - 1],
        ("lapis", said.lapis) if choice.price else None,
        len(lost) > 1,
        best.points,
        view.sectors[choice.start - 1] if isinstance(choice, Move) else "",
        "-".join(("by", *sorted(said.crossed))) if said.crossed else "straight",
    )


def _free_unpaid(view: PapyriaView, seat: int, position: int, deed: Deed) -> bool:
    """Whether a free mine wasn't built for lack of lapis: a move that costs too much leaves less than 0."""
    here = view.spaces[space_id(position, deed.space)]
    return here.end is None and deed.lacks == "lapis" and not price(view.seats[seat], here.good)


def _right(said: Arriving, stand: str, noun: str) -> str:
    """What a border or meeting allows: a value of `MoveAdvice.knowledge_at_a`."""
    if stand not in said.crossed:
        return ""
    after = "trade" if noun in said.forecast.after_trade else "no"
    return "now" if noun in said.forecast.offers else after


@record
class SpaceAdvice:
    """The facts about carrying out a space now."""

    points: int
    doings: tuple[Doing]
    """The outcome of carrying it out."""
    later: Amount | None
    """Points that it would bring after the other one, if that is more."""
    first: tuple[str, ...]
    """What must come first."""
    loss: str
    """What carrying it out now would cause, though another order avoids it: `lost` or `unpaid`; `wasted` if a
    ship
    gets nothing there, and something on the other outer space."""
    raises: bool
    """The other action could raise this production."""
    stack: str
    """What is left there: `stack`, `stack-last` if an end tile follows, `stack-end` if there is none."""
    count: int
    """How many lie there then."""
    clash: bool
    """Each space could be used, but not both."""
    alone: bool
    """A ship carries out only one of the two outer spaces."""


def space_advice(
    view: PapyriaView, seat: int, position: int, space: str, way: Way, rest: Forecast | None
) -> SpaceAdvice:
    """The facts about a space of the sector where the piece stands."""
    here = view.spaces[space_id(position, space)]
    later = rest.best.deed(space) if rest is not None and way.deed.done else None
    last = "stack-last" if view.ends_left else "stack-end"
    goods = here.end is None and here.height and here.good not in PRODUCTIONS
    loss = "lost" if here.end is None else "unpaid"
    alone = view.moved is not None and view.moved.ring == "s" and space in OUTER
    others = [rest.ways[other].deed for other in OUTER if other in rest.ways] if rest is not None else []
    nothing = not way.deed.done and not way.deed.knowledge
    wasted = alone and nothing and any(_brings(view, position, deed) for deed in others)
    return SpaceAdvice(
        way.deed.points,
        (doing(view, seat, position, way.deed),),
        ("points", later.points) if later is not None and later.points > way.deed.points else None,
        way.first,
        "wasted" if wasted else loss if way.deed.done and way.first else "",
        here.good == "lapis_production" and raised_first(view, seat, rest),
        "" if not goods else "stack" if here.height > 1 else last,
        here.height - 1,
        rest is not None and rest.clash,
        alone,
    )


def _brings(view: PapyriaView, position: int, deed: Deed) -> bool:
    """Whether a deed on a position brings anything."""
    here = view.spaces[space_id(position, deed.space)]
    if deed.formula is None and (here.end is not None or here.good not in PRODUCTIONS):
        return deed.done or bool(deed.knowledge)
    return bool(deed.points or deed.knowledge or deed.lapis or deed.papyri)


# -- arrival ---------------------------------------------------------------------------------------


@record
class Bargain:
    """What is paid on arrival, and what it brings."""

    stand: str
    """The border that offers it; empty for a trade."""
    paid: Amount
    gain: Amount
    points: int
    """What an extra scoring brings at once."""
    held: tuple[Amount, ...]
    """Lapis and papyri then."""
    knowledge: int
    """Knowledge then."""
    product: Formula | None = None
    """The extra scoring worked out; `None` where its kind is free to choose."""
    scoring: str = ""
    """The kind of an extra scoring, or `any`."""
    count: int = 0
    """Tiles left to take its place."""
    next: str = "last"
    """`next` or `last`: whether one does."""
    partner: int | None = None
    """The seat to trade with."""


def bargain(view: PapyriaView, seat: int, noun: str, id: str) -> Bargain:
    """A trade, `buy_knowledge` for this many papyri, or an extra scoring with a tile of the display."""
    own, points, product, kind = view.seats[seat], 0, None, ""
    stand, paid, gain = "", ("lapis", TRADE_PRICE), ("papyrus", TRADE_PAPYRI)
    if noun == "buy_knowledge":
        stand, paid, gain = "A", ("papyrus", int(id)), ("knowledge", KNOWLEDGE_PRICES[int(id)])
    elif noun != "trade":
        row = SCORING_TILES[view.display[int(id)]]
        stand, paid, gain = "B", ("papyrus", EXTRA_SCORING_PRICE), ("knowledge", row.knowledge)
        points, kind = tile_worth(own, row.id), row.kind
        product = scored_by(own, row.kind, row.knowledge) if row.kind in KINDS else None
    held = held_after(own, (paid[0], -paid[1]), gain)
    knowledge = own.knowledge + (gain[1] if gain[0] == "knowledge" else 0)
    following, moved = "next" if view.reserve else "last", view.moved
    other = None if moved is None else view.rings["s" if moved.ring == "w" else "w"][moved.position - 1]
    return Bargain(stand, paid, gain, points, held, knowledge, product, kind, view.reserve, following, other)


# -- the realm -------------------------------------------------------------------------------------


def free_sides(realm: Realm, cell: str) -> tuple[str, ...]:
    """The sides of a cell on which nothing lies."""
    return tuple(side for side, other in zip(SIDES, around(cell), strict=True) if other not in realm)


@record
class Change:
    """A value that would change."""

    how: str
    """`up` or `down`, and `-bare` without symbols of the kind."""
    rises: str
    """The kind."""
    before: int
    after: int
    product: Formula | None
    """What a scoring would multiply then; `None` without symbols."""


@record
class LayingAdvice:
    """What laying or building would change."""

    points: int
    """Additional points in this turn, or at the end in the last round; 0 if there are fewer."""
    changes: tuple[Change, ...]
    """Values that rise, then those that fall."""
    taken: tuple[str, ...]
    """The key tiles that come with it."""
    made: tuple[Amount, ...]
    """How much more each production brings."""
    held: tuple[Amount, ...]
    """Lapis and papyri after paying for a temple or city; empty for anything free."""
    free: tuple[str, ...] | None
    """The sides on which the next landscape could lie; `None` if the priest doesn't move."""
    cell: str
    """What is covered; empty for a landscape."""
    beside: tuple[str, str] | None
    """The priest's cell and that of a landscape."""
    exits: int
    """Where a landscape's river leaves it."""


def laying_advice(view: PapyriaView, seat: int, noun: str, id: str, found: Laying) -> LayingAdvice:
    """What an option to lay or build would change, by what it brings."""
    own, then = view.seats[seat], found.then
    changes = [
        Change(
            f"{'up' if after > before else 'down'}{'' if signs else '-bare'}",
            kind,
            before,
            after,
            (after, signs, then.knowledge) if signs else None,
        )
        for kind, before, after, signs in zip(KINDS, own.values, then.values, then.multipliers, strict=True)
        if before != after
    ]
    changes.sort(key=lambda change: change.after < change.before)
    made: list[Amount] = [("lapis", 1)] if noun == "mine" else []
    held: tuple[Amount, ...] = ()
    free, beside, exits = None, None, 0
    if noun == "place":
        cell = id.rpartition(",")[0]
        laid = found.realm[cell]
        row = LANDSCAPES[laid.tile]
        made, free = [("lapis", row.lapis), ("papyrus", row.papyrus)], free_sides(found.realm, cell)
        beside, exits = (own.priest, cell), laid.exits
    elif noun != "mine":
        held = held_after(own, ("lapis", -price(own, noun)))
    brings = tuple(amount for amount in made if amount[1])
    keys, points = found.keys, max(0, found.points)
    covered = "" if noun == "place" else id
    return LayingAdvice(points, tuple(changes), keys, brings, held, free, covered, beside, exits)


@record
class CellAdvice:
    """What lies on a cell of a realm."""

    cell: str
    laid: Laid | None = None
    """`None` where nothing lies."""
    which: str = ""
    """`priest` if it stands there, else `plain`."""
    free: tuple[str, ...] | None = None
    """The sides on which the next landscape could lie with the priest here."""


def cell_advice(own: SeatView, cell: str) -> CellAdvice:
    """What lies on a cell of a seat's realm."""
    if cell not in own.realm:
        return CellAdvice(cell)
    which = "priest" if cell == own.priest else "plain"
    return CellAdvice(cell, own.realm[cell], which, free_sides(own.realm, cell))


@record
class KindAdvice:
    """A kind's scoring now, and its key."""

    kind: str
    points: int
    """What a scoring would bring now."""
    product: Formula
    value: int
    signs: int
    """Symbols, including the key tile's bonus."""
    cap: int
    """Knowledge, if it is the limit; else 0."""
    bonus: int
    """What the key tile adds to the multiplier."""
    keys: int
    """Keys on the key tile that is held."""
    of: int
    """How many the key tile requires; 0 if it is held, or if the kind has none."""
    goal: Amount | None
    """The kind and that number; `None` if it is held, or if the kind has none."""
    reached: int
    """How many of these there are."""


def kind_advice(own: SeatView, kind: str) -> KindAdvice:
    """A seat's value and symbols of a kind."""
    index, held, now = KINDS.index(kind), own.keys.get(kind), outlook(own)
    wanted = kind in KEYED and held is None
    return KindAdvice(
        kind,
        now.worth(index),
        scored_by(own, kind),
        own.values[index],
        own.multipliers[index],
        own.knowledge if now.product(index) > own.knowledge else 0,
        own.multipliers[index] - own.symbols[index],
        KEY_TILES[held].keys if held is not None else 0,
        THRESHOLDS[kind] if wanted else 0,
        (kind, THRESHOLDS[kind]) if wanted else None,
        progress(own)[kind] if wanted else 0,
    )


@record
class StartAdvice:
    """What a seat would have with a starting tile, or with none."""

    left: int
    """End tiles left in the stack."""
    gives: str = ""
    """The tile."""
    scoring: str = ""
    """The kind whose symbols it has; empty for none."""
    count: int = 0
    """The multiplier of that kind then."""
    knowledge: int = 0
    """Knowledge then; 0 if it brings none."""
    held: tuple[Amount, ...] = ()
    """Lapis and papyri then; empty if it brings none."""


def start_advice(view: PapyriaView, seat: int, tile: str) -> StartAdvice:
    """What a seat would have with this starting tile; without one, what is left."""
    own, left = view.seats[seat], view.ends_left
    if not tile:
        return StartAdvice(left)
    row = START_TILES[tile]
    kind = row.symbol_kind if row.symbol_kind in KINDS else ""
    signs = own.multipliers[KINDS.index(kind)] + row.symbols if kind else 0
    goods = held_after(own, ("lapis", row.lapis), ("papyrus", row.papyrus))
    knowledge = own.knowledge + row.knowledge if row.knowledge else 0
    return StartAdvice(left, tile, kind, signs, knowledge, goods if row.lapis or row.papyrus else ())
