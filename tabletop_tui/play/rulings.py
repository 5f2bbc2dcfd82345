"""The rulings that players chose at set-up: which of them matter now, in words."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulesets.core import Variant
    from tabletop_tui.kit.wording import Wording
    from tabletop_tui.play.record import GameRecord


def _matter_now(record: "GameRecord") -> "tuple[Variant, ...]":
    decision = record.decision
    return () if decision is None else record.rules.rulings_at(decision.kind)


def rulings_in_force(record: "GameRecord", wording: "Wording") -> list[str]:
    """A sentence on each chosen ruling that matters at the present decision."""
    return wording.rulings(record.table.variants, _matter_now(record))


def rulings_on_points(record: "GameRecord", wording: "Wording") -> list[str]:
    """A sentence on each chosen ruling about counting points."""
    return wording.rulings(record.table.variants, record.rules.rulings_at(None))


def section_of_ruling(record: "GameRecord") -> str:
    """The section of the short rules about the ruling that matters most now; empty if there is none."""
    for ruling in (*_matter_now(record), *record.rules.rulings_at(None)):
        return f"ruling-{ruling.id}"
    return ""
