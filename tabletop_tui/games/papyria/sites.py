"""The things of Papyria in a realm: what is laid and built, the priest, kinds and tiles; and ways out."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rulesets.papyria.advice import (
    SIDES,
    end_advice,
    free_sides,
    kind_advice,
    laying_advice,
    start_advice,
)
from rulesets.papyria.laying import Laying
from rulesets.papyria.preview import legal_cells
from tabletop_tui.drawing import Line
from tabletop_tui.games.kit.thing import Facts, Rank
from tabletop_tui.games.papyria.drawings.outcome import cell_figures, site_figures
from tabletop_tui.games.papyria.labels import AMONG
from tabletop_tui.games.papyria.terms import capital
from tabletop_tui.games.papyria.things import PLATE, Moment, PapyriaThing


class CellThing(PapyriaThing):
    """A landscape of a realm: where the priest can go, or what lies there."""

    nouns: ClassVar[tuple[str, ...]] = ("priest", "cell")
    NAMES: ClassVar[Mapping[str, str]] = dict.fromkeys(nouns, "=site")
    ALONES: ClassVar[Mapping[str, str]] = {"priest": "option-priest"}
    TITLES = ALONES
    TELLS: ClassVar[Mapping[str, str]] = {"priest": "lies-there =free"}
    LOOKS = {"cell": "look-free?!shown text-cell-{which}?shown =free"}

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """What lies there, and how many sides are free; among actions that would be too much."""
        return () if _among_actions(at) else cell_figures(self.terms, self.own(at).realm, id)

    def rank(self, at: Moment, id: str, noun: str) -> Rank:
        """The priest goes best where most landscapes could be laid; the actions themselves come first."""
        free = len(free_sides(self.own(at).realm, id))
        return free - len(SIDES) - 1 if _among_actions(at) else free

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What lies there, and where the next landscape could lie beside it."""
        own, site = self.own(at), self.terms.spot(id)
        if id not in own.realm:
            return {"site": site}
        shown, which = self.terms.shown(own.realm[id]), "priest" if id == own.priest else "plain"
        free = self.terms.free(free_sides(own.realm, id))
        return {"site": site, "which": which, "shown": shown, "what": capital(shown), "free": free}


def _among_actions(at: Moment) -> bool:
    """Whether the priest's landscapes stand beside actions."""
    return at.decision is not None and at.decision.kind in AMONG


class SiteThing(PapyriaThing):
    """A landscape or building where it could lie."""

    nouns = ("place", "temple", "city", "mine")
    NAMES = dict.fromkeys(nouns, "=site")
    ALONES = {"place": "option-turned?course"}
    TITLES = ALONES
    RESULTS = dict.fromkeys(nouns, PLATE)
    TELLS = dict.fromkeys(nouns, "no-change?!changes =taken =changes produces?made left?held =free")

    def _laying(self, at: Moment, id: str, noun: str) -> Laying:
        return self.wording.foreseen.laying(at.view, at.seat, f"{noun}:{id}")

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Its river as it would lie or what it covers, each value that some option changes, points."""
        kinds = self.wording.foreseen.changing(at.view, at.decision) if at.decision is not None else ()
        cell = id.rpartition(",")[0] if noun == "place" else id
        return site_figures(self.terms, self.own(at), cell, self._laying(at, id, noun), kinds)

    def rank(self, at: Moment, id: str, noun: str) -> Rank:
        """What brings most points, else most value."""
        return self._laying(at, id, noun).rank

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What changes, keys that come with it, what it costs, where the next landscape could lie."""
        found, terms = self._laying(at, id, noun), self.terms
        facts = self.facts_of(laying_advice(at.view, at.seat, noun, id, found))
        if noun != "place":
            return {**facts, "site": terms.spot(id)}
        cell = id.rpartition(",")[0]
        exits = found.realm[cell].exits
        return {
            **facts,
            "site": terms.beside(self.own(at).priest, cell),
            "course": terms.course(exits) if exits else "",
        }


class WayOut(PapyriaThing):
    """What ends or gives up: its message, and a sentence of what it means."""

    nouns = ("continue", "end_turn", "decline")
    NAMES = {"continue": "option-continue", "end_turn": "option-end-turn", "decline": "option-decline-{what}"}
    TELLS = {
        "continue": "continue",
        "end_turn": "!stays-enclosed?!free end-turn?free",
        "decline": "!decline-{what}",
    }
    AGAINST = {"decline": "decline-{what}"}
    ASKS = {"decline": "confirm-decline-{what}?could"}

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What would be given up, and whether it could be used; whether a priest who stays is enclosed."""
        what = at.decision.kind.partition("_")[2] if at.decision is not None else ""
        could = at.decision is not None and len(at.decision.options) > 1
        return {"what": what, "could": could, "free": legal_cells(self.own(at))}


class KindThing(PapyriaThing):
    """One of the seven kinds: scored now, its key, or only looked at."""

    nouns = ("score", "kind", "key")
    NAMES = dict.fromkeys(nouns, "kind-{kind}")
    ALONES = dict.fromkeys(nouns, "option-kind")
    FIGURES = {
        "score": {"value": "=value", "signs": "=signs", "now": "=now?points =points/faint", "cap": "=cap"}
    }
    RESULTS = {"score": PLATE}
    TELLS = dict.fromkeys(nouns, "look-kind value-{kind} look-bonus?bonus look-key-held?keys look-key?goal")

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """The scoring worked out, what the value counts, how far its key is."""
        told = kind_advice(self.own(at), id)
        goal = self.say("key-goal", id, count=told.of) if told.of else ""
        return {**self.facts_of(told), "kind": id, "goal": goal}


class TileThing(PapyriaThing):
    """A starting tile that is kept; an end tile that is paid, or left where it is; those that are left."""

    nouns = ("keep", "pay", "start_tile", "ends")
    NAMES = {
        "pay": "option-pay",
        "ends": "element-ends",
        **dict.fromkeys(("keep", "start_tile"), "option-keep?!gives =gives"),
    }
    TITLES = {"pay": "=offer"}
    RESULTS = {"pay": PLATE}
    TELLS = {
        "pay": "left paid-{next}",
        "ends": "look-ends",
        **dict.fromkeys(
            ("keep", "start_tile"),
            "keeps?!gives symbol?symbol value-{symbol}?symbol then-knowledge?knowledge "
            "knowledge-caps?knowledge left?held",
        ),
    }

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What the player would own with the tile."""
        told: Any = None
        if noun == "pay" and at.decision is not None:
            told = end_advice(at.view, at.decision)
        elif id:
            told = start_advice(self.own(at), id)
        return self.facts_of(told) if told is not None else {"count": at.view.ends_left}
