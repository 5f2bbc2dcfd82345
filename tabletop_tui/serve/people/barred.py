"""The guests sent away from the server, or from all servers that share a store."""

import json
from collections.abc import Callable, Collection

from rulesets.core import foreign
from tabletop_tui.serve.club.errands import Errands
from tabletop_tui.serve.club.sharedtext import Keeper, SharedText

BARRED = ""
"""Their id in the guest book, in place of a table's."""


class Barred:
    """They stay away until the tables close; if several servers share a store, until they are let back."""

    def __init__(self, texts: Keeper, errands: Errands, kept: str | None = None) -> None:
        """Begins with the guests in `kept`; `errands` write changes for other servers."""
        self._is_shared = texts.shared
        self._errands = errands
        self.ids = ids_in(kept)
        """Their `Guest.id`."""
        self.show_out: Callable[[str], None] = lambda _id: None
        """Closes all connections of a guest, by their id; set by the server."""
        self._written = SharedText(texts, BARRED, kept, self._text, self._take)

    def send_away(self, guest_id: str) -> None:
        """Send a guest away: all servers at this store refuse the guest until they are let back."""
        self.ids.add(guest_id)
        self._keep()
        self.show_out(guest_id)

    def let_back(self, guest_id: str) -> None:
        """Let a guest come in again."""
        self.ids.discard(guest_id)
        self._keep()

    def _keep(self) -> None:
        if self._is_shared:
            self._errands.run("barred kept", self._written.keep)

    async def catch_up(self) -> None:
        """Read whom other servers have sent away. Raises `StoreError`, `OSError`."""
        await self._written.catch_up()

    def _text(self) -> str:
        return text_of(self.ids)

    def _take(self, kept: str) -> None:
        before, self.ids = self.ids, ids_in(kept)
        for guest_id in self.ids - before:
            self.show_out(guest_id)


def text_of(ids: Collection[str]) -> str:
    """What is kept of guests who were sent away, by their ids."""
    return json.dumps({"barred": dict.fromkeys(sorted(ids), True)})


def ids_in(kept: str | None) -> set[str]:
    """The ids in what was kept."""
    try:
        facts = foreign.parsed(kept or "{}")
        return set(facts["barred"])
    except (ValueError, TypeError, KeyError):
        return set()
