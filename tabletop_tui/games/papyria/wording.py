"""Papyria in sentences: questions, options, reasons, score lines."""

from collections.abc import Sequence
from typing import Any

from rulesets.core import Decision, Line, Option
from rulesets.papyria.view import PapyriaView
from tabletop_tui.games.papyria.boardtext import BoardText
from tabletop_tui.games.papyria.confirming import Confirming
from tabletop_tui.games.papyria.details import Details
from tabletop_tui.games.papyria.labels import labels
from tabletop_tui.games.papyria.options import Options
from tabletop_tui.games.papyria.questions import Questions
from tabletop_tui.games.papyria.reasons import Reasons
from tabletop_tui.games.papyria.shorts import Shorts
from tabletop_tui.games.papyria.story import Story
from tabletop_tui.games.papyria.terms import Terms
from tabletop_tui.games.wording import Named
from tabletop_tui.games.wordparts import PartedWording
from tabletop_tui.words import Words

_WAYS_OUT = frozenset({"continue", "decline", "keep", "end_turn"})


class PapyriaWording(PartedWording):
    """The words of Papyria."""

    game = "papyria"
    labels = staticmethod(labels)

    def __init__(self, words: Words, people: Sequence[Named]) -> None:
        """`people` in seat order."""
        super().__init__(words, people)
        self.terms = Terms(self)
        self.options = Options(self, self.terms)
        self._shorts = Shorts(self, self.terms, self.options)
        self.details = Details(self, self.terms, self.options)
        self.boards = BoardText(self, self.terms, self.options, self.details)
        self._questions = Questions(self, self.terms)
        self._confirming = Confirming(self.terms, self.details)
        self._reasons = Reasons(self, self.terms)
        self._story = Story(self, self.terms)

    # -- questions and options ---------------------------------------------------------------------

    def ask(self, view: PapyriaView, decision: Decision[Any]) -> str:
        """Who decides what, in a line beside boards and figures."""
        return self._questions.ask(view, decision)

    def step(self, view: PapyriaView, decision: Decision[Any]) -> str:
        """Whether the round is the last, and which of the two main actions it is."""
        return self._questions.step(view, decision)

    def question_alone(self, view: PapyriaView, decision: Decision[Any]) -> str:
        """As `question`, with what there is to pay with, the phase, and whether the round is the last."""
        asked = self._questions.ask(view, decision, alone=True)
        return f"{asked} ({self._questions.step_alone(view, decision)})"

    def option(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> str:
        """What can be chosen: effect, cost and points."""
        return self.options.text(view, decision, option)

    def option_alone(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> str:
        """As `option`; a move with what lies on the sector it leads to."""
        return self.options.alone(view, decision, option)

    def option_short(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> str:
        """As `option`, with the signs of the boards."""
        return self._shorts.text(view, decision, option)

    def option_brief(self, _view: PapyriaView, _decision: Decision[Any], option: Option[Any]) -> str:
        """A move or a landscape for the priest in a few words."""
        return self._shorts.brief(option)

    def start(self, _view: PapyriaView, decision: Decision[Any]) -> str | None:
        """The cursor begins at something to do, not at a way out."""
        return next((option.key for option in decision.options if option.key not in _WAYS_OUT), None)

    def detail(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> list[str]:
        """What choosing it would do, a short sentence a line: cost, gain, points, warnings."""
        return self.details.lines(view, decision, option)

    def confirm(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> str | None:
        """What a first-time player might regret is asked for once more."""
        return self._confirming.question(view, decision, option)

    # -- scores ------------------------------------------------------------------------------------

    def tells(self, line: Line) -> bool:
        """A majority that was won is named even if it brought nothing."""
        return bool(line.points or line.facts.get("won"))

    def score_line(self, line: Line) -> str:
        """A line of one seat's score sheet with what its points come from."""
        if line.id == "track":
            return self.say("score-track-line")
        if line.id == "keys":
            each = [
                self.say("score-each", kind=self.terms.kind(kind), count=points)
                for kind, points in line.facts["each"].items()
            ]
            return self.say("score-keys-line", "some" if each else "none", each=", ".join(each))
        won = "won" if line.facts["won"] else "lost"
        facts = {"count": line.facts["count"], "scoring": self.terms.scoring(line.facts["kind"])}
        return self.say("score", line.id, won, **facts)

    def tie_break(self, values: Sequence[int]) -> str:
        """Knowledge, then lapis and papyri together (R45)."""
        return self.say("tie-break", knowledge=self.terms.knowledge(values[0]), count=values[1])

    def board_text(self, view: PapyriaView, seat: int | None) -> str:
        """The table in lines of text: sectors, borders, key tiles, and all players with their realms."""
        return self.boards.text(view, seat)
