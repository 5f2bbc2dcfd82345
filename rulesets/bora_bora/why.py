"""Why a board element can't be chosen now, for the seat that asks (`Rules.why_not`).

Decisions list only what players may expect to be possible; this covers everything else. Nothing
here uses another seat's hand.
"""

from rulesets.bora_bora.actions import NEVER
from rulesets.bora_bora.components import BUILDINGS, GROUND, JEWELS, LAST_STATUS, PEOPLE, REGIONS, TASKS
from rulesets.bora_bora.dice import BLOCKED, least_value, lowest
from rulesets.bora_bora.gods import cards_left
from rulesets.bora_bora.reasons import BoraBoraReason, NotLower, NotYourTurn, Why
from rulesets.bora_bora.state import BoraBora, Seat
from rulesets.core import Option


def why_not(g: BoraBora, seat: int, target: str) -> list[Option[None]]:
    """The reasons against choosing a board element that the current decision doesn't offer.

    Empty if no reason is known, or if there is no such element.
    """
    noun, _, name = target.partition(":")
    if g.over:
        return [_refused(target, Why.GAME_OVER)]
    if seat != g.active:
        return [_refused(target, NotYourTurn(g.active))]
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


def _refused(target: str, reason: BoraBoraReason) -> Option[None]:
    return Option(target, None, target, reason)


def _unknown(g: BoraBora, seat: Seat, index: int, name: str) -> BoraBoraReason | None:
    return None


def _card(g: BoraBora, seat: Seat, index: int, name: str) -> BoraBoraReason | None:
    if name not in g.cards:
        return None
    if g.placing is not None:
        return Why.DIE_PLACED
    if g.stage != "dice" or not seat.dice:
        return Why.NO_DIE_NOW
    if least_value(g, index, name) == NEVER and not (g.blocking and name in BLOCKED):
        return Why.ACTION_IMPOSSIBLE
    return NotLower(lowest(g, name))


def _region(g: BoraBora, seat: Seat, index: int, name: str) -> BoraBoraReason | None:
    if name not in REGIONS:
        return None
    if index in g.map[name]:
        return Why.OWN_HUT_THERE
    return Why.NOT_JOINED if g.placing is not None or g.stage == "people" else Why.NO_EXPANSION


def _person(g: BoraBora, seat: Seat, index: int, name: str) -> BoraBoraReason | None:
    if name not in PEOPLE:
        return None
    own = [person for person in seat.people.values() if person.tile == name]
    if not own:
        return Why.NOT_YOURS
    if g.points:
        return Why.SHIFTED_ALREADY if own[0].shifted else None
    return None if g.stage == "people" else Why.PEOPLE_LATER


def _place(g: BoraBora, seat: Seat, index: int, name: str) -> BoraBoraReason | None:
    return Why.NO_TAKING_NOW


def _jewel(g: BoraBora, seat: Seat, index: int, name: str) -> BoraBoraReason | None:
    if name not in JEWELS:
        return None
    if not any(name in column for column in g.jewels):
        return Why.JEWEL_GONE
    if g.stage == "jewelry" and name in g.jewels[g.round - 1]:
        return None
    return Why.JEWEL_LATER


def _task(g: BoraBora, seat: Seat, index: int, name: str) -> BoraBoraReason | None:
    if name not in TASKS:
        return None
    if name in g.display:
        return Why.TASK_LATER
    return Why.TASKS_LATER if name in seat.tasks else Why.NOT_YOURS


def _ground(g: BoraBora, seat: Seat, index: int, name: str) -> BoraBoraReason | None:
    if name not in GROUND:
        return None
    if name in seat.built:
        return Why.SPACE_COVERED
    return Why.SPACE_FILLED if name in seat.ground else Why.SPACE_EMPTY


def _building(g: BoraBora, seat: Seat, index: int, name: str) -> BoraBoraReason | None:
    if not name.isdecimal() or int(name) not in BUILDINGS:
        return None
    return Why.BUILT_ALREADY if int(name) not in seat.unbuilt else Why.NO_BUILDING_NOW


def _temple(g: BoraBora, seat: Seat, index: int, name: str) -> BoraBoraReason | None:
    return Why.NO_PRIEST if not seat.priests else Why.NO_TEMPLE_NOW


def _god_card(g: BoraBora, seat: Seat, index: int, name: str) -> BoraBoraReason | None:
    return Why.NO_CARD_NOW if cards_left(g) else Why.NO_CARD_LEFT


def _god(g: BoraBora, seat: Seat, index: int, name: str) -> BoraBoraReason | None:
    return Why.NO_GOD_NOW


def _status(g: BoraBora, seat: Seat, index: int, name: str) -> BoraBoraReason | None:
    return Why.STATUS_END if g.marker(index) == LAST_STATUS else Why.NO_STATUS_NOW


def _supply(g: BoraBora, seat: Seat, index: int, name: str) -> BoraBoraReason | None:
    return Why.NO_GAIN_NOW
