"""The contributions at a table over SSH, as one guest sees and makes them: kept before they are seen."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from rulesets.core import Table
from tabletop_tui.play import reading
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.fair.contributions import Contributions, sealed, with_words
from tabletop_tui.play.fair.proof import Proof, proof_of
from tabletop_tui.play.record import GameRecord
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.tables.contributions import PROVISIONAL
from tabletop_tui.serve.tables.table import OpenTable
from tabletop_tui.store.people import Person
from tabletop_tui.store.writes import Writes


class TableContributions(Contributions):
    """The contributions at a table, as one guest's terminal sees them."""

    shared = True

    def __init__(self, table: OpenTable, guest: Guest) -> None:
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
        """The seats whose people have yet to add something or decline."""
        return self.table.contributions.pending

    @property
    def free(self) -> list[int]:
        """The seats that no one has taken yet."""
        return self.table.seats.free

    @property
    def asked(self) -> int | None:
        """The first seat of this guest that can add something now."""
        return self.table.contributions.asked_of(self.guest)

    def only_declines(self, seat: int) -> bool:
        """Whether a seat of host or owner comes too late to add anything."""
        return self.table.contributions.why_nothing(seat) is not None

    @property
    def may_begin(self) -> bool:
        """Whether this guest may begin: in charge, once every player here has added something or declined."""
        return not self.over and not self.pending and self.table.seats.in_charge(self.guest)

    @property
    def over(self) -> bool:
        """Whether the game has begun."""
        return not self.table.contributions.open

    def watch(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call back after every change at the table."""
        return self.table.watch(changed)

    async def add(self, seat: int, typed: str | None) -> None:
        """Add something for a seat of this guest. With the last contribution at a full table the game begins.

        Raises `SessionError`, `StoreError`.
        """
        table, contributions = self.table, self.table.contributions

        def more() -> GameRecord:
            if not contributions.open:
                raise SessionError("fair-too-late")
            if seat not in contributions.seats_of(self.guest) or seat not in contributions.pending:
                raise SessionError("fair-not-asked")
            early = contributions.why_not_yet(seat)
            late = None if typed is None else contributions.why_nothing(seat)
            reason = early or late
            if reason is not None:
                raise SessionError(reason.id, **reason.facts)
            proof = with_words(
                _whole(table), seat, table.session.record.people[seat].name, typed, _member(self.guest)
            )
            others = [each for each in contributions.pending if each != seat]
            return _anew(table, proof, begins=not others and not table.seats.free)

        await table.game.renew(more)

    async def begin(self) -> None:
        """Begin without the contributions that are missing. Raises `SessionError`, `StoreError`."""

        def now() -> GameRecord:
            if self.over:
                raise SessionError("fair-too-late")
            if not self.may_begin:
                raise SessionError("fair-waits" if self.pending else "tables-only-charge")
            return _anew(self.table, _whole(self.table), begins=True)

        await self.table.game.renew(now)


def _member(guest: Guest) -> str:
    """The id that is kept with what a guest adds; none for the host, whose name no command erases."""
    return "" if guest.host else guest.id


def _whole(table: OpenTable) -> Proof:
    """The proof with its secret, for the server only."""
    proof = proof_of(table.session.record.saved.head)
    if proof is None:
        raise SessionError("fair-too-late")
    return proof


def _anew(table: OpenTable, proof: Proof, *, begins: bool) -> GameRecord:
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
