"""Everything that can be chosen in Orbis, each option built once (specification d.7).

The functions here list what is legal in a position, or what is blocked and why; they only read.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from rulesets.core import Option
from rulesets.orbis.components import (
    COLOURS,
    DISPLAY_SIZE,
    GODS,
    LANDSCAPES,
    TRADE_PRICE,
    WORLD_SIZE,
)
from rulesets.orbis.costs import Cost, ForcedBy, cost_of, could_pay, shortfall
from rulesets.orbis.geometry import SITES
from rulesets.orbis.reasons import CostNotCovered, HasGod, NoFaceUpSite, OrbisReason, SupportLacksColour, Why
from rulesets.orbis.state import Orbis, Seat, World
from rulesets.orbis.worlds import face_up_sites, fits_face_up, fits_somewhere, open_sites

T = TypeVar("T")


class TakeLandscape(NamedTuple):
    """Take the landscape in this slot."""

    slot: int


class TakeGod(NamedTuple):
    """Take this god instead of a landscape, once a game."""

    god: str


class Trade(NamedTuple):
    """Three worshippers of one colour for one of another (p. 5)."""

    give: int
    get: int


class Settle(NamedTuple):
    """Pay, or turn the landscape over."""

    pay: bool


class Remove(NamedTuple):
    """Take one worshipper off the display."""

    slot: int
    colour: int


LANDSCAPE_OPTIONS = tuple(
    Option(f"landscape:{slot}", TakeLandscape(slot), f"slot:{slot}") for slot in range(DISPLAY_SIZE)
)
GOD_OPTIONS = {god: Option(f"god:{god}", TakeGod(god), f"god:{god}") for god in GODS}
TRADE_OPTIONS = tuple(
    tuple(
        Option(f"trade:{COLOURS[give]}/{COLOURS[get]}", Trade(give, get), f"supply:{COLOURS[give]}")
        for get in range(len(COLOURS))
        if get != give
    )
    for give in range(len(COLOURS))
)
PAY_OPTIONS = tuple(Option("pay", Settle(True), f"slot:{slot}") for slot in range(DISPLAY_SIZE))
WILDERNESS_OPTIONS = tuple(
    Option("wilderness", Settle(False), f"slot:{slot}") for slot in range(DISPLAY_SIZE)
)
GIVE_OPTIONS = tuple(Option(f"give:{word}", c, f"supply:{word}") for c, word in enumerate(COLOURS))
GAIN_OPTIONS = tuple(Option(f"gain:{word}", c, f"supply:{word}") for c, word in enumerate(COLOURS))
SITE_OPTIONS = {site: Option(f"site:{site}", site, f"site:{site}") for site in SITES}
REMOVE_OPTIONS = tuple(
    tuple(Option(f"remove:{slot}/{word}", Remove(slot, c), f"slot:{slot}") for c, word in enumerate(COLOURS))
    for slot in range(DISPLAY_SIZE)
)


def sacrifice_options(target: str) -> tuple[Option[bool], ...]:
    """Give worshippers back for the landscape or god at this target, or decline."""
    return (Option("sacrifice", True, target), Option("decline", False, target))


def eruption_options(target: str) -> tuple[Option[bool], ...]:
    """Let the Volcano at this target erupt, or decline."""
    return (Option("erupt", True, target), Option("decline", False, target))


# -- choose_tile -----------------------------------------------------------------------------------


def tile_options(g: Orbis) -> list[Option[TakeLandscape | TakeGod | Trade]]:
    """The nine landscapes until the world is complete, the gods until one is taken, trades (p. 3)."""
    seat = g.seat
    options: list[Option[TakeLandscape | TakeGod | Trade]] = []
    if len(seat.world) < WORLD_SIZE:
        options += LANDSCAPE_OPTIONS
    if seat.god is None:
        options += [GOD_OPTIONS[god] for god in g.gods]
    options += trades(seat.supply)
    return options


def blocked_tiles(g: Orbis) -> list[Option[TakeLandscape | TakeGod]]:
    """The gods once the seat has one, the landscapes once its world is complete."""
    seat = g.seat
    blocked: list[Option[TakeLandscape | TakeGod]] = []
    if len(seat.world) >= WORLD_SIZE:
        blocked += [_blocked(option, Why.WORLD_COMPLETE) for option in LANDSCAPE_OPTIONS]
    if seat.god is not None:
        blocked += [_blocked(GOD_OPTIONS[god], HasGod(seat.god)) for god in g.gods]
    return blocked


def trades(supply: Sequence[int]) -> list[Option[Trade]]:
    """Every trade of three of a colour for one of another (p. 5, ruling R8)."""
    options: list[Option[Trade]] = []
    if max(supply) < TRADE_PRICE:
        return options
    for give, held in enumerate(supply):
        if held >= TRADE_PRICE:
            options += TRADE_OPTIONS[give]
    return options


# -- settle_cost -----------------------------------------------------------------------------------


class Payability(NamedTuple):
    """Whether a seat could lay a landscape face up."""

    cost: Cost
    fits: bool
    """It could be laid face up on some site."""
    now: bool
    """The supply covers the cost as it is."""
    after_trades: bool
    """The supply covers it now, or would after trades."""

    @property
    def forced(self) -> ForcedBy | None:
        """Why it becomes a wilderness automatically, if it does."""
        if not self.fits:
            return "no-site"
        return None if self.after_trades else "cannot-pay"


def payability(tile: str, seat: Seat, supply: Sequence[int]) -> Payability:
    """Whether a seat holding this supply could pay for the landscape and lay it face up."""
    landscape = LANDSCAPES[tile]
    cost = cost_of(landscape, seat.benefits)
    fits = fits_somewhere(seat.world, landscape.colour)
    return Payability(cost, fits, *could_pay(supply, cost))


def settle_options(g: Orbis, tile: str, slot: int) -> list[Option[Settle | Trade]]:
    """Pay if it can be paid and laid face up; a wilderness always; trades while they could help.

    Without a legal site, or when even trades can't cover the cost, only the wilderness is left
    (A2 and A3 of the specification's d.3, rulings R7 and R8).
    """
    seat, landscape = g.seat, LANDSCAPES[tile]
    now, after_trades = could_pay(seat.supply, cost_of(landscape, seat.benefits))
    if not after_trades or not fits_somewhere(seat.world, landscape.colour):
        return [WILDERNESS_OPTIONS[slot]]
    options: list[Option[Settle | Trade]] = [PAY_OPTIONS[slot]] if now else []
    options.append(WILDERNESS_OPTIONS[slot])
    options += trades(seat.supply)
    return options


def blocked_settling(g: Orbis, tile: str, slot: int) -> list[Option[Settle]]:
    """The option `pay`, with what is missing for it."""
    seat = g.seat
    able = payability(tile, seat, seat.supply)
    if able.fits and able.now:
        return []
    if not able.fits:
        colour = COLOURS[LANDSCAPES[tile].colour]
        return [_blocked(PAY_OPTIONS[slot], NoFaceUpSite(colour))]
    return [_blocked(PAY_OPTIONS[slot], CostNotCovered(shortfall(seat.supply, able.cost)))]


# -- place -----------------------------------------------------------------------------------------


def site_options(world: World, tile: str, wild: bool) -> list[Option[str]]:
    """The open sites for a wilderness; face up, those whose supports allow the colour (p. 3)."""
    sites = open_sites(world) if wild else face_up_sites(world, LANDSCAPES[tile].colour)
    return [SITE_OPTIONS[site] for site in sites]


def blocked_sites(world: World, tile: str, wild: bool) -> list[Option[str]]:
    """The open sites whose supports lack the colour of a face-up landscape."""
    if wild:
        return []
    colour = LANDSCAPES[tile].colour
    reason = SupportLacksColour(COLOURS[colour])
    return [
        _blocked(SITE_OPTIONS[site], reason)
        for site in open_sites(world)
        if not fits_face_up(world, site, colour)
    ]


# -- worshippers -----------------------------------------------------------------------------------


def give_options(supply: Sequence[int]) -> list[Option[int]]:
    """One worshipper of every colour held."""
    return [option for option, held in zip(GIVE_OPTIONS, supply, strict=True) if held]


def discard_options(supply: Sequence[int]) -> list[Option[int | Trade]]:
    """Give one back, or trade, which lowers the total by two (p. 5)."""
    return [*give_options(supply), *trades(supply)]


def removable(g: Orbis, need: frozenset[int]) -> int:
    """How many worshippers of these colours lie on the display (ruling R16)."""
    return sum([colours[c] for colours in g.worshippers for c in need])


def remove_options(g: Orbis, need: frozenset[int]) -> list[Option[Remove]]:
    """Each slot and colour from which a Volcano can take a worshipper."""
    return [
        REMOVE_OPTIONS[slot][c]
        for slot, colours in enumerate(g.worshippers)
        for c in sorted(need)
        if colours[c]
    ]


def _blocked(option: Option[T], reason: OrbisReason) -> Option[T]:
    return Option(option.key, option.value, option.target, reason)
