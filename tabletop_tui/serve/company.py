"""The people on the server, and what they are doing."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rulesets.core.records import record
from tabletop_tui.serve.club.presence import Presence

if TYPE_CHECKING:
    from tabletop_tui.serve.guest import Guest
    from tabletop_tui.serve.table import OpenTable

PLAYS, WATCHES, OPENS, LOOKS = "plays", "watches", "opens", "looks"
"""What a person does: plays or watches at a table, opens one, or chooses one."""


@record
class Busy:
    """A person who is here, and what they do."""

    guest: "Guest"
    does: str
    game: str = ""
    """The game they play, watch or open a table for."""


class Company:
    """All people who are here; people with several terminals are listed once.

    `guests` are those of this server; the others at the same store have theirs (`Presence`).
    """

    def __init__(self, presence: Presence | None = None) -> None:
        """Starts empty; those on other servers are known to `presence`."""
        self._elsewhere = presence or Presence(shared=False)
        self._here: dict[str, list[Guest]] = {}
        self._opening: dict[str, list[str]] = {}

    def come(self, guest: "Guest") -> None:
        """Count a guest's new terminal."""
        self._here.setdefault(guest.id, []).append(guest)

    def go(self, guest: "Guest") -> None:
        """Note that one of a guest's terminals is gone."""
        terminals = self._here[guest.id]
        _ = terminals.pop()
        if not terminals:
            del self._here[guest.id]

    def has(self, guest_id: str) -> bool:
        """Whether a guest has a terminal here, or on another server."""
        return guest_id in self._here or self._elsewhere.has(guest_id)

    def opens(self, guest: "Guest") -> str:
        """The game that a guest is about to open a table for; empty if there is none."""
        games = self._opening.get(guest.id)
        return games[-1] if games else ""

    @property
    def guests(self) -> "list[Guest]":
        """All people on this server, in the order in which they came."""
        return [terminals[-1] for terminals in self._here.values()]

    def opening(self, guest: "Guest", game: str) -> Callable[[], None]:
        """Note that a guest is about to open a table for a game; the function that is returned ends that."""
        games = self._opening.setdefault(guest.id, [])
        games.append(game)

        def end() -> None:
            if game in games:
                games.remove(game)

        return end

    def busy(self, tables: Sequence["OpenTable"], besides: "Guest | None" = None) -> list[Busy]:
        """All people but one, in the order in which they came, with what they do now; those here first."""
        here = [self._doing(guest, tables) for guest in self.guests]
        elsewhere: dict[str, Busy] = {}
        for each in self._elsewhere.people:
            if each.guest.id not in self._here:
                at = [table for table in tables if table.id in each.tables]
                elsewhere[each.guest.id] = _busy(each.guest, at, each.opens)
        return [
            each for each in (*here, *elsewhere.values()) if besides is None or each.guest.id != besides.id
        ]

    def _doing(self, guest: "Guest", tables: Sequence["OpenTable"]) -> Busy:
        at = [table for table in tables for place in table.places if place.guest.id == guest.id]
        return _busy(guest, at, self.opens(guest))


def _busy(guest: "Guest", at: Sequence["OpenTable"], opens: str) -> Busy:
    """What a person with terminals `at` these tables does."""
    played = [table for table in at if table.seats_of(guest)]
    if played:
        return Busy(guest, PLAYS, played[-1].session.rules.id)
    if opens:
        return Busy(guest, OPENS, opens)
    if at:
        return Busy(guest, WATCHES, at[-1].session.rules.id)
    return Busy(guest, LOOKS)
