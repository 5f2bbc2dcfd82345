"""Who is on the server, and what they are doing there."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rulesets.core.records import record

if TYPE_CHECKING:
    from tabletop_tui.serve.guests import Guest
    from tabletop_tui.serve.table import OpenTable

PLAYS, WATCHES, OPENS, LOOKS = "plays", "watches", "opens", "looks"
"""What a person does: at a table with a seat or without, opening one, or choosing one."""


@record
class Busy:
    """A person who is here, and what they do."""

    guest: "Guest"
    does: str
    game: str = ""
    """The game they play, watch or open a table for."""


class Company:
    """All people who are here; people with several terminals are listed once."""

    def __init__(self) -> None:
        """Starts empty."""
        self._here: dict[str, list[Guest]] = {}
        self._opening: dict[str, list[str]] = {}

    def come(self, guest: "Guest") -> None:
        """Count a guest's new terminal."""
        self._here.setdefault(guest.id, []).append(guest)

    def go(self, guest: "Guest") -> None:
        """One terminal of theirs is gone."""
        terminals = self._here[guest.id]
        _ = terminals.pop()
        if not terminals:
            del self._here[guest.id]

    def has(self, guest_id: str) -> bool:
        """Whether a guest has a terminal here."""
        return guest_id in self._here

    @property
    def guests(self) -> "list[Guest]":
        """All people here, in the order in which they came."""
        return [terminals[-1] for terminals in self._here.values()]

    def opening(self, guest: "Guest", game: str) -> Callable[[], None]:
        """They are about to open a table for a game; what comes back ends that."""
        games = self._opening.setdefault(guest.id, [])
        games.append(game)

        def end() -> None:
            if game in games:
                games.remove(game)

        return end

    def busy(self, tables: Sequence["OpenTable"], besides: "Guest | None" = None) -> list[Busy]:
        """All people here but one, in the order in which they came, with what they do now."""
        return [
            self._doing(guest, tables) for guest in self.guests if besides is None or guest.id != besides.id
        ]

    def _doing(self, guest: "Guest", tables: Sequence["OpenTable"]) -> Busy:
        at = [(table, place) for table in tables for place in table.places if place.guest.id == guest.id]
        played = [table for table, place in at if place.seats]
        if played:
            return Busy(guest, PLAYS, played[-1].session.rules.id)
        if self._opening.get(guest.id):
            return Busy(guest, OPENS, self._opening[guest.id][-1])
        if at:
            return Busy(guest, WATCHES, at[-1][0].session.rules.id)
        return Busy(guest, LOOKS)
