"""Nine men's morris in sentences: questions, steps, events, reasons, the end."""

from collections.abc import Sequence
from typing import Any

from rulesets.core import Decision, Event, ScoreLine
from tabletop_morris.board import POINTS
from tabletop_morris.things import EMPTY, OTHERS, OWN, YES, PointThing
from tabletop_morris.view import MorrisView
from tabletop_tui.kit.narration import Narration
from tabletop_tui.kit.thing import KitWording

_FORMS = {
    "moved": lambda event: "flown" if event.facts["flown"] else "slid",
    "game_ended": lambda event: event.facts["why"],
}
"""What chooses among the forms of the sentences for events."""


class MorrisWording(KitWording[MorrisView]):
    """The words of nine men's morris."""

    game = "morris"
    sign_roles = {OWN: "you", YES: "good"}
    THINGS = (PointThing,)
    UNGROUPED = frozenset({"choose_man", "remove"})
    FOLDED = frozenset({"place", "move"})
    HEADS = {"choose_man": ("goes", "closes", "opens"), "remove": ("goes", "closes")}
    STEP_OF = {"place": 0, "choose_man": 0, "move": 1}
    narration: Narration

    def use(self, notation: str) -> None:
        """Take over other words, as every `KitWording` does."""
        super().use(notation)
        names = {"victim": lambda seat: {"victim": self.name(seat)}}
        self.narration = Narration(self, names, _FORMS, silent=frozenset({"forced"}))

    @staticmethod
    def labels(decision: Decision[Any]) -> dict[str, str]:
        """The keys of a point are its letter and its number, whatever is done there."""
        return {option.key: option.key.partition(":")[2] for option in decision.options}

    def steps_of(self, view: MorrisView, decision: Decision[Any]) -> Sequence[str]:
        """Place and take, or lift, move and take."""
        placing = decision.kind == "place" or (decision.kind == "remove" and sum(view.hands) > 0)
        return ("place", "take") if placing else ("lift", "move", "take")

    def ask(self, view: MorrisView, decision: Decision[Any]) -> str:
        """Who decides what, in a sentence."""
        facts = {"name": self.name(decision.seat), "other": self.name(1 - decision.seat)}
        return self.say("ask", decision.kind, **facts, left=view.hands[decision.seat], start=view.lifted)

    def signs(self) -> str:
        """What the signs on the board mean."""
        return self.say("signs", own=OWN, others=OTHERS, empty=EMPTY)

    def in_brief(self, events: Sequence[Event]) -> str:
        """A turn as players write it down: `d6`, `b4-d2 ×f6`."""
        return " ".join(self.narration.brief(events))

    def score_line(self, line: ScoreLine) -> str:
        """How the game was won or drawn; before its end, the men taken off."""
        if line.id == "taken":
            return self.counted("score-taken", count=line.facts["count"])
        return self.say("score", line.id, line.facts["why"])

    def tie_break(self, values: Sequence[int]) -> str:
        """Nothing decides between equal players."""
        return self.say("tie-break")

    def board_text(self, view: MorrisView, seat: int | None) -> str:
        """The table in lines of text: the board row by row, then the players."""
        rows = [
            self.say(
                "text-row", row=row, points=", ".join(self._point(view, p) for p in POINTS if p[1] == row)
            )
            for row in "7654321"
        ]
        players = [
            self.say(
                "text-seat",
                name=self.name(each),
                hand=view.hands[each],
                men=sum(owner == each for owner in view.men.values()),
                lost=view.lost[each],
            )
            for each in (0, 1)
        ]
        return "\n".join([*rows, "", *players, self.say("quiet", quiet=view.quiet, limit=view.limit)])

    def _point(self, view: MorrisView, point: str) -> str:
        owner = view.men.get(point)
        return f"{point} {self.say('text-empty') if owner is None else self.name(owner)}"
