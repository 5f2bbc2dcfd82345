"""Which seats of a table still contribute to a game that is fair by proof, and in which order."""

from collections.abc import Callable

from rulesets.core.message import Message
from tabletop_tui.play.fair.contributions import has_given
from tabletop_tui.play.session import Session
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.people.seating import FREE, HOST, LENT
from tabletop_tui.serve.tables.seats import Seats

PROVISIONAL = 0
"""The seed of the game that holds the place until the real seed is made; it is never seen or played."""


class Contributions:
    """What a table of a fair game waits for before it begins."""

    def __init__(self, session: Session, seats: Seats, owner_id: Callable[[], str]) -> None:
        """`owner_id` gives the `Guest.id` of the server's owner, who could look up the secret."""
        self._session = session
        self._seats = seats
        self._owner_id = owner_id

    @property
    def open(self) -> bool:
        """Whether the table still waits for contributions."""
        return self._session.record.awaits_contributions

    @property
    def pending(self) -> list[int]:
        """The seats whose people have yet to add something or decline, including those awaited by name."""
        proof = self._session.record.proof
        if proof is None or proof.begun:
            return []
        return [
            seat
            for seat, person in enumerate(self._session.record.people)
            if person.level is None
            and self._seats.chair(seat).kind != FREE
            and not has_given(proof, seat, person.name)
        ]

    def seats_of(self, guest: Guest) -> list[int]:
        """The seats for which a guest may add something: never one that the host plays for someone else."""
        return [seat for seat in self._seats.of(guest) if self._seats.chair(seat).kind != LENT]

    def asked_of(self, guest: Guest) -> int | None:
        """The first seat of a guest that can add something now."""
        mine = self.seats_of(guest)
        return next((seat for seat in self.pending if seat in mine and self.why_not_yet(seat) is None), None)

    def why_not_yet(self, seat: int) -> Message | None:
        """Why a seat may not add anything yet: host and owner may know the secret, so their seats go first.

        One that comes too late for that keeps no one waiting: it can't add anything (`why_nothing`).
        """
        knowing = [each for each in self.pending if self._may_know(each)]
        first = [each for each in knowing if self.why_nothing(each) is None]
        if first and seat not in first:
            return Message("fair-host-first", {"name": self._session.record.people[first[0]].name})
        return None

    def why_nothing(self, seat: int) -> Message | None:
        """Why a seat of host or owner can only decline: they have seen what others have added."""
        proof, people = self._session.record.proof, self._session.record.people
        entries = () if proof is None else proof.entries
        knows = {(each, people[each].name) for each in range(len(people)) if self._may_know(each)}
        if not self._may_know(seat) or all(
            entry.words is None or (entry.seat, entry.name) in knows for entry in entries
        ):
            return None
        return Message("fair-host-late")

    def _may_know(self, seat: int) -> bool:
        """Whether a seat is the host's or the owner's, who could look up the secret."""
        chair = self._seats.chair(seat)
        return chair.kind == HOST or (chair.owner != "" and chair.owner == self._owner_id())


def is_late(session: Session, seat: int) -> bool:
    """Whether the game began without the seat's present player."""
    proof, person = session.record.proof, session.record.people[seat]
    return proof is not None and proof.begun and not has_given(proof, seat, person.name)
