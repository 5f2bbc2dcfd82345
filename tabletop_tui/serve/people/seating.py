"""Who holds a seat at a table over SSH; it is saved with the game, as the kind of its player."""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from rulesets.core.records import record
from tabletop_tui.store.people import BOT, Person

if TYPE_CHECKING:
    from tabletop_tui.play.record import GameRecord
    from tabletop_tui.serve.people.guest import Guest

HOST, REMOTE, FREE, LENT = "host", "remote", "free", "lent"
"""How a seat is played: at the host's keyboard, from a guest's terminal, not yet (free), by the host for a
guest. `BOT`: by a computer player, perhaps for a guest."""

FORMER = "former "
"""How the ids begin that stand in place of those of erased members; no guest can have one."""


@record
class Chair:
    """How a seat is held."""

    kind: str
    owner: str = ""
    """The `Guest.id` that a remote or lent seat belongs to, or whom a computer player stands in for; empty
    until a guest of its name comes."""
    owners_since: int = 0
    """The `Person.since` of that owner, while the host or a computer player plays the seat."""
    level: int = 0
    """The level of a computer player."""

    @property
    def word(self) -> str:
        """The chair as it is saved with the game."""
        kind = f"{self.kind}.{self.owners_since}" if self.owners_since else self.kind
        if self.kind == BOT:
            return f"{kind}:{self.level}:{self.owner}"  # at one keyboard it has no second colon
        return f"{kind}:{self.owner}" if self.owner else kind

    @property
    def player(self) -> str:
        """The `Guest.id` of the person who answers here; empty if a computer player does, or no one."""
        if self.kind in (HOST, LENT):
            return "host"
        return self.owner if self.kind == REMOTE else ""

    @property
    def is_former(self) -> bool:
        """Whether it was that of a member who was erased."""
        return self.owner.startswith(FORMER)

    def belongs_to(self, guest: "Guest", name: str) -> bool:
        """Whether a guest may decide who plays here; `name` is that of the seat's person."""
        from tabletop_tui.serve.people.names import folded

        if self.kind == BOT:
            return bool(self.owner) and self.owner == guest.id
        if self.kind not in (REMOTE, LENT):
            return False
        if self.owner:
            return self.owner == guest.id
        return not guest.host and folded(name) == folded(guest.name)

    def played_by(self, guest: "Guest", name: str) -> bool:
        """Whether a guest answers for the seat now."""
        if guest.host:
            return self.kind in (HOST, LENT)
        return self.kind == REMOTE and self.belongs_to(guest, name)


def chair_of(person: Person) -> Chair:
    """How a person's seat is held; what a game at one keyboard calls its people counts as the host's."""
    return _chair(person.kind, person.level)


@lru_cache(4096)  # every list of tables asks for every seat of the club
def _chair(word: str, level: int | None) -> Chair:
    word, _, owner = word.partition(":")
    kind, _, since = word.partition(".")
    number = int(since) if since.isdecimal() and len(since) < 9 else 0
    if level is not None:
        return Chair(BOT, owner.partition(":")[2], number, level)
    if kind not in (REMOTE, FREE, LENT):
        return Chair(HOST)
    return Chair(kind, owner, number)


Since = Callable[["GameRecord", Person], int]
"""The first line of the log from which a seat's new player may read what the seat is told."""


def is_own(person: Person, guest: "Guest") -> bool:
    """Whether the seat was the guest's, also if another player or the computer gave its last answers."""
    chair = chair_of(person)
    return chair.kind == HOST if guest.host else chair.belongs_to(guest, person.name)


def from_now(draft: "GameRecord", _person: Person) -> int:
    """The new player reads nothing that the seat was told before.

    Before a game that is fair by proof there is nothing to read: its log begins with the game.
    """
    return 0 if draft.awaits_contributions else len(draft.log)


def as_left(draft: "GameRecord", person: Person) -> int:
    """As `from_now`, but the first player of a seat may read everything."""
    return from_now(draft, person) if person.since else 0


def held(person: Person, chair: Chair, name: str | None = None, since: int | None = None) -> Person:
    """The person with their seat held this way, under this name; `since` as for `Person`."""
    return replace(
        person,
        name=name or person.name,
        kind=chair.word,
        since=person.since if since is None else since,
    )


def for_rematch(person: Person) -> Person:
    """The person as they come to a rematch: a guest whose seat the host played is asked for it again; that of
    an erased member is free.
    """
    chair = chair_of(person)
    again = replace(chair, kind=REMOTE if chair.kind == LENT else chair.kind, owners_since=0)
    if chair.is_former:
        again = replace(again, kind=BOT if chair.kind == BOT else FREE, owner="")
    if again != chair:
        person = held(person, again)
    return replace(person, since=0, lost=False, won=False)


def is_served(kinds: list[str]) -> bool:
    """Whether a saved game is one of a server's tables, by the kinds of its people."""
    return any(
        word.partition(".")[0] in (HOST, REMOTE, FREE, LENT)
        or (word.partition(".")[0] == BOT and ":" in rest)
        for word, _, rest in (kind.partition(":") for kind in kinds)
    )
