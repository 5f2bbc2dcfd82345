"""The things of Papyria on the ring, one class per noun: pieces, slots, spaces, borders and their tiles."""

from collections.abc import Sequence

from rulesets.papyria.foresight import Arriving
from rulesets.papyria.moves import Enter, Move
from rulesets.papyria.view import PapyriaView
from tabletop_tui.games.papyria.drawings.outcome import in_words, move_figures, move_words, space_told
from tabletop_tui.games.papyria.foresight_wording import ForesightWording
from tabletop_tui.games.papyria.terms import Terms
from tabletop_tui.kit.thing import Facts, Figured, Thing
from tabletop_tui.kit.thing import Moment as Looked
from tabletop_tui.paint.drawing import Line

Moment = Looked[PapyriaView]
PLATE = "=plate/plate?points"
"""Points that can be had, on a plate; nothing for none."""


class PapyriaThing(Figured[PapyriaView]):
    """A thing with the game's terms and forecasts at hand."""

    terms: Terms
    wording: ForesightWording
    alone = Thing[PapyriaView].alone

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What the rules know about it."""
        found = self.wording.foreseen.advice(at.view, at.seat, at.decision, noun, id)
        return self.facts_of(found) if found is not None else {}


class PieceThing(PapyriaThing):
    """A piece that moves or enters, by its destination."""

    nouns = ("move", "enter")
    ASIDES = {"move": "way-{way}"}
    RESULTS = dict.fromkeys(nouns, PLATE)
    TELLS = dict.fromkeys(
        nouns,
        "=does clash?clash =firsts =taken at-border-a-{knowledge_at_a}?knowledge_at_a "
        "at-border-b-{scoring_at_b}?scoring_at_b meets-{piece_met}?piece_met "
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
        """Which piece goes where at what price, and what that brings."""
        choice, said = self._arriving(at, id, noun)
        origin = self.terms.sector(at.view, choice.start) if isinstance(choice, Move) else ""
        facts = {"piece": self.terms.piece(choice.ring), "origin": origin, "end": self.name(at, id, noun)}
        return self.say("option", noun, **facts, what=move_words(self.terms, at.view, at.seat, choice, said))

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Price, what the way brings, both actions in their order, points at once."""
        return move_figures(self.terms, at.view, at.seat, *self._arriving(at, id, noun))


class GroupThing(PapyriaThing):
    """One of a seat's pieces, by its slot or its ring, or its priest, before its destination is chosen."""

    nouns = ("piece", "priests")
    NAMES = {"piece": "group-piece?origin group-entering", "priests": "group-priest"}
    FIGURES = {"piece": {"piece": "=piece/dim?origin", "reach": "=reach", "best": "=now"}}
    RESULTS = {"piece": PLATE}
    TELLS = {"piece": "best-there", "priests": "priest-moves"}

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Which piece it is, how many sectors it can reach, and the most points at once."""
        return tuple(self.figures(at, id, noun).values())

    def said(self, at: Moment, id: str, noun: str) -> Sequence[str]:
        """Its best destination, and what that brings."""
        best, _, choice = str(self.known(at, id, noun).get("best", "")).partition(":")
        more = self.wording.things[best].said(at, choice, best) if best else ()
        return (*super().said(at, id, noun), *more)

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """The best it could do; the number of landscapes to which the priest can go."""
        options = at.decision.options if at.decision is not None else ()
        count = sum(option.key.startswith("priest:") for option in options)
        facts = {"priest": self.terms.sign("priest"), "count": count, **super().facts(at, id, noun)}
        return {**facts, "sign": self.terms.sign(facts.get("ring", ""))}


class SlotThing(PapyriaThing):
    """A place for a piece on the ring, for a player who looks around."""

    nouns = ("slot",)
    NAMES = {"slot": "element-slot"}
    LOOKS = {"slot": "look-slot-free?!other look-slot-taken?other look-ring-{ring}"}


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

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What carrying it out brings, what must come first, and what is left there; or what lies there."""
        facts, moved = super().facts(at, id, noun), at.view.moved
        if ":" in id or moved is None:
            return {**facts, "what": in_words(self.terms, at.view, at.seat, at.view.spaces[id])}
        way = self.wording.foreseen.way(at.view, at.seat, id)
        return {**facts, **space_told(self.terms, at.view, at.seat, moved.position, way)}


class ArrivalThing(PapyriaThing):
    """What can be used before the main actions (knowledge, an extra scoring, a trade), and the borders."""

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

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What is paid and then held, and what a scoring brings; or what a border offers."""
        if noun == "border":
            return {"border": self.wording.border(at.view, id)}
        facts = super().facts(at, id, noun)
        return {**facts, "what": self.tell(self.NAMES[noun], facts)[0]}
