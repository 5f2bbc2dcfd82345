"""The things of Papyria in a realm: what is laid and built, the priest, kinds, tiles, and ways out."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rulesets.papyria.foreseen import AMONG
from tabletop_tui.games.papyria.drawings.outcome import cell_figures, site_figures
from tabletop_tui.games.papyria.things import PLATE, Moment, PapyriaThing
from tabletop_tui.paint.drawing import Line


class CellThing(PapyriaThing):
    """A landscape of a realm, for the priest to go to or a player to look at."""

    nouns: ClassVar[tuple[str, ...]] = ("priest", "cell")
    NAMES: ClassVar[Mapping[str, str]] = dict.fromkeys(nouns, "=spot")
    ALONES: ClassVar[Mapping[str, str]] = {"priest": "option-priest"}
    TITLES = ALONES
    TELLS: ClassVar[Mapping[str, str]] = {"priest": "lies-there =free"}
    LOOKS = {"cell": "look-free?!shown text-cell-{which}?shown =free"}

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """What lies there, and how many sides are free; beside actions there is no room for that."""
        among = at.decision is not None and at.decision.kind in AMONG
        return () if among else cell_figures(self.terms, at.view.seats[at.seat].realm, id)


class SiteThing(PapyriaThing):
    """A landscape or building where it could lie."""

    nouns = ("place", "temple", "city", "mine")
    NAMES = dict.fromkeys(nouns, "=spot")
    ALONES = {"place": "option-turned?exits"}
    TITLES = ALONES
    RESULTS = dict.fromkeys(nouns, PLATE)
    TELLS = dict.fromkeys(nouns, "no-change?!changes =taken =changes produces?made left?held =free")

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Its river as it would lie, or what it covers; each value that some option changes; points."""
        foreseen, own = self.wording.foreseen, at.view.seats[at.seat]
        kinds = foreseen.changing(at.view, at.decision) if at.decision is not None else ()
        cell = id.rpartition(",")[0] if noun == "place" else id
        found = foreseen.laying(at.view, at.seat, f"{noun}:{id}")
        return site_figures(self.terms, own, cell, found, kinds)


class WayOut(PapyriaThing):
    """An option that ends or gives up: its message, and a sentence on what it means."""

    nouns = ("continue", "end_turn", "decline")
    NAMES = {"continue": "option-continue", "end_turn": "option-end-turn", "decline": "option-decline-{what}"}
    TELLS = {
        "continue": "continue",
        "end_turn": "!stays-enclosed?!room end-turn?room",
        "decline": "!decline-{what}",
    }
    AGAINST = {"decline": "decline-{what}"}
    ASKS = {"decline": "confirm-decline-{what}?could"}


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


class TileThing(PapyriaThing):
    """A starting tile to keep; an end tile to pay for or leave; the end tiles left."""

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
