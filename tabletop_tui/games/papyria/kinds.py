"""The seven kinds of scorings, and the starting tiles with which some begin."""

from collections.abc import Iterable, Iterator

from rulesets.papyria.advice.kinds import KindAdvice, kind_advice, start_advice
from rulesets.papyria.advice.outlook import outlook, with_start_tile
from rulesets.papyria.components import KINDS, Kind
from tabletop_tui.games.papyria.base import Figures, Moment, PapyriaThing, cell
from tabletop_tui.games.papyria.drawings.signs import gained
from tabletop_tui.games.papyria.messages import PapyriaMessages
from tabletop_tui.games.papyria.terms import NONE, VALUES
from tabletop_tui.kit.thing import Rank
from tabletop_tui.paint.drawing import Line


class KindThing(PapyriaThing):
    """One of the seven kinds: scored now, its key, or only looked at."""

    nouns = ("score", "kind", "key")
    owned = True

    def places(self, at: Moment) -> Iterable[str]:
        return [f"kind:{kind}" for kind in KINDS]

    def advice(self, at: Moment, id: str) -> tuple[Kind, KindAdvice]:
        """A seat's value and symbols of it."""
        kind = KINDS[KINDS.index(id)]
        return kind, kind_advice(at.view.seats[at.seat], kind)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.terms.kind(KINDS[KINDS.index(id)])

    def alone(self, at: Moment, id: str, noun: str) -> str:
        kind, advice = self.advice(at, id)
        return self.say.option_kind(kind=self.terms.kind(kind), product=self.terms.product(advice.scoring))

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """Value, symbols, points now, and knowledge where it is the limit."""
        _, advice = self.advice(at, id)
        points, limit = advice.scoring.points, advice.limit
        return {
            PapyriaMessages.head_value: cell(advice.scoring.value),
            PapyriaMessages.head_signs: cell(f"×{advice.scoring.multiplier}"),
            PapyriaMessages.head_now: (self.terms.gain(points),) if points else cell(0, "faint"),
            PapyriaMessages.head_cap: (self.terms.amount("knowledge", limit, "≤ ") if limit else NONE,),
        }

    def rank(self, at: Moment, id: str, noun: str) -> Rank:
        """Points now."""
        return self.gain(at, id, noun)

    def gain(self, at: Moment, id: str, noun: str) -> int:
        return self.advice(at, id)[1].scoring.points if noun == "score" else 0

    def result(self, at: Moment, id: str, noun: str) -> Line:
        return self.terms.plate(self.gain(at, id, noun)) if noun == "score" else ()

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """A scoring now, what its value counts, and its key tile."""
        kind, advice = self.advice(at, id)
        say = self.say
        yield say.look_kind(product=self.terms.product(advice.scoring))
        yield VALUES[kind](say)
        if advice.bonus:
            yield say.look_bonus(bonus=advice.bonus)
        if advice.keys_held is not None:
            yield say.look_key_held(keys=say.keys(count=advice.keys_held))
        if advice.goal is not None:
            goal = self.terms.goal(kind, advice.goal.needed)
            yield say.look_key(goal=goal, reached=advice.goal.reached, of=advice.goal.needed)


class KeepThing(PapyriaThing):
    """A starting tile to keep or to look at; without an id, leaving the end tile where it is."""

    nouns = ("keep", "start_tile")

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.terms.start_tile(id) if id else self.say.option_keep()

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """How much more scorings would bring with its symbols and knowledge."""
        return {PapyriaMessages.head_scorings: (gained(self.terms, self.gain(at, id, noun)),)} if id else {}

    def gain(self, at: Moment, id: str, noun: str) -> int:
        if not id:
            return 0
        own = at.view.seats[at.seat]
        now, then = outlook(own), with_start_tile(own, id)
        return sum(then.worth(kind) - now.worth(kind) for kind in range(len(KINDS)))

    def rank(self, at: Moment, id: str, noun: str) -> Rank:
        return self.gain(at, id, noun)

    def result(self, at: Moment, id: str, noun: str) -> Line:
        more = self.gain(at, id, noun)
        return (gained(self.terms, more),) if more else ()

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What the seat would have with it: a multiplier, knowledge, goods."""
        say = self.say
        if not id:
            yield say.keeps()
            return
        advice = start_advice(at.view, at.seat, id)
        if advice.symbols is not None:
            kind, multiplier = advice.symbols.kind, advice.symbols.multiplier
            yield say.symbol(scoring=self.terms.scoring(kind), count=multiplier)
            yield VALUES[kind](say)
        if advice.knowledge is not None:
            yield say.then_knowledge(knowledge=self.terms.money("knowledge", advice.knowledge))
            yield say.knowledge_caps()
        if advice.held is not None:
            yield say.left(held=self.terms.held(advice.held))
