"""What is asked in Papyria: who decides what, and what there is to pay it with."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from rulesets.core import Decision
from rulesets.papyria.components import END_TILES
from rulesets.papyria.preview import tile_in_hand
from rulesets.papyria.realm import Laid
from rulesets.papyria.view import PapyriaView, SeatView
from tabletop_tui.games.papyria.moment import action_number, is_last_round, price
from tabletop_tui.games.papyria.signs import laid_runs, plain
from tabletop_tui.games.papyria.terms import Terms

if TYPE_CHECKING:
    from tabletop_tui.games.wording import Wording

_Facts = dict[str, Any]

_WITH_MORE = frozenset({"arrival", "build_city", "build_temple", "end_tile", "move_piece", "place_landscape"})
"""Questions that say more where no board is beside them."""


class Questions:
    """The sentences of `Wording.question` and `Wording.question_alone`."""

    def __init__(self, wording: "Wording", terms: Terms) -> None:
        """`wording` says the sentences, `terms` names what they are about."""
        self.say = wording.say
        self.name = wording.name
        self.terms = terms
        self._special: Mapping[str, Callable[[PapyriaView, Decision[Any]], _Facts]] = {
            "arrival": self._arrival,
            "build_city": self._building,
            "build_mine": self._building,
            "build_temple": self._building,
            "end_tile": self._end_tile,
            "main_action": self._action,
            "move_piece": self._move,
            "place_landscape": self._landscape,
        }

    def ask(self, view: PapyriaView, decision: Decision[Any], *, alone: bool = False) -> str:
        """Who decides what; `alone` also what there is to pay with, and a landscape in words."""
        facts: _Facts = {"name": self.name(decision.seat)}
        special = self._special.get(decision.kind)
        if special is not None:
            facts |= special(view, decision)
        which = self._which(view, decision)
        if which:
            return self.say(which, **facts)
        more = ["alone"] if alone and decision.kind in _WITH_MORE else []
        return self.say("ask", decision.kind, *more, **facts)

    def step(self, view: PapyriaView, decision: Decision[Any]) -> str:
        """Whether the round is the last, and which of the two main actions it is; often nothing."""
        number = _action_asked(view, decision)
        parts = ["last"] if is_last_round(view) else []
        parts += ["action"] if number else []
        return self.say("step", *parts, number=number) if parts else ""

    def step_alone(self, view: PapyriaView, decision: Decision[Any]) -> str:
        """The phase of the turn, and whether the round is the last."""
        if view.stage == "set_up":
            return self.say("step-set-up")
        number = _action_asked(view, decision)
        if number:
            said = self.say("step-action-alone", number=number)
        else:
            said = self.say("step-end" if decision.kind == "end_turn" else "step-move")
        return self.say("step-last-alone", step=said) if is_last_round(view) else said

    def held(self, own: SeatView) -> str:
        """The lapis and papyri of a seat."""
        return self.terms.listing([self.terms.lapis(own.lapis), self.terms.papyri(own.papyri)])

    @staticmethod
    def _which(view: PapyriaView, decision: Decision[Any]) -> str:
        """The question where the kind of decision has several."""
        own = view.seats[decision.seat]
        if decision.kind == "keep_start_tile":
            return f"ask-keep-start-tile-{'second' if own.start_tiles else 'first'}"
        off = [ring for ring, count in own.off.items() if count]
        if decision.kind == "move_piece" and off:
            return f"ask-enter-{'both' if len(off) > 1 else off[0]}"
        return ""

    def _move(self, view: PapyriaView, decision: Decision[Any]) -> _Facts:
        return {"held": self.terms.lapis(view.seats[decision.seat].lapis)}

    def _arrival(self, view: PapyriaView, decision: Decision[Any]) -> _Facts:
        return {"held": self.held(view.seats[decision.seat])}

    def _action(self, view: PapyriaView, _decision: Decision[Any]) -> _Facts:
        return {} if view.moved is None else {"sector": self.terms.sector_name(view, view.moved.position)}

    def _landscape(self, view: PapyriaView, _decision: Decision[Any]) -> _Facts:
        tile = tile_in_hand(view)
        if tile is None:
            return {"signs": "", "what": self.terms.good("landscape")}
        return {
            "signs": plain(laid_runs(Laid(tile), rivers=True)),
            "what": self.terms.landscape(tile, named=False),
        }

    def _building(self, view: PapyriaView, decision: Decision[Any]) -> _Facts:
        own, good = view.seats[decision.seat], decision.kind.partition("_")[2]
        return {"price": self.terms.lapis(price(own, good)), "held": own.lapis}

    def _end_tile(self, view: PapyriaView, decision: Decision[Any]) -> _Facts:
        here = (decision.options[0].target or "").removeprefix("space:")
        tile = view.spaces[here].end
        if tile is None:
            raise LookupError(f"no end tile on {here}")
        row = END_TILES[tile]
        return {
            "offer": self.terms.offer(tile),
            "price": self.terms.money(row.pay_good, row.pay_amount),
            "points": self.terms.points(row.points),
            "held": self.held(view.seats[decision.seat]),
        }


def _action_asked(view: PapyriaView, decision: Decision[Any]) -> int:
    """The main action that a decision is about: 1 or 2; 0 before and after both."""
    if view.stage == "set_up" or decision.kind in ("move_piece", "arrival", "end_turn"):
        return 0
    return action_number(view) + (decision.kind == "main_action")
