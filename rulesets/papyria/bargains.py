"""Which bargains on arrival are worth their price: those that take nothing from the actions that follow."""

from dataclasses import replace
from typing import Any, Final

from rulesets.core import Decision
from rulesets.papyria.advice import bargain
from rulesets.papyria.foresight import TRADE, Course, rest_of_turn
from rulesets.papyria.view import PapyriaView

RIGHTS: Final = {"buy_knowledge": "A", "extra_scoring": "B", TRADE: TRADE}
"""The right that each bargain uses up."""


def worthwhile(view: PapyriaView, decision: Decision[Any]) -> frozenset[str]:
    """The bargains on offer, by key, after which the main actions can do as much as before.

    A trade must also serve in this turn: its papyrus pays for an action or at a border, and couldn't be had
    without it.
    """
    seat, keys = decision.seat, [option.key for option in decision.options]
    before = _best(view, seat)
    if decision.kind != "arrival" or before is None:
        return frozenset()
    found = {key for key in keys if key.partition(":")[0] in RIGHTS and _spares(view, seat, key, before)}
    if TRADE in found and not _serves(view, seat, keys, before):
        found.remove(TRADE)
    return frozenset(found)


def _serves(view: PapyriaView, seat: int, keys: list[str], before: Course) -> bool:
    """Whether a trade makes an action possible, or brings the papyrus that is missing at a border."""
    traded = _after(view, seat, TRADE)
    without = _best(replace(view, rights=tuple(right for right in view.rights if right != TRADE)), seat)
    if without is not None and _done(before) > _done(without):
        return True
    return any(
        key not in keys and _can_pay(traded, seat, key) and _spares(traded, seat, key, before)
        for key in _at_borders(view)
    )


def _at_borders(view: PapyriaView) -> list[str]:
    """What the borders that were crossed would sell, whether or not it can be paid."""
    knowledge = ["buy_knowledge:1"] if "A" in view.rights else []
    return knowledge + (
        [f"extra_scoring:{slot}" for slot in range(len(view.display))] if "B" in view.rights else []
    )


def _can_pay(view: PapyriaView, seat: int, key: str) -> bool:
    noun, _, id = key.partition(":")
    return view.seats[seat].papyri >= bargain(view, seat, noun, id).paid[1]


def _spares(view: PapyriaView, seat: int, key: str, before: Course) -> bool:
    """Whether as many actions can be done after paying for this, and bring as much."""
    after = _best(_after(view, seat, key), seat)
    return after is not None and _done(after) >= _done(before) and after.points >= before.points


def _after(view: PapyriaView, seat: int, key: str) -> PapyriaView:
    """The view once this has been paid and its gain taken; points of a scoring aside."""
    noun, _, id = key.partition(":")
    struck, own = bargain(view, seat, noun, id), view.seats[seat]
    held = {"lapis": own.lapis, "papyrus": own.papyri, "knowledge": own.knowledge}
    held[struck.paid[0]] -= struck.paid[1]
    held[struck.gain[0]] += struck.gain[1]
    then = replace(own, lapis=held["lapis"], papyri=held["papyrus"], knowledge=held["knowledge"])
    seats = tuple(then if index == seat else each for index, each in enumerate(view.seats))
    return replace(view, seats=seats, rights=tuple(right for right in view.rights if right != RIGHTS[noun]))


def _best(view: PapyriaView, seat: int) -> Course | None:
    """The best course of the rest of the turn."""
    forecast = rest_of_turn(view, seat)
    return None if forecast is None else forecast.best


def _done(course: Course) -> int:
    return sum(deed.done for deed in course.deeds)
