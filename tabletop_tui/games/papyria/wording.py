"""Papyria in sentences: questions, steps, reasons, score lines. Its things speak for themselves."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rulesets.core import Decision, Option, ScoreLine
from rulesets.papyria.advice import held_after
from rulesets.papyria.components import KINDS
from rulesets.papyria.foreseen import AMONG, LAYING
from rulesets.papyria.moves import Enter, Move
from rulesets.papyria.questions import cards_of, piece_of, question_of, steps_done
from rulesets.papyria.view import PapyriaView
from tabletop_tui.games.papyria import sites, things
from tabletop_tui.games.papyria.boardtext import PapyriaText
from tabletop_tui.games.papyria.foresight_wording import ForesightWording
from tabletop_tui.games.papyria.labels import labels
from tabletop_tui.games.papyria.story import narration
from tabletop_tui.kit.step import NOW
from tabletop_tui.kit.thing import Rank, things_of

_HELD: Final = frozenset({"move_piece", "arrival", "build_temple", "build_city", "end_tile"})
"""Questions that say what there is to pay with, where no board is beside them."""


class PapyriaWording(ForesightWording):
    """The words of Papyria: names, sentences, labels and news."""

    labels = staticmethod(labels)
    THINGS = things_of(things, sites)
    STEPWISE = frozenset({"move_piece", *AMONG})
    COUNTS_FORMULAS = True
    HEADS = {
        "move_piece": ("price", "way", "then", "and", "now"),
        "arrival": ("at", "pay", "get", "now"),
        "main_action": ("costs", "brings", "now"),
        "start_priest": ("there", "room"),
        "end_turn": ("there", "room"),
        "choose_scoring": ("value", "signs", "now", "cap"),
        "place_landscape": ("river",),
        **dict.fromkeys(LAYING - {"place_landscape"}, ("there",)),
    }
    GROUP_HEADS = {"move_piece": ("piece", "reach", "best")}
    LEFT = ("price", "way", "then", "and", "brings", "there", "river", "cap", "piece")
    STEPS = ("move", "arrive", "first", "then")

    def use(self, notation: str) -> None:
        super().use(notation)
        self.narration = narration(self)

    def labels_in(self, view: PapyriaView, decision: Decision[Any]) -> dict[str, str]:
        """A starting tile has the digit of its card, whether or not another one has been kept already."""
        if decision.kind != "keep_start_tile":
            return self.labels(decision)
        own = view.seats[decision.seat]
        cards = enumerate(cards_of(own), start=1)
        return {f"keep:{tile}": str(number) for number, tile in cards if tile in own.dealt}

    def in_order(self, decision: Decision[Any]) -> Sequence[Option[Any]]:
        """Starting tiles in the order of their cards."""
        keeps = decision.kind == "keep_start_tile"
        return sorted(decision.options, key=lambda option: option.key) if keeps else decision.options

    # -- questions ---------------------------------------------------------------------------------

    def asked(self, view: PapyriaView, decision: Decision[Any]) -> Mapping[str, Any]:
        """The tile, where actions are carried out, what a building or an end tile costs."""
        return question_of(view, decision)

    def ask_begun(self, view: PapyriaView, decision: Decision[Any], typed: str) -> str:
        """Asks where the chosen piece goes."""
        if not typed:
            return self.ask(view, decision)
        thing, id, noun = self.thing(self.group_key(decision, typed))
        facts = {"name": decision.seat, "lapis": view.seats[decision.seat].lapis}
        facts |= thing.known(self.moment(view, decision), id, noun)
        return thing.tell("ask-where#reach?origin ask-where-enter?ring ask-where-priest", facts)[0]

    def question_alone(self, view: PapyriaView, decision: Decision[Any]) -> str:
        own, asked = view.seats[decision.seat], self.question(view, decision)
        if decision.kind not in _HELD or any(own.off.values()):
            return asked
        return self.say("ask-held", asked=asked, held=self.terms.held(held_after(own)))

    def steps_of(self, view: PapyriaView, decision: Decision[Any]) -> Sequence[str]:
        """Before the game, both tiles and the priest; then those of a turn."""
        return ("tile", "second", "priest") if view.stage == "set_up" else self.STEPS

    def step_at(self, view: PapyriaView, decision: Decision[Any]) -> int:
        return steps_done(view, decision.seat, decision.kind)

    def step(self, view: PapyriaView, decision: Decision[Any]) -> str:
        """Which of the turn's steps this is, in words, and whether it is the last round."""
        found = [step.label for step in self.steps(view, decision) if step.state == NOW]
        last = [self.say("last-round")] if view.last_round and view.stage == "turns" else []
        return ", ".join([*(found or [self.say("step-end")]), *last])

    # -- two steps ---------------------------------------------------------------------------------

    @staticmethod
    def _of(decision: Decision[Any], first: str) -> list[Option[Any]]:
        """The options whose keys begin with these."""
        keys = labels(decision)
        return [option for option in decision.options if keys.get(option.key, "").startswith(first)]

    def group_key(self, decision: Decision[Any], first: str) -> str:
        """A piece or the priest, before the destination is chosen."""
        value = self._of(decision, first)[0].value
        return f"piece:{piece_of(value)}" if isinstance(value, Enter | Move) else "priests:"

    def option_named(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> str:
        """The sector after the piece that goes there; the priest with the destination."""
        said = self.option(view, decision, option)
        if not isinstance(option.value, Enter | Move):
            return self.option_alone(view, decision, option) if option.key.startswith("priest:") else said
        piece = self.things["piece"].name(self.moment(view, decision), piece_of(option.value), "piece")
        return f"{piece} {self.terms.sign('to')} {said}"

    def group_target(self, view: PapyriaView, decision: Decision[Any], first: str) -> str | None:
        """The slot that a piece leaves."""
        value = self._of(decision, first)[0].value
        return piece_of(value) if isinstance(value, Move) else None

    def rank(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> Rank:
        """What brings the most and loses the least."""
        return self.foreseen.value(view, decision, option.key)

    def heads(self, _view: PapyriaView, decision: Decision[Any]) -> Sequence[str]:
        """The titles of the columns; where something is laid, one for each value that changes."""
        found = super().heads(_view, decision)
        if decision.kind not in LAYING:
            return found
        kinds = [self.terms.kind(KINDS[kind]) for kind in self.foreseen.changing(_view, decision)]
        return [*found, *kinds, self.say("head", "gain")]

    # -- scores ------------------------------------------------------------------------------------

    def tells(self, line: ScoreLine) -> bool:
        """A key held and a majority won are shown even if they brought nothing."""
        return bool(line.points or line.facts.get("won") or line.facts.get("held"))

    def score_line(self, line: ScoreLine) -> str:
        """A line of one seat's score sheet, with where its points come from."""
        if line.id == "track":
            return self.say("score-track-line")
        product = self.terms.product(*line.facts["formula"])
        if "held" in line.facts:
            parts = "key", "held" if line.facts["held"] else "none"
        else:
            parts = line.id, "won" if line.facts["won"] else "lost"
        return self.say("score", *parts, **line.facts, product=product)

    def board_text(self, view: PapyriaView, seat: int | None) -> str:
        return PapyriaText(self).text(view, seat)
