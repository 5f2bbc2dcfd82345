"""The things of Papyria in a realm: what is laid and built, the priest, kinds and tiles; and ways out."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rulesets.papyria.advice import (
    SIDES,
    end_tile_of,
    free_sides,
    held_after,
    kind_advice,
    laying_advice,
    scored_by,
    start_advice,
)
from rulesets.papyria.components import END_TILES, KINDS
from rulesets.papyria.laying import Laying
from rulesets.papyria.preview import legal_cells, outlook
from tabletop_tui.drawing import Line, Run
from tabletop_tui.games.kit.card import points as signed
from tabletop_tui.games.kit.thing import Facts, Rank
from tabletop_tui.games.papyria.drawings import signs
from tabletop_tui.games.papyria.labels import AMONG
from tabletop_tui.games.papyria.terms import NONE, capital
from tabletop_tui.games.papyria.things import Moment, PapyriaThing


class CellThing(PapyriaThing):
    """A landscape of a realm: where the priest can go, or what lies there."""

    nouns: ClassVar[tuple[str, ...]] = ("priest", "cell")
    TELLS: ClassVar[Mapping[str, str]] = {"priest": "lies-there =free"}
    LOOKS = {"cell": "look-free?bare text-cell-{which}?shown =free"}

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Where in the realm the site is."""
        return self.terms.spot(id)

    @staticmethod
    def _among_actions(at: Moment) -> bool:
        return at.decision is not None and at.decision.kind in AMONG

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """The same, with the priest named."""
        site = self.terms.spot(id)
        return self.say("option-priest", site=site) if noun == "priest" else site

    def heading(self, at: Moment, id: str, noun: str) -> str:
        """As where it stands alone."""
        return self.alone(at, id, noun)

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """What lies there, and how many sides are free; among actions that would be too much."""
        realm = self.own(at).realm
        if self._among_actions(at):
            return ()
        free = len(free_sides(realm, id))
        return (signs.land(self.terms, realm[id]), (Run(str(free), "" if free else "bad"),))

    def rank(self, at: Moment, id: str, noun: str) -> Rank:
        """The priest goes best where most landscapes could be laid; the actions themselves come first."""
        free = len(free_sides(self.own(at).realm, id))
        return free - len(SIDES) - 1 if self._among_actions(at) else free

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What lies there, and where the next landscape could lie beside it."""
        own, site = self.own(at), self.terms.spot(id)
        if id not in own.realm:
            return {"spot": site, "bare": True}
        shown, which = self.terms.shown(own.realm[id]), "priest" if id == own.priest else "plain"
        free = self.terms.free(free_sides(own.realm, id))
        return {"site": site, "which": which, "shown": shown, "what": capital(shown), "free": free}


class SiteThing(CellThing):
    """A landscape or building where it could lie."""

    nouns = ("place", "temple", "city", "mine")
    TELLS = dict.fromkeys(nouns, "no-change?same =taken =changes produces?made left?held =free")

    def _laying(self, at: Moment, id: str, noun: str) -> Laying:
        return self.wording.foreseen.laying(at.view, at.seat, f"{noun}:{id}")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Where the landscape would lie: seen from the priest, or in the realm."""
        if noun == "place":
            return self.terms.beside(self.own(at).priest, id.rpartition(",")[0])
        return super().name(at, id, noun)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """The same, and which way round."""
        name, exits = self.name(at, id, noun), self._exits(at, id) if noun == "place" else 0
        return self.say("option-turned", spot=name, exits=self.terms.course(exits)) if exits else name

    def _exits(self, at: Moment, id: str) -> int:
        return self._laying(at, id, "place").realm[id.rpartition(",")[0]].exits

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Its river as it would lie or what it covers, each value that some option changes, points."""
        if at.decision is None:
            return ()
        found, own, terms = self._laying(at, id, noun), self.own(at), self.terms
        lies = noun == "place"
        there = signs.river(terms, self._exits(at, id)) if lies else signs.land(terms, own.realm[id])
        kinds = self.wording.foreseen.changing(at.view, at.decision)
        changes = [signs.change(terms, kind, own.values[kind], found.then.values[kind]) for kind in kinds]
        gain = signed(found.points)
        points = gain._replace(text=gain.text + terms.sign("points")) if found.points else NONE
        return (there, *changes, (points,))

    def rank(self, at: Moment, id: str, noun: str) -> Rank:
        """What brings most points, else most value."""
        return self._laying(at, id, noun).rank

    def result(self, at: Moment, id: str, noun: str) -> Line:
        """More points in this turn, or at the end of the last round."""
        return self.worth(max(0, self._laying(at, id, noun).points))

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What changes, keys that come with it, what it costs, where the next landscape could lie."""
        told = laying_advice(at.view, at.seat, noun, id, self._laying(at, id, noun))
        return {**self.facts_of(told), "same": not told.changes}


class WayOut(PapyriaThing):
    """What ends or gives up: its message, and a sentence of what it means."""

    nouns = ("continue", "end_turn", "decline")
    TELLS = {
        "continue": "continue",
        "end_turn": "!stays-enclosed?enclosed end-turn?free",
        "decline": "!decline-{what}",
    }
    AGAINST = {"decline": "decline-{what}"}
    ASKS = {"decline": "confirm-decline-{what}?could"}

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What the player does instead, in words."""
        what = (self.facts(at, id, noun)["what"],) if noun == "decline" else ()
        return self.say("option", noun, *what)

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What would be given up, and whether it could be used; whether a priest who stays is enclosed."""
        free, decision = bool(legal_cells(self.own(at))), at.decision
        what = decision.kind.partition("_")[2] if decision is not None else ""
        could = decision is not None and len(decision.options) > 1
        return {"what": what, "could": could, "free": free, "enclosed": not free}


class KindThing(PapyriaThing):
    """One of the seven kinds: scored now, its key, or only looked at."""

    nouns = ("score", "kind", "key")
    TELLS = dict.fromkeys(nouns, "look-kind value-{kind} look-bonus?bonus look-key-held?keys look-key?goal")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The kind of landscape, in words."""
        return self.terms.kind(id)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """With what a scoring would bring."""
        return f"{self.terms.kind(id)}: {self.terms.product(*scored_by(self.own(at), id))}"

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """Value, signs, points, and whether knowledge is the limit."""
        found, kind = outlook(self.own(at)), KINDS.index(id)
        points = self.terms.amount("points", found.worth(kind)) if found.worth(kind) else Run("0", "faint")
        capped = found.product(kind) > found.knowledge
        cap = self.terms.amount("knowledge", found.knowledge, "≤ ") if capped else NONE
        value, times = Run(str(found.values[kind])), Run(f"×{found.multipliers[kind]}")
        return {"value": (value,), "signs": (times,), "now": (points,), "cap": (cap,)}

    def result(self, at: Moment, id: str, noun: str) -> Line:
        """The points of a scoring."""
        return self.worth(outlook(self.own(at)).worth(KINDS.index(id))) if noun == "score" else ()

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """The scoring worked out, what the value counts, how far its key is."""
        told = kind_advice(self.own(at), id)
        goal = self.say("key-goal", id, count=told.goal) if told.goal else ""
        return {**self.facts_of(told), "kind": id, "goal": goal, "of": told.goal}


class TileThing(PapyriaThing):
    """A starting tile that is kept; an end tile that is paid, or left where it is; those that are left."""

    nouns = ("keep", "pay", "start_tile", "ends")
    TELLS = {
        "pay": "left paid-{next}",
        "ends": "look-ends",
        "keep": "keeps?stays symbol?symbol value-{symbol}?symbol then-knowledge?knowledge "
        "knowledge-caps?knowledge left?held",
    }
    TELLS["start_tile"] = TELLS["keep"]

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What the tile gives, in words."""
        if noun == "ends":
            return self.say("element-ends")
        return self.terms.start_tile(id) if id else self.say("option", noun)

    @staticmethod
    def _end_tile(at: Moment) -> str:
        return end_tile_of(at.view, at.decision) if at.decision is not None else ""

    def heading(self, at: Moment, id: str, noun: str) -> str:
        """The name; of an end tile that is paid, what it gives."""
        return self.terms.offer(self._end_tile(at)) if noun == "pay" else self.name(at, id, noun)

    def result(self, at: Moment, id: str, noun: str) -> Line:
        """The points of an end tile."""
        return self.worth(END_TILES[self._end_tile(at)].points) if noun == "pay" else ()

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What the player would own with the tile."""
        own, left = self.own(at), at.view.ends_left
        if noun == "pay":
            row = END_TILES[self._end_tile(at)]
            held = self.terms.held(held_after(own, (row.pay_good, -row.pay_amount)))
            return {"held": held, "next": "next" if left else "last", "count": left}
        return self.facts_of(start_advice(own, id)) if id else {"stays": noun == "keep", "count": left}
