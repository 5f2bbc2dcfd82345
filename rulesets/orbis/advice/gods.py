"""What taking a god would bring."""

from typing import Literal

from rulesets.core.records import record
from rulesets.orbis.components import GODS
from rulesets.orbis.view import OrbisView


@record
class GodPreview:
    """What taking a god would bring a seat now."""

    points: int
    """What it would score now; for a god that asks for worshippers, if they are given."""
    own: int
    """What its condition counts: the seat's scored landscapes, wildernesses or worshippers."""
    other: int
    """The same for the best other seat, or how many worshippers are asked for."""


def god_preview(view: OrbisView, seat: int, god: str) -> GodPreview:
    """What taking this god would be worth now (p. 7, rulings R25 and R26)."""
    row = GODS[god]
    own = view.seats[seat].tally
    others = [each.tally for index, each in enumerate(view.seats) if index != seat]
    match row.condition:
        case "most_scored":
            (kind,) = row.condition_on
            most = max(tally.scored[kind] for tally in others)
            return GodPreview(row.cp if own.scored[kind] >= most else 0, own.scored[kind], most)
        case "fewest":
            fewest = min(tally.wildernesses for tally in others)
            return GodPreview(row.cp if own.wildernesses <= fewest else 0, own.wildernesses, fewest)
        case "has_all":
            counts = {**own.scored, "shrine": own.shrines}
            missing = [kind for kind in row.condition_on if not counts[kind]]
            every = len(row.condition_on)
            return GodPreview(0 if missing else row.cp, every - len(missing), every)
        case "if_paid":
            held = sum(view.seats[seat].supply)
            return GodPreview(row.cp if held >= row.immediate_count else 0, held, row.immediate_count)
        case _:
            return GodPreview(row.cp, 0, 0)


def god_to_please(view: OrbisView, seat: int, effect: str) -> str | None:
    """The god, on the table or the seat's own, whose condition one more scored landscape of a kind would
    meet.
    """
    own = view.seats[seat]
    if effect not in own.tally.scored:
        return None
    mine = own.tally.scored[effect] + 1
    most = max(each.tally.scored[effect] for n, each in enumerate(view.seats) if n != seat)
    gods: list[str] = [*view.gods, *([own.god] if own.god else [])]
    for god in gods:
        counts = GODS[god].condition == "most_scored" and GODS[god].condition_on == (effect,)
        if counts and own.god in (None, god) and mine == most:
            return god
    return None


GodKind = Literal["most", "fewest", "all", "paid", "gain", "idle", "sure"]
"""What a god's points depend on: the most landscapes of a kind, the fewest wildernesses, one of each kind,
worshippers given back; or nothing, and what it does: bring worshippers, spare wildernesses, nothing else."""


def god_kind(god: str) -> GodKind:
    """What a god's points depend on, or what it does."""
    row = GODS[god]
    match row.condition:
        case "most_scored":
            return "most"
        case "fewest":
            return "fewest"
        case "has_all":
            return "all"
        case "if_paid":
            return "paid"
        case _:
            return "gain" if row.immediate_count else "idle" if row.passive else "sure"


@record
class GodAdvice:
    """What taking a god would bring now."""

    kind: GodKind
    points: int
    own: int
    """What its condition counts: the seat's landscapes, wildernesses, kinds or worshippers."""
    other: int
    """The same for the best other seat, or how many are asked for."""

    @property
    def unpaid(self) -> bool:
        """It asks for more worshippers than the seat holds, and would be worth nothing."""
        return self.kind == "paid" and not self.points


def god_advice(view: OrbisView, seat: int, god: str) -> GodAdvice:
    """What taking a god would bring a seat now."""
    preview = god_preview(view, seat, god)
    return GodAdvice(god_kind(god), preview.points, preview.own, preview.other)
