"""The steps of a turn, as the header shows them."""

from rulesets.core.records import record

DONE, NOW, LATER = "done", "now", "later"


@record
class Step:
    """One step of a turn, which is `done`, `now` or `later`."""

    label: str
    state: str = LATER


def steps_at(labels: "tuple[str, ...]", now: int) -> tuple[Step, ...]:
    """Steps in order: the one at `now` (from 0) is lit, those before it are done."""
    return tuple(
        Step(label, DONE if n < now else NOW if n == now else LATER) for n, label in enumerate(labels)
    )
