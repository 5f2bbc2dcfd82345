"""The actions of dice and of people (specification d.3)."""

from collections.abc import Awaitable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeVar

from rulesets.bora_bora import events
from rulesets.bora_bora.components import (
    FISH,
    FISHING_VP,
    HELPER,
    HIGHEST_DIE,
    PEOPLE,
    PLACES,
    RED,
    REGIONS,
    ROUND_ROWS,
    SEXES,
    SITES,
    WAYS,
)
from rulesets.bora_bora.gains import (
    choose_material,
    fire_bonus,
    gain_material,
    gain_offerings,
    gain_shells,
    gain_status,
    gain_vp,
)
from rulesets.bora_bora.gods import cards_left, pay, take_god_card, ways_to_pay
from rulesets.bora_bora.reasons import (
    BoraBoraReason,
    NumberTooHigh,
    PathTooHigh,
    PlaceTooHigh,
    SpaceTooHigh,
    TooFewPoints,
    Why,
)
from rulesets.bora_bora.state import BoraBora, Person, replaced, without
from rulesets.core import Option

T = TypeVar("T")

NEVER: Final = HIGHEST_DIE + 1
"""A value that no action has: whatever needs it can't be carried out."""


def blocked(option: Option[T], reason: BoraBoraReason) -> Option[T]:
    """An option that can't be chosen, with the reason (specification d.11)."""
    return Option(option.key, option.value, option.target, reason)


# -- Expand (d.3) ----------------------------------------------------------------------------------

NO: Final[Option[None]] = Option("no", None)


@cache  # without it, random play takes 1 % more
def region_option(region: str) -> Option[str]:
    """A region of the map."""
    return Option(f"region:{region}", region, f"region:{region}")


@lru_cache(1 << 13)  # without it, random play takes 18 % more
def least_way(own: tuple[str, ...], kinds: tuple[str, ...]) -> int:
    """The lowest value that leads anywhere from huts in these regions."""
    first = [
        next((value for value, other in WAYS[kind][region] if other not in own), NEVER)
        for region in own
        for kind in kinds
    ]
    return min(first, default=NEVER)


@lru_cache(1 << 13)  # without it, random play takes 1 % more
def reach(own: tuple[str, ...], kinds: tuple[str, ...]) -> Mapping[str, int]:
    """Where huts in these regions lead, in the order of the table, with the lowest value for each (R3).

    The others' huts don't matter (R1: only paths count).
    """
    found: dict[str, int] = {}
    for region in own:
        for kind in kinds:
            for value, other in WAYS[kind][region]:
                if value < found.get(other, NEVER) and other not in own:
                    found[other] = value
    return {region: found[region] for region in REGIONS if region in found}


def least_expansion(
    g: BoraBora, index: int, kinds: tuple[str, ...], own: tuple[str, ...] | None = None
) -> int:
    """The lowest value with which an expansion is possible; `own` are the seat's regions, if known."""
    seat = g.seats[index]
    if not seat.huts and not seat.on_last:
        return NEVER
    return least_way(g.regions_of(index) if own is None else own, kinds)


async def expand(g: BoraBora, index: int, kinds: tuple[str, ...], value: int) -> None:
    """Put a hut on a region's building site; then comes the yield, then perhaps a red god."""
    near = reach(g.regions_of(index), kinds)
    options = [region_option(region) for region, least in near.items() if least <= value]
    region = await g.ask(index, "expand", options, lambda: blocked_regions(g, index, kinds, value))
    await occupy(g, index, region)
    await red_offer(g, index, region)
    g.region = None


def blocked_regions(g: BoraBora, index: int, kinds: tuple[str, ...], value: int) -> list[Option[str]]:
    """Neighbours of the player's huts that hold one already, or whose path needs a higher value."""
    own = g.regions_of(index)
    near = reach(own, kinds)
    joined = {other for region in own for kind in kinds for _, other in WAYS[kind][region]}
    found = []
    for region in REGIONS:
        if near.get(region, 0) > value:
            found.append(blocked(region_option(region), PathTooHigh(needed=near[region], value=value)))
        elif region in own and region in joined:
            found.append(blocked(region_option(region), Why.OWN_HUT_THERE))
    return found


async def occupy(g: BoraBora, index: int, region: str) -> None:
    """The hut leaves the board (R4), the hut that held the site moves aside, and the site yields (R2)."""
    seat = g.seats[index]
    if seat.huts:
        seat.huts = seat.huts[1:]
    else:
        seat.on_last -= 1
    before = g.holder(region)
    g.map[region] = (*g.map[region], index)
    g.own.pop(index, None)
    g.region = region
    g.emit(events.Occupied, index, region=region, aside=before)
    good = REGIONS[region].site_yield
    if good == "offering":
        gain_offerings(g, index, 1)
    else:
        await gain_material(g, index, good)


async def red_offer(g: BoraBora, index: int, region: str) -> None:
    """A red god scores the fish tile at once; asked only if one can be paid (R11)."""
    offered = ways_to_pay(g.seats[index], RED)
    if not offered:
        return
    way = await g.ask(index, "red_offer", [NO, *offered], secret=True)
    if way is not None:
        pay(g, index, RED, way)
        gain_vp(g, index, FISH[g.fish[region]].vp, "fish")


# -- Take a person (d.3) ---------------------------------------------------------------------------


class Place(NamedTuple):
    """A place in the rows of men and women."""

    sex: str
    number: int


PLACE_OPTIONS: Final[Mapping[str, Sequence[Option[Place]]]] = {
    sex: [Option(f"{sex}:{number}", Place(sex, number), f"{sex}:{number}") for number in range(1, PLACES + 1)]
    for sex in SEXES
}
"""The tiles on the places of each sex, place 1 first."""


def people_on(g: BoraBora, sexes: Sequence[str], first: int, last: int) -> list[Option[Place]]:
    """The tiles of these sexes on the places from `first` to `last`.

    Men stand before women, as on the board, whatever the card calls first.
    """
    places = slice(first - 1, last)
    return [
        option
        for sex in SEXES
        if sex in sexes
        for option, tile in zip(PLACE_OPTIONS[sex][places], g.places[sex][places], strict=True)
        if tile is not None
    ]


def least_person(g: BoraBora, index: int, sexes: Sequence[str]) -> int:
    """The lowest value with which a person can be taken."""
    if not g.seats[index].has_room:
        return NEVER
    least = NEVER
    for sex in sexes:
        for number, tile in enumerate(g.places[sex], start=1):
            if tile is not None:
                least = min(least, number)
                break
    return least


async def take_person(g: BoraBora, index: int, sexes: Sequence[str], value: int) -> None:
    """A tile from a place up to the value, onto a free people space, not shifted (R5)."""
    place = await g.ask(
        index,
        "take_person",
        people_on(g, sexes, 1, value),
        lambda: [blocked(option, PlaceTooHigh(value)) for option in people_on(g, sexes, value + 1, PLACES)],
    )
    seat = g.seats[index]
    tile, space = g.places[place.sex][place.number - 1], seat.free_space
    if tile is None or space is None:
        raise ValueError(f"nobody stands on {place}, or there is no free space")
    g.places[place.sex] = replaced(g.places[place.sex], place.number - 1, None)
    seat.people[space] = Person(tile)
    g.emit(events.TookPerson, index, tile=tile, place=place.number, space=space)


# -- The helper (d.3) ------------------------------------------------------------------------------

STOP: Final[Option[None]] = Option("stop", None)


class Shift(NamedTuple):
    """Shift the person on a people space down."""

    space: int


@cache  # without it, random play takes 1 % more
def shift_option(tile: str, space: int) -> Option[Shift]:
    """Tattoo a man, or take the shells of a woman."""
    verb = "tattoo" if PEOPLE[tile].sex == "man" else "shells"
    return Option(f"{verb}:{tile}", Shift(space), f"person:{tile}")


VP_OPTION: Final = Option("vp", "vp", "supply:vp")
OFFERING_OPTION: Final = Option("offering", "offering", "supply:offering")
CARD_OPTION: Final = Option("god_card", "god_card", "deck")
MATERIAL_OPTION: Final = Option("material", "material", "supply:material")


@cache  # without it, random play takes 1 % more
def move_hut_option(space: int) -> Option[str]:
    """The option to move the hut on a people space to space 12."""
    return Option("move_hut", "move_hut", f"space:{space}")


PRICES: Final = {what: row.die_points for what, row in HELPER.items()}
SHIFTING: Final = {"man": PRICES["tattoo"], "woman": PRICES["shells"]}
"""What it costs to shift a person down, by sex."""


def helper_options(g: BoraBora, index: int) -> list[Option[Shift | str | None]]:
    """What the remaining points can buy."""
    seat, points = g.seats[index], g.points
    options: list[Option[Shift | str | None]] = [
        shift_option(tile, space)
        for space, (tile, shifted) in sorted(seat.people.items())
        if not shifted and SHIFTING[PEOPLE[tile].sex] <= points
    ]
    if PRICES["vp"] <= points:
        options.append(VP_OPTION)
    if PRICES["offering"] <= points:
        options.append(OFFERING_OPTION)
    if PRICES["god_card"] <= points and cards_left(g):
        options.append(CARD_OPTION)
    if PRICES["material"] <= points:
        options.append(MATERIAL_OPTION)
    if PRICES["move_hut"] <= points and seat.huts:
        options.append(move_hut_option(seat.huts[0]))
    return options


def blocked_help(g: BoraBora, index: int) -> list[Option[Shift | str]]:
    """What the helper sells, but not now."""
    seat, points = g.seats[index], g.points
    found: list[Option[Shift | str]] = [
        blocked(shift_option(person.tile, space), Why.SHIFTED_ALREADY)
        for space, person in sorted(seat.people.items())
        if person.shifted
    ]
    for option in (OFFERING_OPTION, CARD_OPTION, MATERIAL_OPTION):
        price = PRICES[option.key]
        if price > points:
            found.append(blocked(option, TooFewPoints(needed=price, points=points)))
        elif option is CARD_OPTION and not cards_left(g):
            found.append(blocked(option, Why.NO_CARD_LEFT))
    hut = move_hut_option(seat.huts[0] if seat.huts else 1)
    price = PRICES["move_hut"]
    if not seat.huts:
        found.append(blocked(hut, Why.NO_HUT_TO_MOVE))
    elif price > points:
        found.append(blocked(hut, TooFewPoints(needed=price, points=points)))
    return found


async def helper(g: BoraBora, index: int, value: int) -> None:
    """Spend the value, each purchase resolved at once; at least one, then as the player likes (R42)."""
    g.points = value
    bought = False
    while options := helper_options(g, index):
        if bought:
            options.append(STOP)
        choice = await g.ask(index, "helper_spend", options, lambda: blocked_help(g, index))
        if choice is None:
            break
        bought = True
        if isinstance(choice, Shift):
            shift(g, index, choice.space)
            continue
        g.points -= PRICES[choice]
        if choice == "god_card":
            await take_god_card(g, index)
        elif choice == "material":
            await choose_material(g, index)
        else:
            receive(g, index, choice)
    g.points = 0


def receive(g: BoraBora, index: int, bought: str) -> None:
    """A point, an offering or a free people space from the helper, without any question."""
    if bought == "vp":
        gain_vp(g, index, 1, "helper")
    elif bought == "offering":
        gain_offerings(g, index, 1)
    else:
        move_hut(g, index)


def shift(g: BoraBora, index: int, space: int) -> None:
    """Shift a person down: status for a man's symbols, shells for a woman's (R45)."""
    seat = g.seats[index]
    person = seat.people[space]
    row = PEOPLE[person.tile]
    seat.people[space] = person._replace(shifted=True)
    g.points -= SHIFTING[row.sex]
    g.emit(events.Shifted, index, tile=person.tile)
    if row.sex == "man":
        gain_status(g, index, row.status_symbols)
    else:
        gain_shells(g, index, row.shell_symbols)


def move_hut(g: BoraBora, index: int) -> None:
    """Move the hut on the lowest people space to space 12."""
    seat = g.seats[index]
    space, seat.huts = seat.huts[0], seat.huts[1:]
    seat.on_last += 1
    g.emit(events.MovedHut, index, space=space)


# -- The temple (d.3) ------------------------------------------------------------------------------


TEMPLE_OPTIONS: Final = tuple(
    Option(f"temple:{space}", space, f"temple:{space}") for space in range(HIGHEST_DIE, 0, -1)
)
"""The spaces of the temple, the highest first."""


async def temple(g: BoraBora, index: int, value: int) -> None:
    """A priest into the temple; who stands there is pushed down, perhaps out (R18, R19, R20)."""
    space = await g.ask(
        index,
        "temple_space",
        TEMPLE_OPTIONS[-value:],
        lambda: [blocked(above, SpaceTooHigh(value)) for above in TEMPLE_OPTIONS[:-value]],
    )
    g.seats[index].priests -= 1
    pushed: int | None = index
    for lower in range(space - 1, -1, -1):
        there = g.temple[lower]
        g.temple = replaced(g.temple, lower, pushed)
        pushed = there
        if pushed is None:
            break
    g.emit(events.PlacedPriest, index, space=space, out=pushed)
    if pushed is not None:
        g.seats[pushed].priests += 1
    await fire_bonus(g, index)


# -- Build (d.3) -----------------------------------------------------------------------------------


def tile_option(number: int) -> Option[int]:
    """The option to build one of the player's building tiles."""
    return Option(f"building:{number}", number, f"building:{number}")


def site_option(one: str, other: str) -> Option[tuple[str, str]]:
    """The option to build on two adjacent spaces of the ceremonial ground."""
    return Option(f"ground:{one}-{other}", (one, other), f"ground:{one}")


@lru_cache(1 << 12)  # without it, random play takes 5 % more
def sites(ground: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The pairs of adjacent ground spaces that both hold a material."""
    return tuple((one, other) for one, other in SITES if one in ground and other in ground)


def least_build(g: BoraBora, index: int) -> int:
    """The lowest value with which something can be built."""
    seat = g.seats[index]
    return seat.unbuilt[0] if seat.unbuilt and sites(seat.ground) else NEVER


async def build(g: BoraBora, index: int, value: int) -> None:
    """Put a building tile on two materials; points by round (R21), not number (R50), and the fire bonus."""
    seat = g.seats[index]
    options = [tile_option(number) for number in seat.unbuilt if number <= value]
    above = [number for number in seat.unbuilt if number > value]
    number = await g.ask(
        index,
        "build_tile",
        options,
        lambda: [blocked(tile_option(other), NumberTooHigh(value)) for other in above],
    )
    pairs = [site_option(*pair) for pair in sites(g.seats[index].ground)]
    one, other = await g.ask(index, "build_site", pairs)
    seat = g.seats[index]
    seat.unbuilt = without(seat.unbuilt, number)
    for space in (one, other):
        seat.ground = without(seat.ground, space)
        seat.built[space] = number
    g.emit(events.Built, index, number=number, spaces=[one, other])
    gain_vp(g, index, ROUND_ROWS[g.round].building_vp, "building")
    await fire_bonus(g, index)


# -- Any of them -----------------------------------------------------------------------------------

SHARED: Final = frozenset({"land", "water", "build", *SEXES})
"""The actions that both cards and people have."""


def act(g: BoraBora, index: int, parts: tuple[str, ...], value: int) -> Awaitable[None]:
    """Carry out an action: a combined one has two parts (R38), fishing none."""
    if not parts:
        return go_fishing(g, index)
    first = parts[0]
    if first in ("land", "water"):
        return expand(g, index, parts, value)
    if first in SEXES:
        return take_person(g, index, parts, value)
    if first == "helper":
        return helper(g, index, value)
    if first == "temple":
        return temple(g, index, value)
    return build(g, index, value)


async def go_fishing(g: BoraBora, index: int) -> None:
    """Points for fishing, whatever the die."""
    gain_vp(g, index, FISHING_VP, "fishing")
