"""What all things of Dice Forge share, and the answers in a word, which a start needs alone."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from rulesets.core import Decision, Option
from rulesets.dice_forge.advice.amounts import Amount, Holding
from rulesets.dice_forge.view import DiceForgeView
from tabletop_tui.games.dice_forge.messages import DiceForgeMessages
from tabletop_tui.games.dice_forge.terms import Terms
from tabletop_tui.kit.card import Fact
from tabletop_tui.kit.thing import NOTHING, Thing, Title
from tabletop_tui.kit.thing import Moment as Looked
from tabletop_tui.paint.drawing import Line, Run

if TYPE_CHECKING:
    from rulesets.dice_forge.advice.dice import RollsAdvice
    from rulesets.dice_forge.advice.for_me import Reach

Moment = Looked[DiceForgeView]
Figures = Mapping[Title, Line]


def untitled(_say: DiceForgeMessages) -> str:
    """The title of a column of words."""
    return ""


def cell(number: int | str, role: str = "") -> Line:
    """A number or a few words in a list."""
    return (Run(str(number), role),)


def warning(sentence: str) -> str:
    """A sentence that warns of a loss."""
    return f"! {sentence}"


class ForgeThing(Thing[DiceForgeView]):
    """A thing with the game's messages and terms at hand."""

    say: DiceForgeMessages
    terms: Terms

    def short(self, at: Moment, id: str, noun: str) -> str:
        """Its name in fewer words, for a narrow list or the strip; empty if there are none."""
        return ""

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Its figures, and what the player could pay for then, or no longer."""
        row = list(super().cells(at, id, noun))
        if (
            row
            and at.decision is not None
            and DiceForgeMessages.head_me in self.wording.HEADS[at.decision.kind]
        ):
            row[-1] = self.means(self.reach(at, id, noun))
        return row

    def reach(self, at: Moment, id: str, noun: str) -> "Reach":
        """What choosing it brings within reach, or takes out of it."""
        from rulesets.dice_forge.advice.for_me import Reach, reach  # no start needs it

        match at.decision, at.option(f"{noun}:{id}" if id else noun):
            case Decision() as decision, Option(blocked=None) as option:
                return reach(at.view, at.seat, decision, option)
            case _:
                return Reach()

    def means(self, told: "Reach") -> Line:
        """The feats that go out of reach, or those that come into it; a face where there is no feat."""
        if told.feats_gone or told.face_gone is not None:
            gone = self._in_short(told.feats_gone, told.face_gone)
            return cell(self.say.me_gone(what=gone) if self.terms.spelt else f"{self.terms.no} {gone}", "bad")
        if told.feats or told.face is not None:
            return cell(self.say.me_then(what=self._in_short(told.feats, told.face)), "good")
        return (NOTHING,)

    def _in_short(self, cards: Sequence[str], face: str | None) -> str:
        """The first of these feats and how many more, else the face."""
        if not cards:
            return self.say.me_face(face=self.terms.face(face)) if face is not None else ""
        first = self.terms.card(cards[0], "short")
        return self.say.me_and_more(card=first, count=len(cards) - 1) if len(cards) > 1 else first

    def of_reach(self, told: "Reach") -> Iterator[str]:
        """The same in sentences, what goes first."""
        yield from self._gone(told)
        cards = [self.terms.card(card, "short") for card in told.feats]
        faces = self._named(told.face)
        if cards or faces:
            yield self.say.said_then(what=self.listing([*cards, *faces]))

    def _gone(self, told: "Reach") -> Iterator[str]:
        cards = [self.terms.card(card, "short") for card in told.feats_gone]
        faces = self._named(told.face_gone)
        if cards or faces:
            yield self.say.said_gone(what=self.listing([*cards, *faces]))

    def _named(self, face: str | None) -> Sequence[str]:
        """A face, if there is one, as something to buy: by itself, `4 gold` is an amount."""
        return [] if face is None else [self.say.said_face(face=self.terms.face_title(face))]

    def quiet(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What goes out of reach."""
        yield from self._gone(self.reach(at, id, noun))

    def paid(self, pays: Line, kept: Sequence[Amount], left: int) -> Fact:
        """What is paid, what is left of that, and how many copies there are."""
        keep = Run(f"  {self.say.fact_keep()} ", "dim")
        runs = (*pays, keep, *(self.terms.held(*each) for each in kept))
        return Fact(self.say.fact_pay(), runs, self.say.left(count=left))

    def would_have(self, then: Holding) -> str:
        """What a store would hold."""
        held = self.terms.amount(then.resource, then.held)
        if then.limit is None:
            return self.say.detail_hold(held=held)
        return self.say.detail_hold_limit(held=held, limit=then.limit)

    def of_rolls(self, advice: "RollsAdvice") -> Iterator[str]:
        """What a die has, and what rolling it brings."""
        yield self.say.detail_sides(sides=self.terms.die_faces(advice.faces))
        yield self.rolls(advice)

    def rolls(self, advice: "RollsAdvice") -> str:
        """What this many rolls of a die bring on average."""
        die, average = self.terms.die(advice.die), self.terms.yields(advice.average, advice.rolls)
        return self.say.detail_rolls_die(count=advice.rolls, die=die, average=average)

    def lost(self, amounts: Sequence[Amount]) -> Iterator[str]:
        """Warns of what the store can't take."""
        if amounts:
            yield warning(self.say.warn_lost(over=self.terms.several(amounts)))


class WordThing(ForgeThing):
    """An answer that rolls, ends, declines or settles an order, whatever the position."""

    nouns = ("roll", "end", "decline", "other_first", "ship_first")

    def name(self, at: Moment, id: str, noun: str) -> str:
        return WORDS[noun](self.say)

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What follows from it."""
        yield FOLLOWS[noun](self.say)

    def quiet(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """That the next turn begins."""
        match noun:
            case "end":
                yield self.say.detail_end()


WORDS: Mapping[str, Title] = {
    "roll": DiceForgeMessages.option_roll,
    "end": DiceForgeMessages.option_end,
    "decline": DiceForgeMessages.option_decline,
    "other_first": DiceForgeMessages.option_other_first,
    "ship_first": DiceForgeMessages.option_ship_first,
}
"""The answers that mention nothing."""
FOLLOWS: Mapping[str, Title] = {
    "roll": DiceForgeMessages.detail_roll,
    "end": DiceForgeMessages.detail_end,
    "decline": DiceForgeMessages.detail_decline,
    "other_first": DiceForgeMessages.detail_other_first,
    "ship_first": DiceForgeMessages.detail_ship_first,
}
"""What follows from them."""
