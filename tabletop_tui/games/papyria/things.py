"""The things of Papyria on the ring, one class per noun: pieces, slots, spaces, borders and their tiles."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rulesets.papyria.actions import space_id
from rulesets.papyria.advice import Bargain, Doing, bargain, move_advice, space_advice
from rulesets.papyria.components import KNOWLEDGE_PRICES, MULTIPLIERS, SCORING_TILES
from rulesets.papyria.foresight import Arriving, Deed, Way
from rulesets.papyria.moves import Enter, Move
from rulesets.papyria.view import PapyriaView, SeatView, SpaceView
from tabletop_tui.drawing import Line, Run
from tabletop_tui.games.kit.thing import Facts, Figured, Rank
from tabletop_tui.games.kit.thing import Moment as Looked
from tabletop_tui.games.papyria.drawings import signs
from tabletop_tui.games.papyria.drawings.outcome import brief, brings, costs, lies
from tabletop_tui.games.papyria.terms import NONE, Terms, plain

if TYPE_CHECKING:
    from tabletop_tui.games.papyria.wording import PapyriaWording

Moment = Looked[PapyriaView]


class PapyriaThing(Figured[PapyriaView]):
    """A thing with the game's terms and forecasts at hand."""

    terms: Terms
    wording: "PapyriaWording"

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """Its name says all, where a class says nothing else."""
        return self.name(at, id, noun)

    def sector(self, at: Moment, position: int) -> str:
        """The name of the sector on a position."""
        return self.terms.sector(at.view, position)

    @staticmethod
    def own(at: Moment) -> SeatView:
        """What the seat has for whom things are looked at."""
        return at.view.seats[at.seat]

    def worth(self, points: int) -> Line:
        """Points to be had, on a plate."""
        return (Run(f" {points}{self.terms.sign('points')} ", "plate"),) if points else ()

    def does(self, *doings: Doing) -> list[str]:
        """What carrying out spaces comes to, a sentence each."""
        return [said for each in doings for said in self.tell("does-{does}", self.facts_of(each))]


class PieceThing(PapyriaThing):
    """A piece that moves or enters, by where it goes."""

    nouns = ("move", "enter")
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
        return self.sector(at, int(id.replace(">", ":").rpartition(":")[2]))

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """Which piece goes where for what, and what comes of it."""
        choice, said = self._arriving(at, id, noun)
        parts = [plain(self._price(choice))] if choice.price else []
        parts += [self.say("past", stand=stand) for stand in sorted(said.crossed)]
        parts += [plain(told) for told in self._deeds(at, choice, said)]
        start = self.sector(at, choice.start) if isinstance(choice, Move) else ""
        facts = {"piece": self.terms.piece(choice.ring), "start": start, "end": self.name(at, id, noun)}
        return f"{self.say('option', noun, **facts)}: {', '.join(parts)}"

    def _price(self, choice: Move | Enter) -> Line:
        payee = choice.pushed if isinstance(choice, Move) else None
        colour = getattr(self.wording.people[payee], "colour", "") if payee is not None else ""
        return signs.paid(self.terms, choice, colour)

    def _deeds(self, at: Moment, choice: Move | Enter, said: Arriving) -> list[Line]:
        """What the turn's actions come to in their order, in a few signs each."""
        deeds = said.forecast.best.deeds
        return [brief(self.terms, at.view, at.seat, choice.end, deed) for deed in deeds]

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Price, what the way brings, both actions in their order, points at once."""
        choice, said = self._arriving(at, id, noun)
        way, deeds = signs.way(self.terms, at.view, at.seat, said), self._deeds(at, choice, said)
        points = self.terms.gain(said.forecast.best.points)
        return (self._price(choice), way, *deeds, *[()] * (2 - len(deeds)), (points,))

    def rank(self, at: Moment, id: str, noun: str) -> Rank:
        """What brings most at once, loses least and costs least."""
        said = self._arriving(at, id, noun)[1]
        return (*said.forecast.best.rank, said.lapis)

    def aside(self, at: Moment, id: str, noun: str) -> str:
        """Where the piece comes from, and by way of which borders."""
        choice, said = self._arriving(at, id, noun)
        if isinstance(choice, Enter):
            return ""
        which = ("by", *sorted(said.crossed)) if said.crossed else ("straight",)
        return self.say("way", *which, start=self.sector(at, choice.start))

    def result(self, at: Moment, id: str, noun: str) -> Line:
        """Points that the turn would bring at once."""
        return self.worth(self._arriving(at, id, noun)[1].forecast.best.points)

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What the move leads to: losses and gains, borders, who is pushed, whom it meets."""
        told = move_advice(at.view, at.seat, *self._arriving(at, id, noun))
        return {**self.facts_of(told), "does": self.does(*told.doings)}


class SlotThing(PapyriaThing):
    """A place for a piece on the ring, for a player who looks around."""

    nouns = ("slot",)
    LOOKS = {"slot": "look-slot-{which} look-ring-{ring}"}

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The sector and which piece it is for."""
        return self.say("element-slot", **self.facts(at, id, noun))

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """Whose piece stands there, and what such a piece does."""
        ring, _, position = id.partition(":")
        owner, sector = at.view.rings[ring][int(position) - 1], self.sector(at, int(position))
        which = "free" if owner is None else "taken"
        return {
            "ring": ring,
            "which": which,
            "piece": self.terms.piece(ring),
            "sector": sector,
            "name": owner,
        }


class SpaceThing(PapyriaThing):
    """A space of a sector: `9:river` on the board, `river` where it is carried out."""

    nouns = ("space",)
    TELLS = {
        "space": "=does better-later?later only-after?first mine-first?raises {stack}?stack clash?clash "
        "one-outer?alone"
    }
    LOOKS = {"space": "look-space look-end-tile?end look-good-{good}?good stack?count"}
    ASKS = {"space": "confirm-mine-first?raises confirm-first-{loss}?loss"}

    @staticmethod
    def _here(at: Moment, id: str) -> SpaceView:
        moved = at.view.moved
        return at.view.spaces[id if ":" in id or moved is None else space_id(moved.position, id)]

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What lies there; of a space on the board where it is."""
        position, _, space = id.rpartition(":")
        if position:
            facts = {"sector": self.sector(at, int(position)), "space": self.terms.space(space)}
            return self.say("element-space", **facts)
        here = self._here(at, id)
        if here.top in MULTIPLIERS and here.end is None:
            return self.terms.thing(here.top)
        return lies(self.terms, at.view, at.seat, here).title

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """Which space it is, and what comes of it."""
        if ":" in id or at.view.moved is None:
            return self.name(at, id, noun)
        told = brief(self.terms, at.view, at.seat, at.view.moved.position, self._way(at, id).deed)
        return f"{self.terms.space(id)}: {plain(told)}"

    def aside(self, at: Moment, id: str, noun: str) -> str:
        """Which space of the sector it is."""
        return self.terms.space(id)

    def _way(self, at: Moment, space: str) -> Way:
        rest = self.wording.foreseen.rest(at.view, at.seat)
        return rest.ways[space] if rest is not None and space in rest.ways else Way(Deed(space, done=True))

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """Cost, what it brings, points at once."""
        here, way = self._here(at, id), self._way(at, id)
        about = (self.terms, at.view, at.seat, here)
        return {
            "costs": costs(*about),
            "brings": brings(*about, way),
            "now": (self.terms.gain(way.deed.points),),
        }

    def rank(self, at: Moment, id: str, noun: str) -> Rank:
        """Best is what the best line of the turn begins with."""
        rest = self.wording.foreseen.rest(at.view, at.seat)
        return int(rest is not None and rest.best.deeds[:1] == (rest.best.deed(id),))

    def result(self, at: Moment, id: str, noun: str) -> Line:
        """Points that it brings at once."""
        return self.worth(self._way(at, id).deed.points)

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What carrying it out comes to, what has to come first, what is left there; or what lies there."""
        if ":" in id:
            return self._lying(at, id)
        way, rest = self._way(at, id), self.wording.foreseen.rest(at.view, at.seat)
        told = space_advice(at.view, at.seat, id, way, rest)
        return {**self.facts_of(told), "does": self.does(told.doing)} if told is not None else {}

    def _lying(self, at: Moment, id: str) -> Facts:
        here = at.view.spaces[id]
        found = lies(self.terms, at.view, at.seat, here)
        what = " ".join(filter(None, (found.title, plain(found.runs))))
        facts = {"sector": self.sector(at, int(id.partition(":")[0])), "what": what}
        if here.end is not None:
            return {**facts, "end": True}
        return {**facts, "good": here.good, "count": max(0, here.height - 1)}


class ArrivalThing(PapyriaThing):
    """What can be used before the main actions, knowledge, an extra scoring, a trade; and the borders."""

    nouns = ("buy_knowledge", "extra_scoring", "trade", "border", "display")
    TELLS = {
        "trade": "left",
        "buy_knowledge": "then-knowledge knowledge-caps left",
        "border": "=border",
        **dict.fromkeys(
            ("extra_scoring", "display"),
            "!no-points?useless scores?product scores-any?any left display-{next}",
        ),
    }
    ASKS = {"extra_scoring": "confirm-extra?useless"}

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What is bought or traded on arrival, in words."""
        if noun in ("extra_scoring", "display"):
            return self.terms.scoring(SCORING_TILES[at.view.display[int(id)]].kind)
        if noun == "buy_knowledge":
            return self.terms.money("knowledge", KNOWLEDGE_PRICES[int(id)])
        if noun == "border":
            return self.say("element-border", stand=id)
        option = at.option("trade")
        return self.say("option-trade", name=option.value.owner if option is not None else None)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """The same with its price; what only lies there has none."""
        name, looked_at = self.name(at, id, noun), noun in ("border", "display")
        return name if looked_at else f"{name}: {plain(self.figures(at, id, noun)['pay'])}"

    @staticmethod
    def _bargain(at: Moment, id: str, noun: str) -> Bargain:
        return bargain(at.view, at.seat, noun, id)

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """Where it is had, what is paid, what comes, points at once."""
        told, amount = self._bargain(at, id, noun), self.terms.amount
        where = Run(told.stand, "gold") if told.stand else Run(self.terms.sign("trade"), "blue")
        gain = amount(told.gain[0], told.gain[1], "+") if told.gain[1] else NONE
        now = amount("points", told.points) if told.points else Run("0", "bad")
        scores = noun == "extra_scoring"
        return {
            "at": (where,),
            "pay": (amount(*told.paid),),
            "get": (gain,),
            "now": (now if scores else NONE,),
        }

    def rank(self, at: Moment, id: str, noun: str) -> Rank:
        """The extra scoring with most points, then with most knowledge."""
        told = self._bargain(at, id, noun)
        return 10 * told.points + told.gain[1] if noun == "extra_scoring" else 0

    def result(self, at: Moment, id: str, noun: str) -> Line:
        """Points of an extra scoring."""
        return self.worth(self._bargain(at, id, noun).points) if noun == "extra_scoring" else ()

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What is held then, and what a scoring comes to; or what a border offers."""
        if noun == "border":
            return {"border": self.wording.border(at.view, id)}
        told = self._bargain(at, id, noun)
        further = {"useless": not told.points, "any": told.product is None}
        return {**self.facts_of(told), **further, "next": "next" if told.count else "last"}
