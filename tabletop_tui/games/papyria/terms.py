"""What things are called in Papyria, and how amounts, landscapes and places are written.

There are three notations: signs on screens, letters in ASCII, and words where the text may be read aloud.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, Protocol

from rulesets.papyria.advice.amounts import Amount, Counted, Formula, Held
from rulesets.papyria.advice.realms import Side
from rulesets.papyria.cells import place
from rulesets.papyria.components import (
    ANY,
    EAST,
    END_TILES,
    KEY_TILES,
    LANDSCAPES,
    MULTIPLIERS,
    NORTH,
    SCORING_TILES,
    SOUTH,
    START_ROWS,
    START_TILES,
    WEST,
    Kind,
    Ring,
    ScoringKind,
    SpaceGood,
)
from rulesets.papyria.realm import Laid
from rulesets.papyria.view import PapyriaView
from tabletop_tui.games.papyria.messages import PapyriaMessages
from tabletop_tui.kit.barred import SIGN
from tabletop_tui.kit.notation import SIGNED, SPELT, Notation, Sign
from tabletop_tui.kit.thing import Title
from tabletop_tui.kit.wording import Wording
from tabletop_tui.paint.drawing import Line, Run

HOME: Final = "0,0"
"""The cell of the settlement."""
_EXITS: Final[Mapping[Side, int]] = {"north": NORTH, "east": EAST, "south": SOUTH, "west": WEST}
"""The exits of a landscape, clockwise."""
_COURSES: Final = " ╨╞╚╥║╔╠╡╝═╩╗╣╦╬"
"""The sign of a river by its exits, north 1, east 2, south 4, west 8."""
_BESIDE: Final[Mapping[tuple[int, int], Side]] = {
    (0, 1): "north",
    (1, 0): "east",
    (0, -1): "south",
    (-1, 0): "west",
}
NONE: Final = Run("·", "faint")
"""In a column where there is nothing."""

GoodForm = Literal["", "title", "object", "short"]
"""A form of a name: an attribute of its message. A name without it has the same text in all its forms."""
PieceForm = Literal["", "the"]


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
        "lost": SIGN,
        "new": Sign("•", "'", "warn"),
        "to": Sign("▸", ">"),
        "any": Sign("?", "?"),
    }
    say: PapyriaMessages

    def __init__(self, wording: Wording, notation: str = SIGNED) -> None:
        super().__init__(wording, SIGNED if notation == SPELT else notation)  # its pieces have few words
        self.spelt, self._wording = notation == SPELT, wording

    def seat(self, seat: int) -> tuple[str, str]:
        """The name and the colour of a player."""
        return self._wording.name(seat), getattr(self._wording.people[seat], "colour", "")

    # -- signs and amounts -------------------------------------------------------------------------

    def kind_sign(self, kind: ScoringKind) -> Run:
        """The sign of a kind in its ink; its word where text is read aloud."""
        if self.spelt:
            return Run(self.kind(kind))
        return Run(self.sign(kind), self.ink(kind) or "gold")

    def amount(self, good: Counted | Literal["points"], count: int, before: str = "") -> Run:
        """An amount of something: `2◆`, `18★`; in words `2 lapis`."""
        if self.spelt:
            return Run(f"{before}{self.money(good, count)}")
        return Run(f"{before}{count}{self.sign(good)}", self.ink(good))

    def gain(self, points: int) -> Run:
        """Points at once, in a column; a dot for none."""
        return self.amount("points", points) if points else NONE

    def money(self, good: Counted | Literal["points"], count: int) -> str:
        """An amount in words, for sentences: `2 lapis`, `1 papyrus`."""
        return AMOUNTS[good](self.say, count=count)

    def amount_of(self, amount: Amount) -> str:
        """The same of an amount that advice speaks of."""
        return self.money(amount.good, amount.count)

    def held(self, held: Held) -> str:
        """What there is to pay with, in a sentence: `2 lapis and 1 papyrus`."""
        return self.listing([self.money("lapis", held.lapis), self.money("papyrus", held.papyri)])

    def plate(self, points: int) -> Line:
        """Points that can be had, on a plate; nothing for none."""
        return (Run(f" {points}{self.sign('points')} ", "plate"),) if points else ()

    # -- names of components -----------------------------------------------------------------------

    def good(self, good: SpaceGood | Literal["end_tile"], form: GoodForm = "") -> str:
        """What a space holds: `landscape`, `a landscape`."""
        return self.form("good", good, form=form)

    def piece(self, ring: Ring, form: PieceForm = "") -> str:
        """`wanderer` or `ship`; `the wanderer`."""
        return self.form("piece", ring, form=form)

    def kind(self, kind: ScoringKind) -> str:
        """One of the seven kinds: `river`, or `any kind`."""
        return self.form("kind", kind)

    def joined(self, kind: ScoringKind) -> str:
        """The same as the first part of a compound, as German needs it."""
        return self.form("kind", kind, form="joined")

    def space(self, space: str) -> str:
        """A space of a sector: `space 1`, `river`; also what can be required before it."""
        return self.form("space", space)

    def sector(self, sector: str) -> str:
        """A sector, by its id."""
        return self.form("sector", sector)

    def sector_at(self, view: PapyriaView, position: int) -> str:
        """The sector on a position."""
        return self.sector(view.sectors[position - 1])

    # -- kinds and tiles ---------------------------------------------------------------------------

    def symbols(self, kind: Kind, count: int) -> str:
        """Multiplier symbols: `1 river symbol`."""
        return self.say.symbols(count=count, kind=self.joined(kind))

    def scoring(self, kind: ScoringKind) -> str:
        """A scoring: `river scoring`, `scoring of any kind`."""
        return self.say.scoring_any() if kind == ANY else self.say.scoring_of(kind=self.joined(kind))

    def scoring_tile(self, tile: str) -> str:
        """A scoring tile: `river scoring, 4 knowledge`."""
        row = SCORING_TILES[tile]
        more = [self.money("knowledge", row.knowledge)] if row.knowledge else []
        return ", ".join([self.scoring(row.kind), *more])

    def product(self, scoring: Formula) -> str:
        """A scoring worked out: `6 × 3 = 18 points`, and what knowledge doesn't cover."""
        value, multiplier, points = scoring.value, scoring.multiplier, self.money("points", scoring.points)
        if scoring.product > scoring.knowledge:
            product = scoring.product
            return self.say.product_capped(value=value, multiplier=multiplier, product=product, points=points)
        return self.say.product_whole(value=value, multiplier=multiplier, points=points)

    def keys(self, tile: str) -> str:
        """The keys of a key tile: `3 keys`."""
        return self.say.keys(count=KEY_TILES[tile].keys)

    def key_tile(self, tile: str) -> str:
        """A key tile: `river key tile (3 keys)`."""
        return self.say.key_tile(kind=self.kind(KEY_TILES[tile].kind), keys=self.keys(tile))

    def goal(self, kind: Kind, count: int) -> str:
        """What a key tile is for: `3 temples`; only some kinds have keys."""
        return GOALS[kind](self.say, count=count)

    def pieces(self, ring: Ring, count: int) -> str:
        """`2 wanderers`, `1 ship`."""
        return self.say.pieces_w(count=count) if ring == "w" else self.say.pieces_s(count=count)

    def start_tile(self, tile: str, *, brief: bool = False) -> str:
        """What a starting tile gives: `1 river symbol, 2 lapis`, in `brief` `1 river, 2 lapis`."""
        row = START_TILES[tile]
        signs = [self.symbols(row.symbol_kind, row.symbols)] if row.symbol_kind != "none" else []
        if brief and row.symbol_kind != "none":
            signs = [f"{row.symbols} {self.kind(row.symbol_kind)}"]
        lapis = [self.money("lapis", row.lapis)] if row.lapis else []
        papyri = [self.money("papyrus", row.papyrus)] if row.papyrus else []
        knowledge = [self.money("knowledge", row.knowledge)] if row.knowledge else []
        return ", ".join([*signs, *lapis, *papyri, *knowledge])

    def end_price(self, tile: str) -> str:
        """What an end tile costs."""
        row = END_TILES[tile]
        return self.money(row.pay_good, row.pay_amount)

    def offer(self, tile: str) -> str:
        """What an end tile gives the player who pays: `11 points for 3 lapis`."""
        points = self.money("points", END_TILES[tile].points)
        return self.say.offer(points=points, price=self.end_price(tile))

    def thing(self, thing: str) -> str:
        """A tile that lies face up on a stack, or an end tile, in words."""
        if thing in LANDSCAPES:
            return self.say.landscape_of(what=self.shown(Laid(thing)))
        if thing in SCORING_TILES:
            return self.scoring_tile(thing)
        if thing in MULTIPLIERS:
            return self.symbols(MULTIPLIERS[thing].kind, MULTIPLIERS[thing].symbols)
        return self.offer(thing) if thing in END_TILES else self.form("good", thing)

    # -- places ------------------------------------------------------------------------------------

    def spaces(self, steps: Sequence[str]) -> str:
        """What must come before a space can be used: other spaces, a trade, the priest's move."""
        return self.listing([*map(self.space, steps)])

    def spot(self, cell: str) -> str:
        """A cell, by its way from the settlement: `E2 N1`; starting landscapes have names: `Canal (E1)`."""
        x, y = place(cell)
        across: Side = "east" if x > 0 else "west"
        along: Side = "north" if y > 0 else "south"
        ways = ((across, abs(x)), (along, abs(y)))
        spot = " ".join(f"{self.form('side', side)}{steps}" for side, steps in ways if steps)
        named = next((row.id for row in START_ROWS.values() if (row.x, row.y) == (x, y)), None)
        if named is None:
            return spot
        name = self.form("start", named)
        return self.say.site(spot=spot, name=name) if spot else name

    def beside(self, priest: str, cell: str) -> str:
        """A cell beside the priest: `east of ♝`; in words its place in the realm."""
        (x, y), (px, py) = place(cell), place(priest or HOME)
        side = _BESIDE.get((x - px, y - py))
        if self.spelt or side is None:
            return self.spot(cell)
        return SIDES_OF_PRIEST[side](self.say, priest=self.sign("priest"))

    def free(self, sides: Sequence[Side]) -> str:
        """The free sides of a cell, on which a landscape could be laid, in a sentence."""
        if not sides:
            return self.say.enclosed()
        return self.say.free_sides(sides=self.listing([self.form("toward", side) for side in sides]))

    # -- landscapes --------------------------------------------------------------------------------

    def course(self, exits: int) -> str:
        """A river, by its exits: `╔`; letters where there are no lines."""
        return "".join(self._exits(exits)) if self.spelt or self.ascii else _COURSES[exits]

    def _exits(self, exits: int) -> list[str]:
        return [self.form("side", word) for word, side in _EXITS.items() if exits & side]

    def shown(self, laid: Laid) -> str:
        """What a landscape shows in its orientation, in words: `river E-W, 1 forest, invention Wheel`."""
        tile = LANDSCAPES[laid.tile]
        parts = [
            self.say.river(exits="-".join(self._exits(laid.exits))) if laid.exits else "",
            self.say.forests(count=laid.forests) if laid.forests else "",
            self.kind("mountain") if tile.mountain and not laid.mine else "",
            self.kind("sanctuary") if laid.sanctuary else "",
            self._invention(laid.tile) if tile.invention != "none" else "",
            self.kind("temple") if laid.temple else "",
            self.say.cities(count=laid.cities) if laid.cities else "",
            self.good("mine") if laid.mine else "",
        ]
        return ", ".join(filter(None, parts)) or self.say.nothing()

    def _invention(self, tile: str) -> str:
        row, named = LANDSCAPES[tile], self.kind("invention")
        if tile not in START_ROWS:
            named = self.say.invention_named(name=self.form("invention", tile))
        lapis = [self.money("lapis", row.lapis)] if row.lapis else []
        papyri = [self.money("papyrus", row.papyrus)] if row.papyrus else []
        brings = self.listing([*lapis, *papyri])
        return self.say.producing(what=named, brings=brings) if brings else named


class Counting(Protocol):
    """A message about a number of things."""

    def __call__(self, say: PapyriaMessages, /, *, count: int) -> str: ...


class BesidePriest(Protocol):
    """A message about a place beside the priest."""

    def __call__(self, say: PapyriaMessages, /, *, priest: str) -> str: ...


AMOUNTS: Mapping[Counted | Literal["points"], Counting] = {
    "lapis": PapyriaMessages.lapis,
    "papyrus": PapyriaMessages.papyrus,
    "knowledge": PapyriaMessages.knowledge,
    "points": PapyriaMessages.points,
}
GOALS: Mapping[Kind, Counting] = {
    "river": PapyriaMessages.key_goal_river,
    "sanctuary": PapyriaMessages.key_goal_sanctuary,
    "city": PapyriaMessages.key_goal_city,
    "temple": PapyriaMessages.key_goal_temple,
    "invention": PapyriaMessages.key_goal_invention,
}
"""What the key tiles are for, by the kinds that have them."""
SIDES_OF_PRIEST: Mapping[Side, BesidePriest] = {
    "north": PapyriaMessages.beside_north,
    "east": PapyriaMessages.beside_east,
    "south": PapyriaMessages.beside_south,
    "west": PapyriaMessages.beside_west,
}
VALUES: Mapping[Kind, Title] = {
    "mountain": PapyriaMessages.value_mountain,
    "river": PapyriaMessages.value_river,
    "forest": PapyriaMessages.value_forest,
    "sanctuary": PapyriaMessages.value_sanctuary,
    "city": PapyriaMessages.value_city,
    "temple": PapyriaMessages.value_temple,
    "invention": PapyriaMessages.value_invention,
}
"""What the value of a kind counts."""


def plain(runs: Line) -> str:
    """The text of some runs, without their roles."""
    return "".join(run.text for run in runs)


def capital(words: str) -> str:
    """Words with a capital, to begin a sentence."""
    return words[:1].upper() + words[1:]
