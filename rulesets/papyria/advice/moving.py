"""What a move, or entering, leads to, and the best that a piece could do."""

from collections.abc import Iterable
from typing import Literal

from rulesets.core import Option
from rulesets.core.records import record
from rulesets.papyria.actions import space_id
from rulesets.papyria.advice.amounts import price
from rulesets.papyria.advice.courses import TRADE, Deed, Offer
from rulesets.papyria.advice.forecast import Arriving
from rulesets.papyria.advice.outlook import best_extra
from rulesets.papyria.advice.spaces import Outcome, outcome
from rulesets.papyria.components import Ring, Stand
from rulesets.papyria.moves import Enter, Move, next_empty
from rulesets.papyria.view import PapyriaView

AtBorder = Literal["now", "trade", "no", "empty"]
"""Whether a border can be used on the way: at once, after a trade, or not; at B, a tile may be missing."""


def pushed_to(view: PapyriaView, move: Move) -> int | None:
    """Where a piece that a move pushes away goes."""
    if move.pushed is None:
        return None
    slots = list(view.rings[move.ring])
    slots[move.start - 1] = None
    return next_empty(slots, move.end)


@record
class Pushed:
    """A piece that is pushed away."""

    owner: int
    sector: str
    """Where it goes."""


@record
class Met:
    """The piece in the other slot of the sector."""

    owner: int | None
    """`None` if it is the player's own."""
    ring: Ring
    trades: bool
    """A lapis is left to trade with its owner."""


@record
class MoveAdvice:
    """The outcome of a move, or of entering."""

    outcomes: tuple[Outcome, ...]
    """What comes of the actions, losses first."""
    clash: bool
    """Each space could be used, but not both."""
    needed_first: tuple[tuple[str, ...], ...]
    """What must come before a space can be used, each time: spaces, a trade, the priest's move."""
    keys_taken: tuple[str, ...]
    """The key tiles that come with it."""
    knowledge_at_a: AtBorder | None
    """Whether knowledge can be bought on the way; `None` off the way."""
    scoring_at_b: AtBorder | None
    """The same for an extra scoring."""
    papyri: int
    """The papyri to pay with at borders."""
    best_extra: int
    """The most points that an extra scoring would bring."""
    met: Met | None
    pushed: Pushed | None
    lapis_left: int | None
    """What is left after paying; `None` if nothing is paid, or too little is there."""
    both_lost: bool
    """Goods on both spaces would be lost."""
    points: int
    """What the turn would bring at once."""


def move_advice(view: PapyriaView, seat: int, choice: Move | Enter, said: Arriving) -> MoveAdvice:
    """The outcome of a move, by its forecast."""
    best, ways = said.forecast.best, said.forecast.ways
    surely = [deed for deed in best.deeds if not _free_unpaid(view, seat, choice.end, deed)]
    deeds = sorted(surely, key=lambda deed: (deed.done, -deed.points))
    return MoveAdvice(
        outcomes=tuple(outcome(view, seat, choice.end, deed) for deed in deeds),
        clash=said.forecast.clash,
        needed_first=tuple(first for deed in best.deeds if deed.done and (first := ways[deed.space].first)),
        keys_taken=tuple(tile for deed in best.deeds for tile in deed.keys),
        knowledge_at_a=_at_border(said, "A", "buy_knowledge"),
        scoring_at_b=_at_border(said, "B", "extra_scoring", bare=not view.display),
        papyri=view.seats[seat].papyri,
        best_extra=best_extra(view, seat),
        met=_met(seat, choice.ring, said),
        pushed=_pushed(view, choice),
        lapis_left=said.lapis if choice.price and said.lapis >= 0 else None,
        both_lost=sum(_is_loss(view, choice.end, deed) for deed in surely) > 1,
        points=best.points,
    )


def _met(seat: int, ring: Ring, said: Arriving) -> Met | None:
    if said.owner_met is None:
        return None
    owner = said.owner_met if said.owner_met != seat else None
    return Met(owner, "s" if ring == "w" else "w", TRADE in said.forecast.offers)


def _pushed(view: PapyriaView, choice: Move | Enter) -> Pushed | None:
    if isinstance(choice, Enter) or choice.pushed is None:
        return None
    return Pushed(choice.pushed, view.sectors[(pushed_to(view, choice) or choice.end) - 1])


def _free_unpaid(view: PapyriaView, seat: int, position: int, deed: Deed) -> bool:
    """Whether a free mine wasn't built for lack of lapis: a move that costs too much leaves less than 0."""
    here = view.spaces[space_id(position, deed.space)]
    match here.good:
        case "temple" | "city" | "mine" as building if here.end is None and deed.lacks == "lapis":
            return not price(view.seats[seat], building)
        case _:
            return False


def _is_loss(view: PapyriaView, position: int, deed: Deed) -> bool:
    """Whether a good is lost; an end tile stays if it isn't paid for."""
    return not deed.done and view.spaces[space_id(position, deed.space)].end is None


def _at_border(said: Arriving, stand: Stand, offer: Offer, *, bare: bool = False) -> AtBorder | None:
    """Whether a border can be used; `bare` if there is nothing for it."""
    if stand not in said.crossed:
        return None
    if bare:
        return "empty"
    if offer in said.forecast.offers:
        return "now"
    return "trade" if offer in said.forecast.after_trade else "no"


# -- a piece before its destination is chosen ------------------------------------------------------


def move_rank(said: Arriving) -> tuple[int, ...]:
    """How good a move is: what brings most at once, loses least and costs least."""
    return (*said.forecast.best.rank, said.lapis)


@record
class PieceAdvice:
    """A piece before its destination is chosen."""

    ring: Ring
    origin: str | None
    """The sector where it stands; `None` off the board."""
    reach: int
    """Sectors that it can reach."""
    best: Option[Move | Enter]
    points: int
    """The most points that any option brings at once."""


def piece_advice(view: PapyriaView, found: Iterable[tuple[Option[Move | Enter], Arriving]]) -> PieceAdvice:
    """The best of a piece's moves, by their forecasts."""
    moves = list(found)
    best, _ = max(moves, key=lambda each: move_rank(each[1]))
    origin = view.sectors[best.value.start - 1] if isinstance(best.value, Move) else None
    most = max(said.forecast.best.points for _, said in moves)
    return PieceAdvice(best.value.ring, origin, len(moves), best, most)
