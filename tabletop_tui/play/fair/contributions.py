"""Contributions before a game that is to be fair by proof: who is asked, in which order, and what is kept.

The hash of the secret is on every screen first. Everyone sees contributions as soon as they are made, and
none can be taken back: a player who trusts no one at the table adds theirs last.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from rulesets.core.rules import Rules
from tabletop_tui.play.fair.proof import Entry, Proof, cleaned, committed, drawn, fresh_bound, seed_of
from tabletop_tui.store.people import Person


def with_words(proof: Proof, seat: int, name: str, typed: str | None, member: str = "") -> Proof:
    """The proof with what one person adds: typed words, words drawn for them (`""`), or nothing (`None`).

    `member` is the `Guest.id` of a guest.
    """
    words = None if typed is None else cleaned(typed)
    by_program = words == ""
    entry = Entry(seat, name, drawn() if by_program else words, by_program, fresh_bound(), member)
    return replace(proof, entries=(*proof.entries, entry))


def has_given(proof: Proof, seat: int, name: str) -> bool:
    """Whether the person of this name at a seat has added something, or declined."""
    return any((entry.seat, entry.name) == (seat, name) for entry in proof.entries)


class Contributions:
    """What a screen of contributions needs to know and can do; here at one keyboard."""

    shared = False
    """Whether others contribute at terminals of their own."""

    def __init__(self, rules: Rules[Any], people: Sequence[Person]) -> None:
        """Draws the secret; no one has been asked yet."""
        self.game = rules.id
        self._people = tuple(people)
        self._proof = committed()

    @property
    def proof(self) -> Proof:
        """The part of the proof that may be seen now: never the secret."""
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
        """Whether the game can begin from here, without the contributions that are missing."""
        return False

    @property
    def over(self) -> bool:
        """Whether no more is to come: the game begins, or the table was closed."""
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
        """Begin without the contributions that are missing. Raises `SessionError`, `StoreError`."""

    def watch(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call back when others have added something; the function returned ends that."""
        del changed
        return lambda: None

    def only_declines(self, seat: int) -> bool:
        """Whether a seat can only decline."""
        del seat
        return False

    def begun(self) -> tuple[int, Proof]:
        """The seed of the game, and the proof to keep with it."""
        return sealed(self._proof, self.game, len(self._people))


def sealed(proof: Proof, game: str, seats: int) -> tuple[int, Proof]:
    """The seed made of all contributions, and the proof of a game that begins with it."""
    players = tuple(fresh_bound() for _ in range(seats))
    return seed_of(game, seats, proof), replace(proof, begun=True, players=players)
