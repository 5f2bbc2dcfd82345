"""Bargains on arrival: what they cost and bring, and which are worth their price (5.4)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from rulesets.core import Decision
from rulesets.core.records import record
from rulesets.papyria.advice.amounts import Amount, Formula, Held, held_after, scored_by
from rulesets.papyria.advice.courses import TRADE, Course
from rulesets.papyria.advice.forecast import rest_of_turn
from rulesets.papyria.advice.outlook import tile_worth
from rulesets.papyria.components import (
    ANY,
    EXTRA_SCORING_PRICE,
    KNOWLEDGE_PRICES,
    SCORING_TILES,
    TRADE_PAPYRI,
    TRADE_PRICE,
    ScoringKind,
)
from rulesets.papyria.options import Extra, Knowledge, Trade
from rulesets.papyria.view import PapyriaView

Choice = Trade | Knowledge | Extra


@record
class Bargain:
    """What is paid on arrival, and what it brings at once besides a scoring."""

    paid: Amount
    gain: Amount
    held: Held
    """What is left to pay with."""
    knowledge: int
    """Knowledge then."""


def bargain(view: PapyriaView, seat: int, choice: Choice) -> Bargain:
    """A trade, knowledge for papyri, or an extra scoring with a tile of the display."""
    own, (paid, gain) = view.seats[seat], _terms(view, choice)
    knowledge = own.knowledge + (gain.count if gain.good == "knowledge" else 0)
    return Bargain(paid, gain, held_after(own, paid, gain), knowledge)


def _terms(view: PapyriaView, choice: Choice) -> tuple[Amount, Amount]:
    match choice:
        case Trade():
            return Amount("lapis", TRADE_PRICE), Amount("papyrus", TRADE_PAPYRI)
        case Knowledge(papyri):
            return Amount("papyrus", papyri), Amount("knowledge", KNOWLEDGE_PRICES[papyri])
        case Extra(slot):
            learned = SCORING_TILES[view.display[slot]].knowledge
            return Amount("papyrus", EXTRA_SCORING_PRICE), Amount("knowledge", learned)


@record
class ExtraAdvice:
    """The scoring of a tile at border B."""

    kind: ScoringKind
    points: int
    """What it brings at once; of any kind, the best."""
    scoring: Formula | None
    """The scoring worked out; `None` where its kind is free to choose."""
    tiles_left: int
    """Tiles in the stack, of which the next takes its place."""


def extra_advice(view: PapyriaView, seat: int, slot: int) -> ExtraAdvice:
    """What the tile on a slot of the display would score."""
    own, row = view.seats[seat], SCORING_TILES[view.display[slot]]
    scoring = scored_by(own, row.kind, row.knowledge) if row.kind != ANY else None
    return ExtraAdvice(row.kind, tile_worth(own, row.id), scoring, view.reserve)


def extra_rank(view: PapyriaView, seat: int, slot: int) -> int:
    """How good an extra scoring is: points, then knowledge."""
    row = SCORING_TILES[view.display[slot]]
    return 10 * tile_worth(view.seats[seat], row.id) + row.knowledge


# -- which are worth their price -------------------------------------------------------------------

RIGHTS: Final[Mapping[type, str]] = {Knowledge: "A", Extra: "B", Trade: TRADE}
"""The right that each bargain uses up."""


def worthwhile(view: PapyriaView, decision: Decision[object]) -> frozenset[str]:
    """The bargains on offer, by key, after which the main actions can do as much as before.

    A trade must also serve in this turn: its papyrus pays for an action or at a border, and couldn't be had
    without it.
    """
    seat, before = decision.seat, _best(view, decision.seat)
    if decision.kind != "arrival" or before is None:
        return frozenset()
    offered = {o.key: o.value for o in decision.options if isinstance(o.value, Knowledge | Extra | Trade)}
    found = {key for key, choice in offered.items() if _spares(view, seat, choice, before)}
    trade = offered[TRADE] if TRADE in found else None
    if isinstance(trade, Trade) and not _serves(view, seat, trade, [*offered.values()], before):
        found.remove(TRADE)
    return frozenset(found)


def forgone(view: PapyriaView, seat: int, choice: Choice) -> int:
    """Points at once that the actions of this turn can no longer bring once this has been paid."""
    before, after = _best(view, seat), _best(_after(view, seat, choice), seat)
    return max(0, before.points - after.points) if before is not None and after is not None else 0


def _serves(view: PapyriaView, seat: int, trade: Trade, offered: list[Choice], before: Course) -> bool:
    """Whether a trade makes an action possible, or brings the papyrus that is missing at a border."""
    traded = _after(view, seat, trade)
    without = _best(replace(view, rights=tuple(right for right in view.rights if right != TRADE)), seat)
    if without is not None and _done(before) > _done(without):
        return True
    return any(
        _can_pay(traded, seat, choice) and _spares(traded, seat, choice, before)
        for choice in _at_borders(view)
        if not any(type(each) is type(choice) for each in offered)
    )


def _at_borders(view: PapyriaView) -> Iterator[Choice]:
    """What the borders that were crossed would sell, whether or not it can be paid."""
    if "A" in view.rights:
        yield Knowledge(1)
    if "B" in view.rights:
        yield from map(Extra, range(len(view.display)))


def _can_pay(view: PapyriaView, seat: int, choice: Choice) -> bool:
    return view.seats[seat].papyri >= bargain(view, seat, choice).paid.count


def _spares(view: PapyriaView, seat: int, choice: Choice, before: Course) -> bool:
    """Whether as many actions can be done after paying for this, and bring as much."""
    after = _best(_after(view, seat, choice), seat)
    return after is not None and _done(after) >= _done(before) and after.points >= before.points


def _after(view: PapyriaView, seat: int, choice: Choice) -> PapyriaView:
    """The view once this has been paid and its gain taken; points of a scoring aside."""
    struck, own = bargain(view, seat, choice), view.seats[seat]
    lapis, papyri = struck.held
    then = replace(own, lapis=lapis, papyri=papyri, knowledge=struck.knowledge)
    seats = tuple(then if index == seat else each for index, each in enumerate(view.seats))
    right = RIGHTS[type(choice)]
    return replace(view, seats=seats, rights=tuple(each for each in view.rights if each != right))


def _best(view: PapyriaView, seat: int) -> Course | None:
    """The best course of the rest of the turn."""
    forecast = rest_of_turn(view, seat)
    return None if forecast is None else forecast.best


def _done(course: Course) -> int:
    return sum(deed.done for deed in course.deeds)
