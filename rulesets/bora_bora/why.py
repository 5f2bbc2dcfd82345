"""Why a board element can't be chosen now, for the seat that asks (`Rules.why_not`).

Decisions list only what players may expect to be possible; this covers everything else. Nothing
here uses another seat's hand.
"""

from rulesets.bora_bora.actions import NEVER
from rulesets.bora_bora.components import BUILDINGS, GROUND, JEWELS, LAST_STATUS, PEOPLE, REGIONS, TASKS
from rulesets.bora_bora.dice import least_value, lowest
from rulesets.bora_bora.gods import cards_left
from rulesets.bora_bora.state import BoraBora, Seat
from rulesets.core import Option, Reason


def why_not(g: BoraBora, seat: int, target: str) -> list[Option[None]]:
    """The reasons against choosing a board element that the current decision doesn't offer.

    Empty if no reason is known, or if there is no such element.
    """
    noun, _, name = target.partition(":")
    if g.over:
        return [_refused(target, Reason("game-over"))]
    if seat != g.active:
        return [_refused(target, Reason("not-your-turn", {"seat": g.active}))]
    reasons = {
        "card": _card,
        "region": _region,
        "person": _person,
        "man": _place,
        "woman": _place,
        "jewelry": _jewel,
        "task": _task,
        "ground": _ground,
        "building": _building,
        "temple": _temple,
        "deck": _god_card,
        "open": _god_card,
        "hand": _god,
        "god_tile": _god,
        "status": _status,
        "supply": _supply,
    }
    reason = reasons.get(noun, _unknown)(g, g.seats[seat], seat, name)
    return [] if reason is None else [_refused(target, reason)]


def _refused(target: str, reason: Reason) -> Option[None]:
    return Option(target, None, target, reason)


def _unknown(g: BoraBora, seat: Seat, index: int, name: str) -> Reason | None:
    return None


def _card(g: BoraBora, seat: Seat, index: int, name: str) -> Reason | None:
    if name not in g.cards:
        return None
    if g.placing is not None:
        return Reason("die-placed")
    if g.stage != "dice" or not seat.dice:
        return Reason("no-die-now")
    if least_value(g, index, name) == NEVER:
        return Reason("action-impossible")
    return Reason("not-lower", {"lowest": lowest(g, name)})


def _region(g: BoraBora, seat: Seat, index: int, name: str) -> Reason | None:
    if name not in REGIONS:
        return None
    if index in g.map[name]:
        return Reason("own-hut-there")
    return Reason("not-joined") if g.placing is not None or g.stage == "people" else Reason("no-expansion")


def _person(g: BoraBora, seat: Seat, index: int, name: str) -> Reason | None:
    if name not in PEOPLE:
        return None
    own = [person for person in seat.people.values() if person.tile == name]
    if not own:
        return Reason("not-yours")
    if g.points:
        return Reason("shifted-already") if own[0].shifted else None
    return None if g.stage == "people" else Reason("people-later")


def _place(g: BoraBora, seat: Seat, index: int, name: str) -> Reason | None:
    return Reason("no-taking-now")


def _jewel(g: BoraBora, seat: Seat, index: int, name: str) -> Reason | None:
    if name not in JEWELS:
        return None
    if not any(name in column for column in g.jewels):
        return Reason("jewel-gone")
    if g.stage == "jewelry" and name in g.jewels[g.round - 1]:
        return None
    return Reason("jewel-later")


def _task(g: BoraBora, seat: Seat, index: int, name: str) -> Reason | None:
    if name not in TASKS:
        return None
    if name in g.display:
        return Reason("task-later")
    return Reason("tasks-later") if name in seat.tasks else Reason("not-yours")


def _ground(g: BoraBora, seat: Seat, index: int, name: str) -> Reason | None:
    if name not in GROUND:
        return None
    if name in seat.built:
        return Reason("space-covered")
    return Reason("space-filled") if name in seat.ground else Reason("space-empty")


def _building(g: BoraBora, seat: Seat, index: int, name: str) -> Reason | None:
    if not name.isdecimal() or int(name) not in BUILDINGS:
        return None
    return Reason("built-already") if int(name) not in seat.unbuilt else Reason("no-building-now")


def _temple(g: BoraBora, seat: Seat, index: int, name: str) -> Reason | None:
    return Reason("no-priest") if not seat.priests else Reason("no-temple-now")


def _god_card(g: BoraBora, seat: Seat, index: int, name: str) -> Reason | None:
    return Reason("no-card-now") if cards_left(g) else Reason("no-card-left")


def _god(g: BoraBora, seat: Seat, index: int, name: str) -> Reason | None:
    return Reason("no-god-now")


def _status(g: BoraBora, seat: Seat, index: int, name: str) -> Reason | None:
    return Reason("status-end") if g.marker(index) == LAST_STATUS else Reason("no-status-now")


def _supply(g: BoraBora, seat: Seat, index: int, name: str) -> Reason | None:
    return Reason("no-gain-now")
