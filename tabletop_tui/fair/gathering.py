"""Contributions before a game that is to be fair by proof: who is asked, in which order, what is kept.

The hash of the secret is on every screen first. Contributions are seen by everyone as soon as they are made,
and can't be taken back: a player who trusts no one at the table adds theirs last.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from rulesets.core.rules import Rules
from tabletop_tui.fair.proof import Entry, Proof, cleaned, committed, drawn, seed_of
from tabletop_tui.people import Person


def with_words(proof: Proof, seat: int, name: str, typed: str | None) -> Proof:
    """The proof with what one person adds: typed words, words drawn for them (`""`), or nothing (`None`)."""
    words = None if typed is None else cleaned(typed)
    entry = Entry(seat, name, drawn(), drawn=True) if words == "" else Entry(seat, name, words)
    return replace(proof, entries=(*proof.entries, entry))


def has_given(proof: Proof, seat: int, name: str) -> bool:
    """Whether the person of this name at a seat has added something, or declined."""
    return any((entry.seat, entry.name) == (seat, name) for entry in proof.entries)


class Gathering:
    """What a screen of contributions needs to know and can do; here at one keyboard."""

    shared = False
    """Others contribute at terminals of their own."""

    def __init__(self, rules: Rules[Any], people: Sequence[Person]) -> None:
        """Draws the secret; no one has been asked yet."""
        self.game = rules.id
        self._people = tuple(people)
        self._proof = committed()

    @property
    def proof(self) -> Proof:
        """What may be seen of the proof now: never the secret."""
        return self._proof.without_secret()

    @property
    def people(self) -> Sequence[Person]:
        """Who sits at the table, in seat order."""
        return self._people

    @property
    def pending(self) -> list[int]:
        """The seats whose people have yet to add something or decline."""
        return [
            seat
            for seat, person in enumerate(self.people)
            if person.level is None and not has_given(self._proof, seat, person.name)
        ]

    @property
    def free(self) -> list[int]:
        """The seats that no one has taken yet."""
        return []

    @property
    def asked(self) -> int | None:
        """The seat that is asked at this terminal now."""
        return next(iter(self.pending), None)

    @property
    def may_begin(self) -> bool:
        """Whether the game can be begun from here, without those who have yet to come."""
        return False

    @property
    def over(self) -> bool:
        """Whether all that is to come has come: the game begins, or the table was closed."""
        return not self.pending

    async def add(self, seat: int, typed: str | None) -> None:
        """The person at a seat adds typed words, words drawn for them (nothing typed), or nothing (`None`).

        Raises `SessionError`, `StoreError`.
        """
        self.note(seat, typed)

    def note(self, seat: int, typed: str | None) -> None:
        """As `add`, without waiting for the store."""
        self._proof = with_words(self._proof, seat, self._people[seat].name, typed)

    async def begin(self) -> None:
        """Begin without those who have yet to come. Raises `SessionError`, `StoreError`."""

    def watch(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call back when others have added something; what comes back ends that."""
        del changed
        return lambda: None

    def only_declines(self, seat: int) -> bool:
        """Whether all that a seat can do is to add nothing."""
        del seat
        return False

    def begun(self) -> tuple[int, Proof]:
        """The seed of the game, and the proof to keep with it."""
        return sealed(self._proof, self.game, len(self._people))


def sealed(proof: Proof, game: str, seats: int) -> tuple[int, Proof]:
    """The seed that all contributions give, and the proof of a game that begins with it."""
    return seed_of(proof.secret, game, seats, proof.entries), replace(proof, begun=True)
