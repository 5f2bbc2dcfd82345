"""God cards and ways to pay for gods."""

from collections.abc import Sequence

from rulesets.bora_bora.advice.now import announced
from rulesets.bora_bora.advice.options import Asked
from rulesets.bora_bora.components import BLUE, FISH, GOD_ROWS, GOD_TILES, GODS, GREEN, RED, GodWord
from rulesets.bora_bora.gods import Purse, Way, after, ways
from rulesets.bora_bora.view import BoraBoraView, SeatView
from rulesets.core.records import record


def purse_of(own: SeatView) -> Purse:
    """What a seat has to pay for gods; for others, without cards."""
    return Purse(own.hand or (), own.offerings, own.god_tiles)


def takes_tile(own: SeatView, gods: Sequence[int]) -> bool:
    """Whether these gods can't be paid for without a god tile; never for others, whose hands are hidden."""
    return own.hand is not None and not _payable(purse_of(own)._replace(tiles=0), gods)


def _payable(purse: Purse, gods: Sequence[int]) -> bool:
    return not gods or any(_payable(after(purse, way), gods[1:]) for way in ways(purse, gods[0]))


@record
class PaymentAdvice:
    """A way to pay for a god."""

    cards: tuple[GodWord, ...]
    """The gods of the cards paid; none for a god tile."""
    tiles_held: int
    fish_points: int
    """The points that a red god brings at once; 0 for other gods."""
    kept: Purse | None
    """What is kept; `None` if the viewer may not see that, or it can't be paid in this way."""
    tile_points: int | None
    """What the god tile paid would bring at the end."""
    white_follows: bool
    """The white god can still be paid after this blue one."""


def payment_advice(view: BoraBoraView, seat: int, decision: Asked, key: str) -> PaymentAdvice:
    """What the way to pay with this option key leaves and brings: `card`, `pair:white` or `tile`."""
    own, (noun, _, colour) = view.seats[seat], key.partition(":")
    options = decision.options if decision is not None else ()
    way = next((option.value for option in options if option.key == key), None)
    offered = GREEN if decision is not None and decision.kind == "green_offer" else RED
    god = GODS[view.god if view.god is not None else offered]
    pair = GOD_ROWS[colour].id if colour else god
    kept = after(purse_of(own), way) if own.hand is not None and isinstance(way, Way) else None
    red = view.region is not None and view.god is None
    cards: tuple[GodWord, ...] = {"card": (god,), "pair": (pair, pair)}.get(noun, ())
    return PaymentAdvice(
        cards=cards,
        tiles_held=own.god_tiles,
        fish_points=FISH[view.fish[view.region]].vp if red and view.region is not None else 0,
        kept=kept,
        tile_points=GOD_TILES.final_vp if kept is not None and not cards else None,
        white_follows=view.god == BLUE and all(announced(view)),
    )


@record
class GodCardAdvice:
    """A god card, open or held."""

    god: GodWord
    like: int
    """For an open card: how many of its colour are in the hand."""
    offerings: int
    """What there is to play a card with."""


def gods_to_draw(view: BoraBoraView, seat: int) -> tuple[GodWord, ...]:
    """The gods of which a seat holds no card, and none lies face up: only the deck can bring them."""
    hand = view.seats[seat].hand or ()
    held = {god for god, count in enumerate(hand) if count}
    return tuple(word for god, word in enumerate(GODS) if god not in held and god not in view.open)


def open_card_advice(view: BoraBoraView, seat: int, place: int) -> GodCardAdvice | None:
    """The open god card at a place, from 1; `None` for a gap."""
    god, own = view.open[place - 1], view.seats[seat]
    like = own.hand[god] if god is not None and own.hand is not None else 0
    return None if god is None else GodCardAdvice(GODS[god], like, own.offerings)
