"""What the turns of others have meant for a seat: what it lost and what it gained.

Worked out from two views of the seat's own, at the end of its last turn and now, and from the events that it
has seen in between: so it can't say more than the seat may know.
"""

from collections.abc import Iterator, Sequence

from rulesets.bora_bora.advice.dice import can_act
from rulesets.bora_bora.advice.status import marker_of
from rulesets.bora_bora.components import CARDS, FISH, JEWELS, CardWord, SourceWord
from rulesets.bora_bora.events import (
    BoraBoraEvent,
    BoughtJewelry,
    GainedOfferings,
    GainedShells,
    Occupied,
    PlacedDie,
    PlacedPriest,
    Scored,
    TurnOrder,
    WonGodTile,
)
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core.records import record


@record
class SiteTaken:
    """A hut of another seat holds a building site that the seat held (R2)."""

    region: str
    by: int
    fish: int
    """The points of its fish at the end, which go with the site."""


@record
class PriestOut:
    """A priest of the seat's was pushed out of the temple."""

    by: int
    left: int
    """How many of its priests are still there."""


@record
class PriestsLeadChanged:
    """The seat has most priests in the temple, or no longer: a god tile at the end of the round."""

    leads: bool
    own: int
    other: int
    """The most that another seat has."""


@record
class CardClosed:
    """No die that the seat has left is low enough for a card now, though one was (without a blue god).

    Only told of a card whose action that die could carry out.
    """

    card: CardWord
    lowest: int
    """The lowest die there now."""
    by: int


@record
class JewelGone:
    """A piece of jewelry that the seat had the shells for was bought before it was the seat's turn to buy."""

    jewel: str
    by: int


@record
class StatusOvertaken:
    """Another seat's status marker has passed the seat's: it will be earlier in the turn order."""

    by: int


@record
class GotPoints:
    """Points that came to the seat in the turns of others, as at the end of a round."""

    points: int
    source: SourceWord


@record
class GotGoods:
    """Offerings and shells that came to the seat in the turns of others."""

    offerings: int
    shells: int


@record
class GotGodTile:
    """The seat had most priests in the temple and got the god tile."""


@record
class NewOrder:
    """The place of the seat in the turn order is another one."""

    place: int
    """From 1."""
    before: int
    passed: tuple[int, ...]
    """Who was further on the status track and is before the seat now; if its place is an earlier one, who is
    behind it now."""


BoraBoraChange = (
    SiteTaken
    | PriestOut
    | PriestsLeadChanged
    | CardClosed
    | JewelGone
    | StatusOvertaken
    | GotPoints
    | GotGoods
    | GotGodTile
    | NewOrder
)


def is_loss(change: BoraBoraChange) -> bool:
    """Whether a change is one for the worse."""
    match change:
        case SiteTaken() | PriestOut() | CardClosed() | JewelGone() | StatusOvertaken():
            return True
        case PriestsLeadChanged():
            return not change.leads
        case NewOrder():
            return change.place > change.before
        case GotPoints() | GotGoods() | GotGodTile():
            return False


def changes(
    before: BoraBoraView, after: BoraBoraView, seat: int, events: Sequence[BoraBoraEvent]
) -> list[BoraBoraChange]:
    """What others have changed for a seat between two views of its own: the gravest losses first, then gifts.

    `events` are those of others in between, as the seat has seen them.
    """
    same_round = before.round == after.round
    found: list[BoraBoraChange] = [
        *_sites(before, seat, events),
        *_priests(after, seat, [event for event in events if event.seat != seat]),
        *(_lead(before, after, seat) if same_round else ()),
        *_jewels_gone(before, after.order, seat, events),
        *(_cards(before, after, seat, events) if same_round else ()),
        *(_overtaken(before, after, seat) if same_round else ()),
        *_gifts(before, seat, events),
    ]
    return sorted(found, key=lambda change: not is_loss(change))


def _sites(before: BoraBoraView, seat: int, events: Sequence[BoraBoraEvent]) -> Iterator[SiteTaken]:
    for event in events:
        if isinstance(event, Occupied) and event.aside == seat and event.seat is not None:
            yield SiteTaken(event.region, event.seat, FISH[before.fish[event.region]].vp)


def _priests(after: BoraBoraView, seat: int, events: Sequence[BoraBoraEvent]) -> Iterator[PriestOut]:
    for event in events:
        if isinstance(event, PlacedPriest) and event.out == seat and event.seat is not None:
            yield PriestOut(event.seat, after.temple.count(seat))


def _lead(before: BoraBoraView, after: BoraBoraView, seat: int) -> Iterator[PriestsLeadChanged]:
    was, now = _leader(before) == seat, _leader(after) == seat
    if was != now:
        others = max(after.temple.count(other) for other in range(len(after.seats)) if other != seat)
        yield PriestsLeadChanged(now, after.temple.count(seat), others)


def _leader(view: BoraBoraView) -> int | None:
    """Who has the most priests in the temple; the highest priest breaks ties."""
    there = [index for index in reversed(view.temple) if index is not None]
    if not there:
        return None
    return max(there, key=lambda index: (there.count(index), -there.index(index)))


def _jewels_gone(
    before: BoraBoraView, order: Sequence[int], seat: int, events: Sequence[BoraBoraEvent]
) -> Iterator[JewelGone]:
    shells = before.seats[seat].shells
    for event in events:
        if not (isinstance(event, BoughtJewelry) and event.seat is not None and event.seat != seat):
            continue
        if shells >= JEWELS[event.jewel].shell_cost and order.index(event.seat) < order.index(seat):
            yield JewelGone(event.jewel, event.seat)


def _cards(
    before: BoraBoraView, after: BoraBoraView, seat: int, events: Sequence[BoraBoraEvent]
) -> Iterator[CardClosed]:
    dice = after.seats[seat].dice
    if not dice:
        return
    lowest = min(dice)
    opened = {card: _lowest(before, card) for card in before.cards}
    for event in events:
        if not isinstance(event, PlacedDie) or event.seat in (None, seat) or event.card not in opened:
            continue
        was = opened.get(event.card)
        card, fitting = CARDS[event.card].id, [die for die in dice if was is None or die < was]
        if fitting and lowest >= event.number and can_act(after, seat, card, max(fitting)):
            yield CardClosed(card, event.number, event.seat)
        opened[event.card] = event.number if was is None else min(was, event.number)


def _lowest(view: BoraBoraView, card: str) -> int | None:
    """The lowest die on a card; `None` for an empty one, or one that is never closed."""
    return min((die.number for die in view.cards.get(card, ())), default=None)


def _overtaken(before: BoraBoraView, after: BoraBoraView, seat: int) -> Iterator[StatusOvertaken]:
    own = marker_of(after, seat)
    for other in range(len(after.seats)):
        if marker_of(before, other) <= own < marker_of(after, other):
            yield StatusOvertaken(other)


def _gifts(
    before: BoraBoraView, seat: int, events: Sequence[BoraBoraEvent]
) -> Iterator[GotPoints | GotGoods | GotGodTile | NewOrder]:
    own = [event for event in events if event.seat == seat]
    if any(isinstance(event, WonGodTile) for event in own):
        yield GotGodTile()
    points: dict[SourceWord, int] = {}
    for event in own:
        if isinstance(event, Scored):
            points[event.source] = points.get(event.source, 0) + event.points
    for source, count in points.items():
        yield GotPoints(count, source)
    offerings = sum(event.count for event in own if isinstance(event, GainedOfferings))
    shells = sum(event.count for event in own if isinstance(event, GainedShells))
    if offerings or shells:
        yield GotGoods(offerings, shells)
    for event in events:
        if isinstance(event, TurnOrder) and event.seats.index(seat) != before.order.index(seat):
            yield _new_order(before.order, event.seats, seat)


def _new_order(before: Sequence[int], now: Sequence[int], seat: int) -> NewOrder:
    was, place = before.index(seat), now.index(seat)
    gone = now[:place] if place > was else now[place + 1 :]
    there = before[:was] if place > was else before[was + 1 :]
    return NewOrder(place + 1, was + 1, tuple(other for other in gone if other not in there))
