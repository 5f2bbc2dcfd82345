"""Who is at a table now, on this server or another, and since when the others are gone."""

from collections.abc import Callable, Sequence
from typing import Protocol

from rulesets.core.message import Message
from tabletop_tui.play import acts
from tabletop_tui.play.record import HandOver
from tabletop_tui.play.session import Session
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.people.seating import FREE, HOST
from tabletop_tui.serve.tables.seats import Seats
from tabletop_tui.store.people import BOT

SECONDS_AT_DOOR = 60.0
"""How long a guest whose seat waits for them may take from the door to their chair."""


class AtTable(Protocol):
    """A terminal at a table, as far as the table knows it."""

    guest: Guest
    dismiss: Callable[[Message], None]
    """Takes the terminal away from the table, and says why."""

    def pauses(self, due: HandOver) -> bool:
        """Whether the people at this terminal want to be called to it one by one."""

    def heed_question(self) -> None:
        """After a change: a question that others brought up has to be seen before it is answered."""


class Attendance:
    """The terminals at one table, and everybody who has been there since it was opened."""

    def __init__(self, session: Session, seats: Seats, clock: Callable[[], float]) -> None:
        """No one is here yet."""
        self._session = session
        self._seats = seats
        self._clock = clock
        self._opened = clock()
        self.places: list[AtTable] = []
        """Every terminal at the table, in the order in which they came."""
        self._elsewhere: dict[str, Guest] = {}
        """The people at the table on other servers, by their ids."""
        self._left: dict[str, float] = {}
        """When people went, by their ids."""
        self._known: dict[str, Guest] = {}

    def come(self, place: AtTable) -> None:
        """Add a terminal; any other terminal of its guest now only watches."""
        self.places.append(place)
        self._known[place.guest.id] = place.guest

    def go(self, place: AtTable) -> bool:
        """Remove a terminal. Returns whether it was here."""
        if place not in self.places:
            return False
        self.places.remove(place)
        self._left[place.guest.id] = self._clock()
        return True

    def note_at_door(self, guest_id: str) -> None:
        """A guest is about to come, here or on another server, and doesn't count as away meanwhile."""
        self._left[guest_id] = self._clock() + SECONDS_AT_DOOR

    def note_elsewhere(self, guests: Sequence[Guest]) -> tuple[bool, bool]:
        """Note who is at the table on other servers now. Returns whether any came, and whether any went."""
        now = {guest.id: guest for guest in guests}
        gone = self._elsewhere.keys() - now.keys()
        came = now.keys() - self._elsewhere.keys()
        self._elsewhere = now
        self._known.update(now)
        self._left.update(dict.fromkeys(gone, self._clock()))
        return bool(came), bool(gone)

    def seats_at(self, place: AtTable) -> tuple[int, ...]:
        """The seats of the guest at a terminal; none if another terminal of theirs has since come here."""
        id = place.guest.id
        for one in reversed(self.places):
            if one.guest.id == id:
                return self._seats.of(place.guest) if one is place else ()
        return ()

    @property
    def guests(self) -> list[Guest]:
        """Everyone at the table, on any server; a guest is named once for each terminal here."""
        return [*(place.guest for place in self.places), *self._elsewhere.values()]

    @property
    def known(self) -> list[Guest]:
        """All guests who have been here since the table was opened, in the order in which they came."""
        return list(self._known.values())

    @property
    def watchers(self) -> list[str]:
        """The names of the guests who are here without a seat."""
        here = [place.guest.name for place in self.places if not self.seats_at(place)]
        elsewhere = [guest.name for guest in self._elsewhere.values() if not self._seats.of(guest)]
        return list(dict.fromkeys([*here, *elsewhere]))

    def is_here(self, seat: int) -> bool:
        """Whether a player of this seat sits at the table."""
        here = any(seat in self.seats_at(place) for place in self.places)
        return here or any(seat in self._seats.of(guest) for guest in self._elsewhere.values())

    def gone_since(self, seat: int) -> float | None:
        """When a seat's player left the table; `None` if they are here or the seat has no player.

        It is in the future for a player at the door.
        """
        chair, person = self._seats.chair(seat), self._session.record.people[seat]
        if chair.kind == FREE:
            return None
        if chair.kind == BOT and not chair.owner:
            return 0.0
        if chair.kind == HOST:
            here = any(guest.host for guest in self.guests)
        else:
            here = any(chair.belongs_to(guest, person.name) for guest in self.guests)
        return None if here else self._left.get(chair.owner or HOST, self._opened)

    def dismiss(self, reason: Message, person: str | None = None) -> None:
        """Make a guest's terminals leave the table, or all terminals; `reason` says why."""
        for place in tuple(self.places):
            if person in (None, place.guest.id):
                place.dismiss(reason)

    def pauses(self, due: HandOver) -> bool:
        """Whether to wait for a key between two seats: one keyboard with both decides; otherwise never."""
        return any(place.pauses(due) for place in self._of_both(due))

    def let_pass(self) -> None:
        """Let the turn pass where the next seat is at another terminal."""
        due = self._session.record.hand_over
        if due is not None and not self._of_both(due):
            self._session.do(acts.take_over)

    def _of_both(self, due: HandOver) -> list[AtTable]:
        both = {due.from_seat, due.to_seat}
        return [place for place in self.places if both <= {*self.seats_at(place)}]
