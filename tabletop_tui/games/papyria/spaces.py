"""The spaces of the ring, and the end tiles that come to lie there."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rulesets.papyria.advice.lying import lying_advice
from rulesets.papyria.advice.spaces import BuildingLost, LandscapeLost, SpaceAdvice, space_advice
from rulesets.papyria.advice.turn import EndAdvice, end_advice
from rulesets.papyria.components import END_TILES, SpaceGood
from tabletop_tui.games.papyria.base import Figures, Moment, PapyriaThing
from tabletop_tui.games.papyria.drawings.outcome import SpaceWords, in_words, space_words
from tabletop_tui.games.papyria.messages import PapyriaMessages
from tabletop_tui.games.papyria.outcomes import beside_its_name, in_a_sentence
from tabletop_tui.games.papyria.terms import capital
from tabletop_tui.kit.thing import Rank, Title
from tabletop_tui.paint.drawing import Line


class SpaceThing(PapyriaThing):
    """A space of a sector: `9:river` on the board, `river` where it is carried out."""

    nouns = ("space",)

    def advice(self, at: Moment, space: str) -> SpaceAdvice:
        """What carrying it out brings, what must come first, and what is left there."""
        moved = at.view.moved
        assert moved is not None
        way, rest = self.foreseen.way(at.view, at.seat, space), self.foreseen.rest(at.view, at.seat)
        return space_advice(at.view, at.seat, moved.position, space, way, rest)

    def _words(self, at: Moment, space: str) -> SpaceWords:
        moved = at.view.moved
        assert moved is not None
        way = self.foreseen.way(at.view, at.seat, space)
        return space_words(self.terms, at.view, at.seat, moved.position, way)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What lies there; on the board, where it is."""
        return self._on_board(at, id) if ":" in id else self._words(at, id).title

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """Which space it is, and what it brings."""
        if ":" in id:
            return self._on_board(at, id)
        return self.say.option_space(space=self.terms.space(id), what=self._words(at, id).what)

    def _on_board(self, at: Moment, id: str) -> str:
        position, _, space = id.partition(":")
        sector = self.terms.sector_at(at.view, int(position))
        return self.say.element_space(sector=sector, space=self.terms.space(space))

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        words = self._words(at, id)
        return {
            PapyriaMessages.head_costs: words.costs,
            PapyriaMessages.head_brings: words.brings,
            PapyriaMessages.head_me: self.means(self.for_me(at, id, noun)),
            PapyriaMessages.head_now: (self.terms.gain(self.advice(at, id).points),),
        }

    def rank(self, at: Moment, id: str, noun: str) -> Rank:
        """Whether the best course of the turn begins with it."""
        rest = self.foreseen.rest(at.view, at.seat)
        return int(rest is not None and rest.best.deeds[:1] == (rest.best.deed(id),))

    def gain(self, at: Moment, id: str, noun: str) -> int:
        return 0 if ":" in id else self.advice(at, id).points

    def aside(self, at: Moment, id: str, noun: str) -> str:
        return "" if ":" in id else self.terms.space(id)

    def result(self, at: Moment, id: str, noun: str) -> Line:
        return () if ":" in id else self.terms.plate(self.advice(at, id).points)

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What it brings, what had better come first, and what is left there."""
        if ":" in id:
            yield from self.describe(at, id, noun)
            return
        advice, say = self.advice(at, id), self.say
        yield beside_its_name(self.terms, advice.outcome)
        if advice.multiplied is not None:
            kind, scoring = advice.multiplied
            name, product = capital(self.terms.scoring(kind)), self.terms.product(scoring)
            yield say.scoring_then(scoring=name, product=product)
        yield from self.said_for_me(self.for_me(at, id, noun))
        if advice.points_later is not None:
            yield say.better_later(later=self.terms.money("points", advice.points_later))
        if advice.first:
            yield say.only_after(first=self.terms.spaces(advice.first))
        if advice.raises:
            yield say.mine_first()
        if advice.left:
            yield say.stack(count=advice.left)
        elif advice.left == 0:
            yield say.stack_last() if advice.end_tile_follows else say.stack_end()
        if advice.clash:
            yield say.clash()
        if advice.one_outer:
            yield say.one_outer()

    def hinted(self, at: Moment, id: str, noun: str) -> Sequence[str]:
        """Also that the good would be lost: there is no better reason to be told."""
        said = super().hinted(at, id, noun)
        if ":" in id:
            return said
        outcome = self.advice(at, id).outcome
        lost = isinstance(outcome, BuildingLost | LandscapeLost)
        return [in_a_sentence(self.terms, outcome).removeprefix("! "), *said] if lost else said

    def quiet(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """How many are left there, and that a ship uses one outer space."""
        if ":" not in id and (left := self.advice(at, id).left):
            yield self.say.stack(count=left)
        yield self.say.one_outer()

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Asks before something is lost that another order of the actions would spare."""
        advice, say = self.advice(at, id), self.say
        if advice.raises:
            return say.confirm_mine_first()
        first = self.terms.spaces(advice.first)
        match advice.risk:
            case "lost":
                return say.confirm_first_lost(first=first)
            case "unpaid":
                return say.confirm_first_unpaid(first=first)
            case "wasted":
                return say.confirm_first_wasted()
            case None:
                return None

    def places(self, at: Moment) -> Iterable[str]:
        return [f"space:{space}" for space in at.view.spaces]

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What lies there and what it is for."""
        advice, say = lying_advice(at.view, id), self.say
        here, terms = at.view.spaces[id], self.terms
        if here.end is None:
            what = in_words(terms, at.view, at.seat, here)
        else:
            knowledge = terms.money("knowledge", END_TILES[here.end].knowledge)
            what = say.look_offer(offer=terms.offer(here.end), knowledge=knowledge)
        yield say.look_space(sector=self.terms.sector(advice.sector), what=what)
        yield say.look_end_tile() if advice.good is None else GOODS[advice.good](say)
        if advice.below:
            yield say.stack(count=advice.below)


GOODS: Mapping[SpaceGood, Title] = {
    "landscape": PapyriaMessages.look_good_landscape,
    "scoring": PapyriaMessages.look_good_scoring,
    "temple": PapyriaMessages.look_good_temple,
    "city": PapyriaMessages.look_good_city,
    "mine": PapyriaMessages.look_good_mine,
    "multiplier": PapyriaMessages.look_good_multiplier,
    "lapis_production": PapyriaMessages.look_good_lapis_production,
    "papyrus_production": PapyriaMessages.look_good_papyrus_production,
}
"""What a space is for, by what it holds or produces."""


class PayThing(PapyriaThing):
    """Paying for the end tile that the piece came to."""

    nouns = ("pay",)

    def advice(self, at: Moment) -> EndAdvice:
        assert at.decision is not None
        return end_advice(at.view, at.decision)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_pay()

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """What it costs, and its points."""
        row = END_TILES[self.advice(at).tile]
        return {
            PapyriaMessages.head_pay: (self.terms.amount(row.pay_good, row.pay_amount),),
            PapyriaMessages.head_now: (self.terms.gain(row.points),),
        }

    def heading(self, at: Moment, id: str, noun: str) -> str:
        """What it gives and costs."""
        return self.terms.offer(self.advice(at).tile)

    def result(self, at: Moment, id: str, noun: str) -> Line:
        return self.terms.plate(END_TILES[self.advice(at).tile].points)

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What is left to pay with, and what takes its place."""
        advice, say = self.advice(at), self.say
        yield say.left(held=self.terms.held(advice.held))
        yield say.paid_next(count=advice.ends_left) if advice.ends_left else say.paid_last()


class EndsThing(PapyriaThing):
    """The end tiles left, for a player who looks around."""

    nouns = ("ends",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.element_ends()

    def places(self, at: Moment) -> Iterable[str]:
        return ("ends",)

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield self.say.look_ends(left=at.view.ends_left)
