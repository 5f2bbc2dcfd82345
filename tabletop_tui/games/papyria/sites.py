"""The things of Papyria in a realm: landscapes and buildings to come, the priest, kinds, starting tiles."""

from collections.abc import Sequence
from typing import Any

from rulesets.core import Decision
from rulesets.papyria.cells import around
from rulesets.papyria.components import KEY_TILES, KEYED, KINDS, LANDSCAPES, START_TILES, THRESHOLDS
from rulesets.papyria.foresight import final_with
from rulesets.papyria.preview import (
    keys_with,
    outlook,
    outlook_after,
    progress,
    realm_after,
    tile_in_hand,
)
from rulesets.papyria.realm import Laid, Realm
from rulesets.papyria.view import PapyriaView
from tabletop_tui.drawing import Line, Run
from tabletop_tui.games.kit.card import Card
from tabletop_tui.games.papyria.outcome import price, scoring_left
from tabletop_tui.games.papyria.things import Moment, PapyriaThing

_SHOWN = 3
"""So many kinds that change have a column of their own."""


def changing(view: PapyriaView, decision: Decision[Any]) -> list[int]:
    """The kinds whose value some option changes, those that change most often first."""
    now, counts = view.seats[decision.seat].values, dict.fromkeys(range(len(KINDS)), 0)
    for option in decision.options:
        then = outlook_after(view, decision.seat, option.key)
        for kind in counts if then is not None else ():
            counts[kind] += then is not None and then.values[kind] != now[kind]
    found = sorted((kind for kind in counts if counts[kind]), key=lambda kind: -counts[kind])
    return sorted(found[:_SHOWN])


def gained(view: PapyriaView, seat: int, key: str) -> int:
    """Points more by a choice: in a scoring of this turn, and in the last round in the final scoring."""
    then, now = outlook_after(view, seat, key), outlook(view.seats[seat])
    if then is None:
        return 0
    kinds = range(len(KINDS))
    found = 0
    for word in scoring_left(view):
        chosen = [KINDS.index(word)] if word in KINDS else kinds
        found += max(map(then.worth, chosen)) - max(map(now.worth, chosen))
    if view.last_round:
        realm = realm_after(view, seat, key)
        keys = keys_with(view, seat, realm)
        found += final_with(view, seat, realm, keys) - view.seats[seat].standing.total
    return found


class SiteThing(PapyriaThing):
    """A landscape or building where it could lie, the priest where it could go, and what lies there now."""

    nouns = ("place", "temple", "city", "mine", "priest", "cell", "decline", "end_turn")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Where it is."""
        own = at.view.seats[at.seat]
        if noun == "decline":
            return self.say("option-decline", at.decision.kind.partition("_")[2] if at.decision else "mine")
        if noun == "end_turn":
            return self.say("option-end-turn")
        if noun == "place":
            return self.terms.beside(own.priest, id.rpartition(",")[0])
        return self.terms.site(own.realm, id)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """Where, and which way round; the priest by name."""
        name = self.name(at, id, noun)
        if noun == "priest":
            return self.say("option-priest", site=name)
        if noun != "place":
            return name
        exits = self._laid(at, id).exits
        return self.say("option-turned", spot=name, exits=self.terms.course(exits)) if exits else name

    def _laid(self, at: Moment, id: str) -> Laid:
        return Laid(tile_in_hand(at.view) or "", int(id.rpartition(",")[2]))

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Its river as it would lie, each value that some option changes, points."""
        if noun in ("decline", "end_turn") or at.decision is None:
            return ()
        if noun == "priest":
            return (
                self.terms.land(at.view.seats[at.seat].realm[id]),
                (self._room(at.view.seats[at.seat].realm, id),),
            )
        key = f"{noun}:{id}"
        then, now = outlook_after(at.view, at.seat, key), outlook(at.view.seats[at.seat])
        runs: list[Line] = [self._lies(at, id, noun)]
        for kind in changing(at.view, at.decision):
            value = then.values[kind] if then is not None else now.values[kind]
            runs.append(self.change(kind, now.values[kind], value))
        points = gained(at.view, at.seat, key)
        gain = Run(
            f"{points:+d}{self.terms.sign('points')}".replace("-", "−"), "gold" if points > 0 else "bad"
        )
        return (*runs, (gain if points else Run("·", "faint"),))

    def _lies(self, at: Moment, id: str, noun: str) -> Line:
        if noun == "place":
            exits = self._laid(at, id).exits
            arrows = "".join(
                arrow if exits & side else "·" for side, arrow in zip((1, 2, 4, 8), "↑→↓←", strict=True)
            )
            if self.terms.ascii:
                arrows = self.terms.course(exits)
            return (Run(arrows if exits else "", "blue"),)
        return self.terms.land(at.view.seats[at.seat].realm[id])

    def change(self, kind: int, before: int, after: int) -> Line:
        """A value and what it would be: `≈ 9▸11`; red where it falls."""
        sign = self.terms.kind_sign(KINDS[kind])
        if before == after:
            return (sign._replace(role="faint"), Run(f" {before}", "faint"))
        role = "you" if after > before else "bad"
        return (sign, Run(f" {before}{self.terms.sign('to')}", "dim"), Run(str(after), role))

    def _room(self, realm: Realm, cell: str) -> Run:
        free = sum(other not in realm for other in around(cell))
        return Run(str(free), "" if free else "bad")

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """What changes, keys that come with it, what it covers, where the next landscape could lie."""
        title = (Run(self.alone(at, id, noun), "strong"),)
        if noun == "decline":
            good = at.decision.kind.partition("_")[2] if at.decision else "mine"
            return Card(title, sentences=(f"! {self.say('decline', good)}",))
        if noun == "end_turn":
            return Card(title, sentences=(self.say("end-turn"),))
        own = at.view.seats[at.seat]
        if noun == "cell":
            return Card(title, sentences=tuple(self.describe(at, id, noun)))
        if noun == "priest":
            shown = self.terms.shown(own.realm[id])
            shown = f"{shown[:1].upper()}{shown[1:]}."
            return Card(title, sentences=(shown, self.free_around(own.realm, id)))
        key = f"{noun}:{id}"
        realm = realm_after(at.view, at.seat, key)
        lines = self._changes(at, key, realm)
        if noun == "place":
            row = LANDSCAPES[self._laid(at, id).tile]
            brings = [
                self.terms.money(g, n) for g, n in (("lapis", row.lapis), ("papyrus", row.papyrus)) if n
            ]
            lines += [self.say("produces", what=self.terms.listing(brings))] if brings else []
            lines.append(self.free_around(realm, id.rpartition(",")[0]))
        elif noun == "mine":
            lines.append(self.say("produces", what=self.terms.money("lapis", 1)))
        else:
            lines.append(self.left(own, -price(own, noun)))
        return Card(title, self.worth(max(0, gained(at.view, at.seat, key))), (), tuple(lines))

    def _changes(self, at: Moment, key: str, realm: Realm) -> list[str]:
        """Each value that changes: gains with what a scoring would bring, losses as warnings; keys."""
        now, then = outlook(at.view.seats[at.seat]), outlook_after(at.view, at.seat, key)
        if then is None or then.values == now.values:
            return [self.say("no-change")]
        lines = [
            self.say("takes-key", tile=self.terms.key_tile(tile))
            for tile in keys_with(at.view, at.seat, realm)
        ]
        for kind, word in enumerate(KINDS):
            before, after = now.values[kind], then.values[kind]
            if before != after:
                facts = {"kind": self.terms.kind(word).capitalize(), "before": before, "after": after}
                said = self.say("change", **facts, what=self.product(then, kind))
                lines.append(said if after > before else f"! {said}")
        return sorted(lines, key=lambda line: line.startswith("! "), reverse=False)

    def free_around(self, realm: Realm, cell: str) -> str:
        """Where a landscape could be laid with the priest on a cell."""
        free = [self.terms.spot(other) for other in around(cell) if other not in realm]
        return (
            self.say("free-sides", spots=self.terms.listing_or(free)) if free else f"! {self.say('enclosed')}"
        )

    def against(self, at: Moment, id: str, noun: str) -> list[str]:
        """What giving something up means."""
        return (
            [self.say("decline", at.decision.kind.partition("_")[2])]
            if noun == "decline" and at.decision
            else []
        )

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """A good that could be used is given up only when asked twice."""
        if noun != "decline" or at.decision is None or len(at.decision.options) < 2:
            return None
        return self.say("confirm-decline", at.decision.kind.partition("_")[2])

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """What lies on a cell, and where the next landscape could lie beside it."""
        own = at.view.seats[at.seat]
        if id not in own.realm:
            return [self.say("look-free", spot=self.terms.spot(id))]
        site, shown = self.terms.site(own.realm, id), self.terms.shown(own.realm[id])
        which = "priest" if id == own.priest else "plain"
        return [self.say("text-cell", which, site=site, shown=shown), self.free_around(own.realm, id)]


class KindThing(PapyriaThing):
    """One of the seven kinds: scored now, its key, or only looked at; and the end tiles."""

    nouns = ("score", "kind", "key", "ends")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The kind."""
        return self.say("element-ends") if noun == "ends" else self.terms.kind(id)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """With what a scoring would bring."""
        if noun == "ends":
            return self.name(at, id, noun)
        found = outlook(at.view.seats[at.seat])
        return f"{self.terms.kind(id)}: {self.product(found, KINDS.index(id))}"

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Value, signs, points, and whether knowledge is the limit."""
        found, kind = outlook(at.view.seats[at.seat]), KINDS.index(id)
        capped = found.product(kind) > found.knowledge
        points = self.terms.amount("points", found.worth(kind)) if found.worth(kind) else Run("0", "faint")
        cap = self.terms.amount("knowledge", found.knowledge, "≤ ") if capped else Run("·", "faint")
        return ((Run(str(found.values[kind])),), (Run(f"×{found.multipliers[kind]}"),), (points,), (cap,))

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """The scoring worked out, what the value counts, how far its key is."""
        title = (Run(self.name(at, id, noun), "strong"),)
        points = outlook(at.view.seats[at.seat]).worth(KINDS.index(id)) if noun == "score" else 0
        return Card(title, self.worth(points), (), tuple(self.describe(at, id, noun)))

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """The same, for looking around."""
        if noun == "ends":
            return [self.say("look-ends", count=at.view.ends_left)]
        own, kind = at.view.seats[at.seat], KINDS.index(id)
        lines = [self.say("look-kind", what=self.product(outlook(own), kind)), self.say("value", id)]
        bonus = own.multipliers[kind] - own.symbols[kind]
        lines += [self.say("look-bonus", count=bonus)] if bonus else []
        if id in own.keys:
            keys = self.terms.counted("keys", count=KEY_TILES[own.keys[id]].keys)
            lines.append(self.say("look-key-held", keys=keys))
        elif id in KEYED:
            lines.append(self.say("look-key", goal=self.goal(id), count=progress(own)[id], of=THRESHOLDS[id]))
        return lines

    def goal(self, kind: str) -> str:
        """What a kind's key wants: `3 temples`."""
        return self.say("key-goal", kind, count=THRESHOLDS[kind])


class KeepThing(PapyriaThing):
    """A starting tile that is kept, or an end tile that is left where it is."""

    nouns = ("keep", "start_tile")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What it gives."""
        return self.terms.start_tile(id) if id else self.say("option-keep")

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """What one has then."""
        title = (Run(self.name(at, id, noun), "strong"),)
        if not id:
            return Card(title, sentences=(self.say("keeps"),))
        row, own = START_TILES[id], at.view.seats[at.seat]
        lines = []
        if row.symbol_kind in KINDS:
            count = own.multipliers[KINDS.index(row.symbol_kind)] + row.symbols
            facts = {"scoring": self.terms.scoring(row.symbol_kind), "count": count}
            lines += [self.say("symbol", **facts), self.say("value", row.symbol_kind)]
        if row.knowledge:
            count = own.knowledge + row.knowledge
            lines += [self.say("then-knowledge", knowledge=self.terms.money("knowledge", count))]
            lines.append(self.say("knowledge-caps"))
        if row.lapis or row.papyrus:
            lines.append(self.left(own, row.lapis, row.papyrus))
        return Card(title, sentences=tuple(lines))
