"""What the turns of others have meant for a seat: what it lost and what it gained.

Worked out from two views of the seat's own, at the end of its last turn and now, and from the events that it
has seen in between: so it can't say more than the seat may know.
"""

from collections.abc import Iterator, Sequence

from rulesets.core.records import record
from rulesets.orbis.advice.gods import god_kind, god_preview
from rulesets.orbis.advice.landscapes import LandscapePreview, landscape_preview
from rulesets.orbis.advice.temples import temple_now
from rulesets.orbis.components import GODS, LANDSCAPES
from rulesets.orbis.events import OrbisEvent, Removed, TookGod, TookLandscape
from rulesets.orbis.view import OrbisView

PAYABLE = frozenset({"now", "after-trades"})
"""What becomes of a landscape that can be laid face up."""


@record
class LandscapeGone:
    """A landscape that the seat could have paid for, and that would have scored for it at once, was taken."""

    tile: str
    slot: int
    by: int
    points: int
    """What it would have scored, the seat's Forests and temple included."""
    trades: bool = False
    """It could have paid for it only after trading."""


@record
class Unpayable:
    """A landscape that the seat could have paid for with the worshippers on it, before some were removed."""

    tile: str
    slot: int
    by: int
    worshippers: int
    """How many were removed from it."""


@record
class GodGone:
    """A god that would have scored for the seat as things stood was taken."""

    god: str
    by: int
    points: int


@record
class GodChanged:
    """The seat's own god scores more or less than before: a majority was lost or won."""

    god: str
    before: int
    after: int
    own: int
    """What the god counts: the seat's scored landscapes or wildernesses."""
    other: int
    """The same for the best other seat."""


@record
class MajorityChanged:
    """A god still on the table would score more or less for the seat than before."""

    god: str
    before: int
    after: int
    own: int
    other: int


@record
class TempleChanged:
    """The temple that the seat stands to get is another one than before."""

    before: int
    after: int


@record
class Payable:
    """The others' worshippers on a landscape let the seat pay for it, which it couldn't before."""

    tile: str
    slot: int
    worshippers: int
    """How many have come to lie on it."""


OrbisChange = LandscapeGone | Unpayable | GodGone | GodChanged | MajorityChanged | TempleChanged | Payable


def is_loss(change: OrbisChange) -> bool:
    """Whether a change is one for the worse."""
    match change:
        case LandscapeGone() | Unpayable() | GodGone():
            return True
        case GodChanged() | MajorityChanged() | TempleChanged():
            return change.after < change.before
        case Payable():
            return False


def changes(
    before: OrbisView, after: OrbisView, seat: int, events: Sequence[OrbisEvent]
) -> list[OrbisChange]:
    """What others have changed for a seat between two views of its own: the gravest losses first, then gifts.

    `events` are those of others in between, as the seat has seen them.
    """
    found: list[OrbisChange] = [
        *_own_god(before, after, seat),
        *_temple(before, after, seat),
        *_gods_gone(before, seat, events),
        *_majorities(before, after, seat),
        *_landscapes_gone(before, seat, events),
        *_unpayable(before, after, seat, events),
        *_payable(before, after, seat),
    ]
    return sorted(found, key=lambda change: not is_loss(change))


def _own_god(before: OrbisView, after: OrbisView, seat: int) -> Iterator[GodChanged]:
    god = after.seats[seat].god
    if god is None or god_kind(god) not in {"most", "fewest"}:
        return
    was, now = god_preview(before, seat, god), god_preview(after, seat, god)
    if was.points != now.points:
        yield GodChanged(god, was.points, now.points, now.own, now.other)


def _temple(before: OrbisView, after: OrbisView, seat: int) -> Iterator[TempleChanged]:
    was, now = (_line(view, seat, "temple") for view in (before, after))
    if was != now:
        yield TempleChanged(was, now)


def _line(view: OrbisView, seat: int, line: str) -> int:
    return sum(each.points for each in view.seats[seat].standing.lines if each.id == line)


def _gods_gone(before: OrbisView, seat: int, events: Sequence[OrbisEvent]) -> Iterator[GodGone]:
    """Gods without a condition are no loss while another one is there; they are left out."""
    if before.seats[seat].god is not None:
        return
    for event in events:
        if isinstance(event, TookGod) and GODS[event.god].condition != "always" and event.seat is not None:
            preview = god_preview(before, seat, event.god)
            if preview.points:
                yield GodGone(event.god, event.seat, preview.points)


def _majorities(before: OrbisView, after: OrbisView, seat: int) -> Iterator[MajorityChanged]:
    if after.seats[seat].god is not None:
        return
    for god in after.gods:
        if god_kind(god) in {"most", "fewest"}:
            was, now = god_preview(before, seat, god), god_preview(after, seat, god)
            if was.points != now.points:
                yield MajorityChanged(god, was.points, now.points, now.own, now.other)


def _landscapes_gone(before: OrbisView, seat: int, events: Sequence[OrbisEvent]) -> list[LandscapeGone]:
    """Those that cost no trade first, and of these the ones worth most to the seat.

    One that wouldn't have scored is left out: others take such a one nearly every turn, and there are more.
    """
    found: list[LandscapeGone] = []
    for event in events:
        if isinstance(event, TookLandscape) and before.display[event.slot] == event.tile:
            preview = landscape_preview(before, seat, event.slot)
            if preview is not None and preview.prospect in PAYABLE and event.seat is not None:
                row = LANDSCAPES[event.tile]
                temple = temple_now(before, seat, row.shrine_icons, row.mystic_value)
                points = preview.best + temple.after - temple.before
                trades = preview.prospect == "after-trades"
                if points > 0:
                    found.append(LandscapeGone(event.tile, event.slot, event.seat, points, trades))
    return sorted(found, key=lambda gone: (gone.trades, -gone.points))


def _unpayable(
    before: OrbisView, after: OrbisView, seat: int, events: Sequence[OrbisEvent]
) -> Iterator[Unpayable]:
    removed = [event for event in events if isinstance(event, Removed) and event.seat is not None]
    for slot in dict.fromkeys(event.slot for event in removed):
        tile, theirs = after.display[slot], [event for event in removed if event.slot == slot]
        if tile is None or before.display[slot] != tile:
            continue
        was, now = landscape_preview(before, seat, slot), landscape_preview(after, seat, slot)
        if was is not None and was.prospect in PAYABLE and (now is None or now.prospect not in PAYABLE):
            yield Unpayable(tile, slot, theirs[-1].seat or 0, len(theirs))


def _payable(before: OrbisView, after: OrbisView, seat: int) -> Iterator[Payable]:
    for slot, tile in enumerate(after.display):
        if tile is None or before.display[slot] != tile:
            continue
        more = sum(after.worshippers[slot]) - sum(before.worshippers[slot])
        was, now = landscape_preview(before, seat, slot), landscape_preview(after, seat, slot)
        if more and _is_ready(now) and not _is_ready(was):
            yield Payable(tile, slot, more)


def _is_ready(preview: LandscapePreview | None) -> bool:
    return preview is not None and preview.prospect == "now"
