"""Which player reads along at a terminal, and when the next one must come to it first."""

from typing import TYPE_CHECKING

from tabletop_tui.play import acts

if TYPE_CHECKING:
    from tabletop_tui.play.place import Place


class Reader:
    """The one who reads at a place where several people may take turns."""

    def __init__(self, place: "Place", *, covers: bool = True) -> None:
        """No player is known to be there yet. Unless it `covers` hands, no player has to come first."""
        self._place = place
        self._covers = covers
        self._read: dict[int, int] = {}
        """How many entries of the log each seat has read."""
        place.pause_when(lambda due: self.awaits(due.to_seat))

    @property
    def present(self) -> int | None:
        """The seat that decided last here; `None` until a player has come. A person alone is always there."""
        seats, last = self._place.seats, self._place.at_keyboard
        if len(seats) == 1:
            return next(iter(seats))
        return last if last in seats else None

    @property
    def viewer(self) -> int | None:
        """The seat whose things may be shown; `None` for what any watcher may see."""
        session = self._place.session
        last = session.record.acting_seat if session.record.over else None
        return last if last in self._place.seats else self.present

    def awaits(self, seat: int) -> bool:
        """Whether a player must come first, as their seat has a hand, or another's hand is still in sight."""
        present = self.present
        if not self._covers or seat == present or seat not in self._place.seats:
            return False
        rules, state = self._place.session.rules, self._place.session.record.table.state
        return any(rules.hides(state, each) for each in (seat, present) if each is not None)

    def comes(self, seat: int) -> None:
        """A seat's player is now at the terminal."""
        self._place.at_keyboard = seat
        if self._place.session.record.hand_over is not None:
            self._place.do(acts.take_over, _refused)

    def back(self) -> None:
        """An answer was taken back: the player who decides again is there, unless they must come first."""
        decision = self._place.session.record.decision
        if decision is not None and self._place.decides and not self.awaits(decision.seat):
            self.comes(decision.seat)

    def has_read(self, entries: int) -> None:
        """Record how much of the log the player at the terminal has read."""
        if self.present is not None:
            self._read[self.present] = entries

    def read_by(self, seat: int) -> int | None:
        """How many entries a seat has read; `None` if it hasn't been at the terminal yet."""
        return self._read.get(seat)


def _refused(error: Exception) -> None:
    raise error
