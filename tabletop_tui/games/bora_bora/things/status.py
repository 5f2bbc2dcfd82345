"""Steps on the status track, and people to shift down for them or for shells."""

from collections.abc import Iterable, Iterator

from rulesets.bora_bora.advice.status import ClimbAdvice, climb_advice
from rulesets.bora_bora.components import HELPER, PEOPLE
from tabletop_tui.games.bora_bora.drawings import signs
from tabletop_tui.games.bora_bora.messages import BoraBoraMessages
from tabletop_tui.games.bora_bora.terms import Terms
from tabletop_tui.games.bora_bora.things.base import BoraBoraThing, Figures, Moment, cell, warning


def climbing(thing: BoraBoraThing, climb: ClimbAdvice) -> Iterator[str]:
    """What steps lose and bring, and who is overtaken."""
    say, terms = thing.say, thing.terms
    if climb.lost:
        yield warning(say.warn_status_end(steps=say.step(count=climb.lost)))
    if climb.points:
        yield say.detail_status(later=terms.vp(climb.later), now=terms.vp(climb.now))
    else:
        yield say.detail_status_still(still=terms.vp(climb.later))
    if climb.passed:
        yield say.detail_overtakes(passed=terms.listing([*map(terms.name, climb.passed)]))


class StatusThing(BoraBoraThing):
    """The status track: a step on it, or only to look at."""

    nouns = ("status",)
    owned = True

    def places(self, at: Moment) -> Iterable[str]:
        return ("status",)

    def advice(self, at: Moment) -> ClimbAdvice:
        """The outcome of one step; of none while a player only looks around."""
        return climb_advice(at.view, at.seat, int(at.decision is not None))

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.element_status() if at.decision is None else self.say.option_status()

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """Where the marker would go."""
        advice = self.advice(at)
        return {
            BoraBoraMessages.head_then: signs.climb(self.terms, advice.steps, advice.before, advice.after),
        }

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield from climbing(self, self.advice(at))

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """Where the player's marker is."""
        advice, name = self.advice(at), self.terms.name(at.seat)
        yield self.name(at, id, noun)
        yield self.say.look_status(seat=name, before=advice.before, now=self.terms.vp(advice.now))


def shifted(terms: Terms, tile: str) -> str:
    """A man or woman with what shifting brings: `♀ Shaman ◗◗◗`."""
    row = PEOPLE[tile]
    return f"{terms.named(row.kind, row.sex)} {signs.symbols(terms, tile).text}"


class TattooThing(BoraBoraThing):
    """A man to tattoo for status steps."""

    nouns = ("tattoo",)

    def climb(self, at: Moment, id: str) -> ClimbAdvice:
        """What his symbols come to."""
        return climb_advice(at.view, at.seat, PEOPLE[id].status_symbols)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_tattoo(who=self.terms.named_briefly(PEOPLE[id].kind, PEOPLE[id].sex))

    def short(self, at: Moment, id: str, noun: str) -> str:
        """Who, and how many status steps it brings."""
        return shifted(self.terms, id)

    def brief(self, at: Moment, id: str, noun: str) -> str:
        return self.terms.named_briefly(PEOPLE[id].kind, PEOPLE[id].sex)

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """The price and the steps."""
        climb = self.climb(at, id)
        return {
            BoraBoraMessages.head_price: cell(self.say.point(count=HELPER[noun].die_points), "dim"),
            BoraBoraMessages.head_brings: signs.climb(self.terms, climb.steps, climb.before, climb.after),
        }

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What the steps come to; each person can be shifted once."""
        yield from climbing(self, self.climb(at, id))
        yield self.say.detail_tattoo()


class ShellsThing(BoraBoraThing):
    """A woman to collect shells."""

    nouns = ("shells",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_shells(who=self.terms.named_briefly(PEOPLE[id].kind, PEOPLE[id].sex))

    def short(self, at: Moment, id: str, noun: str) -> str:
        """Who, and how many shells it brings."""
        return shifted(self.terms, id)

    def brief(self, at: Moment, id: str, noun: str) -> str:
        return self.terms.named_briefly(PEOPLE[id].kind, PEOPLE[id].sex)

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """The price, and the shells."""
        return {
            BoraBoraMessages.head_price: cell(self.say.point(count=HELPER[noun].die_points), "dim"),
            BoraBoraMessages.head_brings: (signs.symbols(self.terms, id),),
        }

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """The shells that the player would have; each person can be shifted once."""
        shells = at.view.seats[at.seat].shells + PEOPLE[id].shell_symbols
        yield self.say.detail_shells(shells=self.say.shell(count=shells))
        yield self.say.detail_tattoo()
