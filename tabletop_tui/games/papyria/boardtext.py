"""The table of Papyria in lines of words, for pipes, plain mode and screen readers."""

from typing import TYPE_CHECKING

from rulesets.papyria.advice import price
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
from tabletop_tui.games.kit.boardtext import BoardText
from tabletop_tui.games.papyria.terms import Terms

if TYPE_CHECKING:
    from tabletop_tui.games.papyria.wording import PapyriaWording

Lines = list[str]


class PapyriaText(BoardText[PapyriaView]):
    """Writes a table of Papyria down in lines of text."""

    terms: Terms
    wording: "PapyriaWording"

    def text(self, view: PapyriaView, seat: int | None) -> str:
        """Sectors, borders, key tiles and all players; the realm of one, or of all without a seat."""
        which = "set-up" if view.stage == "set_up" else "round"
        whole = rule("end_tiles_in_game", len(view.seats))
        parts = [self.say("text-head", which, round=view.round, first=self.name(view.first))]
        parts.append(self.say("text-ends", left=view.ends_left, of=whole))
        parts += [self.say("text-last-round")] if view.last_round and view.stage == "turns" else []
        parts += ["", self.say("text-board"), *self._sectors(view), "", self.say("text-keys")]
        parts += [f"  {self._key(view, kind)}" for kind in KEYED]
        for index, own in enumerate(view.seats):
            parts += ["", *self._seat(view, index)]
            parts += [f"  {line}" for line in self._realm(own)] if seat in (None, index) else []
        return "\n".join(parts)

    # -- the board ---------------------------------------------------------------------------------

    def _sectors(self, view: PapyriaView) -> Lines:
        """The ring clockwise, with the borders where they are."""
        lines = []
        for position in range(1, POSITIONS + 1):
            owners = {ring: view.rings[ring][position - 1] for ring in RINGS}
            pieces = [
                self.say("text-no-slot", ring) if owner is None else self.say("text-slot", ring, name=owner)
                for ring, owner in owners.items()
            ]
            spaces = "; ".join(self._space(view, position, space) for space in SPACES)
            facts = {"sector": self.terms.sector(view, position), "pieces": ", ".join(pieces)}
            lines.append(self.say("text-sector", **facts, spaces=spaces))
            stands = [stand for stand in sorted(CROSSING) if CROSSING[stand] == position]
            lines += [self.wording.border(view, stand) for stand in stands]
        return [f"  {line}" for line in lines]

    def _space(self, view: PapyriaView, position: int, space: str) -> str:
        """A space with what lies there: its face-up good, how many, or its end tile."""
        here, facts = view.spaces[f"{position}:{space}"], {"space": self.terms.space(space)}
        if here.end is not None:
            return self.say("text-space-end", **facts, what=self.terms.offer(here.end))
        if here.good in PRODUCTIONS:
            return self.say("text-space-production", **facts, good=self.terms.good(here.good))
        if not here.height:
            return self.say("text-space-empty", **facts)
        return self.say(
            "text-space", **facts, what=self.terms.thing(here.top or here.good), count=here.height
        )

    def _key(self, view: PapyriaView, kind: str) -> str:
        """The stack of one kind's key tiles: the next one first, and what it wants."""
        left = [str(KEY_TILES[tile].keys) for tile in reversed(view.key_stacks[kind])]
        goal = self.say("key-goal", kind, count=THRESHOLDS[kind])
        return self.say("text-key", kind=kind, goal=goal, keys=", ".join(left) or self.say("none"))

    # -- players -----------------------------------------------------------------------------------

    def _seat(self, view: PapyriaView, index: int) -> Lines:
        """What a player owns: goods, keys, symbols and the score."""
        own, money, say = view.seats[index], self.terms.money, self.say
        name = self.name(index) if index != view.active else say("text-turn", name=index)
        held = [money("points", own.points), money("knowledge", own.knowledge)]
        held += [money("lapis", own.lapis), money("papyrus", own.papyri)]
        total = money("points", own.standing.total)
        keys = {
            kind: self.terms.counted("keys", count=KEY_TILES[tile].keys) for kind, tile in own.keys.items()
        }
        symbols = {kind: count for kind, count in zip(KINDS, own.symbols, strict=True) if count}
        facts = {
            "symbols": ", ".join(say("text-symbols", kind=kind, count=n) for kind, n in symbols.items()),
            "keys": ", ".join(say("text-own-key", kind=kind, keys=n) for kind, n in keys.items()),
        }
        facts = {fact: told or say("none") for fact, told in facts.items()}
        built = {"temple": temples(own.realm), "city": cities(own.realm), "mine": mines(own.realm)}
        counts = say("text-counts", **built, tiles=len(own.tiles), **facts)
        return [say("text-seat", name=name, held=", ".join(held), total=total), f"  {counts}"]

    def _realm(self, own: SeatView) -> Lines:
        """What scorings would bring now, productions, prices, ways to keys, and every landscape."""
        terms, say = self.terms, self.say
        numbers = zip(KINDS, own.values, own.multipliers, strict=True)
        products = {kind: terms.product(value, signs, own.knowledge) for kind, value, signs in numbers}
        made = {"lapis": own.lapis_production, "papyri": own.papyrus_production}
        prices = {good: terms.money("lapis", price(own, good)) for good in ("temple", "city")}
        ways = [
            say("progress", kind=kind, count=count, of=THRESHOLDS[kind])
            for kind, count in progress(own).items()
            if kind not in own.keys
        ]
        off = [terms.counted(f"pieces-{ring}", count=count) for ring, count in own.off.items() if count]
        lines = [say("text-kinds"), *(f"  {terms.kind(kind)}: {told}" for kind, told in products.items())]
        lines += [say("text-production", **made), say("text-prices", **prices)]
        lines += [say("text-ways", ways=", ".join(ways))] if ways else []
        lines += [say("text-off", pieces=", ".join(off))] if off else []
        lines += [say("text-dealt", tiles="; ".join(map(terms.start_tile, own.dealt)))] if own.dealt else []
        lines.append(say("text-realm"))
        for cell in sorted(own.realm, key=lambda name: (-place(name)[1], place(name)[0])):
            facts = {"site": terms.spot(cell), "shown": terms.shown(own.realm[cell])}
            lines.append("  " + say("text-cell", "priest" if cell == own.priest else "plain", **facts))
        return lines
