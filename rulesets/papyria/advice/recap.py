"""What the turns of others have meant for a seat: what it lost and what it gained.

Worked out from two views of the seat's own, at the end of its last turn and now, and from the events that it
has seen in between: so it can't say more than the seat may know.
"""

from collections.abc import Iterator, Sequence

from rulesets.core.records import record
from rulesets.papyria.components import (
    ANY,
    KEY_TILES,
    KEYED,
    KINDS,
    MAJORITIES,
    SCORING_TILES,
    Kind,
    Resource,
    Ring,
    SpaceGood,
)
from rulesets.papyria.events import (
    EndTriggered,
    LaidEndTile,
    Moved,
    PaidEndTile,
    PapyriaEvent,
    TookScoring,
    Traded,
)
from rulesets.papyria.view import PapyriaView, SeatView


@record
class PushedOn:
    """A piece of the seat's was pushed on; it got 1 lapis for that (R51)."""

    ring: Ring
    by: int
    from_sector: str
    to_sector: str
    position: int
    """Where it stands now."""


@record
class GotLapis:
    """Another seat traded with the seat and paid it 1 lapis."""

    by: int


@record
class MajorityChanged:
    """A majority at the end is the seat's, or no longer."""

    majority: str
    before: int
    """Points."""
    after: int
    own: int
    """What the majority compares."""
    other: int
    """The same for the best other seat."""


@record
class ScoringGone:
    """A scoring tile that lay open was taken; the seat would have scored with it."""

    kind: Kind
    """The best one for the seat, if the tile is for any."""
    by: int
    points: int
    any_kind: bool = False


@record
class EndTileGone:
    """An end tile that lay open was paid for by another seat; the seat could have paid, too."""

    by: int
    points: int
    good: Resource
    amount: int


@record
class SpaceEmptied:
    """A space of the board has lost its last good."""

    space: str
    sector: str
    good: SpaceGood
    end: str | None
    """The end tile that lies there now; `None` if none was left."""

    @property
    def position(self) -> int:
        """The sector's position on the rings."""
        return int(self.space.partition(":")[0])


@record
class KeysFewer:
    """The next key tile of a kind that the seat lacks has fewer keys than before."""

    kind: Kind
    before: int
    after: int


@record
class EndNears:
    """End tiles were laid, so the game ends sooner."""

    left: int
    """How many are left in the stack."""


@record
class LastRound:
    """The game ends with this round."""


PapyriaChange = (
    PushedOn
    | GotLapis
    | MajorityChanged
    | ScoringGone
    | EndTileGone
    | SpaceEmptied
    | KeysFewer
    | EndNears
    | LastRound
)


def is_loss(change: PapyriaChange) -> bool:
    """Whether a change is one for the worse."""
    match change:
        case PushedOn() | ScoringGone() | EndTileGone() | SpaceEmptied() | KeysFewer():
            return True
        case EndNears() | LastRound():
            return True
        case MajorityChanged():
            return change.after < change.before
        case GotLapis():
            return False


def changes(
    before: PapyriaView, after: PapyriaView, seat: int, events: Sequence[PapyriaEvent]
) -> list[PapyriaChange]:
    """What others have changed for a seat between two views of its own: the gravest losses first, then gifts.

    `events` are those of others in between, as the seat has seen them.
    """
    found: list[PapyriaChange] = [
        *_pushed(after, seat, events),
        *_majorities(before, after, seat),
        *_scorings_gone(before, seat, events),
        *_end_tiles_gone(before, after, seat, events),
        *_keys(before, after, seat),
        *_emptied(before, after),
        *_end(events),
        *_traded(seat, events),
    ]
    return sorted(found, key=lambda change: not is_loss(change))


def _pushed(after: PapyriaView, seat: int, events: Sequence[PapyriaEvent]) -> Iterator[PushedOn]:
    for event in events:
        if not (isinstance(event, Moved) and event.pushed == seat):
            continue
        if event.seat is not None and event.pushed_to is not None and event.pushed_sector is not None:
            yield PushedOn(event.ring, event.seat, event.to_sector, event.pushed_sector, event.pushed_to)


def _traded(seat: int, events: Sequence[PapyriaEvent]) -> Iterator[GotLapis]:
    for event in events:
        if isinstance(event, Traded) and event.owner == seat and event.seat is not None:
            yield GotLapis(event.seat)


def _majorities(before: PapyriaView, after: PapyriaView, seat: int) -> Iterator[MajorityChanged]:
    for majority in MAJORITIES:
        was, now = (_line(view.seats[seat], f"majority_{majority}") for view in (before, after))
        if was != now:
            counts = [_count(own, f"majority_{majority}") for own in after.seats]
            others = max(count for index, count in enumerate(counts) if index != seat)
            yield MajorityChanged(majority, was, now, counts[seat], others)


def _line(own: SeatView, line: str) -> int:
    return sum(each.points for each in own.standing.lines if each.id == line)


def _count(own: SeatView, line: str) -> int:
    return sum(int(each.facts["count"]) for each in own.standing.lines if each.id == line)


def _scorings_gone(before: PapyriaView, seat: int, events: Sequence[PapyriaEvent]) -> list[ScoringGone]:
    """Tiles that lay open at the end of the seat's turn, those worth most to it first."""
    own = before.seats[seat]
    open_tiles = [*before.display, *(space.top for space in before.spaces.values())]
    found = []
    for event in events:
        if not (isinstance(event, TookScoring) and event.tile in open_tiles and event.seat is not None):
            continue
        printed = SCORING_TILES[event.tile].kind
        kind = _best_kind(own) if printed == ANY else printed
        if points := _points(own, KINDS.index(kind)):
            found.append(ScoringGone(kind, event.seat, points, printed == ANY))
    return sorted(found, key=lambda gone: -gone.points)


def _best_kind(own: SeatView) -> Kind:
    return max(KINDS, key=lambda kind: _points(own, KINDS.index(kind)))


def _points(own: SeatView, kind: int) -> int:
    """What a scoring of a kind would bring, less the knowledge that its tile itself gives."""
    return min(own.values[kind] * own.multipliers[kind], own.knowledge)


def _end_tiles_gone(
    before: PapyriaView, after: PapyriaView, seat: int, events: Sequence[PapyriaEvent]
) -> Iterator[EndTileGone]:
    lay_open, own = {space.end for space in before.spaces.values()}, after.seats[seat]
    for event in events:
        if not (isinstance(event, PaidEndTile) and event.tile in lay_open and event.seat is not None):
            continue
        if {"lapis": own.lapis, "papyrus": own.papyri}[event.good] >= event.amount:
            yield EndTileGone(event.seat, event.points, event.good, event.amount)


def _emptied(before: PapyriaView, after: PapyriaView) -> Iterator[SpaceEmptied]:
    for space, was in before.spaces.items():
        now = after.spaces[space]
        if was.height and not now.height:
            sector = after.sectors[int(space.partition(":")[0]) - 1]
            yield SpaceEmptied(space, sector, was.good, now.end)


def _keys(before: PapyriaView, after: PapyriaView, seat: int) -> Iterator[KeysFewer]:
    for kind in KEYED:
        if kind in after.seats[seat].keys:
            continue
        was, now = (view.key_stacks[kind] for view in (before, after))
        if was and now and KEY_TILES[was[-1]].keys > KEY_TILES[now[-1]].keys:
            yield KeysFewer(kind, KEY_TILES[was[-1]].keys, KEY_TILES[now[-1]].keys)


def _end(events: Sequence[PapyriaEvent]) -> Iterator[EndNears | LastRound]:
    if any(isinstance(event, EndTriggered) for event in events):
        yield LastRound()
        return
    left = [event.left for event in events if isinstance(event, LaidEndTile)]
    if left:
        yield EndNears(left[-1])
