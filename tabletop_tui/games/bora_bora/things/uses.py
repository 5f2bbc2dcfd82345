"""Using all equal people in phase B, plainly or with a green god."""

from collections.abc import Iterator

from rulesets.bora_bora.advice.uses import UseAdvice, use_advice
from rulesets.bora_bora.components import PERSON_KINDS, SEX_WORDS
from tabletop_tui.games.bora_bora.messages import BoraBoraMessages
from tabletop_tui.games.bora_bora.terms import GOD_TILE
from tabletop_tui.games.bora_bora.things.base import NONE, BoraBoraThing, Figures, Moment, cell
from tabletop_tui.games.bora_bora.things.status import climbing


class UseThing(BoraBoraThing):
    """A use of people: plainly, `doubled` by a green god, or (`extra`) one more kind with it."""

    nouns = ("use", "doubled", "extra")

    def advice(self, at: Moment, id: str, noun: str) -> UseAdvice:
        sex, _, kind = id.partition(":")
        return use_advice(
            at.view,
            at.seat,
            SEX_WORDS[sex],
            PERSON_KINDS[kind].id,
            green=noun != "use",
            doubled=noun == "doubled",
        )

    def name(self, at: Moment, id: str, noun: str) -> str:
        advice = self.advice(at, id, noun)
        who = self.terms.named(advice.kind, advice.sex, advice.count)
        match noun:
            case "doubled":
                return self.say.option_doubled(who=who)
            case "extra":
                return self.say.option_extra(who=who)
        return who

    def brief(self, at: Moment, id: str, noun: str) -> str:
        """Who: whether with a green god stands in the list."""
        advice = self.advice(at, id, noun)
        return self.terms.named_briefly(advice.kind, advice.sex)

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """What they do, and whether it takes a green god."""
        advice, terms = self.advice(at, id, noun), self.terms
        sign = "" if terms.spelt else f"{terms.sign('green')} "
        return {
            BoraBoraMessages.head_effect: cell(terms.use(advice.kind, advice.value)),
            BoraBoraMessages.head_god: NONE
            if advice.purse is None
            else cell(self.say.price_green(sign=sign), "green")
            if advice.tile_points is None
            else cell(self.say.price_tile(sign=terms.sign(GOD_TILE)), "warn"),
        }

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What they do together, where that leads, and what pays for a green god."""
        advice, say, terms = self.advice(at, id, noun), self.say, self.terms
        yield say.detail_use(count=advice.count, use=terms.use(advice.kind, advice.value))
        if advice.reach is not None:
            yield say.detail_reach(reach=terms.regions(advice.reach))
        if advice.climb is not None:
            yield from climbing(self, advice.climb)
        if advice.purse is not None:
            yield say.detail_green()
            if advice.tile_points is not None:
                yield say.detail_takes_tile(vp=terms.vp(advice.tile_points))
            else:
                yield say.detail_purse(purse=terms.purse(advice.purse))
