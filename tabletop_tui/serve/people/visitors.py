"""The people on the server, and who of them is about to open a table."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletop_tui.serve.club.presence import Presence

if TYPE_CHECKING:
    from tabletop_tui.serve.people.guest import Guest
    from tabletop_tui.serve.people.seating import Chair


class Visitors:
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

    @property
    def everybody(self) -> "list[Guest]":
        """All people here and on other servers."""
        return [*self.guests, *self._elsewhere.guests]

    def has_player(self, chair: "Chair", name: str) -> bool:
        """Whether the player of a seat is on this server or another; `name` is that of the seat's person."""
        return any(chair.belongs_to(guest, name) for guest in self.everybody)
