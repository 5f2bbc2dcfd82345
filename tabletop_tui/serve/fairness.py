"""Contributions at a table over SSH: kept with the game before they are seen, and never taken back."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rulesets.core import Table
from rulesets.core.decision import Reason
from tabletop_tui.play import reading
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.fair.contributions import Contributions, has_given, sealed, with_words
from tabletop_tui.play.fair.proof import Proof, proof_of
from tabletop_tui.play.record import GameRecord
from tabletop_tui.serve.seating import FREE, HOST, LENT
from tabletop_tui.store.people import Person
from tabletop_tui.store.writes import Writes

if TYPE_CHECKING:
    from tabletop_tui.play.session import Session
    from tabletop_tui.serve.guests import Guest
    from tabletop_tui.serve.table import OpenTable

PROVISIONAL = 0
"""The seed of the game that holds the place until the real seed is made; it is never seen or played."""


def gathers(table: "OpenTable") -> bool:
    """Whether a table still waits for contributions."""
    return table.session.record.awaits_contributions


def pending_at(table: "OpenTable") -> list[int]:
    """The seats whose people have yet to add something or decline, including those awaited by name."""
    proof = table.session.record.proof
    if proof is None or proof.begun:
        return []
    return [
        seat
        for seat, person in enumerate(table.session.record.people)
        if person.level is None and table.chair(seat).kind != FREE and not has_given(proof, seat, person.name)
    ]


def is_late(session: "Session", seat: int) -> bool:
    """Whether the game began without the seat's present player."""
    proof, person = session.record.proof, session.record.people[seat]
    return proof is not None and proof.begun and not has_given(proof, seat, person.name)


def asks(table: "OpenTable", guest: "Guest") -> bool:
    """Whether a table waits for something that a guest can do there now: an answer, or a contribution."""
    if gathers(table):
        return TableGathering(table, guest).asked is not None
    seats = table.seats_of(guest)
    decision = table.session.record.decision
    return decision is not None and decision.seat in seats


def own_seats(table: "OpenTable", guest: "Guest") -> list[int]:
    """The seats for which a guest may add something: never one that the host plays for someone else."""
    return [seat for seat in table.seats_of(guest) if table.chair(seat).kind != LENT]


def why_not_yet(table: "OpenTable", seat: int) -> Reason | None:
    """Why a seat may not add anything yet: host and owner may know the secret, so their seats go first.

    One that comes too late for that keeps no one waiting: it can't add anything (`why_nothing`).
    """
    knowing = [each for each in pending_at(table) if _may_know(table, each)]
    first = [each for each in knowing if why_nothing(table, each) is None]
    if first and seat not in first:
        return Reason("fair-host-first", {"name": table.session.record.people[first[0]].name})
    return None


def why_nothing(table: "OpenTable", seat: int) -> Reason | None:
    """Why a seat of host or owner can only decline: they have seen what others have added."""
    proof = table.session.record.proof
    entries = () if proof is None else proof.entries
    mine = {
        (each, table.session.record.people[each].name) for each in range(len(table.session.record.people))
    }
    knows = {(each, name) for each, name in mine if _may_know(table, each)}
    if not _may_know(table, seat) or all(
        entry.words is None or (entry.seat, entry.name) in knows for entry in entries
    ):
        return None
    return Reason("fair-host-late")


def _may_know(table: "OpenTable", seat: int) -> bool:
    """Whether a seat is the host's or the owner's, who could look up the secret."""
    chair = table.chair(seat)
    return chair.kind == HOST or (chair.owner != "" and chair.owner == table.house.owner_id)


class TableGathering(Contributions):
    """The contributions at a table, as one guest's terminal sees them."""

    shared = True

    def __init__(self, table: "OpenTable", guest: "Guest") -> None:
        """At this table, for this guest."""
        self.table = table
        self.guest = guest
        self.game = table.session.rules.id

    @property
    def proof(self) -> Proof:
        """What may be seen of the proof: until the end, without its secret."""
        return self.table.session.record.proof or Proof("")

    @property
    def people(self) -> Sequence[Person]:
        """Who sits at the table, in seat order."""
        return self.table.session.record.people

    @property
    def pending(self) -> list[int]:
        """The seats that `pending_at` finds for this table."""
        return pending_at(self.table)

    @property
    def free(self) -> list[int]:
        """The seats that no one has taken yet."""
        return self.table.free_seats

    @property
    def asked(self) -> int | None:
        """The first seat of this guest that can add something now."""
        mine = own_seats(self.table, self.guest)
        return next((s for s in self.pending if s in mine and why_not_yet(self.table, s) is None), None)

    def only_declines(self, seat: int) -> bool:
        """Whether a seat of host or owner comes too late to add anything."""
        return why_nothing(self.table, seat) is not None

    @property
    def may_begin(self) -> bool:
        """Whether this guest may begin: in charge, once every player here has added something or declined."""
        return gathers(self.table) and not self.pending and self.table.charge.runs(self.guest)

    @property
    def over(self) -> bool:
        """Whether the game has begun."""
        return not gathers(self.table)

    def watch(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call back after every change at the table."""
        return self.table.watch(changed)

    async def add(self, seat: int, typed: str | None) -> None:
        """Add something for a seat of this guest. With the last contribution at a full table the game begins.

        Raises `SessionError`, `StoreError`.
        """
        table = self.table

        def more() -> GameRecord:
            if not gathers(table):
                raise SessionError("fair-too-late")
            if seat not in own_seats(table, self.guest) or seat not in pending_at(table):
                raise SessionError("fair-not-asked")
            early = why_not_yet(table, seat)
            late = None if typed is None else why_nothing(table, seat)
            reason = early or late
            if reason is not None:
                raise SessionError(reason.id, **reason.facts)
            proof = with_words(_whole(table), seat, table.session.record.people[seat].name, typed)
            others = [each for each in pending_at(table) if each != seat]
            return _anew(table, proof, begins=not others and not table.free_seats)

        await table.renew(more)

    async def begin(self) -> None:
        """Begin without the contributions that are missing. Raises `SessionError`, `StoreError`."""

        def now() -> GameRecord:
            if not gathers(self.table):
                raise SessionError("fair-too-late")
            if not self.may_begin:
                raise SessionError("fair-waits" if self.pending else "tables-only-charge")
            return _anew(self.table, _whole(self.table), begins=True)

        await self.table.renew(now)


def _whole(table: "OpenTable") -> Proof:
    """The proof with its secret, for the server only."""
    proof = proof_of(table.session.record.saved.head)
    if proof is None:
        raise SessionError("fair-too-late")
    return proof


def _anew(table: "OpenTable", proof: Proof, *, begins: bool) -> GameRecord:
    """The table's game with another proof; if it begins, with the seed made from it."""
    session = table.session
    rules, before = session.rules, session.record.saved
    seed = PROVISIONAL
    if begins:
        seed, proof = sealed(proof, rules.id, len(session.record.people))
    fresh: Table[Any] = Table.new(
        rules, len(session.record.people), seed, listen=True, **session.record.table.variants
    )
    made = reading.of_table(fresh, session.record.people, proof)
    made.saved = replace(made.saved, name=before.name, standing_answers=before.standing_answers)
    made.writes = Writes()
    made.writes.begin(made.saved, made.status, before.head)
    return made
