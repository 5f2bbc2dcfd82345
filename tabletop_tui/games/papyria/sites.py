"""The things of Papyria in a realm: what is laid and built, the priest, kinds and tiles; and ways out."""

from collections.abc import Sequence
from typing import ClassVar

from rulesets.papyria.cells import around
from rulesets.papyria.components import (
    END_TILES,
    KEY_TILES,
    KEYED,
    KINDS,
    LANDSCAPES,
    START_TILES,
    THRESHOLDS,
)
from rulesets.papyria.laying import Laying
from rulesets.papyria.preview import free_cells, legal_cells, outlook, progress
from rulesets.papyria.realm import Realm
from tabletop_tui.drawing import Line, Run
from tabletop_tui.games.kit.card import Card
from tabletop_tui.games.kit.card import points as signed
from tabletop_tui.games.kit.thing import Rank
from tabletop_tui.games.papyria.drawings.outcome import price
from tabletop_tui.games.papyria.labels import AMONG
from tabletop_tui.games.papyria.terms import NONE, SIDES
from tabletop_tui.games.papyria.things import Moment, PapyriaThing

_ARROWS = dict(zip("↑→↓←", SIDES.values(), strict=True))


class CellThing(PapyriaThing):
    """A landscape of a realm: where the priest can go, or what lies there."""

    nouns: ClassVar[tuple[str, ...]] = ("priest", "cell")

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

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """What lies there, and how many sides are free; among actions that would be too much."""
        realm = self.own(at).realm
        if self._among_actions(at):
            return ()
        free = len(free_cells(realm, id))
        return (self.terms.land(realm[id]), (Run(str(free), "" if free else "bad"),))

    def rank(self, at: Moment, id: str, noun: str) -> Rank:
        """The priest goes best where most landscapes could be laid; the actions themselves come first."""
        free = len(free_cells(self.own(at).realm, id))
        return free - len(SIDES) - 1 if self._among_actions(at) else free

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """What lies there, and where the next landscape could lie beside it."""
        if noun == "cell":
            return self.titled(self.alone(at, id, noun), (), *self.describe(at, id, noun))
        realm = self.own(at).realm
        shown = self.terms.shown(realm[id])
        return self.titled(
            self.alone(at, id, noun), (), f"{shown[:1].upper()}{shown[1:]}.", self.free_around(realm, id)
        )

    def free_around(self, realm: Realm, cell: str) -> str:
        """Where a landscape could be laid with the priest on a cell."""
        sides = zip(SIDES, around(cell), strict=True)
        free = [self.say("toward", side) for side, other in sides if other not in realm]
        return self.say("free-sides", sides=self.listing(free)) if free else f"! {self.say('enclosed')}"

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """What lies on the site, in sentences for plain mode."""
        own = self.own(at)
        if id not in own.realm:
            return [self.say("look-free", spot=self.terms.spot(id))]
        facts = {"site": self.terms.spot(id), "shown": self.terms.shown(own.realm[id])}
        which = "priest" if id == own.priest else "plain"
        return [self.say("text-cell", which, **facts), self.free_around(own.realm, id)]


class SiteThing(CellThing):
    """A landscape or building where it could lie."""

    nouns = ("place", "temple", "city", "mine")

    def _laying(self, at: Moment, id: str, noun: str) -> Laying:
        return self.foreseen.laying(at.view, at.seat, f"{noun}:{id}")

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
        found, now = self._laying(at, id, noun), self.own(at).values
        there = self._river(at, id) if noun == "place" else self.terms.land(self.own(at).realm[id])
        kinds = self.foreseen.changing(at.view, at.decision)
        gain = signed(found.points)
        points = gain._replace(text=gain.text + self.terms.sign("points")) if found.points else NONE
        return (there, *(self._change(kind, now[kind], found.then.values[kind]) for kind in kinds), (points,))

    def _river(self, at: Moment, id: str) -> Line:
        exits = self._exits(at, id)
        arrows = "".join(arrow if exits & side else "·" for arrow, side in _ARROWS.items())
        return (Run(self.terms.course(exits) if self.terms.ascii else arrows if exits else "", "blue"),)

    def _change(self, kind: int, before: int, after: int) -> Line:
        """A value and what it would be: `≈ 9▸11`; red where it falls."""
        sign = self.terms.kind_sign(KINDS[kind])
        if before == after:
            return (sign._replace(role="faint"), Run(f" {before}", "faint"))
        role = "you" if after > before else "bad"
        return (sign, Run(f" {before}{self.terms.sign('to')}", "dim"), Run(str(after), role))

    def rank(self, at: Moment, id: str, noun: str) -> Rank:
        """What brings most points, else most value."""
        return self._laying(at, id, noun).rank

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """What changes, keys that come with it, what it costs, where the next landscape could lie."""
        found, made, last = self._laying(at, id, noun), "", ""
        if noun == "place":
            cell = id.rpartition(",")[0]
            row = LANDSCAPES[found.realm[cell].tile]
            made = self.terms.goods(lapis=row.lapis, papyrus=row.papyrus)
            last = self.free_around(found.realm, cell)
        elif noun == "mine":
            made = self.terms.goods(lapis=1)
        else:
            last = self.left(at, -price(self.own(at), noun))
        produces = self.say("produces", what=made) if made else ""
        worth = self.worth(max(0, found.points))
        return self.titled(self.alone(at, id, noun), worth, *self._changes(at, found), produces, last)

    def _changes(self, at: Moment, found: Laying) -> list[str]:
        """Keys that come, each value that rises with what a scoring would bring, losses as warnings."""
        now, then = self.own(at).values, found.then
        if then.values == now:
            return [self.say("no-change")]
        lines = [self.say("takes-key", tile=self.terms.key_tile(tile)) for tile in found.keys]
        for kind, (before, after) in enumerate(zip(now, then.values, strict=True)):
            if before != after:
                facts = {"kind": self.terms.kind(kind).capitalize(), "before": before, "after": after}
                if then.multipliers[kind]:
                    facts["what"] = self.terms.product(after, then.multipliers[kind], then.knowledge)
                told = self.say("change" if "what" in facts else "change-bare", **facts)
                lines.append(f"{'' if after > before else '! '}{told}")
        return sorted(lines, key=lambda line: line.startswith("! "))


class WayOut(PapyriaThing):
    """What ends or gives up: its message, and a sentence of what it means."""

    nouns = ("continue", "end_turn", "decline")

    @staticmethod
    def _which(at: Moment, noun: str) -> tuple[str, ...]:
        return (noun, at.decision.kind.partition("_")[2]) if noun == "decline" and at.decision else (noun,)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What the player does instead, in words."""
        return self.say("option", *self._which(at, noun))

    def said(self, at: Moment, id: str, noun: str) -> Sequence[str]:
        """What it means; that a priest who stays is enclosed."""
        if noun == "end_turn" and not legal_cells(self.own(at)):
            return [f"! {self.say('stays-enclosed')}"]
        return [f"{'! ' if noun == 'decline' else ''}{self.say(*self._which(at, noun))}"]

    def against(self, at: Moment, id: str, noun: str) -> list[str]:
        """What giving something up means."""
        return [self.say(*self._which(at, noun))] if noun == "decline" else []

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """A good that could be used is given up only when asked twice."""
        could = at.decision is not None and len(at.decision.options) > 1
        return self.say("confirm", *self._which(at, noun)) if noun == "decline" and could else None


class KindThing(PapyriaThing):
    """One of the seven kinds: scored now, its key, or only looked at."""

    nouns = ("score", "kind", "key")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The kind of landscape, in words."""
        return self.terms.kind(id)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """With what a scoring would bring."""
        return f"{self.terms.kind(id)}: {self._product(at, id)}"

    def _product(self, at: Moment, id: str) -> str:
        own, kind = self.own(at), KINDS.index(id)
        return self.terms.product(own.values[kind], own.multipliers[kind], own.knowledge)

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Value, signs, points, and whether knowledge is the limit."""
        found, kind = outlook(self.own(at)), KINDS.index(id)
        points = self.terms.amount("points", found.worth(kind)) if found.worth(kind) else Run("0", "faint")
        capped = found.product(kind) > found.knowledge
        cap = self.terms.amount("knowledge", found.knowledge, "≤ ") if capped else NONE
        return ((Run(str(found.values[kind])),), (Run(f"×{found.multipliers[kind]}"),), (points,), (cap,))

    def result(self, at: Moment, id: str, noun: str) -> Line:
        """The points of a scoring."""
        return self.worth(outlook(self.own(at)).worth(KINDS.index(id))) if noun == "score" else ()

    def said(self, at: Moment, id: str, noun: str) -> list[str]:
        """The scoring worked out, what the value counts, how far its key is."""
        own, kind = self.own(at), KINDS.index(id)
        bonus = own.multipliers[kind] - own.symbols[kind]
        lines = [self.say("look-kind", what=self._product(at, id)), self.say("value", id)]
        lines += [self.say("look-bonus", count=bonus)] if bonus else []
        if id in own.keys:
            keys = self.counted("keys", count=KEY_TILES[own.keys[id]].keys)
            lines.append(self.say("look-key-held", keys=keys))
        elif id in KEYED:
            goal = self.say("key-goal", id, count=THRESHOLDS[id])
            lines.append(self.say("look-key", goal=goal, count=progress(own)[id], of=THRESHOLDS[id]))
        return lines


class TileThing(PapyriaThing):
    """A starting tile that is kept; an end tile that is paid, or left where it is; those that are left."""

    nouns = ("keep", "pay", "start_tile", "ends")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What the tile gives, in words."""
        if noun == "ends":
            return self.say("element-ends")
        return self.terms.start_tile(id) if id else self.say("option", noun)

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """What the player would own with the tile."""
        if noun == "pay":
            return self._pay(at)
        title = self.name(at, id, noun)
        if not id:
            return self.titled(
                title, (), self.say("keeps" if noun == "keep" else "look-ends", count=at.view.ends_left)
            )
        row, own, lines = START_TILES[id], self.own(at), []
        if row.symbol_kind in KINDS:
            count = own.multipliers[KINDS.index(row.symbol_kind)] + row.symbols
            lines.append(self.say("symbol", scoring=self.terms.scoring(row.symbol_kind), count=count))
            lines.append(self.say("value", row.symbol_kind))
        if row.knowledge:
            lines.append(self.say("then-knowledge", knowledge=own.knowledge + row.knowledge))
            lines.append(self.say("knowledge-caps"))
        lines += [self.left(at, row.lapis, row.papyrus)] if row.lapis or row.papyrus else []
        return self.titled(title, (), *lines)

    def _pay(self, at: Moment) -> Card:
        option = at.option("pay")
        where = (option.target or "") if option is not None else ""
        tile = at.view.spaces[where.removeprefix("space:")].end or ""
        row, paid = END_TILES[tile], {"lapis": "lapis", "papyrus": "papyri"}
        left = self.left(at, **{paid[row.pay_good]: -row.pay_amount})
        goes = self.say("paid", "next" if at.view.ends_left else "last", count=at.view.ends_left)
        return self.titled(self.terms.offer(tile), self.worth(row.points), left, goes)
