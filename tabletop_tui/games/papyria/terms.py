"""What things are called in Papyria, and how amounts of them are written."""

from collections.abc import Mapping
from typing import Final

from rulesets.papyria.cells import place
from rulesets.papyria.components import (
    EAST,
    END_TILES,
    KEY_TILES,
    KINDS,
    LANDSCAPES,
    MULTIPLIERS,
    NORTH,
    SCORING_TILES,
    SECTORS,
    SOUTH,
    START_ROWS,
    START_TILES,
    WEST,
)
from rulesets.papyria.realm import Laid
from rulesets.papyria.view import PapyriaView
from tabletop_tui.games.wordparts import GameTerms

HOME: Final = "0,0"
"""The cell of the settlement."""

SIDES: Final = ((NORTH, "north"), (EAST, "east"), (SOUTH, "south"), (WEST, "west"))
"""The exits of a landscape and their words, clockwise from the north."""


class Terms(GameTerms):
    """Names and notation of one language."""

    # -- amounts -----------------------------------------------------------------------------------

    def points(self, count: int) -> str:
        """`1 point`, `5 points`."""
        return self.counted("points", count)

    def knowledge(self, count: int) -> str:
        """`4 knowledge`."""
        return self.say("knowledge", count=count)

    def lapis(self, count: int) -> str:
        """`2 lapis`."""
        return self.say("lapis", count=count)

    def papyri(self, count: int) -> str:
        """`1 papyrus`, `2 papyri`."""
        return self.counted("papyri", count)

    def money(self, good: str, count: int) -> str:
        """So much of one of the two currencies."""
        return self.lapis(count) if good == "lapis" else self.papyri(count)

    def symbols(self, kind: str, count: int) -> str:
        """Multiplier symbols: `1 river symbol`, `2 city symbols`."""
        return self.counted("symbols", count, kind=self.kind(kind))

    def keys(self, count: int) -> str:
        """`1 key`, `3 keys`."""
        return self.counted("keys", count)

    # -- kinds and tiles ---------------------------------------------------------------------------

    def kind(self, kind: int | str) -> str:
        """One of the seven kinds: `river`."""
        return self.say("kind", KINDS[kind] if isinstance(kind, int) else kind)

    def scoring(self, kind: str) -> str:
        """A scoring: `river scoring`, `scoring of your choice`."""
        return self.say("scoring-any") if kind not in KINDS else self.say("scoring-of", kind=self.kind(kind))

    def scoring_tile(self, tile: str) -> str:
        """A scoring tile: `river scoring, 4 knowledge`."""
        row = SCORING_TILES[tile]
        parts = [self.scoring(row.kind)]
        if row.knowledge:
            parts.append(self.knowledge(row.knowledge))
        return ", ".join(parts)

    def multiplier(self, tile: str) -> str:
        """A multiplier tile: `2 city symbols`."""
        row = MULTIPLIERS[tile]
        return self.symbols(row.kind, row.symbols)

    def key_tile(self, tile: str) -> str:
        """A key tile: `river key tile (3 keys)`."""
        row = KEY_TILES[tile]
        return self.say("key-tile", kind=self.kind(row.kind), keys=self.keys(row.keys))

    def key_goal(self, kind: str, count: int) -> str:
        """What a kind's key wants: `3 temples`."""
        return self.say("key-goal", kind, count=count)

    def start_tile(self, tile: str) -> str:
        """What a starting tile gives: `1 river symbol, 2 lapis`."""
        row = START_TILES[tile]
        parts = [self.symbols(row.symbol_kind, row.symbols)] if row.symbol_kind in KINDS else []
        parts += [self.lapis(row.lapis)] if row.lapis else []
        parts += [self.papyri(row.papyrus)] if row.papyrus else []
        parts += [self.knowledge(row.knowledge)] if row.knowledge else []
        return ", ".join(parts)

    def end_tile(self, tile: str) -> str:
        """An end tile: `11 points for 3 lapis, 1 knowledge`."""
        parts = [self.offer(tile)]
        if END_TILES[tile].knowledge:
            parts.append(self.knowledge(END_TILES[tile].knowledge))
        return ", ".join(parts)

    def offer(self, tile: str) -> str:
        """What an end tile gives to whom pays: `11 points for 3 lapis`."""
        row = END_TILES[tile]
        price = self.money(row.pay_good, row.pay_amount)
        return self.say("offer", points=self.points(row.points), price=price)

    def good(self, good: str) -> str:
        """What a space holds or produces: `landscape`, `lapis production`."""
        return self.say("good", good)

    def good_object(self, good: str) -> str:
        """As the object of a sentence: `a landscape`."""
        return self.say("good", good, "object")

    def thing(self, thing: str) -> str:
        """Whatever lies face up on a stack, by its id."""
        if thing in LANDSCAPES:
            return self.say("landscape-of", what=self.landscape(thing))
        if thing in SCORING_TILES:
            return self.scoring_tile(thing)
        return self.multiplier(thing) if thing in MULTIPLIERS else self.good(thing)

    # -- the board ---------------------------------------------------------------------------------

    def sector(self, view: PapyriaView, position: int) -> str:
        """A sector with its position: `9 Kish`."""
        return self.say("sector-at", position=position, sector=self.sector_name(view, position))

    def sector_name(self, view: PapyriaView, position: int) -> str:
        """The name of the sector on a position."""
        return self.say("sector", SECTORS[view.sectors[position - 1]].id)

    def piece(self, ring: str) -> str:
        """`wanderer` or `ship`."""
        return self.say("piece", ring)

    def space(self, space: str) -> str:
        """A space of a sector: `space 1`, `river`."""
        return self.say("space-river") if space == "river" else self.say("space-outer", number=space)

    # -- realms ------------------------------------------------------------------------------------

    def spot(self, cell: str) -> str:
        """A cell by its way from the settlement: `E2 N1`; the settlement's own has a word."""
        x, y = place(cell)
        parts = []
        if x:
            parts.append(self.say("side", "east" if x > 0 else "west") + str(abs(x)))
        if y:
            parts.append(self.say("side", "north" if y > 0 else "south") + str(abs(y)))
        return " ".join(parts) or self.say("start-SET")

    def site(self, realm: Mapping[str, Laid], cell: str) -> str:
        """A cell of a realm, with the name of what everybody begins with: `E1 Canal`."""
        laid = realm.get(cell)
        if laid is None or laid.tile not in START_ROWS or cell == HOME:
            return self.spot(cell)
        return self.say("site", spot=self.spot(cell), name=self.say("start", laid.tile))

    def exits(self, exits: int) -> str:
        """Where a river leaves a landscape: `E-W`; empty for no river."""
        return "-".join(self.say("side", word) for side, word in SIDES if exits & side)

    def river(self, exits: int) -> str:
        """A river with its exits: `river E-W`; a word for none."""
        return self.say("river", exits=self.exits(exits)) if exits else self.say("no-river")

    def landscape(self, tile: str, *, named: bool = True) -> str:
        """What a landscape shows, as it is printed: `river E-W, 1 forest, invention Wheel`."""
        return self.shown(Laid(tile), named=named)

    def shown(self, laid: Laid, *, named: bool = True) -> str:
        """What a landscape shows as it lies, with what is built on it; uncovered symbols only."""
        tile = LANDSCAPES[laid.tile]
        parts = [self.river(laid.exits)] if laid.exits else []
        parts += [self.counted("forests", laid.forests)] if laid.forests else []
        parts += [self.say("mountain")] if tile.mountain and not laid.mine else []
        parts += [self.say("sanctuary")] if laid.sanctuary else []
        parts += [self.invention(laid.tile, named=named)] if tile.invention != "none" else []
        parts += [self.say("good-temple")] if laid.temple else []
        parts += [self.counted("cities", laid.cities)] if laid.cities else []
        parts += [self.say("good-mine")] if laid.mine else []
        return ", ".join(parts) or self.say("nothing")

    def invention(self, tile: str, *, named: bool) -> str:
        """An invention by its name and what it produces: `invention Archive (+2 papyri)`."""
        row = LANDSCAPES[tile]
        brings = [self.lapis(row.lapis)] if row.lapis else []
        brings += [self.papyri(row.papyrus)] if row.papyrus else []
        named = named and tile not in START_ROWS
        said = (
            self.say("invention-named", name=self.say("invention", tile)) if named else self.say("invention")
        )
        return self.say("producing", what=said, brings=", ".join(brings)) if brings else said

    def changes(self, changed: Mapping[str, int]) -> str:
        """By how much values change: `river +1, forest +2`; empty for no change."""
        return ", ".join(
            self.say("change", kind=self.kind(kind), by=f"{by:+d}") for kind, by in changed.items()
        )
