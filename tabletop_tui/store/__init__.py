"""Saved games: written before anything is shown, never harmed, readable when damaged.

`Store` and `Hold` say what a store can do; `open_store` opens the one in a file or at an address.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tabletop_tui.store.errors import StoreError
    from tabletop_tui.store.interface import Announcement, GameSummary, Hold, Seated, Store
    from tabletop_tui.store.opening import open_store
    from tabletop_tui.store.rows import Record, Row, Status

__all__ = [
    "Announcement",
    "GameSummary",
    "Hold",
    "Record",
    "Row",
    "Seated",
    "Status",
    "Store",
    "StoreError",
    "open_store",
]

_HOMES = {"StoreError": "errors", "Record": "rows", "Row": "rows", "Status": "rows", "open_store": "opening"}
"""Where what isn't in `interface` is."""


def __getattr__(name: str) -> Any:
    """Import a name when it is first used: a lobby without saved games opens sooner without it."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES.get(name, 'interface')}"), name)
