"""What a choice under the cursor would allow, to be lit on the boards before it is taken."""

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from rulesets.bora_bora.foresight import allowed
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision
from rulesets.core.records import record


@record
class Marks:
    """What decision and cursor light up on the boards."""

    target: str | None = None
    """What is under the cursor."""
    open: frozenset[str] = frozenset()
    """The targets that can be chosen."""
    reach: Mapping[str, int] = field(default_factory=dict)
    """Regions one could expand to, each with the least value that leads there."""
    places: frozenset[str] = frozenset()
    """Places of the rows of people: `man:3`."""
    temple: int = 0
    """Spaces of the temple up to this one."""
    ground: frozenset[str] = frozenset()
    """Spaces of the own ground."""
    tiles: int = 0
    """Building tiles up to this one."""
    status: int | None = None
    """Where the own marker would go."""


NO_MARKS = Marks()
_SHOWN = {"map": ("reach",), "market": ("places", "temple", "status"), "own": ("ground", "tiles")}
"""What of it each board shows."""


def on_board(marks: Marks, board: str, here: str) -> Marks:
    """Only what concerns one board; the cursor is on the board `here`."""
    target = marks.target if board == here else None
    shown = {field: getattr(marks, field) for field in _SHOWN.get(board, ())}
    return Marks(target=target, open=marks.open, **shown)


def marks_at(
    view: BoraBoraView, decision: Decision[Any], key: str | None, target: str | None, opened: frozenset[str]
) -> Marks:
    """What the option of a key would allow, beside what can be chosen anyhow."""
    return Marks(target=target, open=opened, **allowed(view, decision, key))
