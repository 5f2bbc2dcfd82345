"""Notifies guests on any screen that it has become their turn somewhere, or no longer is."""

from collections.abc import Callable, Iterable

from tabletop_tui.serve.bell import Bell
from tabletop_tui.serve.people.guest import Guest


class Calls:
    """A bell for each guest.

    The bell of the list of tables rings after every answer anywhere; this one rings only for those concerned.
    """

    def __init__(self) -> None:
        """No terminal listens at first."""
        self._bells: dict[str, Bell] = {}

    def listen(self, guest: Guest, called: Callable[[], None]) -> Callable[[], None]:
        """Call back soon after a turn of theirs begins or ends; the returned function ends that."""
        return self._bells.setdefault(guest.id, Bell()).watch(called)

    def ring(self, guest_ids: Iterable[str]) -> None:
        """Call these guests (`Guest.id`), where a terminal of theirs listens."""
        for guest_id in guest_ids:
            if guest_id in self._bells:
                self._bells[guest_id].ring()
