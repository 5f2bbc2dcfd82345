"""Nine men's morris in sentences: questions, steps, events, reasons, the end."""

from collections.abc import Mapping, Sequence
from typing import assert_never

from rulesets.core import Decision, ScoreLine
from tabletop_morris.board import POINTS
from tabletop_morris.events import MorrisEvent
from tabletop_morris.messages import MorrisMessages
from tabletop_morris.reasons import Why
from tabletop_morris.story import Story
from tabletop_morris.things import EMPTY, OTHERS, OWN, YES, PointThing
from tabletop_morris.view import MorrisView
from tabletop_tui.kit.board_part import BoardPart
from tabletop_tui.kit.thing import KitWording, Title

_ENDS: Mapping[str, Title] = {
    "few": MorrisMessages.score_won_few,
    "blocked": MorrisMessages.score_won_blocked,
    "repetition": MorrisMessages.score_drawn_repetition,
    "quiet": MorrisMessages.score_drawn_quiet,
}
"""How a game was won or drawn."""


class MorrisWording(KitWording[MorrisView]):
    """The words of nine men's morris."""

    game = "morris"
    KEYS = {point: point for point in POINTS}
    sign_roles = {OWN: "you", YES: "good"}
    MESSAGES = MorrisMessages
    THINGS = (PointThing,)
    UNGROUPED = frozenset({"choose_man", "remove"})
    FOLDED = frozenset({"place", "move"})
    HEADS = {
        "choose_man": (MorrisMessages.head_goes, MorrisMessages.head_closes, MorrisMessages.head_opens),
        "remove": (MorrisMessages.head_goes, MorrisMessages.head_closes),
    }
    STEP_OF = {"place": 0, "choose_man": 0, "move": 1}
    say: MorrisMessages

    def lasting(self, _view: MorrisView, decision: Decision[object]) -> Mapping[str, Sequence[str]]:
        """A point, whatever is done there."""
        return {option.key: (option.key.partition(":")[2],) for option in decision.options}

    def steps_of(self, view: MorrisView, decision: Decision[object]) -> Sequence[Title]:
        """Place and take, or lift, move and take."""
        if decision.kind == "place" or (decision.kind == "remove" and sum(view.hands) > 0):
            return (MorrisMessages.step_place, MorrisMessages.step_take)
        return (MorrisMessages.step_lift, MorrisMessages.step_move, MorrisMessages.step_take)

    def ask(self, view: MorrisView, decision: Decision[object]) -> str:
        name = self.name(decision.seat)
        match decision.kind:
            case "place":
                return self.say.ask_place(name=name, left=view.hands[decision.seat])
            case "choose_man":
                return self.say.ask_choose_man(name=name)
            case "move":
                return self.say.ask_move(name=name, start=view.lifted)
            case _:
                return self.say.ask_remove(name=name, other=self.name(1 - decision.seat))

    def reason(self, reason: Why) -> str:
        match reason:
            case Why.STUCK:
                return self.say.reason_stuck()
            case Why.IN_MILL:
                return self.say.reason_in_mill()
            case Why.GAME_OVER:
                return self.say.reason_game_over()
            case Why.NOT_NEXT:
                return self.say.reason_not_next()
            case Why.TAKEN:
                return self.say.reason_taken()
            case Why.EMPTY:
                return self.say.reason_empty()
            case Why.OWN:
                return self.say.reason_own()
            case Why.OTHERS:
                return self.say.reason_others()
            case _:
                assert_never(reason)

    def signs(self) -> str:
        """What the signs on the board mean."""
        return self.say.signs(own=OWN, others=OTHERS, empty=EMPTY)

    def event(self, event: MorrisEvent) -> str | None:
        return Story(self.say, self.name).sentence(event)

    def in_brief(self, events: Sequence[MorrisEvent]) -> str:
        return Story(self.say, self.name).in_brief(events)

    def score_title(self, line_id: str) -> str:
        match line_id:
            case "won":
                return self.say.score_won()
            case "drawn":
                return self.say.score_drawn()
            case _:
                return self.say.score_taken()

    def score_line(self, line: ScoreLine) -> str:
        """How the game was won or drawn; before its end, the men taken off."""
        if line.id == "taken":
            return self.say.score_taken_line(count=line.facts["count"])
        return _ENDS[line.facts["why"]](self.say)

    def tie_break(self, values: Sequence[int]) -> str:
        """Nothing decides between equal players."""
        return self.say.tie_break()

    def board_parts(self, view: MorrisView, seat: int | None) -> list[BoardPart]:
        """The players, and the board row by row."""
        rows = [
            self.say.text_row(row=row, points=", ".join(self._point(view, p) for p in POINTS if p[1] == row))
            for row in "7654321"
        ]
        players = [
            self.say.text_seat(
                name=self.name(each),
                hand=view.hands[each],
                men=sum(owner == each for owner in view.men.values()),
                lost=view.lost[each],
            )
            for each in (0, 1)
        ]
        quiet = self.say.quiet(quiet=view.quiet, limit=view.limit)
        return [BoardPart("", [*players, quiet]), BoardPart(self.say.part_board(), rows)]

    def _point(self, view: MorrisView, point: str) -> str:
        owner = view.men.get(point)
        return f"{point} {self.say.text_empty() if owner is None else self.name(owner)}"
