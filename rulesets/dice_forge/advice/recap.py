"""What the turns of others have meant for a seat: what it lost and what it gained.

Worked out from two views of the seat's own, at the end of its last turn and now, and from the events that it
has seen in between: so it can't say more than the seat may know.
"""

from collections.abc import Iterator, Mapping, Sequence

from rulesets.core.records import record
from rulesets.dice_forge.components import CARDS, FACES, GOLD, MOON, SUN, ResourceWord
from rulesets.dice_forge.events import (
    BoarBonus,
    BoarGiven,
    DiceForgeEvent,
    Forged,
    Gained,
    Lost,
    Ousted,
    TookCard,
)
from rulesets.dice_forge.view import DiceForgeView, HeroView


@record
class HeroOusted:
    """The seat's hero was sent home; a blessing makes up for it (ruling R28)."""

    by: int
    portal: int


@record
class BoarForged:
    """Another seat made the seat forge a boar."""

    face: str


@record
class TakenAway:
    """Another seat's card took something from the seat."""

    amounts: Mapping[ResourceWord, int]


@record
class StoreFull:
    """Gains that the stores had no room for."""

    amounts: Mapping[ResourceWord, int]


@record
class FeatGone:
    """The last card of a place that the seat could have paid for, then or now, was taken."""

    card: str
    slot: str
    by: int


@record
class FaceGone:
    """The last face of a kind that the seat had, or has, the gold for was bought."""

    face: str
    by: int


@record
class GotBlessings:
    """What the seat's dice and cards brought it in the turns of others, and at the start of its own."""

    amounts: Mapping[ResourceWord, int]


@record
class GotBonuses:
    """What the seat's boars brought it, on the dice of others and on its own."""

    amounts: Mapping[ResourceWord, int]


DiceForgeChange = (
    HeroOusted | BoarForged | TakenAway | StoreFull | FeatGone | FaceGone | GotBlessings | GotBonuses
)


def is_loss(change: DiceForgeChange) -> bool:
    """Whether a change is one for the worse."""
    match change:
        case HeroOusted() | BoarForged() | TakenAway() | StoreFull() | FeatGone() | FaceGone():
            return True
        case GotBlessings() | GotBonuses():
            return False


def changes(
    before: DiceForgeView, after: DiceForgeView, seat: int, events: Sequence[DiceForgeEvent]
) -> list[DiceForgeChange]:
    """What others have changed for a seat between two views of its own: the gravest losses first, then gifts.

    `events` are those of others in between, as the seat has seen them.
    """
    lost = [event for event in events if isinstance(event, Lost) and event.seat == seat]
    gained = [event for event in events if isinstance(event, Gained) and event.seat == seat]
    bonuses = _bonuses(seat, events)
    rolled = [event for event in gained if not any(event is bonus for bonus in bonuses)]
    taken = _sums((event.resource, event.amount) for event in lost)
    spilt = _sums((event.resource, event.lost) for event in gained)
    brought, extra = (
        _sums((event.resource, event.amount - event.lost) for event in each) for each in (rolled, bonuses)
    )
    return [
        *(HeroOusted(e.by, e.portal) for e in events if isinstance(e, Ousted) and e.seat == seat),
        *(BoarForged(e.face) for e in events if isinstance(e, BoarGiven) and e.seat == seat),
        *([TakenAway(taken)] if taken else ()),
        *_feats_gone(before, after, seat, events),
        *_faces_gone(before, after, seat, events),
        *([StoreFull(spilt)] if spilt else ()),
        *([GotBlessings(brought)] if brought else ()),
        *([GotBonuses(extra)] if extra else ()),
    ]


def _bonuses(seat: int, events: Sequence[DiceForgeEvent]) -> list[Gained]:
    """What the seat gained as the owner of a boar: its gain that follows each bonus."""
    found, due = [], False
    for event in events:
        if event.seat != seat:
            continue
        if due and isinstance(event, Gained):
            found.append(event)
        due = isinstance(event, BoarBonus)
    return found


def _sums(amounts: Iterator[tuple[ResourceWord, int]]) -> dict[ResourceWord, int]:
    """Amounts by resource, without those of nothing."""
    found: dict[ResourceWord, int] = {}
    for resource, amount in amounts:
        if amount:
            found[resource] = found.get(resource, 0) + amount
    return found


def _feats_gone(
    before: DiceForgeView, after: DiceForgeView, seat: int, events: Sequence[DiceForgeEvent]
) -> Iterator[FeatGone]:
    heroes = before.seats[seat], after.seats[seat]
    takers = {event.slot: event for event in events if isinstance(event, TookCard)}
    for slot, event in takers.items():
        if event.seat is None or event.seat == seat:
            continue
        sold_out = before.stacks[slot] and not after.stacks[slot]
        if sold_out and any(_can_perform(hero, event.card) for hero in heroes):
            yield FeatGone(event.card, slot, event.seat)


def _can_perform(hero: HeroView, card: str) -> bool:
    row = CARDS[card]
    return hero.stores[SUN] >= row.cost_sun and hero.stores[MOON] >= row.cost_moon


def _faces_gone(
    before: DiceForgeView, after: DiceForgeView, seat: int, events: Sequence[DiceForgeEvent]
) -> Iterator[FaceGone]:
    gold = max(view.seats[seat].stores[GOLD] for view in (before, after))
    takers = {event.face: event.seat for event in events if isinstance(event, Forged) and event.seat != seat}
    for face, by in takers.items():
        cost = FACES[face].cost
        sold_out = before.pools.get(face, 0) and not after.pools.get(face, 0)
        if sold_out and cost is not None and gold >= cost and by is not None:
            yield FaceGone(face, by)
