"""Forecasts for the current view, each worked out once, and the advice based on them."""

from collections.abc import Callable
from typing import Any, Final

from rulesets.core import Decision
from rulesets.papyria.advice import (
    bargain,
    cell_advice,
    free_sides,
    kind_advice,
    laying_advice,
    move_advice,
    space_advice,
    start_advice,
)
from rulesets.papyria.foresight import Arriving, Deed, Forecast, Way, arriving, position_of, rest_of_turn
from rulesets.papyria.laying import Laying, changing, laying
from rulesets.papyria.moves import Enter, Move
from rulesets.papyria.questions import end_advice, out_advice, piece_of
from rulesets.papyria.ring_advice import PieceAdvice, lying_advice, slot_advice
from rulesets.papyria.view import PapyriaView, SeatView

LAYING: Final = frozenset({"place_landscape", "build_temple", "build_city", "build_mine"})
"""Decisions about where to put something in the player's realm."""
AMONG: Final = frozenset({"arrival", "main_action"})
"""Decisions in which the priest's move is one of several possibilities."""
_LAID: Final = ("place", "temple", "city", "mine")
"""Options to lay and build, by their noun."""
_COLUMNS: Final = 3
"""How many changing kinds have a column of their own."""
_SIDES: Final = 4
"""Sides of a landscape."""


class Foreseen:
    """What is known about one view; with a new view, all is forgotten but what seats' own things tell."""

    def __init__(self) -> None:
        self._view: PapyriaView | None = None
        self._kept: dict[object, Any] = {}
        self._of_seats: dict[int, tuple[object, dict[Any, Any]]] = {}

    def of_seat(self, seat: int, own: SeatView) -> dict[Any, Any]:
        """Room for what follows from a seat's own goods, realm, symbols and keys alone: empty again when
        one of them has changed.
        """
        goods = own.lapis, own.papyri, own.knowledge, own.symbols, own.keys
        shows = *goods, own.realm, own.priest  # all that is shown of values and prices follows from these
        before = self._of_seats.get(seat)
        if before is None or before[0] != shows:
            before = self._of_seats[seat] = shows, {}
        return before[1]

    def cached(self, view: PapyriaView, key: object, work: Callable[[], Any]) -> Any:
        """Something worked out from a view, kept under a key."""
        if view is not self._view:
            self._view, self._kept = view, {}
        if key not in self._kept:
            self._kept[key] = work()
        return self._kept[key]

    def move(self, view: PapyriaView, seat: int, choice: Move | Enter) -> Arriving:
        """The outcome of a move."""
        start = self.cached(view, "start", lambda: position_of(view))
        known = self.cached(view, "known", dict)
        found: Arriving = self.cached(view, choice, lambda: arriving(view, seat, choice, start, known))
        return found

    def piece(self, view: PapyriaView, decision: Decision[Any], piece: str) -> PieceAdvice:
        """The best that one of a seat's pieces could do."""
        options = [option for option in decision.options if piece_of(option.value) == piece]
        best = max(options, key=lambda option: self.value(view, decision, option.key))
        found = [self.move(view, decision.seat, option.value).forecast.best.points for option in options]
        choice, sectors = best.value, view.sectors
        origin = sectors[choice.start - 1] if isinstance(choice, Move) else ""
        return PieceAdvice(choice.ring, origin, len(options), best.key, sectors[choice.end - 1], max(found))

    def rest(self, view: PapyriaView, seat: int) -> Forecast | None:
        """What can still happen in the running turn."""
        found: Forecast | None = self.cached(view, "rest", lambda: rest_of_turn(view, seat))
        return found

    def way(self, view: PapyriaView, seat: int, space: str) -> Way:
        """How a space of the sector where the piece stands can be used."""
        rest = self.rest(view, seat)
        return rest.ways[space] if rest is not None and space in rest.ways else Way(Deed(space, done=True))

    def laying(self, view: PapyriaView, seat: int, key: str) -> Laying:
        """What laying or building brings, by the option's key."""
        found: Laying = self.cached(view, (seat, key), lambda: laying(view, seat, key))
        return found

    def changing(self, view: PapyriaView, decision: Decision[Any]) -> list[int]:
        """The kinds whose value most options change, each for a column."""
        keys = [option.key for option in decision.options if option.key != "decline"]
        then = [self.laying(view, decision.seat, key).then.values for key in keys]
        now = view.seats[decision.seat].values
        found: list[int] = self.cached(view, "changing", lambda: changing(now, then, _COLUMNS))
        return found

    def value(self, view: PapyriaView, decision: Decision[Any], key: str) -> int | tuple[int, ...]:
        """How good an option is, in the same form for all options of a decision.

        For moves: what brings most at once, loses least and costs least; for a space: whether the best course
        of the turn begins with it; for an extra scoring: points, then knowledge; for the priest: how many
        landscapes could be laid, with the actions themselves first.
        """
        seat, (noun, _, id) = decision.seat, key.partition(":")
        if noun in ("move", "enter"):
            said = self.move(view, seat, decision.option(key).value)
            return (*said.forecast.best.rank, said.lapis)
        if noun == "space":
            rest = self.rest(view, seat)
            return int(rest is not None and rest.best.deeds[:1] == (rest.best.deed(id),))
        if noun == "extra_scoring":
            found = bargain(view, seat, noun, id)
            return 10 * found.points + found.gain[1]
        if noun == "priest":
            free = len(free_sides(view.seats[seat].realm, id))
            return free - _SIDES - 1 if decision.kind in AMONG else free
        return self.laying(view, seat, key).rank if noun in _LAID else 0

    def advice(self, view: PapyriaView, seat: int, decision: Decision[Any] | None, noun: str, id: str) -> Any:
        """What speaks for and against an option, or what there is to say about a thing; `None` for
        nothing.
        """
        own = view.seats[seat]
        if noun in ("move", "enter") and decision is not None:
            options = (*decision.options, *decision.blocked)
            choice = next(option.value for option in options if option.key == f"{noun}:{id}")
            return move_advice(view, seat, choice, self.move(view, seat, choice))
        if noun == "piece" and decision is not None:
            return self.piece(view, decision, id)
        if noun == "space" and ":" in id:
            return lying_advice(view, id)
        if noun == "space" and view.moved is not None:
            way, rest = self.way(view, seat, id), self.rest(view, seat)
            return space_advice(view, seat, view.moved.position, id, way, rest)
        if noun in ("trade", "buy_knowledge", "extra_scoring", "display"):
            return bargain(view, seat, noun, id)
        if noun in _LAID:
            return laying_advice(view, seat, noun, id, self.laying(view, seat, f"{noun}:{id}"))
        if noun in ("keep", "start_tile", "ends"):
            return start_advice(view, seat, id)
        if noun == "pay" and decision is not None:
            return end_advice(view, decision)
        if noun in ("continue", "end_turn", "decline"):
            return out_advice(view, seat, decision)
        if noun in ("priest", "cell"):
            return cell_advice(own, id)
        if noun in ("score", "kind", "key"):
            return kind_advice(own, id)
        return slot_advice(view, id) if noun == "slot" else None
