"""What the choice under the cursor would allow, lit on the boards before it is made."""

from collections.abc import Mapping
from dataclasses import field, replace

from rulesets.bora_bora.advice.for_me import TaskStep, completing, for_me
from rulesets.bora_bora.advice.foresight import allowed
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision
from rulesets.core.records import record


@record
class Marks:
    """What the decision and the cursor light up on the boards."""

    target: str | None = None
    """What is under the cursor."""
    open: frozenset[str] = frozenset()
    """The targets that can be chosen."""
    reach: Mapping[str, int] = field(default_factory=dict)
    """Regions to which the player could expand, each with the lowest value that leads there."""
    places: frozenset[str] = frozenset()
    """Places of the rows of people: `man:3`."""
    temple: int = 0
    """Spaces of the temple up to this one."""
    ground: frozenset[str] = frozenset()
    """Spaces of the player's ceremonial ground."""
    tiles: int = 0
    """Building tiles up to this one."""
    status: int | None = None
    """Where the player's marker would go."""
    done: frozenset[str] = frozenset()
    """Targets that would complete one of the player's tasks."""
    step: TaskStep | None = None
    """What the option under the cursor does to a task."""


NO_MARKS = Marks()


def marks_at(
    view: BoraBoraView,
    decision: Decision[object],
    key: str | None,
    target: str | None,
    opened: frozenset[str],
) -> Marks:
    """What the option with this key would allow, besides what can be chosen anyway."""
    then = allowed(view, decision, key)
    told = for_me(view, decision.seat, decision, key) if key is not None else None
    return Marks(
        target,
        opened,
        then.reach,
        then.places,
        then.temple,
        then.ground,
        then.tiles,
        then.status,
        completing(view, decision, key),
        told.step if told is not None else None,
    )


def on_boards(marks: Marks, here: str) -> dict[str, Marks]:
    """For each board, only what concerns it; the cursor is on the board `here`."""

    def base(board: str) -> Marks:
        return Marks(target=marks.target if board == here else None, open=marks.open)

    return {
        "map": replace(base("map"), reach=marks.reach, done=marks.done),
        "players": replace(base("players"), temple=marks.temple, status=marks.status),
        "market": replace(base("market"), places=marks.places, done=marks.done),
        "own": replace(base("own"), ground=marks.ground, tiles=marks.tiles, step=marks.step),
        "cards": base("cards"),
        "choice": replace(marks, reach={}, places=frozenset(), done=frozenset(), step=None),
    }
