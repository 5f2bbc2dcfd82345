"""The outcome of a move before it is made, found by playing the turn with the rules themselves (13.1)."""

from collections.abc import Sequence
from itertools import permutations
from typing import NamedTuple

from rulesets.papyria.actions import space_id
from rulesets.papyria.advice.courses import PRIEST, TRADE, Course, Forecast, Offer, Way
from rulesets.papyria.advice.playing import Player
from rulesets.papyria.advice.positions import position_of
from rulesets.papyria.advice.realms import legal_cells
from rulesets.papyria.components import STANDS, Ring, Stand
from rulesets.papyria.moves import Enter, Move, crosses
from rulesets.papyria.state import Papyria, copy
from rulesets.papyria.turn import set_out, the_move
from rulesets.papyria.view import PapyriaView


class Arriving(NamedTuple):
    """The outcome of a move, or of entering."""

    lapis: int
    """Left after paying for it."""
    owner_met: int | None
    """The seat whose piece is in the other slot."""
    crossed: frozenset[Stand]
    """The borders that are passed."""
    forecast: Forecast


Known = dict[tuple[Ring, int, int, frozenset[Stand]], Forecast]
"""Forecasts for one view, by everything that makes moves differ later: ring, position, lapis left,
borders."""


def arriving(
    view: PapyriaView,
    seat: int,
    choice: Move | Enter,
    start: Papyria | None = None,
    known: Known | None = None,
) -> Arriving:
    """The outcome of a move by the seat whose turn it is; `start` is `position_of(view)`, if known.

    Forecasts that are `known` aren't worked out again; new ones are added.
    """
    end, left = choice.end, view.seats[seat].lapis - choice.price
    begin = choice.start if isinstance(choice, Move) else None
    owner_met = view.rings["s" if choice.ring == "w" else "w"][end - 1]
    crossed = frozenset(stand for stand in STANDS if crosses(begin, end, stand))
    forecast = known.get(way := (choice.ring, end, left, crossed)) if known is not None else None
    if forecast is None:
        state = copy(start or position_of(view))
        set_out(state, seat, choice)
        forecast = _forecast(view, seat, state)
        if known is not None:
            known[way] = forecast
    return Arriving(left, owner_met, crossed, forecast)


def rest_of_turn(view: PapyriaView, seat: int) -> Forecast | None:
    """What can still happen in the running turn, on arrival or before a main action."""
    if view.moved is None or not view.todo:
        return None
    return _forecast(view, seat, position_of(view))


def raised_first(view: PapyriaView, seat: int, forecast: Forecast | None) -> bool:
    """Whether producing lapis now would bring less than after the other space, by the turn's forecast."""
    if forecast is None or view.moved is None:
        return False
    for space, way in forecast.ways.items():
        if view.spaces[space_id(view.moved.position, space)].good == "lapis_production" and way.deed.done:
            after = forecast.best.deed(space)
            return after is not None and after.lapis > view.seats[seat].lapis_production
    return False


def _forecast(view: PapyriaView, seat: int, state: Papyria) -> Forecast:
    """What can happen in a turn once the piece has moved."""
    player = Player(state, seat)
    orders = _orders(the_move(state).ring, state.todo)
    courses = [course for order in orders for course in player.courses((), order)]
    offers, after_trade = player.offers, frozenset[Offer]()
    if PRIEST in offers or state.priest_right:
        stuck = any(deed.lacks == "room" for course in courses for deed in course.deeds)
        if stuck or not legal_cells(view.seats[seat]):
            courses += [course for order in orders for course in player.courses((PRIEST,), order)]
    if TRADE in offers:
        if any(deed.lacks == "papyri" for course in courses for deed in course.deeds):
            courses += [course for order in orders for course in player.courses((TRADE,), order)]
        after_trade = player.offers_after((TRADE,))
    best = max(courses, key=lambda course: course.rank)
    spaces = dict.fromkeys(deed.space for course in courses for deed in course.deeds)
    return Forecast(best, {space: _way(courses, space) for space in spaces}, offers, after_trade)


def _orders(ring: str, spaces: Sequence[str]) -> list[tuple[str, ...]]:
    """Every order of the remaining main actions; a ship carries out one of the outer spaces (R50)."""
    outer = [space for space in spaces if space != "river"]
    if ring == "w":
        return list(permutations(outer))
    rest = [space for space in spaces if space == "river"]
    return [order for one in outer or [""] for order in permutations([*([one] if one else []), *rest])]


def _way(courses: Sequence[Course], space: str) -> Way:
    """The shortest way to use a space; if there is none, that it is lost."""
    found = [
        (deed, (*course.first, *(before.space for before in course.deeds[:at])), course.keys)
        for course in courses
        for at, deed in enumerate(course.deeds)
        if deed.space == space
    ]
    done = [Way(*each) for each in found if each[0].done]
    if not done:
        return Way(min(found, key=lambda each: len(each[1]))[0])
    least = min(len(way.first) for way in done)
    return max((way for way in done if len(way.first) == least), key=lambda way: way.deed.points)
