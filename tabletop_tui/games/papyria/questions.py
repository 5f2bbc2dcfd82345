"""What is asked in Papyria: who decides what, and what there is to pay it with."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from rulesets.core import Decision
from rulesets.papyria.preview import tile_in_hand
from rulesets.papyria.view import PapyriaView, SeatView
from tabletop_tui.games.papyria.moment import action_number, is_last_round, price
from tabletop_tui.games.papyria.terms import Terms

if TYPE_CHECKING:
    from tabletop_tui.games.wording import Wording

_Facts = dict[str, Any]


class Questions:
    """The sentences of `Wording.question`."""

    def __init__(self, wording: "Wording", terms: Terms) -> None:
        """`wording` says the sentences, `terms` names what they are about."""
        self.say = wording.say
        self.name = wording.name
        self.terms = terms
        self._special: Mapping[str, Callable[[PapyriaView, Decision[Any], _Facts], str]] = {
            "arrival": self._arrival,
            "build_city": self._building,
            "build_mine": self._building,
            "build_temple": self._building,
            "end_tile": self._end_tile,
            "keep_start_tile": self._start_tile,
            "main_action": self._action,
            "move_piece": self._move,
            "place_landscape": self._landscape,
        }

    def ask(self, view: PapyriaView, decision: Decision[Any]) -> str:
        """Who decides what."""
        facts: _Facts = {"name": self.name(decision.seat)}
        special = self._special.get(decision.kind)
        return self.say("ask", decision.kind, **facts) if special is None else special(view, decision, facts)

    def step(self, view: PapyriaView, decision: Decision[Any]) -> str:
        """The phase of the turn, and whether the round is the last."""
        if view.stage == "set_up":
            return self.say("step-set-up")
        number = action_number(view) + (decision.kind == "main_action")
        if decision.kind in ("move_piece", "arrival") or (decision.kind == "choose_scoring" and not number):
            said = self.say("step-move")
        elif decision.kind == "end_turn":
            said = self.say("step-end")
        else:
            said = self.say("step-action", number=number)
        return self.say("step-last", step=said) if is_last_round(view) else said

    def held(self, own: SeatView) -> str:
        """The lapis and papyri of a seat."""
        return self.terms.listing([self.terms.lapis(own.lapis), self.terms.papyri(own.papyri)])

    def _start_tile(self, view: PapyriaView, decision: Decision[Any], facts: _Facts) -> str:
        which = "second" if view.seats[decision.seat].start_tiles else "first"
        return self.say("ask-keep-start-tile", which, **facts)

    def _move(self, view: PapyriaView, decision: Decision[Any], facts: _Facts) -> str:
        own = view.seats[decision.seat]
        off = [ring for ring, count in own.off.items() if count]
        if off:
            return self.say("ask-enter", "both" if len(off) > 1 else off[0], **facts)
        return self.say("ask-move-piece", **facts, held=self.terms.lapis(own.lapis))

    def _arrival(self, view: PapyriaView, decision: Decision[Any], facts: _Facts) -> str:
        return self.say("ask-arrival", **facts, held=self.held(view.seats[decision.seat]))

    def _action(self, view: PapyriaView, _decision: Decision[Any], facts: _Facts) -> str:
        if view.moved is not None:
            facts["sector"] = self.terms.sector_name(view, view.moved.position)
        return self.say("ask-main-action", **facts)

    def _landscape(self, view: PapyriaView, _decision: Decision[Any], facts: _Facts) -> str:
        tile = tile_in_hand(view)
        what = self.terms.landscape(tile, named=False) if tile is not None else self.terms.good("landscape")
        return self.say("ask-place-landscape", **facts, what=what)

    def _building(self, view: PapyriaView, decision: Decision[Any], facts: _Facts) -> str:
        own, good = view.seats[decision.seat], decision.kind.partition("_")[2]
        facts |= {"price": self.terms.lapis(price(own, good)), "held": own.lapis}
        return self.say("ask", decision.kind, **facts)

    def _end_tile(self, view: PapyriaView, decision: Decision[Any], facts: _Facts) -> str:
        here = (decision.options[0].target or "").removeprefix("space:")
        tile = view.spaces[here].end
        facts["offer"] = self.terms.offer(tile) if tile is not None else self.terms.good("end-tile")
        return self.say("ask-end-tile", **facts, held=self.held(view.seats[decision.seat]))
