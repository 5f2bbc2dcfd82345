"""What can be used on arrival, before the main actions: trade, knowledge, an extra scoring; and
borders.
"""

from collections.abc import Iterable, Iterator, Sequence

from rulesets.papyria.advice.bargains import (
    Bargain,
    Choice,
    ExtraAdvice,
    bargain,
    extra_advice,
    extra_rank,
    forgone,
)
from rulesets.papyria.components import EXTRA_SCORING_PRICE, KNOWLEDGE_PRICES, SCORING_TILES
from rulesets.papyria.options import Extra, Knowledge, Trade
from rulesets.papyria.view import PapyriaView
from tabletop_tui.games.papyria.base import Figures, Moment, PapyriaThing, cell
from tabletop_tui.games.papyria.messages import PapyriaMessages
from tabletop_tui.games.papyria.terms import NONE, Terms
from tabletop_tui.kit.thing import Rank
from tabletop_tui.paint.drawing import Line


class BargainThing(PapyriaThing):
    """Something that is paid for on arrival."""

    def bargain(self, at: Moment, choice: Choice) -> Bargain:
        """What is paid and then held."""
        return bargain(at.view, at.seat, choice)

    def at_price(self, at: Moment, name: str, choice: Choice) -> str:
        """Its name with its price, for use without a board beside it."""
        paid = self.bargain(at, choice).paid
        return self.say.option_paid(what=name, price=self.terms.amount(paid.good, paid.count).text)

    def paid_and_got(
        self, at: Moment, choice: Choice, where: Line, now: Line = (NONE,), mine: Line = (NONE,)
    ) -> Figures:
        """Where it is to be had, what is paid, what is got, what that wins, and points at once."""
        struck, terms = self.bargain(at, choice), self.terms
        gain = struck.gain
        return {
            PapyriaMessages.head_at: where,
            PapyriaMessages.head_pay: (terms.amount(struck.paid.good, struck.paid.count),),
            PapyriaMessages.head_get: (terms.amount(gain.good, gain.count, "+") if gain.count else NONE,),
            PapyriaMessages.head_me: mine,
            PapyriaMessages.head_now: now,
        }

    def forgone(self, at: Moment, choice: Choice) -> int:
        """Points that the actions of this turn could no longer bring; 0 where it isn't on offer."""
        held = self.bargain(at, choice).held
        asked = at.decision is not None and at.decision.kind == "arrival"
        return forgone(at.view, at.seat, choice) if asked and min(held) >= 0 else 0

    def left(self, at: Moment, choice: Choice) -> Iterator[str]:
        """What the actions here can then no longer bring, and what is left to pay with; nothing where the
        price can't be paid.
        """
        if points := self.forgone(at, choice):
            yield f"! {self.say.forgoes(points=self.terms.money('points', points))}"
        struck = self.bargain(at, choice)
        if min(struck.held) >= 0:
            yield self.say.left(held=self.then(struck))

    def then(self, struck: Bargain) -> str:
        """What there is then, in a sentence."""
        return self.terms.held(struck.held)


class TradeThing(BargainThing):
    """The trade with the player whose piece was met."""

    nouns = ("trade",)

    def _trade(self, at: Moment) -> Trade:
        """The trade on offer, or the one that can't be paid."""
        option = at.option("trade")
        assert option is not None
        trade: Trade = option.value
        return trade

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_trade(partner=self.wording.name(self._trade(at).owner))

    def alone(self, at: Moment, id: str, noun: str) -> str:
        return self.at_price(at, self.name(at, id, noun), self._trade(at))

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        return self.paid_and_got(at, self._trade(at), cell(self.terms.sign("trade"), "blue"))

    def gain(self, at: Moment, id: str, noun: str) -> int:
        return -self.forgone(at, self._trade(at))

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield from self.left(at, self._trade(at))

    def hinted(self, at: Moment, id: str, noun: str) -> Sequence[str]:
        """What it brings, and for how much."""
        struck, terms = self.bargain(at, self._trade(at)), self.terms
        return [self.say.said_bargain(gain=terms.amount_of(struck.gain), price=terms.amount_of(struck.paid))]


class KnowledgeThing(BargainThing):
    """Knowledge at border A, by the papyri that it costs."""

    nouns = ("buy_knowledge",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.terms.amount_of(self.bargain(at, Knowledge(int(id))).gain)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        return self.at_price(at, self.name(at, id, noun), Knowledge(int(id)))

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        return self.paid_and_got(at, Knowledge(int(id)), cell("A", "gold"))

    def gain(self, at: Moment, id: str, noun: str) -> int:
        return -self.forgone(at, Knowledge(int(id)))

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """The knowledge then with what is left to pay with, and what it is for."""
        yield from self.left(at, Knowledge(int(id)))
        yield self.say.knowledge_caps()

    def then(self, struck: Bargain) -> str:
        """The knowledge too."""
        money, held = self.terms.money, struck.held
        return self.terms.listing(
            [
                money("knowledge", struck.knowledge),
                money("lapis", held.lapis),
                money("papyrus", held.papyri),
            ]
        )

    def quiet(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What knowledge is for."""
        yield self.say.knowledge_caps()


class ExtraThing(BargainThing):
    """A scoring tile at border B, by its slot: to be used, or only looked at."""

    nouns = ("extra_scoring", "display")

    def advice(self, at: Moment, slot: str) -> ExtraAdvice:
        """What it would score."""
        return extra_advice(at.view, at.seat, int(slot))

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.terms.scoring(SCORING_TILES[at.view.display[int(id)]].kind)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        name = self.name(at, id, noun)
        return name if noun == "display" else self.at_price(at, name, Extra(int(id)))

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        points = self.advice(at, id).points
        now = (self.terms.gain(points),) if points else cell(0, "bad")
        mine = self.means(self.for_me(at, id, noun))
        return self.paid_and_got(at, Extra(int(id)), cell("B", "gold"), now, mine)

    def rank(self, at: Moment, id: str, noun: str) -> Rank:
        """Points, then knowledge."""
        return extra_rank(at.view, at.seat, int(id))

    def gain(self, at: Moment, id: str, noun: str) -> int:
        return self.advice(at, id).points - self.forgone(at, Extra(int(id))) if noun == "extra_scoring" else 0

    def result(self, at: Moment, id: str, noun: str) -> Line:
        return self.terms.plate(self.advice(at, id).points) if noun == "extra_scoring" else ()

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """That it brings nothing, or what it scores; what is left to pay with; what takes its place."""
        advice, say = self.advice(at, id), self.say
        if not advice.points:
            yield f"! {say.no_points()}"
        if advice.scoring is not None:
            yield say.scores(product=self.terms.product(advice.scoring))
        else:
            yield say.scores_any(points=self.terms.money("points", advice.points))
        yield from self.said_for_me(self.for_me(at, id, noun))
        yield from self.left(at, Extra(int(id)))
        yield say.display_next(count=advice.tiles_left) if advice.tiles_left else say.display_last()

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Asks before papyri are paid for nothing."""
        worthless = noun == "extra_scoring" and not self.advice(at, id).points
        return self.say.confirm_extra() if worthless else None


class BorderThing(PapyriaThing):
    """A border, for a player who looks around."""

    nouns = ("border",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.element_border(stand=id)

    def places(self, at: Moment) -> Iterable[str]:
        return ("border:A", "border:B")

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield at_border(self.terms, at.view, id)


def at_border(terms: Terms, view: PapyriaView, stand: str) -> str:
    """What there is at a border."""
    say, papyri = terms.say, terms.money("papyrus", EXTRA_SCORING_PRICE)
    if stand == "A":
        offers = [
            say.text_offer(knowledge=terms.money("knowledge", gain), papyri=terms.money("papyrus", count))
            for count, gain in KNOWLEDGE_PRICES.items()
        ]
        return say.text_border_a(offers=", ".join(offers))
    tiles = "; ".join(map(terms.scoring_tile, view.display)) or say.none()
    return say.text_border_b(papyri=papyri, tiles=tiles, count=view.reserve)
