"""What a move leads to, before it is made: what it can use on arrival and on each space (13.1, item 5).

Every statement is about the turn that the move begins, from what the seat may see. What a space
brings, and whether it can be carried out `NOW`, holds if it comes first after the move.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from rulesets.papyria.actions import space_id
from rulesets.papyria.components import (
    ANY,
    END_TILES,
    EXTRA_SCORING_PRICE,
    KINDS,
    KNOWLEDGE_PRICES,
    LANDSCAPES,
    MULTIPLIERS,
    OUTER,
    PRODUCTIONS,
    SCORING_TILES,
    SPACES,
    TRADE_PAPYRI,
    TRADE_PRICE,
)
from rulesets.papyria.moves import Enter, Move, crosses
from rulesets.papyria.options import building_price, building_sites
from rulesets.papyria.preview import legal_cells
from rulesets.papyria.view import PapyriaView, SeatView, SpaceView

TRADE: Final = "trade"
PRIEST: Final = "priest"
"""What may have to come first, besides a space."""


class Can(NamedTuple):
    """Whether something can be done in this turn."""

    possible: bool
    first: tuple[str, ...] = ()
    """What has to come before it: `trade`, `priest` (its move), or spaces."""
    lacks: str = ""
    """Why it can't be done at once: `lapis`, `papyri`, `site`, `room` beside the priest, `tiles`."""

    @property
    def now(self) -> bool:
        """Nothing has to come first."""
        return self.possible and not self.first


NOW: Final = Can(possible=True)


def never(lacks: str) -> Can:
    """Nothing in this turn makes it possible."""
    return Can(possible=False, lacks=lacks)


class Use(NamedTuple):
    """A space, if it is carried out."""

    can: Can
    """Whether a good can be used, or an end tile paid; of all else, which always happens, `NOW`."""
    brings: int = 0
    """Lapis or papyri produced, points of a scoring (the best of any kind), symbols, knowledge."""


class Means(NamedTuple):
    """What a seat has when its main actions begin, or when one of them is done."""

    lapis: int
    papyri: int
    trade: bool = False
    """It may still trade."""
    priest: bool = False
    """Its priest may still be moved."""


class Arriving(NamedTuple):
    """What a move, or entering, leads to."""

    lapis: int
    """Left after paying for the move."""
    meets: int | None
    """Whose piece stands in the other slot."""
    trade: Can | None
    """With the owner of that piece; `None` if there is nobody to trade with."""
    knowledge: Can | None
    """Buying some at border A; `None` if it isn't passed."""
    extra: Can | None
    """An extra scoring at border B; `None` if it isn't passed."""
    uses: dict[str, Use]
    """By the spaces of the sector that the piece may carry out."""


def arriving(view: PapyriaView, seat: int, choice: Move | Enter) -> Arriving:
    """What a move of the seat whose turn it is leads to."""
    own = view.seats[seat]
    start, end = (choice.start, choice.end) if isinstance(choice, Move) else (None, choice.position)
    left = own.lapis - (choice.price if isinstance(choice, Move) else 0)
    meets = view.rings["s" if choice.ring == "w" else "w"][end - 1]
    other = meets is not None and meets != seat
    means = Means(left, own.papyri, trade=other and left >= TRADE_PRICE, priest=meets == seat)
    trade = (NOW if means.trade else never("lapis")) if other else None
    knowledge = _paid(means, min(KNOWLEDGE_PRICES)) if crosses(start, end, "A") else None
    extra = _extra(view, means) if crosses(start, end, "B") else None
    spaces = OUTER if choice.ring == "w" else SPACES
    return Arriving(left, meets, trade, knowledge, extra, uses(view, own, means, choice.ring, end, spaces))


def _extra(view: PapyriaView, means: Means) -> Can:
    return _paid(means, EXTRA_SCORING_PRICE) if view.display else never("tiles")


def _paid(means: Means, papyri: int) -> Can:
    """Paying papyri on arrival; a trade may bring one before."""
    if means.papyri >= papyri:
        return NOW
    if means.trade and means.papyri + TRADE_PAPYRI >= papyri:
        return Can(possible=True, first=(TRADE,), lacks="papyri")
    return never("papyri")


# -- Main actions ----------------------------------------------------------------------------------


def uses_left(view: PapyriaView, seat: int) -> dict[str, Use]:
    """The spaces that can still be carried out in the running turn."""
    if view.moved is None:
        return {}
    own = view.seats[seat]
    means = Means(own.lapis, own.papyri, priest=view.priest_right)
    return uses(view, own, means, view.moved.ring, view.moved.position, view.todo)


def raised_first(view: PapyriaView, seat: int) -> bool:
    """Whether another space left to a wanderer in this turn could raise a lapis production after it."""
    if view.moved is None or view.moved.ring == "s":
        return False  # a ship carries out only one of the two
    position = view.moved.position
    return any(
        use.can.possible and _yields_lapis(view.spaces[space_id(position, space)])
        for space, use in uses_left(view, seat).items()
    )


def _yields_lapis(here: SpaceView) -> bool:
    """Whether what lies on a space would bring lapis in every production from then on."""
    if here.end is not None or not here.height:
        return False
    return here.good == "mine" or (here.top in LANDSCAPES and LANDSCAPES[here.top].lapis > 0)


def uses(
    view: PapyriaView, own: SeatView, means: Means, ring: str, position: int, spaces: tuple[str, ...]
) -> dict[str, Use]:
    """Some spaces of a sector, each by what could come before it."""
    lying = {space: view.spaces[space_id(position, space)] for space in spaces}
    return {
        space: _use(own, means, here, {other: lying[other] for other in _before(ring, space, spaces)})
        for space, here in lying.items()
    }


def _before(ring: str, space: str, spaces: tuple[str, ...]) -> Iterator[str]:
    """What may be carried out before a space; a ship carries out only one of the outer ones (R50)."""
    for other in spaces:
        if other != space and (ring == "w" or "river" in (space, other)):
            yield other


def _use(own: SeatView, means: Means, here: SpaceView, before: dict[str, SpaceView]) -> Use:
    """What lies on a space: an end tile, a production, goods, or nothing (R40)."""
    if here.end is not None:
        row = END_TILES[here.end]
        price = _lapis(own, means, before, row.pay_amount)
        if row.pay_good != "lapis":
            price = _papyri(own, means, before, row.pay_amount)
        return Use(price, row.knowledge)
    if here.good in PRODUCTIONS:
        return Use(NOW, _produced(own, here))
    if not here.height:
        return Use(NOW)
    if here.top in SCORING_TILES:
        return Use(NOW, scoring_points(own, str(here.top)))
    if here.top in MULTIPLIERS:
        return Use(NOW, MULTIPLIERS[here.top].symbols)
    return Use(
        _landscape(own, means) if here.good == "landscape" else _building(own, means, here.good, before)
    )


def scoring_points(own: SeatView, tile: str) -> int:
    """What a scoring tile brings, its own knowledge counted first (R24); of any kind the best."""
    row = SCORING_TILES[tile]
    kinds = range(len(KINDS)) if row.kind == ANY else (KINDS.index(row.kind),)
    products = (own.values[kind] * own.multipliers[kind] for kind in kinds)
    return min(max(products), own.knowledge + row.knowledge)


def _landscape(own: SeatView, means: Means) -> Can:
    """Beside the priest, who may have to move first: somewhere at the rim there is always room."""
    if legal_cells(own):
        return NOW
    return Can(possible=True, first=(PRIEST,), lacks="room") if means.priest else never("room")


def _building(own: SeatView, means: Means, good: str, before: dict[str, SpaceView]) -> Can:
    """A site and the lapis for it; what is carried out before may bring the one or the other."""
    price = building_price(own.realm, good)
    if building_sites(own.realm, good):
        return _lapis(own, means, before, price)
    for space, there in before.items():
        if price <= means.lapis and _shows_site(there, good):
            landscape = _landscape(own, means)
            if landscape.possible:
                return Can(possible=True, first=(*landscape.first, space), lacks="site")
    return never("site")


def _shows_site(there: SpaceView, good: str) -> bool:
    """Whether a landscape lies there that could carry a building."""
    if there.top not in LANDSCAPES:
        return False
    row = LANDSCAPES[there.top]
    return {"temple": row.sanctuary, "city": row.forests > 0, "mine": row.mountain}[good]


def _lapis(own: SeatView, means: Means, before: dict[str, SpaceView], price: int) -> Can:
    """Paying lapis, if need be after a production."""
    if means.lapis >= price:
        return NOW
    for space, there in before.items():
        if there.good == "lapis_production" and means.lapis + _produced(own, there) >= price:
            return Can(possible=True, first=(space,), lacks="lapis")
    return never("lapis")


def _papyri(own: SeatView, means: Means, before: dict[str, SpaceView], price: int) -> Can:
    """Paying papyri, if need be after a trade, a production or both."""
    if means.papyri >= price:
        return NOW
    traded = TRADE_PAPYRI if means.trade else 0
    produced = {
        space: _produced(own, there) for space, there in before.items() if there.good == "papyrus_production"
    }
    ways: list[tuple[tuple[str, ...], int]] = [((space,), count) for space, count in produced.items()]
    if means.trade:
        ways = [((TRADE,), traded), *ways]
        ways += [((TRADE, space), traded + count) for space, count in produced.items()]
    for first, gained in ways:
        if means.papyri + gained >= price:
            return Can(possible=True, first=first, lacks="papyri")
    return never("papyri")


def _produced(own: SeatView, here: SpaceView) -> int:
    return own.lapis_production if here.good == "lapis_production" else own.papyrus_production
