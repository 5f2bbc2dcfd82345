"""Pieces of jewelry, on sale or owned."""

from collections.abc import Iterable, Iterator

from rulesets.bora_bora.advice.jewelry import JewelAdvice, jewel_advice
from tabletop_tui.games.bora_bora.drawings import signs
from tabletop_tui.games.bora_bora.messages import BoraBoraMessages
from tabletop_tui.games.bora_bora.terms import SHELL
from tabletop_tui.games.bora_bora.things.base import BoraBoraThing, Figures, Moment, cell
from tabletop_tui.paint.drawing import Line


def next_pieces(thing: BoraBoraThing, at: Moment) -> Iterator[str]:
    """What will be sold in the next round, for a player who may rather keep shells."""
    later = at.view.jewels[at.view.round : at.view.round + 1]
    if at.decision is not None and later and later[0]:
        yield thing.say.detail_later_jewels(jewels=", ".join(map(thing.terms.jewel, later[0])))


class JewelThing(BoraBoraThing):
    """A piece of jewelry."""

    nouns = ("jewelry",)

    def places(self, at: Moment) -> Iterable[str]:
        return [f"jewelry:{jewel}" for pieces in at.view.jewels for jewel in pieces]

    def advice(self, at: Moment, id: str) -> JewelAdvice:
        return jewel_advice(at.view, at.seat, id)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.terms.jewel_kind(self.advice(at, id).kind)

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """Its price, the shells that would be left, and its points at the end."""
        advice = self.advice(at, id)
        return {
            BoraBoraMessages.head_price: signs.shells(self.terms, advice.price),
            BoraBoraMessages.head_shells_left: self._left(advice.shells_left),
            BoraBoraMessages.head_end: self._end(advice.points),
        }

    def _left(self, count: int) -> Line:
        """The shells that would be left."""
        if self.terms.spelt:
            return signs.shells(self.terms, count)
        return cell(self.say.cell_left(shells=f"{count}{self.terms.sign(SHELL)}"), "dim")

    def _end(self, points: int) -> Line:
        """Points at the end of the game."""
        vp = self.terms.vp(points)
        return cell(self.unless_aloud(self.say.cell_end(vp=vp), vp), "gold")

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What it leaves and brings, what is sold next, and how many pieces the player has."""
        advice, say = self.advice(at, id), self.say
        shells = say.shell(count=advice.shells_left)
        if advice.serves is not None and self.comes_to(at, id, noun) is None:
            yield say.detail_serves(task=self.terms.quoted(advice.serves))
        yield say.detail_jewel(shells=shells, vp=self.terms.vp(advice.points))
        yield from next_pieces(self, at)  # before what the player's board shows, too
        yield say.detail_jewel_held(count=advice.held, same=advice.same)

    def quiet(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What is sold next, whatever is bought."""
        yield from next_pieces(self, at)

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """Price, points, and when it is sold."""
        advice, say = self.advice(at, id), self.say
        yield self.name(at, id, noun)
        yield say.look_price(price=say.shell(count=advice.price), vp=self.terms.vp(advice.points))
        if advice.sold_in is not None:
            yield say.look_sold(round=advice.sold_in)
