"""What the turns of others have meant for a seat: what it lost and what it gained.

Worked out from two views of the seat's own, at the end of its last turn and now, and from the events that it
has seen in between: so it can't say more than the seat may know.
"""

from collections.abc import Iterator, Sequence

from rulesets.core.records import record
from rulesets.helios.advice.persons import person_preview
from rulesets.helios.components import (
    ACTION_TILES,
    ACTIONS,
    COLOURS,
    EXTRA,
    JOKER,
    PERSONS,
    ROWS,
    SPECIALS,
    TILES_FOR_BONUS,
)
from rulesets.helios.events import (
    Bought,
    GainedCube,
    GainedMana,
    HeliosEvent,
    RoundBegins,
    TookActionTile,
)
from rulesets.helios.view import HeliosView


@record
class PersonGone:
    """A person that the seat had the mana for was bought."""

    person: str
    by: int
    points: int
    """What it would score for the seat now, if active."""


@record
class FourthTileGone:
    """The last tile on offer that would have filled a row of the seat's was taken."""

    row: str
    by: int


@record
class ActionGone:
    """The last tile of an action was taken: it isn't on offer for the rest of the round (ACT-1)."""

    action: str
    by: int


@record
class LandGone:
    """The land of a colour that the seat has none of was taken; more comes with the next round."""

    colour: str


@record
class SpecialGone:
    """The last special tile of a kind was taken."""

    kind: str


@record
class SupplyEmpty:
    """The last cube of a colour was taken: none of it grows until some are paid."""

    colour: int


@record
class CubeGrew:
    """A cube came to the seat as a new round began."""

    colour: str
    field: str


@record
class GotMana:
    """Mana came to the seat in the turns of others."""

    count: int


@record
class GotDragon:
    """A new round begins, and the seat begins it."""

    round: int


HeliosChange = (
    PersonGone
    | FourthTileGone
    | ActionGone
    | LandGone
    | SpecialGone
    | SupplyEmpty
    | CubeGrew
    | GotMana
    | GotDragon
)


def is_loss(change: HeliosChange) -> bool:
    """Whether a change is one for the worse."""
    match change:
        case PersonGone() | FourthTileGone() | ActionGone() | LandGone() | SpecialGone() | SupplyEmpty():
            return True
        case CubeGrew() | GotMana() | GotDragon():
            return False


def changes(
    before: HeliosView, after: HeliosView, seat: int, events: Sequence[HeliosEvent]
) -> list[HeliosChange]:
    """What others have changed for a seat between two views of its own: the gravest losses first, then gifts.

    `events` are those of others in between, as the seat has seen them. What a new round lays out again isn't
    a loss, and neither are tiles and land that the seat has no action left for.
    """
    acts_again = before.round == after.round and after.stage == "actions"
    found: list[HeliosChange] = [
        *_persons_gone(before, seat, events),
        *(_tiles_gone(before, after, seat, events) if acts_again else ()),
        *(_land_gone(before, after, seat) if acts_again else ()),
        *(SpecialGone(kind) for kind in SPECIALS if before.specials[kind] and not after.specials[kind]),
        *(SupplyEmpty(c) for c in range(len(COLOURS)) if before.supply[c] and not after.supply[c]),
        *_gifts(seat, events),
    ]
    return sorted(found, key=lambda change: not is_loss(change))


def _persons_gone(before: HeliosView, seat: int, events: Sequence[HeliosEvent]) -> list[PersonGone]:
    """Those worth most to the seat first."""
    mana = before.seats[seat].board.mana
    found = [
        PersonGone(event.person, event.seat, person_preview(before, seat, event.person).points)
        for event in events
        if isinstance(event, Bought) and event.seat is not None and mana >= PERSONS[event.person].mana_cost
    ]
    return sorted(found, key=lambda gone: -gone.points)


def _tiles_gone(
    before: HeliosView, after: HeliosView, seat: int, events: Sequence[HeliosEvent]
) -> Iterator[FourthTileGone | ActionGone]:
    taken = [event for event in events if isinstance(event, TookActionTile) and event.seat != seat]
    was, now = _colours_on_offer(before), _colours_on_offer(after)
    for row, tiles in zip(ROWS, before.seats[seat].board.rows, strict=True):
        takers = [event.seat for event in taken if event.colour in (row, JOKER)]
        gone = not was.isdisjoint({row, JOKER}) and now.isdisjoint({row, JOKER})
        if len(tiles) == TILES_FOR_BONUS - 1 and gone and takers and takers[-1] is not None:
            yield FourthTileGone(row, takers[-1])
    for action in ACTIONS:
        by = [event.seat for event in taken if event.action == action]
        if before.columns[action] and not after.columns[action] and by and by[-1] is not None:
            yield ActionGone(action, by[-1])


def _colours_on_offer(view: HeliosView) -> set[str]:
    """The colours of the action tiles that can be taken now."""
    return {ACTION_TILES[column[-1]].colour for column in view.columns.values() if column}


def _land_gone(before: HeliosView, after: HeliosView, seat: int) -> Iterator[LandGone]:
    """Colours that the seat has no land of, and can't get any of in this round."""
    owned = {tile.kind for tile in after.seats[seat].board.world.values()}
    shown = {*after.display.values()}
    for slot, colour in before.display.items():
        if colour is None or colour in owned or colour in shown:
            continue
        if slot != EXTRA or before.display[colour] is None:
            yield LandGone(colour)


def _gifts(seat: int, events: Sequence[HeliosEvent]) -> Iterator[CubeGrew | GotMana | GotDragon]:
    mana = sum(event.count for event in events if isinstance(event, GainedMana) and event.seat == seat)
    if mana:
        yield GotMana(mana)
    for event in events:
        if isinstance(event, GainedCube) and event.seat == seat:
            yield CubeGrew(event.colour, event.field)
        elif isinstance(event, RoundBegins) and event.seat == seat:
            yield GotDragon(event.round)
