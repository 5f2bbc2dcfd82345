"""What an answer would come to, and what speaks for and against it: worked out from views, without words.

Every function has the same form: view, seat, decision (`None` while a player only looks around), noun and
id of the thing that is meant, and returns a record of what there is to tell of it.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from rulesets.bora_bora.components import (
    BLUE,
    CARDS,
    FISH,
    FISHING_VP,
    GOD_TILES,
    GODS,
    GROUND,
    HELPER,
    HUTS,
    JEWELS,
    LAST_SPACE,
    LAST_STATUS,
    MATERIALS,
    PEOPLE,
    PERSON_KINDS,
    PRIESTS,
    SEXES,
    STATUS,
    TASK_VP,
    TASKS,
    WAYS,
    YELLOW_VP,
)
from rulesets.bora_bora.gods import Purse, Way, after
from rulesets.bora_bora.preview import (
    actions_now,
    announced,
    around,
    beside_on,
    free_ground,
    marker_of,
    most_priests,
    most_tiles,
    needs_blue,
    placement_of,
    pushed,
    reached,
    region_preview,
    served_by,
    status_preview,
    tiles_of,
    use_value,
    value_now,
)
from rulesets.bora_bora.setup import FISHING
from rulesets.bora_bora.state import Die
from rulesets.bora_bora.tasks import Progress
from rulesets.bora_bora.view import BoraBoraView, SeatView
from rulesets.core import Decision
from rulesets.core.records import record

Asked = Decision[Any] | None


class Person(NamedTuple):
    """Equal people: sex, kind, and their number."""

    sex: str
    kind: str
    number: int = 1


def purse_of(own: SeatView) -> Purse:
    """What a seat has to pay gods with; of others no cards."""
    return Purse(own.hand or (), own.offerings, own.god_tiles)


def keys_of(decision: Asked, *nouns: str) -> list[str]:
    """The keys of a decision's options with these nouns; all without nouns."""
    keys = [option.key for option in decision.options] if decision is not None else []
    return [key for key in keys if not nouns or key.partition(":")[0] in nouns]


# -- dice on cards ---------------------------------------------------------------------------------


class Doing(NamedTuple):
    """What a card does with a value."""

    actions: tuple[str, ...]
    value: int
    building_vp: int


@record
class PlacementAdvice:
    """A die on a card, or a card by itself."""

    number: int
    card: str
    gods: str = "plain"
    """The gods that it costs: `plain` for none, `blue`, `white` or `both`."""
    fishing: bool = False
    doing: Doing | None = None
    reach: tuple[str, ...] | None = None
    """The regions it leads to, of an expansion."""
    rest: str = ""
    """What follows the action: `fire` for the fire bonus, `helper` for what can be bought."""
    blue: bool = False
    white: bool = False
    purse: Purse | None = None
    """What there is to pay with, where it costs gods."""
    lying: tuple[Die, ...] | None = None
    """The dice there, where no god sets them aside."""
    lowest: int = 0
    empty: bool = False
    points: int = 0
    """What fishing brings."""
    better: int | None = None
    """What the helper would bring for a die that is to fish, if that is more."""


def placement_advice(view: BoraBoraView, seat: int, decision: Asked, noun: str, id: str) -> PlacementAdvice:
    """What a die would do on a card, and which gods it costs; `card` is a card with no die of one's own."""
    number, card, white = placement_of(f"place:{id}" if noun != "card" else f"place:6:{id}")
    asked = noun != "card"
    if card == FISHING:
        better = helped(view, decision, number)
        return PlacementAdvice(number, card, fishing=True, points=FISHING_VP, better=better)
    value, actions = 6 if white else number, tuple(CARDS[card].action.split(" or "))
    dice = view.cards.get(card, ())
    blue, white = asked and needs_blue(view, number, card), asked and white
    return PlacementAdvice(
        number,
        card,
        "both" if blue and white else "blue" if blue else "white" if white else "plain",
        doing=Doing(actions, value, view.building_vp),
        reach=tuple(reached(view, seat, actions, value)) if actions[0] in ("land", "water") else None,
        rest={"helper": "helper", "temple": "fire", "build": "fire"}.get(actions[0], ""),
        blue=blue,
        white=white,
        purse=purse_of(view.seats[seat]) if blue or white else None,
        lying=tuple(dice) if dice and not (blue or white) else None,
        lowest=min((die.number for die in dice), default=0),
        empty=not dice and card in view.cards,
    )


def helped(view: BoraBoraView, decision: Asked, number: int) -> int | None:
    """The points a die would bring at the helper without any god, if that is more than fishing."""
    points = number // HELPER["vp"].die_points
    offered = f"place:{number}:helper" in keys_of(decision)
    free = offered and not needs_blue(view, number, "helper")
    return points if free and points > FISHING_VP else None


# -- gods ------------------------------------------------------------------------------------------


@record
class PaymentAdvice:
    """A way to pay for a god."""

    cards: tuple[str, ...]
    """The gods of the cards; none for a god tile."""
    count: int
    """God tiles that are held."""
    points: int
    """Points that a red god brings at once."""
    kept: Purse | None
    """What is kept, with the cards in the `hand`; `None` where that may not be seen."""
    hand: tuple[int, ...] | None
    unused: int | None
    """What the god tile would bring at the end."""
    white_too: bool
    """The white god can still be paid after a blue one."""


def payment_advice(
    view: BoraBoraView, seat: int, decision: Asked, noun: str, id: str
) -> PaymentAdvice | None:
    """What a way to pay for a god leaves and brings: `card`, `pair` or `tile`."""
    if noun == "no":
        return None
    own, region = view.seats[seat], view.region
    options = decision.options if decision is not None else ()
    way = next((option.value for option in options if option.key.partition(":")[0] == noun), None)
    god = GODS[view.god if view.god is not None else GODS.index("red")]
    cards = {"card": (god,), "pair": (id, id)}.get(noun, ())
    kept = after(purse_of(own), way) if own.hand is not None and isinstance(way, Way) else None
    return PaymentAdvice(
        cards,
        own.god_tiles,
        FISH[view.fish[region]].vp if region is not None and view.god is None else 0,
        kept,
        kept.hand if kept is not None else None,
        GOD_TILES.final_vp if kept is not None and noun == "tile" else None,
        view.god == 0 and all(announced(view)),
    )


@record
class GodCardAdvice:
    """A god card that lies open or is held, the deck, or the god tiles of a seat."""

    colour: str
    """Empty for a gap, the deck and god tiles."""
    god: str | None
    held: int
    """How many of it are in the hand."""
    like: tuple[str, int] | None
    """The same with the god, if there are any."""
    count: int
    """God tiles."""
    deck: bool


def god_card_advice(view: BoraBoraView, seat: int, decision: Asked, noun: str, id: str) -> GodCardAdvice:
    """What a god card is, and how many like it a seat holds: `open`, `hand`, `deck` or `god_tile`."""
    own = view.seats[seat]
    lying = view.open[int(id) - 1] if noun == "open" else GODS.index(id) if noun == "hand" else None
    god, tiles = None if lying is None else GODS[lying], own.god_tiles
    count = own.hand[lying] if lying is not None and own.hand is not None and noun == "open" else 0
    like = (god, count) if god and count else None
    return GodCardAdvice(god or "", god, count, like, tiles, bool(view.deck))


# -- status, the helper and the ground -------------------------------------------------------------


@record
class StepsAdvice:
    """Steps on the status track, and the person that is shifted for them or for shells."""

    seat: int
    asked: bool
    who: Person | None
    symbols: str | None
    """The tile whose symbols are counted."""
    cost: int
    """Points of the helper."""
    shells: int
    """Shells that one would have."""
    before: int
    climb: tuple[int, int, int] | None
    """Steps, the space before and the one after; nothing for shells."""
    now: int
    """Points of the space now, and `later` of the one after."""
    later: int
    points: int
    """How many more that are."""
    passed: tuple[int, ...]
    """Seats that are overtaken."""
    lost: int | None
    """Steps beyond the end of the track, if there are any."""


def steps_advice(
    view: BoraBoraView, seat: int, decision: Asked, noun: str, id: str, steps: int | None = None
) -> StepsAdvice:
    """What steps come to, or shells for shifting a woman: `status`, `tattoo` or `shells`."""
    row = PEOPLE.get(id)
    if steps is None:
        steps = row.status_symbols if row is not None else int(decision is not None)
    before, then = marker_of(view, seat), status_preview(view, seat, steps)
    ahead = [other for space in range(before, then.space + 1) for other in view.status[space]]
    return StepsAdvice(
        seat,
        decision is not None,
        Person(row.sex, row.kind) if row is not None else None,
        id if row is not None else None,
        HELPER["tattoo"].die_points,
        view.seats[seat].shells + (row.shell_symbols if row is not None and noun == "shells" else 0),
        before,
        (steps, before, then.space) if noun != "shells" else None,
        STATUS[before],
        then.points,
        then.points - STATUS[before],
        tuple(ahead[ahead.index(seat) + 1 :]),
        max(0, before + steps - LAST_STATUS) or None,
    )


@record
class GoodAdvice:
    """Something that is bought, comes from the fire bonus, or lies in the supply."""

    good: str | None
    """What lies in the supply."""
    brings: str
    cost: int | None
    """Points of the helper; `None` where it doesn't come from there."""
    would: tuple[str, int] | None
    """What one would have then, of points, offerings and shells."""
    has: int
    """How many of it one has, and `then` will have."""
    then: int
    points: int


def good_advice(view: BoraBoraView, seat: int, decision: Asked, noun: str, id: str) -> GoodAdvice:
    """What one would have of a good then."""
    own = view.seats[seat]
    has = {"offering": own.offerings, "shell": own.shells, "god_card": own.cards}.get(noun, 0)
    counts = {"vp": own.vp, "offering": own.offerings, "shell": own.shells}
    would = (noun, counts[noun] + 1) if noun in counts else None
    cost = HELPER[noun].die_points if noun in HELPER else None
    return GoodAdvice(id or None, noun, cost, would, has, has + 1, int(noun == "vp"))


@record
class MaterialAdvice:
    """Where on the own ground a building material would go."""

    material: str
    free: tuple[str, ...]
    where: str
    """`some` or `none`, by whether a space is free."""
    pairs: int
    """How many of these lie beside something that lies there."""


def material_advice(view: BoraBoraView, seat: int, decision: Asked, noun: str, id: str) -> MaterialAdvice:
    """Where a seat could lay a material."""
    own = view.seats[seat]
    free = tuple(free_ground(own, noun))
    pairs = sum(bool(beside_on(own, space)) for space in free)
    return MaterialAdvice(noun, free, "some" if free else "none", pairs)


@record
class GroundAdvice:
    """A space of the ceremonial ground, or two of them to build on."""

    sites: tuple[str, ...]
    points: int
    """What building brings now."""
    pair: bool
    single: bool
    """Fewer tiles would fit then than are left."""
    count: int
    """How many would fit, of so many that are left (`of`)."""
    of: int
    tight: str
    """`one` or `many` that would fit, if more of them would after building elsewhere."""
    joins: str
    """`some` or `none`, by whether something lies beside a single space."""
    near: tuple[str, ...]
    """The spaces beside it with something on them."""
    others: tuple[str, ...]
    """All spaces with which it could be built on."""
    lies: str
    """`built`, `filled` or `empty`."""
    space: str
    material: str
    number: int | str
    """Of the building tile that lies there; empty for none."""


def ground_advice(view: BoraBoraView, seat: int, decision: Asked, noun: str, id: str) -> GroundAdvice:
    """What lies on a space of a seat's ground, or how many tiles would still fit after building there."""
    own, pair = view.seats[seat], "-" in id
    count, of = room_after(own, id) if pair else (0, 0)
    elsewhere = count
    if decision is not None and decision.kind == "build_site":
        elsewhere = max(room_after(own, str(key.partition(":")[2]))[0] for key in keys_of(decision))
    near = () if pair else tuple(beside_on(own, id))
    return GroundAdvice(
        tuple(id.split("-")),
        view.building_vp,
        pair,
        count < of,
        count,
        of,
        ("one" if count == 1 else "many") if count < min(elsewhere, of) else "",
        "" if pair else "some" if near else "none",
        near,
        tuple(around(own, id)),
        "built" if id in own.built else "filled" if id in own.ground else "empty",
        id,
        GROUND[id[:2]].material,
        own.built.get(id, ""),
    )


def room_after(own: SeatView, site: str) -> tuple[int, int]:
    """How many building tiles would still fit after building on `a1-a2`, and how many are left."""
    covered = {*own.built, *site.split("-")}
    return most_tiles(tuple(space for space in GROUND if space not in covered)), len(own.unbuilt) - 1


@record
class BoardAdvice:
    """A building tile or a people space of a player board."""

    number: str
    points: int
    built: str
    """`open` or `built`."""
    huts: int
    """On spaces 1 to 11, and `last` on the twelfth."""
    last: int


def board_advice(view: BoraBoraView, seat: int, decision: Asked, noun: str, id: str) -> BoardAdvice:
    """What a building tile (`building`) brings now, or where one's huts stand (`space`)."""
    own = view.seats[seat]
    built = noun == "building" and int(id) not in own.unbuilt
    return BoardAdvice(id, view.building_vp, "built" if built else "open", len(own.huts), own.on_last)


# -- people ----------------------------------------------------------------------------------------


@record
class UseAdvice:
    """A use of all equal people in phase B."""

    who: Person
    count: int
    many: str
    """`one` or `many` of them."""
    use: tuple[str, int]
    """Kind and value."""
    green: bool
    """It takes a green god, of which this is the `sign`."""
    sign: str
    purse: Purse | None
    reach: tuple[str, ...] | None
    """The regions it leads to, of an expansion."""
    points: int
    """What it brings now; of status what the new space counts more."""
    now: int | None = None
    later: int | None = None
    passed: tuple[int, ...] = ()
    lost: int | None = None


def use_advice(view: BoraBoraView, seat: int, decision: Asked, noun: str, id: str) -> UseAdvice:
    """What using people comes to: `use`, with a green god `doubled`, or one kind more (`extra`)."""
    sex, kind = id.split(":")
    value = use_value(view, seat, sex, kind, doubled=noun == "doubled")
    count = len(tiles_of(view, seat, sex, kind))
    near = tuple(reached(view, seat, (kind,), value)) if kind in ("land", "water") else None
    points = {"vp": value, "build": view.building_vp}.get(kind, 0)
    purse = purse_of(view.seats[seat]) if noun != "use" else None
    many, who = "one" if count == 1 else "many", Person(sex, kind, count)
    if kind != "status":
        return UseAdvice(who, count, many, (kind, value), noun != "use", "green", purse, near, points)
    up = steps_advice(view, seat, decision, "status", "", value)
    climbs = (up.points, up.now, up.later, up.passed, up.lost)
    return UseAdvice(who, count, many, (kind, value), noun != "use", "green", purse, near, *climbs)


@record
class PersonAdvice:
    """A place of the rows of men and women, or a person on a board."""

    who: Person
    kind: str
    sex: str
    effect: str
    """The same, with its `values` for one, two and three of them."""
    values: tuple[int, ...]
    does: tuple[str, int]
    """Kind and value of this one alone."""
    with_mine: tuple[str, int] | None
    """With one's own of the kind; `None` without any."""
    symbols: str
    """The tile whose symbols are counted, so too `what`."""
    what: str
    serves: str | None
    """A task that it serves, so too `task`."""
    task: str | None
    count: int
    """How many of the kind one has."""


def person_advice(view: BoraBoraView, seat: int, decision: Asked, noun: str, id: str) -> PersonAdvice | None:
    """What a person at a place (`man`, `woman`) or a tile (`person`) brings; `None` for an empty place."""
    tile = id if noun == "person" else view.places[noun][int(id) - 1]
    if tile is None:
        return None
    row, kind = PEOPLE[tile], PERSON_KINDS[PEOPLE[tile].kind]
    count = len(tiles_of(view, seat, row.sex, row.kind))
    serves = next(iter(served_by(view, seat, sex=row.sex, kind=row.kind)), None)
    return PersonAdvice(
        Person(row.sex, row.kind),
        row.kind,
        row.sex,
        row.kind,
        tuple(kind.value(held) for held in (1, 2, 3)),
        (row.kind, kind.value(1)),
        (row.kind, kind.value(min(3, count + 1))) if count else None,
        tile,
        tile,
        serves,
        serves,
        count,
    )


# -- map, market and tasks -------------------------------------------------------------------------


@record
class RegionAdvice:
    """A region of the map."""

    region: str
    path: int
    """The least value that leads there now."""
    yields: str
    """A material, or `offering`."""
    fish: str
    scored: str
    """When the fish counts: at the end of the game only of the `first` hut, else while it is in `play`."""
    material: str | None
    free: tuple[str, ...]
    where: str
    """`some` or `none`, by whether a space is free for the material; empty for offerings."""
    holder: int | None
    """Whose hut is on the building site."""
    holders: tuple[int | None, tuple[int, ...]]
    """The same, and all huts beside it."""
    ways: tuple[tuple[str, tuple[tuple[int, str], ...]], ...]
    """Paths by land and by water, each with its value and where it leads."""


def region_advice(view: BoraBoraView, seat: int, decision: Asked, noun: str, id: str) -> RegionAdvice:
    """What a region brings, and how it can be reached and left."""
    good, _, holder = region_preview(view, id)
    lay = material_advice(view, seat, decision, good, id) if good in MATERIALS else None
    paths = [action for action in actions_now(view) if action in ("land", "water")]
    return RegionAdvice(
        id,
        reached(view, seat, paths, value_now(view)).get(id, 0),
        good,
        view.fish[id],
        "first" if decision is not None and decision.kind == "setup_hut" else "play",
        good if lay is not None else None,
        lay.free if lay is not None else (),
        lay.where if lay is not None else "",
        holder,
        (holder, tuple(view.map[id][:-1])),
        tuple((kind, tuple(WAYS[kind][id])) for kind in ("land", "water") if WAYS[kind][id]),
    )


@record
class JewelAdvice:
    """A piece of jewelry, on sale or owned."""

    kind: str
    price: int
    """Shells."""
    shells: int
    """Shells that would be left."""
    points: int
    """At the end of the game."""
    count: int
    """Pieces that one has, of the `same` kind so many."""
    same: int
    serves: str | None
    """A task that it serves."""
    round: int | None
    """In which round it is sold."""


def jewel_advice(view: BoraBoraView, seat: int, decision: Asked, noun: str, id: str) -> JewelAdvice:
    """What a piece of jewelry costs and brings a seat."""
    row, own = JEWELS[id], view.seats[seat]
    kinds = [JEWELS[jewel].kind for jewel in own.jewelry or ()]
    sold = (number for number, column in enumerate(view.jewels, start=1) if id in column)
    serves = next(iter(served_by(view, seat, jewel=row.kind)), None)
    left, same = own.shells - row.shell_cost, kinds.count(row.kind)
    return JewelAdvice(row.kind, row.shell_cost, left, row.vp, len(kinds), same, serves, next(sold, None))


@record
class TempleAdvice:
    """A space of the temple."""

    space: str
    there: str
    """`free` or `held`."""
    holder: int | None
    pushes: tuple[tuple[int, int], ...]
    """Seats whose priests are pushed, each with the space it gets; 0 is out."""
    winner: int
    """Who would get the god tile then, with so many `priests`."""
    mine: bool
    priests: int
    points: int
    """What a priest brings in this round."""
    own_out: bool
    """The own priest would be pushed out, though another space would not do that."""


def temple_advice(view: BoraBoraView, seat: int, decision: Asked, noun: str, id: str) -> TempleAdvice:
    """Whom a priest on a space would push, and who would have most then."""
    there, most = view.temple[int(id) - 1], most_priests(view, seat, int(id))
    moved = tuple(pushed(view, int(id)))
    own_out = False
    if decision is not None and decision.kind == "temple_space" and (seat, 0) in moved:
        own_out = not all((seat, 0) in pushed(view, int(option.value)) for option in decision.options)
    held, mine = "free" if there is None else "held", most.seat == seat
    return TempleAdvice(id, held, there, moved, most.seat, mine, most.priests, view.priest_vp, own_out)


_TASK_POINTS = {"yellow": YELLOW_VP, "discard": 0}
"""What it brings to deal with a task in this way; else `TASK_VP`."""


@record
class TaskAdvice:
    """A task that is dealt with, taken, or looked at."""

    task: str
    stands: tuple[str, Progress | None]
    """The task, and how far it is (`known`), if that may be seen."""
    known: Progress | None
    looking: bool
    points: int
    full: int
    """What it brings when it is met, and `yellow` with a yellow god."""
    yellow: int
    back: str
    purse: Purse
    instead: tuple[str, ...]
    """Tasks that could be dealt with in a better way."""


def task_advice(view: BoraBoraView, seat: int, decision: Asked, noun: str, id: str) -> TaskAdvice:
    """How far a seat is with a task, and what speaks against dealing with it in this way."""
    own = view.seats[seat]
    better = {"discard": "yellow"}
    if decision is not None and decision.kind == "resolve_task":
        better["yellow"] = "fulfil"
    instead = keys_of(decision, better[noun]) if noun in better else []
    return TaskAdvice(
        id,
        (id, own.progress.get(id)),
        own.progress.get(id),
        decision is None,
        _TASK_POINTS.get(noun, TASK_VP),
        TASK_VP,
        YELLOW_VP,
        TASKS[id].back,
        purse_of(own),
        tuple(key.partition(":")[2] for key in instead),
    )


_STILL = {"end": ("use",), "pass": ("jewelry",), "done": ("fulfil", "yellow")}
"""The nouns of what could still be had, by the option that gives it up."""


@record
class WayOutAdvice:
    """An option that ends an action, passes, or stops a choice."""

    kind: str
    """The kind of decision."""
    left: tuple[str, ...]
    """The keys of what could still be had without a god; `points:2` for points of the helper."""


def way_out_advice(view: BoraBoraView, seat: int, decision: Asked, noun: str, id: str) -> WayOutAdvice:
    """What would be given up by stopping now."""
    kind = decision.kind if decision is not None else ""
    left: Sequence[str] = keys_of(decision, *_STILL[noun]) if noun in _STILL else ()
    if noun == "stop" and kind == "helper_spend":
        left = (f"points:{view.points}",)
    return WayOutAdvice(kind, tuple(left))


# -- players ---------------------------------------------------------------------------------------


class Space(NamedTuple):
    """A space of the ceremonial ground."""

    space: str
    material: str
    lies: str
    """`built`, `filled` or `empty`."""
    number: int
    """Of the building tile that lies there."""


@record
class PlayerAdvice:
    """All that lies in front of a player, as far as the viewer may see it."""

    mover: tuple[int, bool]
    """The seat, and whether it is its turn."""
    vp: int
    dice: tuple[int, ...]
    offerings: int
    shells: int
    god_tiles: int
    cards: int
    in_temple: int
    """Priests there, of all that there are (`of`)."""
    of: int
    on_map: int
    """Huts there, of all that there are (`all_huts`)."""
    all_huts: int
    people: tuple[tuple[str, bool], ...]
    """The tiles in the order of their spaces, each with whether it is shifted; `persons` of them."""
    persons: int
    tiles_built: int
    jewels_held: int
    fulfilled: int
    marker: int
    hand: tuple[int, ...] | None
    huts: int
    """On spaces 1 to 11, and `last` on the twelfth; so many spaces are `vacant`."""
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


# -- questions -------------------------------------------------------------------------------------


@record
class Question:
    """What a decision is about."""

    which: str
    """Which of several questions of its kind it is; empty where there is one."""
    value: int
    cost: int
    """Points of the helper that can be spent."""
    dots: int
    """The same."""
    shells: int
    god: str
    points: int
    """Of the fish tile that a red god would score."""
    material: str | None
    number: int
    """Which of several gains it is, `of` so many, with `count` left."""
    of: int
    count: int


def question(view: BoraBoraView, decision: Decision[Any]) -> Question:
    """What there is to say when a decision is put."""
    region = view.region or next(iter(view.fish))
    space = decision.options[0].key.partition(":")[2]
    of, left = (view.using.value, view.using.left) if view.using is not None else (1, 1)
    return Question(
        _which(view, decision),
        value_now(view),
        view.points,
        view.points,
        view.seats[decision.seat].shells,
        GODS[view.god or 0],
        FISH[view.fish[region]].vp,
        GROUND[space].material if decision.kind == "place_material" else None,
        of - left + 1,
        of,
        left,
    )


def _which(view: BoraBoraView, decision: Decision[Any]) -> str:
    """By which of its sentences a question is asked: `Question.which`."""
    kind, actions, using = decision.kind, actions_now(view), view.using
    if kind == "place_die":
        return "last" if len(view.seats[decision.seat].dice) == 1 else "some"
    if kind == "take_person":
        return "both" if len(actions) > 1 else actions[0]
    if kind == "pay_god":
        return "first" if view.god == BLUE and all(announced(view)) else "only"
    if kind == "move_hut_more":
        return "one" if using is None or using.left == 1 else "many"
    if kind == "use_people":
        return _who(view, decision)
    if kind == "resolve_task":
        return "met" if keys_of(decision, "fulfil") else "yellow" if keys_of(decision, "yellow") else "none"
    several = {"choose_material": "material", "take_god_card": "god_card"}.get(kind)
    return "more" if using is not None and using.kind == several and using.value > 1 else ""


def _who(view: BoraBoraView, decision: Decision[Any]) -> str:
    """Whether men, women or both can still be used without a god."""
    plain = {key.split(":")[1] for key in keys_of(decision, "use")}
    free = [sex for sex in SEXES if not view.seats[decision.seat].used[sex]]
    if len(plain) == 2 or not plain:
        return "both" if plain else "green"
    return f"{next(iter(plain))}-first" if len(free) == 2 else next(iter(plain))


def likeliest(view: BoraBoraView, decision: Decision[Any]) -> str | None:
    """Of a decision's options, by key, something to do, but never what costs a god; `None` for any."""
    keys = [key for key in keys_of(decision) if key not in ("stop", "end", "pass", "done")]
    if decision.kind == "place_die":
        free = [key for key in keys if not placement_of(key).white]
        return next((key for key in free if not needs_blue(view, *placement_of(key)[:2])), None)
    if decision.kind == "use_people":
        return next((key for key in keys if key.startswith("use:")), "end")
    if decision.kind == "take_task":
        known = view.seats[decision.seat].progress
        return min(keys, key=lambda key: known[task].missing if (task := key[5:]) in known else 9)
    if decision.kind == "build_tile":
        return keys[-1]  # the one that asks for the highest die
    return next(iter(keys), None)
