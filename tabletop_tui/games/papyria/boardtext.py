"""The table of Papyria in lines of words, for pipes, plain mode and screen readers."""

from collections.abc import Sequence

from rulesets.papyria.advice import price, scored_by
from rulesets.papyria.cells import place
from rulesets.papyria.components import (
    CROSSING,
    KEY_TILES,
    KEYED,
    KINDS,
    POSITIONS,
    PRODUCTIONS,
    RINGS,
    SPACES,
    THRESHOLDS,
    rule,
)
from rulesets.papyria.preview import progress
from rulesets.papyria.realm import cities, mines, temples
from rulesets.papyria.view import PapyriaView, SeatView
from tabletop_tui.games.papyria.foresight_wording import ForesightWording
from tabletop_tui.games.papyria.terms import Terms
from tabletop_tui.kit.boardtext import BoardText


class PapyriaText(BoardText[PapyriaView]):
    """Writes a table of Papyria down in lines of text."""

    terms: Terms
    wording: ForesightWording

    def text(self, view: PapyriaView, seat: int | None) -> str:
        """Sectors, borders, key tiles and all players; one seat's realm, or, without a seat, all realms."""
        which = "set-up" if view.stage == "set_up" else "round"
        whole = rule("end_tiles_in_game", len(view.seats))
        parts = [self.say("text-head", which, round=view.round, first=self.name(view.first))]
        parts.append(self.say("text-ends", left=view.ends_left, of=whole))
        parts += [self.say("text-last-round")] if view.last_round and view.stage == "turns" else []
        parts += ["", self.say("text-board"), *self._sectors(view), "", self.say("text-keys")]
        for kind in KEYED:
            left = [str(KEY_TILES[tile].keys) for tile in reversed(view.key_stacks[kind])]
            goal = self.say("key-goal", kind, count=THRESHOLDS[kind])
            parts.append("  " + self.say("text-key", kind=kind, goal=goal, keys=self._listed(left)))
        for index, own in enumerate(view.seats):
            parts += ["", *self._seat(view, index)]
            parts += [f"  {line}" for line in self._realm(own)] if seat in (None, index) else []
        return "\n".join(parts)

    def _listed(self, parts: Sequence[str]) -> str:
        return ", ".join(parts) or self.say("none")

    def _sectors(self, view: PapyriaView) -> list[str]:
        """The ring clockwise, with the borders in their places."""
        lines = []
        for position in range(1, POSITIONS + 1):
            owners = {ring: view.rings[ring][position - 1] for ring in RINGS}
            pieces = [
                self.say("text-slot" if owner is not None else "text-no-slot", ring, name=owner)
                for ring, owner in owners.items()
            ]
            spaces = "; ".join(self._space(view, position, space) for space in SPACES)
            facts = {"sector": self.terms.sector(view, position), "pieces": ", ".join(pieces)}
            lines.append(self.say("text-sector", **facts, spaces=spaces))
            lines += [self.wording.border(view, stand) for stand in "AB" if CROSSING[stand] == position]
        return [f"  {line}" for line in lines]

    def _space(self, view: PapyriaView, position: int, space: str) -> str:
        """A space: its face-up good and how many, or its end tile."""
        here, facts = view.spaces[f"{position}:{space}"], {"space": self.terms.space(space)}
        if here.end is not None:
            return self.say("text-space-end", **facts, what=self.terms.offer(here.end))
        if here.good in PRODUCTIONS:
            return self.say("text-space-production", **facts, good=self.terms.good(here.good))
        what = self.terms.thing(here.top or here.good) if here.height else ""
        return self.say("text-space" if what else "text-space-empty", **facts, what=what, count=here.height)

    def _seat(self, view: PapyriaView, index: int) -> list[str]:
        """What a player owns: goods, keys, symbols and points."""
        own, say = view.seats[index], self.say
        name = self.name(index) if index != view.active else say("text-turn", name=index)
        held = {"knowledge": own.knowledge, "lapis": own.lapis, "papyri": own.papyri}
        points = {"points": own.standing.total, "made": own.standing.made}
        symbols = zip(KINDS, own.symbols, strict=True)
        facts = {
            "symbols": [say("text-symbols", kind=kind, count=count) for kind, count in symbols if count],
            "keys": [say("text-own-key", kind=k, keys=self.terms.keys(tile)) for k, tile in own.keys.items()],
        }
        built = {"temple": temples(own.realm), "city": cities(own.realm), "mine": mines(own.realm)}
        listed = {fact: self._listed(things) for fact, things in facts.items()}
        counts = say("text-counts", **built, tiles=len(own.tiles), **listed)
        return [say("text-seat", name=name, **points, **held), f"  {counts}"]

    def _realm(self, own: SeatView) -> list[str]:
        """What scorings would bring now, productions, prices, ways to keys, and every landscape."""
        terms, say = self.terms, self.say
        prices = {good: terms.money("lapis", price(own, good)) for good in ("temple", "city")}
        ways = [
            say("progress", kind=kind, count=count, of=THRESHOLDS[kind])
            for kind, count in progress(own).items()
            if kind not in own.keys
        ]
        off = [terms.counted(f"pieces-{ring}", count=count) for ring, count in own.off.items() if count]
        dealt = "; ".join(map(terms.start_tile, own.dealt))
        lines = [
            say("text-kinds"),
            *(f"  {terms.kind(kind)}: {terms.product(*scored_by(own, kind))}" for kind in KINDS),
            say("text-production", lapis=own.lapis_production, papyri=own.papyrus_production),
            say("text-prices", **prices),
            say("text-ways", ways=", ".join(ways)) if ways else "",
            say("text-off", pieces=", ".join(off)) if off else "",
            say("text-dealt", tiles=dealt) if dealt else "",
            say("text-realm"),
        ]
        for cell in sorted(own.realm, key=lambda name: (-place(name)[1], place(name)[0])):
            facts = {"spot": terms.spot(cell), "shown": terms.shown(own.realm[cell])}
            lines.append("  " + say("text-cell", "priest" if cell == own.priest else "plain", **facts))
        return [line for line in lines if line]
