"""The saved games that a command writes to."""

from typing import TYPE_CHECKING

from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.host.paths import make_private

if TYPE_CHECKING:
    from tabletop_tui.store import Store


def open_store(invocation: Invocation, database: str | None = None) -> "Store":
    """This player's games, in a file that is made if there is none, or those in a club's database.

    Says what the player should know about them.
    """
    from tabletop_tui.store import open_store as opened

    make_private(invocation.paths.data)
    store = opened(database or invocation.paths.saves)
    if store.notice is not None:
        invocation.warn(invocation.words(store.notice.id, **store.notice.facts))
    return store
