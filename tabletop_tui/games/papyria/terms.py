"""What things are called in Papyria, and how amounts, landscapes and places are written.

There are three notations: signs on screens, letters in ASCII, and words where the text may be read aloud.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from rulesets.papyria.advice import Amount
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
    SOUTH,
    START_ROWS,
    START_TILES,
    WEST,
)
from rulesets.papyria.realm import Laid
from rulesets.papyria.view import PapyriaView
from tabletop_tui.kit.notation import SIGNED, SPELT, Names, Notation, Sign
from tabletop_tui.kit.wording import Wording
from tabletop_tui.paint.drawing import Line, Run

HOME: Final = "0,0"
"""The cell of the settlement."""
_EXITS: Final = {"north": NORTH, "east": EAST, "south": SOUTH, "west": WEST}
"""The exits of a landscape, clockwise."""
_COURSES: Final = " ╨╞╚╥║╔╠╡╝═╩╗╣╦╬"
"""The sign of a river by its exits, north 1, east 2, south 4, west 8."""
_BESIDE: Final = {(0, 1): "north", (1, 0): "east", (0, -1): "south", (-1, 0): "west"}
NONE: Final = Run("·", "faint")
"""In a column where there is nothing."""


class Terms(Notation):
    """Names and notation of one language."""

    SIGNS = {
        "mountain": Sign("▲", "^", "grey"),
        "river": Sign("≈", "~", "blue"),
        "forest": Sign("♣", "T", "green"),
        "sanctuary": Sign("☼", "+", "yellow"),
        "city": Sign("■", "#", "cyan"),
        "temple": Sign("⌂", "A", "white"),
        "invention": Sign("¶", "I", "purple"),
        "lapis": Sign("◆", "!", "blue"),
        "papyrus": Sign("▤", "%", "brown"),
        "knowledge": Sign("◉", "@", "orange"),
        "points": Sign("★", "*", "gold"),
        "mine": Sign("◭", "m", "white"),
        "end": Sign("¤", "E", "gold"),
        "key": Sign("⚷", "k"),
        "w": Sign("♟", "w"),
        "s": Sign("◡", "s"),
        "priest": Sign("♝", "p"),
        "trade": Sign("⇄", "$"),
        "lost": Sign("✗", "x", "bad"),
        "new": Sign("•", "'", "warn"),
        "to": Sign("▸", ">"),
        "any": Sign("?", "?"),
    }
    good = Names("good")
    """What a space holds: `landscape`; other forms are `title`, `object` and `short`."""
    piece = Names("piece")
    """`wanderer` or `ship`."""
    kind = Names("kind")
    """One of the seven kinds: `river`."""
    space = Names("space")
    """A space of a sector: `space 1`, `river`; also what can be required before it."""

    def __init__(self, wording: Wording, notation: str = SIGNED) -> None:
        super().__init__(wording, SIGNED if notation == SPELT else notation)  # its pieces have few words
        self.spelt, self._wording = notation == SPELT, wording

    def seat(self, seat: int) -> tuple[str, str]:
        """The name and the colour of a player."""
        return self._wording.name(seat), getattr(self._wording.people[seat], "colour", "")

    # -- signs and amounts -------------------------------------------------------------------------

    def kind_sign(self, kind: str) -> Run:
        """The sign of a kind in its ink; its word where text is read aloud."""
        if self.spelt:
            return Run(self.kind(kind))
        return Run(self.sign(kind), self.ink(kind) or "gold")

    def amount(self, good: str, count: int, before: str = "") -> Run:
        """An amount of something: `2◆`, `18★`; in words `2 lapis`."""
        if self.spelt:
            return Run(f"{before}{self.money(good, count)}")
        return Run(f"{before}{count}{self.sign(good)}", self.ink(good))

    def gain(self, points: int) -> Run:
        """Points at once, in a column; a dot for none."""
        return self.amount("points", points) if points else NONE

    def money(self, good: str, count: int) -> str:
        """An amount in words, for sentences: `2 lapis`, `1 papyrus`."""
        return self.counted(good, count=count)

    def held(self, amounts: Iterable[Amount]) -> str:
        """Several amounts in a sentence: `2 lapis and 1 papyrus`."""
        return self.listing([self.money(good, count) for good, count in amounts])

    # -- kinds and tiles ---------------------------------------------------------------------------

    def symbols(self, kind: str, count: int) -> str:
        """Multiplier symbols: `1 river symbol`."""
        return self.counted("symbols", count=count, kind=kind)

    def scoring(self, kind: str) -> str:
        """A scoring: `river scoring`, `scoring of any kind`."""
        return self.say("scoring-of" if kind in KINDS else "scoring-any", kind=kind)

    def scoring_tile(self, tile: str) -> str:
        """A scoring tile: `river scoring, 4 knowledge`."""
        row = SCORING_TILES[tile]
        more = [self.money("knowledge", row.knowledge)] if row.knowledge else []
        return ", ".join([self.scoring(row.kind), *more])

    def product(self, value: int, multiplier: int, knowledge: int) -> str:
        """A scoring worked out: `6 × 3 = 18 points`, and what knowledge doesn't cover."""
        product = value * multiplier
        facts = {"value": value, "multiplier": multiplier, "product": product}
        which = "capped" if product > knowledge else "whole"
        return self.say("product", which, **facts, points=min(product, knowledge))

    def keys(self, tile: str) -> str:
        """The keys of a key tile: `3 keys`."""
        return self.counted("keys", count=KEY_TILES[tile].keys)

    def key_tile(self, tile: str) -> str:
        """A key tile: `river key tile (3 keys)`."""
        return self.say("key-tile", kind=KEY_TILES[tile].kind, keys=self.keys(tile))

    def start_tile(self, tile: str) -> str:
        """What a starting tile gives: `1 river symbol, 2 lapis`."""
        row = START_TILES[tile]
        goods = {"lapis": row.lapis, "papyrus": row.papyrus, "knowledge": row.knowledge}
        parts = [self.money(good, count) for good, count in goods.items() if count]
        signs = [self.symbols(row.symbol_kind, row.symbols)] if row.symbol_kind in KINDS else []
        return ", ".join([*signs, *parts])

    def offer(self, tile: str) -> str:
        """What an end tile gives the player who pays: `11 points for 3 lapis`."""
        row = END_TILES[tile]
        return self.say("offer", points=row.points, price=self.money(row.pay_good, row.pay_amount))

    def thing(self, thing: str) -> str:
        """Whatever lies face up on a stack, or an end tile, in words."""
        if thing in LANDSCAPES:
            return self.say("landscape-of", what=self.shown(Laid(thing)))
        if thing in SCORING_TILES:
            return self.scoring_tile(thing)
        if thing in MULTIPLIERS:
            return self.symbols(MULTIPLIERS[thing].kind, MULTIPLIERS[thing].symbols)
        return self.offer(thing) if thing in END_TILES else self.good(thing)

    # -- places ------------------------------------------------------------------------------------

    def sector(self, view: PapyriaView, position: int) -> str:
        """The name of the sector on a position."""
        return self.say("sector", view.sectors[position - 1])

    def spaces(self, steps: Sequence[str]) -> str:
        """What must come before a space can be used: other spaces, a trade, the priest's move."""
        return self.listing([*map(self.space, steps)])

    def spot(self, cell: str) -> str:
        """A cell, by its way from the settlement: `E2 N1`; starting landscapes have names: `Canal (E1)`."""
        x, y = place(cell)
        ways = (("east" if x > 0 else "west", abs(x)), ("north" if y > 0 else "south", abs(y)))
        spot = " ".join(f"{self.say('side', side)}{steps}" for side, steps in ways if steps)
        named = next((row.id for row in START_ROWS.values() if (row.x, row.y) == (x, y)), None)
        if named is None:
            return spot
        name = self.say("start", named)
        return self.say("site", spot=spot, name=name) if spot else name

    def beside(self, priest: str, cell: str) -> str:
        """A cell beside the priest: `east of ♝`; in words its place in the realm."""
        (x, y), (px, py) = place(cell), place(priest or HOME)
        side = _BESIDE.get((x - px, y - py))
        if self.spelt or side is None:
            return self.spot(cell)
        return self.say("beside", side, priest=self.sign("priest"))

    def free(self, sides: Sequence[str]) -> str:
        """The free sides of a cell, on which a landscape could be laid, in a sentence."""
        toward = self.listing([self.say("toward", side) for side in sides])
        return self.say("free-sides" if sides else "enclosed", sides=toward)

    # -- landscapes --------------------------------------------------------------------------------

    def course(self, exits: int) -> str:
        """A river, by its exits: `╔`; letters where there are no lines."""
        return "".join(self._exits(exits)) if self.spelt or self.ascii else _COURSES[exits]

    def _exits(self, exits: int) -> list[str]:
        return [self.say("side", word) for word, side in _EXITS.items() if exits & side]

    def shown(self, laid: Laid) -> str:
        """What a landscape shows in its orientation, in words: `river E-W, 1 forest, invention Wheel`."""
        tile = LANDSCAPES[laid.tile]
        parts = [
            self.say("river", exits="-".join(self._exits(laid.exits))) if laid.exits else "",
            self.counted("forests", count=laid.forests) if laid.forests else "",
            self.kind("mountain") if tile.mountain and not laid.mine else "",
            self.kind("sanctuary") if laid.sanctuary else "",
            self._invention(laid.tile) if tile.invention != "none" else "",
            self.kind("temple") if laid.temple else "",
            self.counted("cities", count=laid.cities) if laid.cities else "",
            self.good("mine") if laid.mine else "",
        ]
        return ", ".join(filter(None, parts)) or self.say("nothing")

    def _invention(self, tile: str) -> str:
        row, named = LANDSCAPES[tile], self.kind("invention")
        if tile not in START_ROWS:
            named = self.say("invention-named", name=self.say("invention", tile))
        brings = self.held([each for each in (("lapis", row.lapis), ("papyrus", row.papyrus)) if each[1]])
        return self.say("producing", what=named, brings=brings) if brings else named


def plain(runs: Line) -> str:
    """The text of some runs, without their roles."""
    return "".join(run.text for run in runs)


def capital(words: str) -> str:
    """Words with a capital, to begin a sentence."""
    return words[:1].upper() + words[1:]
