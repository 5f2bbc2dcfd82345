"""Spaces of the temple."""

from collections.abc import Iterable, Iterator, Sequence

from rulesets.bora_bora.advice.temple import Push, TempleAdvice, temple_advice
from tabletop_tui.games.bora_bora.messages import BoraBoraMessages
from tabletop_tui.games.bora_bora.things.base import BoraBoraThing, Figures, Moment, cell


class TempleThing(BoraBoraThing):
    """A space of the temple, from 1."""

    nouns = ("temple",)

    def places(self, at: Moment) -> Iterable[str]:
        return [f"temple:{space}" for space in range(1, len(at.view.temple) + 1)]

    def advice(self, at: Moment, id: str) -> TempleAdvice:
        return temple_advice(at.view, at.seat, at.decision, int(id))

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_temple(space=id)

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """Whom a priest there would push, how many the player would have, and who then has the god tile."""
        advice, terms, say = self.advice(at, id), self.terms, self.say
        pushes, winner = self._pushes(advice), advice.most.seat
        none = self.unless_aloud(say.cell_pushes_none(), say.cell_nobody())
        told = self.unless_aloud(say.cell_god_tile(name=terms.name(winner)), terms.name(winner))
        priests = str(advice.mine) if terms.spelt else say.cell_priests(count=advice.mine)
        return {
            BoraBoraMessages.head_pushes: cell(pushes, "warn") if pushes else cell(none, "dim"),
            BoraBoraMessages.head_priests: cell(priests),
            BoraBoraMessages.head_god_tile: cell(told, "strong" if winner == at.seat else "dim"),
        }

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """Whom it would push, who would have the god tile, and what it brings."""
        advice, say, terms = self.advice(at, id), self.say, self.terms
        if advice.pushes:
            seats = dict.fromkeys(push.seat for push in advice.pushes)
            pushed = [part for seat in seats for part in self._said_pushed(advice.pushes, seat, at.seat)]
            yield say.detail_pushes(pushes=self.listing(pushed))
        most, priests = advice.most.seat, say.priest(count=advice.most.priests)
        if most == at.seat:
            yield say.detail_temple_most_own(priests=priests)
        else:
            yield say.detail_temple_most(winner=terms.name(most), priests=priests)
        yield say.detail_temple(vp=terms.vp(advice.points))

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """Who stands there."""
        holder = self.advice(at, id).holder
        yield self.name(at, id, noun)
        if holder is None:
            yield self.say.look_temple_free()
        else:
            yield self.say.look_temple_held(holder=self.terms.name(holder))

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Asked before the player's own priest is pushed out."""
        return self.say.confirm_temple() if self.advice(at, id).own_out else None

    def _pushes(self, advice: TempleAdvice) -> str:
        return ", ".join(map(self._pushed, advice.pushes))

    def _said_pushed(self, pushes: Sequence[Push], seat: int, player: int) -> Iterator[str]:
        """Where the priests of a seat go, and the one that leaves, as parts of a sentence for the player."""
        say, name, own = self.say, self.terms.name(seat), seat == player
        spaces = [push.space for push in pushes if push.seat == seat]
        if down := [str(space) for space in spaces if space]:
            to = self.listing(down)
            yield (
                say.detail_push_own_down(count=len(down), spaces=to)
                if own
                else say.detail_push_down(name=name, spaces=to)
            )
        if not all(spaces):
            yield say.detail_push_own_out() if own else say.detail_push_out(name=name)

    def _pushed(self, push: Push) -> str:
        name = self.terms.name(push.seat)
        if push.space:
            return self.say.cell_push_down(name=name, space=push.space)
        return self.say.cell_push_out(name=name)
