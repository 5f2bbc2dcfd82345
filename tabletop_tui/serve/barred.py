"""The guests sent away from the server, or from all servers that share a store."""

import json
from typing import TYPE_CHECKING

from rulesets.core import foreign
from tabletop_tui.serve.club.sharedtext import SharedText

if TYPE_CHECKING:
    from tabletop_tui.serve.house import House

BARRED = ""
"""Their id in the guest book, in place of a table's."""


class Barred:
    """They stay away until the tables close; if several servers share a store, until they are let back."""

    def __init__(self, house: "House", kept: str | None = None) -> None:
        """Begins with the guests in `kept`."""
        self._house = house
        self.ids = _ids(kept)
        """Their `Guest.id`."""
        self._shared = SharedText(house, BARRED, kept, self._text, self._take)

    def add(self, guest_id: str) -> None:
        """Send a guest away: all servers at this store refuse the guest until `drop`."""
        self.ids.add(guest_id)
        self._keep()

    def drop(self, guest_id: str) -> None:
        """Let a guest come in again."""
        self.ids.discard(guest_id)
        self._keep()

    def _keep(self) -> None:
        if self._house.store.shared:
            self._house.others.errands.run("barred kept", self._shared.keep)

    async def catch_up(self) -> None:
        """Read whom other servers have sent away. Raises `StoreError`, `OSError`."""
        await self._shared.catch_up()

    def _text(self) -> str:
        return json.dumps({"barred": dict.fromkeys(sorted(self.ids), True)})

    def _take(self, kept: str) -> None:
        before, self.ids = self.ids, _ids(kept)
        for guest_id in self.ids - before:
            self._house.show_out(guest_id)


def _ids(kept: str | None) -> set[str]:
    try:
        facts = foreign.parsed(kept or "{}")
        return set(facts["barred"])
    except (ValueError, TypeError, KeyError):
        return set()
