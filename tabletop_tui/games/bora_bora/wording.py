"""Bora Bora in sentences: questions, options, reasons, score lines."""

from collections.abc import Sequence
from typing import Any

from rulesets.bora_bora.components import JEWELS
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision, Line, Option
from tabletop_tui.games.bora_bora.boardtext import BoardText
from tabletop_tui.games.bora_bora.confirming import Confirming
from tabletop_tui.games.bora_bora.details import Details
from tabletop_tui.games.bora_bora.labels import labels
from tabletop_tui.games.bora_bora.moment import concealed
from tabletop_tui.games.bora_bora.options import Options
from tabletop_tui.games.bora_bora.questions import Questions
from tabletop_tui.games.bora_bora.reasons import Reasons
from tabletop_tui.games.bora_bora.story import Story
from tabletop_tui.games.bora_bora.terms import Terms
from tabletop_tui.games.wording import Named
from tabletop_tui.games.wordparts import PartedWording
from tabletop_tui.words import Words

_NO_GOD, _END = "no", "end"
_WAYS_OUT = frozenset({_NO_GOD, _END, "stop", "pass", "done"})

_LEDGER = ("start", "fishing", "helper", "fish", "building", "people", "status", "temple", "tasks")
"""Where points on the track come from, in the order of a score sheet."""


class BoraBoraWording(PartedWording):
    """The words of Bora Bora."""

    game = "bora_bora"
    labels = staticmethod(labels)

    def __init__(self, words: Words, people: Sequence[Named]) -> None:
        """`people` in seat order."""
        super().__init__(words, people)
        self.terms = Terms(self)
        self.options = Options(self, self.terms)
        self.details = Details(self, self.terms, self.options)
        self.boards = BoardText(self, self.terms, self.options)
        self._questions = Questions(self, self.terms)
        self._confirming = Confirming(self.terms, self.details)
        self._reasons = Reasons(self, self.terms)
        self._story = Story(self, self.terms)

    # -- questions and options ---------------------------------------------------------------------

    def ask(self, view: BoraBoraView, decision: Decision[Any]) -> str:
        """Who decides what, and what is left; to others no more than they may know."""
        return self._questions.ask(view, decision)

    def step(self, view: BoraBoraView, decision: Decision[Any]) -> str:
        """Phase and step of the round."""
        return self._questions.step(view, decision)

    def option(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> str:
        """What can be chosen: effect, cost and points."""
        return self.options.text(view, decision, option)

    def option_alone(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> str:
        """As `option`; a die with what its card does, a temple space with who stands there."""
        return self.options.alone(view, decision, option)

    def option_brief(self, view: BoraBoraView, _decision: Decision[Any], option: Option[Any]) -> str:
        """A die on a card, or somebody on display, in a few words."""
        return self.options.brief(view, option)

    def hidden(self, view: BoraBoraView, seat: int) -> str:
        """The seat's hand."""
        return self.boards.hand(view, seat)

    def start(self, _view: BoraBoraView, decision: Decision[Any]) -> str | None:
        """The cursor begins at something to do, not at a way out; but never at something that costs a god.

        Whoever presses Enter out of habit would lose the god.
        """
        free = (option.key for option in decision.options if option.key not in _WAYS_OUT)
        if decision.kind == "red_offer":
            return _NO_GOD
        if decision.kind == "use_people":
            return next((key for key in free if key.startswith("use:")), _END)
        return next(free, None)

    def detail(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> list[str]:
        """What choosing it would do, a short sentence a line: cost, gain, points, warnings."""
        return [] if concealed(view, decision) else self.details.lines(view, decision, option)

    def confirm(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> str | None:
        """What a first-time player might regret is asked for once more."""
        return self._confirming.question(view, decision, option)

    # -- scores ------------------------------------------------------------------------------------

    def score_line(self, line: Line) -> str:
        """A line of one seat's score sheet with what its points come from."""
        facts = line.facts
        if line.id == "track":
            sources = [self.say("source", word, count=facts["ledger"].get(word, 0)) for word in _LEDGER]
            counted = [said for said, word in zip(sources, _LEDGER, strict=True) if facts["ledger"].get(word)]
            return self.say("score-track-line", each=", ".join(counted) or self.say("none"))
        if line.id == "god_tiles":
            return self.say("score-god-tiles-line", tiles=self.terms.god_tiles(facts["count"]))
        if line.id == "fish":
            each = ", ".join(facts["regions"])
            return self.say("score-fish-line", each=each or self.say("none"))
        if line.id == "jewelry":
            jewels = [
                self.say("plain-points", what=self.terms.jewel(jewel), vp=JEWELS[jewel].vp)
                for jewel in facts["jewels"]
            ]
            return self.say("score-jewelry-line", each=", ".join(jewels) or self.say("none"))
        return self.say("score", line.id)

    def tie_break(self, values: Sequence[int]) -> str:
        """Earlier in the turn order wins; its tile (R34)."""
        return self.say("tie-break", tile=1 - values[0])

    def board_text(self, view: BoraBoraView, seat: int | None) -> str:
        """The table in lines of text: map, cards, tracks, what is on display, and all players."""
        return self.boards.text(view, seat)
