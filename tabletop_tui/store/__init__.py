"""Saved games in one SQLite file: written before anything is shown, never harmed, readable when damaged."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tabletop_tui.store.database import GameSummary, Hold, Store
    from tabletop_tui.store.errors import StoreError
    from tabletop_tui.store.rows import Record, Row, Status

__all__ = ["GameSummary", "Hold", "Record", "Row", "Status", "Store", "StoreError"]

_HOMES = {"StoreError": "errors", "Record": "rows", "Row": "rows", "Status": "rows"}
"""Where what isn't in `database` is."""


def __getattr__(name: str) -> Any:
    """Read in when it is first used: a lobby without saved games needs no database, and opens sooner."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES.get(name, 'database')}"), name)
