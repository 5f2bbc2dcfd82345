"""What an answer would bring, and what speaks for and against it: facts, worked out from views.

Every function takes the view, the seat, the decision (`None` while a player only looks around), and the noun
and id of a thing, and returns a record of the facts about it.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from rulesets.bora_bora.components import (
    CARDS,
    FISH,
    FISHING_VP,
    GOD_TILES,
    GODS,
    GROUND,
    HELPER,
    LAST_STATUS,
    PEOPLE,
    PERSON_KINDS,
    STATUS,
    TASK_VP,
    TASKS,
    YELLOW_VP,
)
from rulesets.bora_bora.gods import Purse, Way, after
from rulesets.bora_bora.preview import (
    announced,
    around,
    beside_on,
    free_ground,
    marker_of,
    most_tiles,
    needs_blue,
    placement_of,
    reached,
    served_by,
    status_preview,
    tiles_of,
    use_value,
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
    """What a seat has to pay for gods; for others, without cards."""
    return Purse(own.hand or (), own.offerings, own.god_tiles)


def keys_of(decision: Asked, *nouns: str) -> list[str]:
    """The keys of a decision's options with these nouns; all without nouns."""
    keys = [option.key for option in decision.options] if decision is not None else []
    return [key for key in keys if not nouns or key.partition(":")[0] in nouns]


# -- dice on cards ----------------------------------------------------------------------------------


class Doing(NamedTuple):
    """What a card of a certain value does."""

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
    """For an expansion: the regions within reach."""
    rest: str = ""
    """What follows the action: `fire` for the fire bonus, `helper` for what can be bought."""
    blue: bool = False
    white: bool = False
    purse: Purse | None = None
    """What there is to pay with, if it costs gods."""
    lying: tuple[Die, ...] | None = None
    """The dice there, unless a god makes them irrelevant."""
    lowest: int = 0
    empty: bool = False
    points: int = 0
    """What fishing brings."""
    better: int | None = None
    """For fishing: what the helper would bring for this die, if that is more."""


def placement_advice(view: BoraBoraView, seat: int, decision: Asked, noun: str, id: str) -> PlacementAdvice:
    """What a die would do on a card, and the gods it costs; `card` is a card by itself, as for a 6 without
    gods.
    """
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
    """The points that a die would bring at the helper without any god, if more than by fishing."""
    points = number // HELPER["vp"].die_points
    offered = f"place:{number}:helper" in keys_of(decision)
    free = offered and not needs_blue(view, number, "helper")
    return points if free and points > FISHING_VP else None


# -- gods -------------------------------------------------------------------------------------------


@record
class PaymentAdvice:
    """A way to pay for a god."""

    cards: tuple[str, ...]
    """The gods of the cards paid; none for a god tile."""
    count: int
    """God tiles that are held."""
    points: int
    """The points that a red god brings at once."""
    kept: Purse | None
    """What is kept, with the cards in the `hand`; `None` if the viewer may not see that."""
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
    way = next((option.value for option in options if option.key == (f"{noun}:{id}" if id else noun)), None)
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
    """A god card, open or held, the deck, or a seat's god tiles."""

    colour: str
    """Empty for a gap, the deck and god tiles."""
    god: str | None
    held: int
    """How many of this card are in the hand."""
    like: tuple[str, int] | None
    """The god and that number, if there are any."""
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


# -- status, the helper and the ground --------------------------------------------------------------


@record
class StepsAdvice:
    """Steps on the status track, and the person shifted for them or for shells."""

    seat: int
    asked: bool
    who: Person | None
    symbols: str | None
    """The tile whose symbols count."""
    cost: int
    """The price in the helper's points."""
    shells: int
    """The shells that the player would have."""
    before: int
    climb: tuple[int, int, int] | None
    """The steps, and the marker's space before and after; `None` for shells."""
    now: int
    """Points of the space now, and `later` of the one after; `still` if they are the same."""
    later: int | None
    still: int | None
    points: int
    """How many more points that is."""
    passed: tuple[int, ...]
    """The seats overtaken."""
    lost: int | None
    """Steps beyond the end of the track, if there are any."""


def steps_advice(
    view: BoraBoraView, seat: int, decision: Asked, noun: str, id: str, steps: int | None = None
) -> StepsAdvice:
    """The outcome of steps, or of shells for shifting a woman: `status`, `tattoo` or `shells`."""
    row = PEOPLE.get(id)
    if steps is None:
        steps = row.status_symbols if row is not None else int(decision is not None)
    before, then = marker_of(view, seat), status_preview(view, seat, steps)
    gained = then.points - STATUS[before]
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
        then.points if gained else None,
        None if gained else then.points,
        gained,
        tuple(ahead[ahead.index(seat) + 1 :]),
        max(0, before + steps - LAST_STATUS) or None,
    )


@record
class GoodAdvice:
    """A good to buy, from the fire bonus, or in the supply."""

    good: str | None
    """What the supply holds."""
    brings: str
    cost: int | None
    """The price in the helper's points; `None` if it doesn't come from the helper."""
    would: tuple[str, int] | None
    """What the player would then have of points, offerings or shells."""
    has: int
    """How many of it the player has now, and would have `then`."""
    then: int
    points: int


def good_advice(view: BoraBoraView, seat: int, decision: Asked, noun: str, id: str) -> GoodAdvice:
    """What the player would then have of a good."""
    own = view.seats[seat]
    has = {"offering": own.offerings, "shell": own.shells, "god_card": own.cards}.get(noun, 0)
    counts = {"vp": own.vp, "offering": own.offerings, "shell": own.shells}
    would = (noun, counts[noun] + 1) if noun in counts else None
    cost = HELPER[noun].die_points if noun in HELPER else None
    return GoodAdvice(id or None, noun, cost, would, has, has + 1, int(noun == "vp"))


@record
class MaterialAdvice:
    """Where on the player's ground a building material would go."""

    material: str
    free: tuple[str, ...]
    where: str
    """`some`, `one` or `none`, by the number of free spaces."""
    pairs: int
    """How many of these spaces are beside a material."""


def material_advice(view: BoraBoraView, seat: int, decision: Asked, noun: str, id: str) -> MaterialAdvice:
    """Where a seat could lay a material."""
    own = view.seats[seat]
    free = tuple(free_ground(own, noun))
    pairs = sum(bool(beside_on(own, space)) for space in free)
    where = "some" if len(free) > 1 else "one" if free else "none"
    return MaterialAdvice(noun, free, where, pairs)


@record
class GroundAdvice:
    """A space of the ceremonial ground, or two of them to build on."""

    sites: tuple[str, ...]
    points: int
    """What building brings now."""
    pair: bool
    single: int
    """How many tiles are left, if not all of them would then fit; else 0."""
    fit: int
    """How many tiles are left, if all of them would then fit; else 0."""
    room: int
    """How many would fit, `of` those left."""
    of: int
    tight: str
    """`one` or `many`, the number that would fit, if building elsewhere would let more fit."""
    joins: str
    """`some` or `none`, by whether a material lies beside a single space."""
    near: tuple[str, ...]
    """The spaces beside it that hold a material."""
    others: tuple[str, ...]
    """All spaces with which it could form a building site."""
    lies: str
    """`built`, `filled` or `empty`."""
    space: str
    material: str
    number: int | str
    """The number of the building tile there; empty for none."""


def ground_advice(view: BoraBoraView, seat: int, decision: Asked, noun: str, id: str) -> GroundAdvice:
    """What a space of a seat's ground holds, or how many tiles would still fit after building there."""
    own, pair = view.seats[seat], "-" in id
    room, of = room_after(own, id) if pair else (0, 0)
    elsewhere = room
    if decision is not None and decision.kind == "build_site":
        elsewhere = max(room_after(own, str(key.partition(":")[2]))[0] for key in keys_of(decision))
    near = () if pair else tuple(beside_on(own, id))
    return GroundAdvice(
        tuple(id.split("-")),
        view.building_vp,
        pair,
        of if room < of else 0,
        of if room >= of else 0,
        room,
        of,
        ("one" if room == 1 else "many") if room < min(elsewhere, of) else "",
        "" if pair else "some" if near else "none",
        near,
        tuple(around(own, id)),
        "built" if id in own.built else "filled" if id in own.ground else "empty",
        id,
        GROUND[id[:2]].material,
        own.built.get(id, ""),
    )


def room_after(own: SeatView, site: str) -> tuple[int, int]:
    """How many building tiles would still fit after building on, say, `a1-a2`, and how many are left."""
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
    """Huts on spaces 1 to 11, and `last` on the twelfth."""
    last: int


def board_advice(view: BoraBoraView, seat: int, decision: Asked, noun: str, id: str) -> BoardAdvice:
    """What a building tile (`building`) brings now, or where the player's huts are (`space`)."""
    own = view.seats[seat]
    built = noun == "building" and int(id) not in own.unbuilt
    return BoardAdvice(id, view.building_vp, "built" if built else "open", len(own.huts), own.on_last)


# -- people -----------------------------------------------------------------------------------------


@record
class UseAdvice:
    """Using all equal people in phase B."""

    who: Person
    count: int
    many: str
    """`one` or `many`, by their number."""
    use: tuple[str, int]
    """Kind and value."""
    green: bool
    """It takes a green god, whose `sign` is beside this."""
    sign: str
    purse: Purse | None
    reach: tuple[str, ...] | None
    """For an expansion: the regions within reach."""
    points: int
    """The points it brings now; for status, how much more the new space is worth."""
    now: int | None = None
    later: int | None = None
    still: int | None = None
    passed: tuple[int, ...] = ()
    lost: int | None = None


def use_advice(view: BoraBoraView, seat: int, decision: Asked, noun: str, id: str) -> UseAdvice:
    """The outcome of using people: `use`, with a green god `doubled`, or one more kind (`extra`)."""
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
    climbs = (up.points, up.now, up.later, up.still, up.passed, up.lost)
    return UseAdvice(who, count, many, (kind, value), noun != "use", "green", purse, near, *climbs)


@record
class PersonAdvice:
    """A place in the rows of men and women, or a person on a board."""

    who: Person
    kind: str
    sex: str
    effect: str
    """The effect, with its `values` for one, two and three of the kind."""
    values: tuple[int, ...]
    does: tuple[str, int]
    """Kind and value of this person alone."""
    with_mine: tuple[str, int] | None
    """Kind and value together with the player's own of the kind; `None` without any."""
    symbols: str
    """The tile whose symbols count, like `what`."""
    what: str
    serves: str | None
    """A task that it helps with, like `task`."""
    task: str | None
    count: int
    """How many of this kind the player has."""


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


# -- tasks, and ways out -----------------------------------------------------------------------------


_TASK_POINTS = {"yellow": YELLOW_VP, "discard": 0}
"""What dealing with a task in this way brings; otherwise `TASK_VP`."""


@record
class TaskAdvice:
    """A task to deal with, to take, or to look at."""

    task: str
    task_progress: tuple[str, Progress | None]
    """The task and, if it may be seen, its progress."""
    have: int
    """How many units it has and needs; 0 of 0 if that may not be seen."""
    need: int
    met: bool
    looking: bool
    points: int
    full: int
    """What it brings when it is met, and, as `yellow`, with a yellow god."""
    yellow: int
    back: str
    purse: Purse
    instead: tuple[str, ...]
    """Tasks with which the player could deal in a better way."""


def task_advice(view: BoraBoraView, seat: int, decision: Asked, noun: str, id: str) -> TaskAdvice:
    """A seat's progress with a task, and what speaks against dealing with it in this way."""
    own = view.seats[seat]
    known = own.progress.get(id)
    better = {"discard": "yellow"}
    if decision is not None and decision.kind == "resolve_task":
        better["yellow"] = "fulfil"
    instead = keys_of(decision, better[noun]) if noun in better else []
    return TaskAdvice(
        id,
        (id, known),
        known.have if known is not None else 0,
        known.need if known is not None else 0,
        known is not None and not known.missing,
        decision is None,
        _TASK_POINTS.get(noun, TASK_VP),
        TASK_VP,
        YELLOW_VP,
        TASKS[id].back,
        purse_of(own),
        tuple(key.partition(":")[2] for key in instead),
    )


_STILL = {"end": ("use",), "pass": ("jewelry",), "done": ("fulfil", "yellow")}
"""The nouns of what could still be gained, by the option that gives it up."""


@record
class WayOutAdvice:
    """An option that ends an action, passes, or stops a choice."""

    kind: str
    """The kind of decision."""
    left: tuple[str, ...]
    """The keys of what could still be gained without a god; `points:2` for the helper's points."""


def way_out_advice(view: BoraBoraView, seat: int, decision: Asked, noun: str, id: str) -> WayOutAdvice:
    """What would be given up by stopping now."""
    kind = decision.kind if decision is not None else ""
    left: Sequence[str] = keys_of(decision, *_STILL[noun]) if noun in _STILL else ()
    if noun == "stop" and kind == "helper_spend":
        left = (f"points:{view.points}",)
    return WayOutAdvice(kind, tuple(left))
