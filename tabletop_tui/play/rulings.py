"""The rulings that players chose at set-up: which of them matter now, in words."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rulesets.core import Decision, Table
    from tabletop_tui.kit.wording import Wording


def rulings_in_force(table: "Table[Any]", decision: "Decision[Any] | None", wording: "Wording") -> list[str]:
    """A sentence on each chosen ruling that matters at a decision; while nothing is asked, at any."""
    if decision is not None:
        return wording.rulings(table.variants, table.rules.rulings_at(decision.kind))
    return wording.rulings(table.variants, [each for each in table.rules.variants if each.asked])


def rulings_on_points(table: "Table[Any]", wording: "Wording") -> list[str]:
    """A sentence on each chosen ruling about counting points."""
    return wording.rulings(table.variants, table.rules.rulings_at(None))


def section_of_ruling(table: "Table[Any]", decision: "Decision[Any] | None") -> str:
    """The section of the short rules about the ruling that matters most now; empty if there is none."""
    now = () if decision is None else table.rules.rulings_at(decision.kind)
    for ruling in (*now, *table.rules.rulings_at(None)):
        return f"ruling-{ruling.id}"
    return ""
