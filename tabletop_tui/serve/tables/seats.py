"""Who holds which seat of a table, who may take one, and who may come at all."""

from collections.abc import Callable, Sequence

from rulesets.core.message import Message
from tabletop_tui.play.session import Session
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.people.seating import FORMER, FREE, HOST, LENT, REMOTE, Chair, chair_of
from tabletop_tui.serve.tables.notes import Notes
from tabletop_tui.store.people import BOT, Person
from tabletop_tui.text.durations import DAY


class Seats:
    """The seats of one table, as its game has them, and the invitations to it."""

    def __init__(
        self,
        session: Session,
        table_id: str,
        notes: Notes,
        limits: Limits,
        clock: Callable[[], float],
        is_on_server: Callable[[str], bool],
    ) -> None:
        """Of the table of this id; `notes` say who opened it, `is_on_server` whether they are on any."""
        self._session = session
        self._table_id = table_id
        self._notes = notes
        self._limits = limits
        self._clock = clock
        self._is_on_server = is_on_server
        self._people: Sequence[Person] = ()
        """Those whose chairs are known."""
        self._chairs: Sequence[Chair] = ()
        self._played: dict[Guest, tuple[int, ...]] = {}
        """The seats that guests with a key, or the host, play in these chairs."""

    def chair(self, seat: int) -> Chair:
        """How a seat is held."""
        people = self._session.record.people
        if people is not self._people:  # they are asked for dozens of times a key: it takes 3 % less
            self._people, self._chairs = people, [chair_of(person) for person in people]
            self._played.clear()
        return self._chairs[seat]

    def plays(self, guest: Guest, seat: int) -> bool:
        """Whether a guest answers for a seat."""
        name = self._session.record.people[seat].name
        return self.chair(seat).played_by(guest, name) and self._lets_in(guest, seat)

    def of(self, guest: Guest) -> tuple[int, ...]:
        """The seats that a guest answers for, wherever they are."""
        _ = self.chair(0)  # forgets what was known of other people
        known = self._played.get(guest)
        if known is not None:
            return known
        found = tuple(seat for seat in range(len(self._session.record.people)) if self.plays(guest, seat))
        if not _is_invited(guest):  # what an invitation lets them do also depends on who opened the table
            self._played[guest] = found
        return found

    def owned(self, guest: Guest) -> tuple[int, ...]:
        """The seats that belong to a guest, including those that the host plays meanwhile."""
        return tuple(
            seat
            for seat, person in enumerate(self._session.record.people)
            if self.chair(seat).belongs_to(guest, person.name) and self._lets_in(guest, seat)
        )

    def stood_in_for(self, guest: Guest) -> tuple[int, ...]:
        """The seats of a guest that a computer player plays meanwhile."""
        return tuple(seat for seat in self.owned(guest) if self.chair(seat).kind == BOT)

    def loses_by_time(self, seat: int) -> bool:
        """Whether a seat's player would lose by time now.

        Not the last player at a table whose others have lost, as the game is won; nor the owner of a seat
        that the host plays meanwhile.
        """
        people = self._session.record.people
        others = [other for other in range(len(people)) if other != seat]
        alone = not any(self.chair(other).kind in (REMOTE, HOST, LENT) for other in others)
        won = alone and any(people[other].lost for other in others)
        return self.chair(seat).kind in (REMOTE, HOST) and not won

    def in_charge(self, guest: Guest) -> bool:
        """Whether a guest is in charge of the table: by rank, or as its player while the opener is gone."""
        return self._notes.facts.in_charge(guest) or (self._opener_is_gone and self._still_plays(guest))

    def _still_plays(self, guest: Guest) -> bool:
        people = self._session.record.people
        return any(self.chair(seat).kind == REMOTE and not people[seat].lost for seat in self.owned(guest))

    @property
    def _opener_is_gone(self) -> bool:
        """Erased; or, at a table with a clock: lost by time, or not here for days."""
        facts, people = self._notes.facts, self._session.record.people
        if facts.opener.startswith(FORMER):
            return True
        if not facts.clock or not facts.opener or self._is_on_server(facts.opener):
            return False
        mine = [seat for seat in range(len(people)) if self.chair(seat).owner == facts.opener]
        if mine and all(people[seat].lost for seat in mine):
            return True
        seen = facts.opener_seen or facts.touched
        return bool(seen) and self._clock() - seen >= self._limits.opener_gone_days * DAY

    @property
    def free(self) -> list[int]:
        """The seats that any guest may take."""
        return [seat for seat in range(len(self._session.record.people)) if self.chair(seat).kind == FREE]

    def may_take(self, guest: Guest, seat: int) -> bool:
        """Whether a guest may take a free seat: an invitation allows one, a key as many as there are."""
        if self.chair(seat).kind != FREE or not self._lets_in(guest, seat):
            return False
        return guest.host or guest.key is not None or not self.owned(guest)

    def open_to(self, guest: Guest) -> list[int]:
        """The free seats that a guest may take."""
        return [seat for seat in range(len(self._session.record.people)) if self.may_take(guest, seat)]

    def _lets_in(self, guest: Guest, seat: int) -> bool:
        """Whether a guest may take a seat: an invitation is for one table, and perhaps for one seat.

        At a table that they opened, or came to for a rematch, they may sit anyway.
        """
        if not _is_invited(guest) or guest.id in (self.chair(seat).owner, self._notes.facts.opener):
            return True
        return guest.table_invited == self._table_id and guest.seat_invited in (None, seat)

    def why_not_in(self, guest: Guest) -> Message | None:
        """Why a guest may not come to the table; `None` if they may.

        With an invitation they may come only to its table, or where they have a seat.
        """
        facts = self._notes.facts
        if facts.in_charge(guest):
            return None
        if guest.id in facts.sent_away:
            return Message("tables-you-are-sent-away")
        if self.owned(guest):
            return None
        if _is_invited(guest) and guest.table_invited != self._table_id:
            return Message("tables-not-invited")
        if facts.private and not (self.open_to(guest) and not self._session.record.over):
            return Message("tables-private")
        return None

    def why_not_watch(self, guest: Guest) -> Message | None:
        """Why a guest without a seat may not stay at the table; `None` if they may."""
        if self._notes.facts.private and not self.owned(guest) and not self._notes.facts.in_charge(guest):
            return Message("tables-private")
        return self.why_not_in(guest)


def _is_invited(guest: Guest) -> bool:
    """Whether a guest is in by an invitation alone."""
    return not guest.host and guest.key is None and guest.table_invited is not None
