"""The things of Papyria on the ring, one class per noun: pieces, slots, spaces, borders and their tiles."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulesets.papyria.actions import space_id
from rulesets.papyria.advice import bargain, move_advice, space_advice
from rulesets.papyria.foresight import Arriving, Deed, Way
from rulesets.papyria.moves import Enter, Move
from rulesets.papyria.view import PapyriaView, SeatView
from tabletop_tui.drawing import Line
from tabletop_tui.games.kit.thing import Facts, Figured, Rank, Thing
from tabletop_tui.games.kit.thing import Moment as Looked
from tabletop_tui.games.papyria.drawings.outcome import (
    brief,
    brings,
    costs,
    lies,
    move_figures,
    move_words,
    titled,
)
from tabletop_tui.games.papyria.terms import Terms, plain

if TYPE_CHECKING:
    from tabletop_tui.games.papyria.wording import PapyriaWording

Moment = Looked[PapyriaView]
PLATE = "=plate/plate?points"
"""Points to be had, on a plate; nothing for none."""


class PapyriaThing(Figured[PapyriaView]):
    """A thing with the game's terms and forecasts at hand."""

    terms: Terms
    wording: "PapyriaWording"
    alone = Thing[PapyriaView].alone

    @staticmethod
    def own(at: Moment) -> SeatView:
        """What the seat has for whom things are looked at."""
        return at.view.seats[at.seat]


class PieceThing(PapyriaThing):
    """A piece that moves or enters, by where it goes."""

    nouns = ("move", "enter")
    ASIDES = {"move": "way-{way}"}
    RESULTS = dict.fromkeys(nouns, PLATE)
    TELLS = dict.fromkeys(
        nouns,
        "=does clash?clash =firsts =taken at-border-a-{a}?a at-border-b-{b}?b meets-{meets}?meets "
        "pushes-{ring}?other then-lapis?kept",
    )
    ASKS = dict.fromkeys(nouns, "confirm-both-lost?gone")

    def _arriving(self, at: Moment, id: str, noun: str) -> tuple[Move | Enter, Arriving]:
        """The choice, and what it leads to."""
        option = at.option(f"{noun}:{id}")
        assert option is not None
        return option.value, self.wording.foreseen.move(at.view, at.seat, option.value)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The sector it goes to."""
        return self.terms.sector(at.view, int(id.replace(">", ":").rpartition(":")[2]))

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """Which piece goes where for what, and what comes of it."""
        choice, said = self._arriving(at, id, noun)
        origin = self.terms.sector(at.view, choice.start) if isinstance(choice, Move) else ""
        facts = {"piece": self.terms.piece(choice.ring), "origin": origin, "end": self.name(at, id, noun)}
        return self.say("option", noun, **facts, what=move_words(self.terms, at.view, at.seat, choice, said))

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Price, what the way brings, both actions in their order, points at once."""
        return move_figures(self.terms, at.view, at.seat, *self._arriving(at, id, noun))

    def rank(self, at: Moment, id: str, noun: str) -> Rank:
        """What brings most at once, loses least and costs least."""
        said = self._arriving(at, id, noun)[1]
        return (*said.forecast.best.rank, said.lapis)

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What the move leads to: losses and gains, borders, who is pushed, whom it meets."""
        return self.facts_of(move_advice(at.view, at.seat, *self._arriving(at, id, noun)))


class SlotThing(PapyriaThing):
    """A place for a piece on the ring, for a player who looks around."""

    nouns = ("slot",)
    NAMES = {"slot": "element-slot"}
    LOOKS = {"slot": "look-slot-free?free look-slot-taken?!free look-ring-{ring}"}

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """Whose piece stands there, and what such a piece does."""
        ring, _, position = id.partition(":")
        owner, sector = at.view.rings[ring][int(position) - 1], self.terms.sector(at.view, int(position))
        piece = self.terms.piece(ring)
        return {"ring": ring, "free": owner is None, "piece": piece, "sector": sector, "name": owner}


class SpaceThing(PapyriaThing):
    """A space of a sector: `9:river` on the board, `river` where it is carried out."""

    nouns = ("space",)
    NAMES = {"space": "element-space?sector =title"}
    ALONES = {"space": "element-space?sector option-space"}
    ASIDES = {"space": "=space"}
    FIGURES = {"space": {"costs": "=costs", "brings": "=brings", "now": "=now"}}
    RESULTS = {"space": PLATE}
    TELLS = {
        "space": "=does better-later?later only-after?first mine-first?raises {stack}?stack clash?clash "
        "one-outer?alone"
    }
    LOOKS = {"space": "look-space look-end-tile?end look-good-{good}?good stack?count"}
    ASKS = {"space": "confirm-mine-first?raises confirm-first-{loss}?loss"}

    def rank(self, at: Moment, id: str, noun: str) -> Rank:
        """Best is what the best line of the turn begins with."""
        rest = self.wording.foreseen.rest(at.view, at.seat)
        return int(rest is not None and rest.best.deeds[:1] == (rest.best.deed(id),))

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What carrying it out comes to, what has to come first, what is left there; or what lies there."""
        position, _, space = id.rpartition(":")
        if position or at.view.moved is None:
            return self._lying(at, int(position), space)
        rest, here = self.wording.foreseen.rest(at.view, at.seat), at.view.moved.position
        known = rest is not None and id in rest.ways
        way = rest.ways[id] if rest is not None and known else Way(Deed(id, done=True))
        lying = at.view.spaces[space_id(here, id)]
        about = (self.terms, at.view, at.seat)
        return {
            **self.facts_of(space_advice(at.view, at.seat, here, id, way, rest)),
            "title": titled(*about, lying),
            "space": self.terms.space(id),
            "what": plain(brief(*about, here, way.deed)),
            "costs": costs(*about, lying),
            "brings": brings(*about, lying, way),
        }

    def _lying(self, at: Moment, position: int, space: str) -> Facts:
        here = at.view.spaces[space_id(position, space)]
        found = lies(self.terms, at.view, at.seat, here)
        what = " ".join(filter(None, (found.title, plain(found.runs))))
        facts = {
            "sector": self.terms.sector(at.view, position),
            "space": self.terms.space(space),
            "what": what,
        }
        if here.end is not None:
            return {**facts, "end": True}
        return {**facts, "good": here.good, "count": max(0, here.height - 1)}


class ArrivalThing(PapyriaThing):
    """What can be used before the main actions, knowledge, an extra scoring, a trade; and the borders."""

    nouns = ("buy_knowledge", "extra_scoring", "trade", "border", "display")
    NAMES = {
        **dict.fromkeys(("extra_scoring", "display"), "=scoring"),
        "buy_knowledge": "=bought",
        "border": "element-border",
        "trade": "option-trade",
    }
    ALONES = dict.fromkeys(nouns[:3], "option-paid")
    FIGURES = {
        noun: {"at": "=stand/gold?stand =sign/blue", "pay": "=paid", "get": "=gain", "now": now}
        for noun, now in (
            ("trade", "·"),
            ("buy_knowledge", "·"),
            ("extra_scoring", "=now?points =points/bad"),
        )
    }
    RESULTS = {"extra_scoring": PLATE}
    TELLS = {
        "trade": "left",
        "buy_knowledge": "then-knowledge knowledge-caps left",
        "border": "=border",
        **dict.fromkeys(
            ("extra_scoring", "display"),
            "!no-points?!points scores?product scores-any?!product left display-{next}",
        ),
    }
    ASKS = {"extra_scoring": "confirm-extra?!points"}

    def rank(self, at: Moment, id: str, noun: str) -> Rank:
        """The extra scoring with most points, then with most knowledge."""
        told = bargain(at.view, at.seat, noun, id) if noun == "extra_scoring" else None
        return 10 * told.points + told.gain[1] if told is not None else 0

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What is paid and held then, and what a scoring comes to; or what a border offers."""
        if noun == "border":
            return {"border": self.wording.border(at.view, id)}
        facts = self.facts_of(bargain(at.view, at.seat, noun, id))
        return {**facts, "what": self.tell(self.NAMES[noun], facts)[0]}
