"""Persons, for a seat that owns one or considers buying it."""

from typing import NamedTuple

from rulesets.core import Decision
from rulesets.core.records import record
from rulesets.helios.advice.prices import Price, PriceAdvice, price_advice
from rulesets.helios.components import MAX_RANGE, PERSONS
from rulesets.helios.options import person_bill
from rulesets.helios.payment import Bill
from rulesets.helios.scoring import person_points
from rulesets.helios.state import Seat
from rulesets.helios.view import HeliosView


class PersonPreview(NamedTuple):
    """What a person costs and would score."""

    mana_cost: int
    bill: Bill
    payable: bool
    """The player has the cubes to activate it."""
    points: int
    """What it would score now if active, including the range and mana that activating it brings."""


def person_preview(view: HeliosView, index: int, person: str) -> PersonPreview:
    """A person, for a seat that owns it or considers buying it."""
    seat = view.seats[index].board
    asked = person_bill(seat, person)
    payable = sum(seat.cubes) >= asked.total
    active = _activated(view, seat, person)
    return PersonPreview(PERSONS[person].mana_cost, asked, payable, person_points(active, person))


def _activated(view: HeliosView, seat: Seat, person: str) -> Seat:
    """A seat after buying a person, if still available, and activating it (PER-2)."""
    if person in seat.day:
        return seat
    row, after, supply = PERSONS[person], seat.copy(), view.mana
    if person not in seat.night:
        paid = min(row.mana_cost, after.mana)
        after.mana, supply = after.mana - paid, supply + paid
    after.range = min(after.range + row.sun, MAX_RANGE)
    after.mana += min(row.mana, supply)
    return after


class Owner(NamedTuple):
    """Whose a person is."""

    seat: int
    awake: bool
    """The person is active: its day side is up."""


def owner_of(view: HeliosView, person: str) -> Owner | None:
    """Whose a person is; `None` if it is on offer."""
    for index, seat in enumerate(view.seats):
        if person in seat.board.night or person in seat.board.day:
            return Owner(index, person in seat.board.day)
    return None


@record
class PersonAdvice:
    """The facts about a person, for a seat that owns it or considers buying it."""

    mana_cost: int
    range: int
    """Steps by which activating it lets the sun range grow; 0 if it is active already."""
    mana: int
    """Mana that activating it brings; 0 if it is active already."""
    points: int
    """What it scores now, or would score if it were active."""
    owner: int | None
    awake: bool
    """Its owner, of any seat, has activated it."""
    pending: bool
    """It isn't active, and no other seat owns it."""
    active: bool
    """The seat has activated it."""
    unpayable: bool
    """Its activation couldn't be paid for."""
    useless: bool
    """It could no longer be activated and so never score: it is the last round."""
    offered: bool
    """No seat owns it."""
    mana_held: int
    price: PriceAdvice | None
    """What its activation costs; `None` unless it is pending."""

    @property
    def mana_left(self) -> int:
        """Mana left after buying it; negative if there is too little."""
        return self.mana_held - self.mana_cost


def person_advice(view: HeliosView, seat: int, person: str) -> PersonAdvice:
    """The facts about a person."""
    board, owned = view.seats[seat].board, owner_of(view, person)
    row, preview, active = PERSONS[person], person_preview(view, seat, person), person in board.day
    owner, awake = owned if owned is not None else (None, False)
    others = owner is not None and owner != seat
    pending = not (active or others)
    return PersonAdvice(
        row.mana_cost,
        0 if active else row.sun,
        0 if active else row.mana,
        preview.points,
        owner,
        awake,
        pending,
        active,
        unpayable=pending and not preview.payable,
        useless=view.round == view.rounds and not preview.payable,
        offered=owner is None,
        mana_held=board.mana,
        price=price_advice(board, preview.bill, Price(row.cost, row.act_any)) if pending else None,
    )


def nobody_left(view: HeliosView, decision: Decision[object]) -> bool:
    """Whether passing loses nothing, as the persons who could still be bought would never score."""
    keys = [option.key.partition(":") for option in decision.options if option.key != "pass"]
    return all(person_advice(view, decision.seat, id).useless for _, _, id in keys)
