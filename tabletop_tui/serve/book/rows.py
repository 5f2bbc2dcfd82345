"""Whether a row of the guest book holds what was written."""

from types import UnionType

from tabletop_tui.store.cells import LATEST


def holds(row: tuple[object, ...], *kinds: type | UnionType) -> bool:
    """Whether a row holds what was written: SQLite returns whatever a damaged file contains."""
    return all(
        isinstance(cell, kind) and (not isinstance(cell, float) or 0 <= cell < LATEST)
        for cell, kind in zip(row, kinds, strict=True)
    )
