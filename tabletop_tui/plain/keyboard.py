"""Which player reads along at one keyboard, and when the next one must come to it first."""

from typing import TYPE_CHECKING

from tabletop_tui.play import acts
from tabletop_tui.play.company import Company

if TYPE_CHECKING:
    from collections.abc import Collection

    from tabletop_tui.play.record import HandOver
    from tabletop_tui.play.session import Session


class Keyboard:
    """The one keyboard of a session, at which several people take turns."""

    def __init__(self, session: "Session", *, covers: bool = True) -> None:
        """No player is known to be there yet. Unless it `covers` hands, no player has to come first."""
        self.session = session
        self.company = Company(session)
        self._covers = covers
        self.seat: int | None = self._alone
        """The seat that decided last, and so reads along; `None` until a player has come.

        A person alone with computer players is there from the start.
        """
        self._heard: dict[int, int] = {}
        """How many entries of the log each seat has heard."""

    @property
    def _alone(self) -> int | None:
        """The seat of the only person, if the others are computer players."""
        people = self.company.people
        return people[0] if self.company.plays and len(people) == 1 else None

    def people_changed(self) -> None:
        """A seat was given to a person or to the computer: only a person alone is certain to be there."""
        if self.seat is None or self.seat not in self.company.people:
            self.seat = self._alone

    @property
    def viewer(self) -> int | None:
        """The seat whose things may be shown: that of the player at the keyboard."""
        over = self.session.record.over and not self.company.plays
        return self.session.record.acting_seat if over else self.seat

    @property
    def seats(self) -> "Collection[int] | None":
        """The seats that people play here; `None` for all."""
        return self.company.people if self.company.plays else None

    def awaits(self, seat: int) -> bool:
        """Whether a player must come first, as their seat has a hand, or another's hand is still in sight."""
        if not self._covers or seat == self.seat or self.company.level(seat) is not None:
            return False
        rules, state = self.session.rules, self.session.record.table.state
        return any(rules.hides(state, each) for each in (seat, self.seat) if each is not None)

    def comes(self, seat: int) -> None:
        """A seat's player is now at the keyboard."""
        self.seat = seat
        if self.session.record.hand_over is not None:
            self.session.do(acts.take_over)

    def back(self) -> None:
        """An answer was taken back: the player who decides again is there, unless they must come first."""
        decision = self.session.record.decision
        if decision is not None and not self.awaits(decision.seat):
            self.comes(decision.seat)

    def heard(self, entries: int) -> None:
        """Record how much of the log the player at the keyboard has heard."""
        if self.seat is not None:
            self._heard[self.seat] = entries

    def heard_by(self, seat: int) -> int | None:
        """How many entries a seat has heard; `None` if it hasn't been at the keyboard yet."""
        return self._heard.get(seat)

    def pauses(self, due: "HandOver") -> bool:
        """Whether a change of seats waits until the next player has come."""
        return self.awaits(due.to_seat)
