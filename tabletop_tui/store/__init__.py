"""Saved games in one SQLite file: written before anything is shown, never harmed, readable when damaged."""

from tabletop_tui.store.database import GameSummary, Hold, Store
from tabletop_tui.store.errors import StoreError
from tabletop_tui.store.rows import Record, Row, Status

__all__ = ["GameSummary", "Hold", "Record", "Row", "Status", "Store", "StoreError"]
