"""What things are called in Papyria, and how amounts, landscapes and places are written.

There are three notations: signs on screens, letters in ASCII, and words where the text may be read aloud.
"""

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
    SOUTH,
    START_ROWS,
    START_TILES,
    WEST,
)
from rulesets.papyria.realm import Laid
from rulesets.papyria.view import PapyriaView
from tabletop_tui.drawing import Line, Run
from tabletop_tui.games.kit.notation import LETTERED, SIGNED, SPELT
from tabletop_tui.games.wording import Wording

HOME: Final = "0,0"
"""The cell of the settlement."""
SIDES: Final = ((NORTH, "north"), (EAST, "east"), (SOUTH, "south"), (WEST, "west"))
"""The exits of a landscape and their words, clockwise from the north."""
KIND_INKS: Final = ("grey", "blue", "green", "yellow", "cyan", "white", "purple")
"""The ink of each kind."""
INKS: Final = {"lapis": "blue", "papyrus": "brown", "knowledge": "orange", "points": "gold"}

_SIGNS: Final = {
    **dict(zip(KINDS, "▲≈♣☼■⌂¶", strict=True)),
    "lapis": "◆",
    "papyrus": "▤",
    "knowledge": "◉",
    "points": "★",
    "mine": "◭",
    "end": "⧗",
    "key": "⚷",
    "w": "♟",
    "s": "◡",
    "priest": "♝",
    "trade": "⇄",
    "lost": "✗",
    "new": "•",
    "to": "▸",
    "any": "?",
}
_LETTERS: Final = {
    **dict(zip(KINDS, "^~T+#AI", strict=True)),
    "lapis": "!",
    "papyrus": "%",
    "knowledge": "@",
    "points": "*",
    "mine": "m",
    "end": "E",
    "key": "k",
    "w": "w",
    "s": "s",
    "priest": "p",
    "trade": "$",
    "lost": "x",
    "new": "'",
    "to": ">",
    "any": "?",
}
SIGN_ROLES: Final = {
    **{_SIGNS[kind]: ink for kind, ink in zip(KINDS, KIND_INKS, strict=True)},
    **{_SIGNS[word]: ink for word, ink in INKS.items()},
    _SIGNS["lost"]: "bad",
    _SIGNS["new"]: "warn",
    _SIGNS["mine"]: "grey",
    _SIGNS["end"]: "gold",
}
"""The ink of every sign."""
_COURSES: Final = " ╨╞╚╥║╔╠╡╝═╩╗╣╦╬"
"""The sign of a river by its exits, north 1, east 2, south 4, west 8."""


class Terms:
    """Names and notation of one language."""

    def __init__(self, wording: Wording, notation: str = SIGNED) -> None:
        """`wording` finds the game's messages."""
        self.say, self.counted = wording.say, wording.counted
        self.listing, self.listing_or, self.form = wording.listing, wording.listing_or, wording.form
        self.seat = wording.name
        self.spelt, self.ascii = notation == SPELT, notation == LETTERED
        self._signs = _LETTERS if self.ascii else _SIGNS

    # -- signs and amounts -------------------------------------------------------------------------

    def sign(self, word: str) -> str:
        """The sign of a kind, a good, a piece."""
        return self._signs[word]

    @property
    def legend(self) -> dict[str, str]:
        """Every sign by its word, for the page about signs."""
        return dict(self._signs)

    def kind_sign(self, kind: str) -> Run:
        """The sign of a kind in its ink; in words where they are read aloud."""
        if self.spelt:
            return Run(self.kind(kind))
        return Run(self.sign(kind), "gold" if kind == "any" else KIND_INKS[KINDS.index(kind)])

    def amount(self, good: str, count: int, before: str = "") -> Run:
        """So much of something: `2◆`, `18★`; in words `2 lapis`."""
        if self.spelt:
            return Run(f"{before}{self.money(good, count)}")
        return Run(f"{before}{count}{self.sign(good)}", INKS[good])

    def money(self, good: str, count: int) -> str:
        """The same in words, for sentences: `2 lapis`, `1 papyrus`."""
        word = {"points": "points", "papyrus": "papyri"}.get(good)
        return self.counted(word, count=count) if word else self.say(good, count=count)

    # -- kinds and tiles ---------------------------------------------------------------------------

    def kind(self, kind: int | str) -> str:
        """One of the seven kinds: `river`."""
        return self.say("kind", KINDS[kind] if isinstance(kind, int) else kind)

    def symbols(self, kind: str, count: int) -> str:
        """Multiplier symbols: `1 river symbol`."""
        return self.counted("symbols", count=count, kind=self.kind(kind))

    def scoring(self, kind: str) -> str:
        """A scoring: `river scoring`, `scoring of any kind`."""
        return self.say("scoring-any") if kind not in KINDS else self.say("scoring-of", kind=self.kind(kind))

    def scoring_tile(self, tile: str) -> str:
        """A scoring tile: `river scoring, 4 knowledge`."""
        row = SCORING_TILES[tile]
        more = f", {self.money('knowledge', row.knowledge)}" if row.knowledge else ""
        return f"{self.scoring(row.kind)}{more}"

    def key_tile(self, tile: str) -> str:
        """A key tile: `river key tile (3 keys)`."""
        row = KEY_TILES[tile]
        return self.say("key-tile", kind=self.kind(row.kind), keys=self.counted("keys", count=row.keys))

    def start_tile(self, tile: str) -> str:
        """What a starting tile gives: `1 river symbol, 2 lapis`."""
        row = START_TILES[tile]
        parts = [self.symbols(row.symbol_kind, row.symbols)] if row.symbol_kind in KINDS else []
        goods = (("lapis", row.lapis), ("papyrus", row.papyrus), ("knowledge", row.knowledge))
        return ", ".join([*parts, *(self.money(good, count) for good, count in goods if count)])

    def offer(self, tile: str) -> str:
        """What an end tile gives to whom pays: `11 points for 3 lapis`."""
        row = END_TILES[tile]
        return self.say(
            "offer",
            points=self.money("points", row.points),
            price=self.money(row.pay_good, row.pay_amount),
        )

    def offer_runs(self, tile: str) -> Line:
        """The same with signs: `3◆▸11★+1◉`."""
        row = END_TILES[tile]
        more = (self.amount("knowledge", row.knowledge, "+"),) if row.knowledge else ()
        if self.spelt:
            return (Run(self.offer(tile)), *((Run(", "), *more) if more else ()))
        paid = self.amount(row.pay_good, row.pay_amount)
        return (paid, Run(self.sign("to"), "faint"), self.amount("points", row.points), *more)

    def good(self, good: str, form: str = "") -> str:
        """What a space holds: `landscape`; `title`, `object` and `short` are its other forms."""
        return self.form("good", good, form=form)

    def thing(self, thing: str) -> str:
        """Whatever lies face up on a stack, in words."""
        if thing in LANDSCAPES:
            return self.say("landscape-of", what=self.shown(Laid(thing)))
        if thing in SCORING_TILES:
            return self.scoring_tile(thing)
        if thing in MULTIPLIERS:
            return self.symbols(MULTIPLIERS[thing].kind, MULTIPLIERS[thing].symbols)
        return self.good(thing)

    # -- the ring ----------------------------------------------------------------------------------

    def sector(self, view: PapyriaView, position: int) -> str:
        """The name of the sector on a position."""
        return self.say("sector", view.sectors[position - 1])

    def piece(self, ring: str, form: str = "") -> str:
        """`wanderer` or `ship`."""
        return self.form("piece", ring, form=form)

    def space(self, space: str) -> str:
        """A space of a sector: `space 1`, `river`."""
        return self.say("space-river") if space == "river" else self.say("space-outer", number=space)

    # -- realms ------------------------------------------------------------------------------------

    def spot(self, cell: str) -> str:
        """A cell by its way from the settlement: `E2 N1`; the settlement's own has a word."""
        x, y = place(cell)
        parts = [self.say("side", "east" if x > 0 else "west") + str(abs(x))] if x else []
        parts += [self.say("side", "north" if y > 0 else "south") + str(abs(y))] if y else []
        return " ".join(parts) or self.say("start-SET")

    def site(self, realm: Mapping[str, Laid], cell: str) -> str:
        """A cell of a realm, with the name of what everybody begins with: `Canal (E1)`."""
        laid = realm.get(cell)
        if laid is None or laid.tile not in START_ROWS or cell == HOME:
            return self.spot(cell)
        return self.say("site", spot=self.spot(cell), name=self.say("start", laid.tile))

    def beside(self, priest: str, cell: str) -> str:
        """A cell beside the priest: `east of ♝`; in words its place in the realm."""
        (x, y), (px, py) = place(cell), place(priest or HOME)
        if self.spelt or abs(x - px) + abs(y - py) != 1:
            return self.spot(cell)
        word = "east" if x > px else "west" if x < px else "north" if y > py else "south"
        return self.say("beside", word, priest=self.sign("priest"))

    def course(self, exits: int) -> str:
        """A river by its exits: `╔`; letters where there are no lines."""
        if self.spelt or self.ascii:
            return "".join(self.say("side", word) for side, word in SIDES if exits & side)
        return _COURSES[exits]

    def features(self, laid: Laid) -> Line:
        """What counts on a landscape besides its river, as it stands: `♣♣▲¶◆`."""
        row = LANDSCAPES[laid.tile]
        runs = [self.kind_sign("forest")] * laid.forests + [self.kind_sign("city")] * laid.cities
        if row.mountain:
            runs.append(Run(self.sign("mine"), "white") if laid.mine else self.kind_sign("mountain"))
        runs += [self.kind_sign("sanctuary")] if laid.sanctuary else []
        runs += [self.kind_sign("temple")] if laid.temple else []
        if row.invention != "none":
            runs += [self.kind_sign("invention")]
            runs += [Run(self.sign("lapis"), INKS["lapis"])] * row.lapis
            runs += [Run(self.sign("papyrus"), INKS["papyrus"])] * row.papyrus
        return tuple(runs)

    def land(self, laid: Laid) -> Line:
        """A landscape in signs, its river first; in words where they are read aloud."""
        if self.spelt:
            return (Run(self.shown(laid)),)
        river = f"~{self.course(laid.exits)} " if self.ascii else self.course(laid.exits)
        return ((Run(river, "blue"),) if laid.exits else ()) + self.features(laid)

    def shown(self, laid: Laid) -> str:
        """What a landscape shows as it lies, in words: `river E-W, 1 forest, invention Wheel`."""
        tile = LANDSCAPES[laid.tile]
        exits = "-".join(self.say("side", word) for side, word in SIDES if laid.exits & side)
        parts = [self.say("river", exits=exits)] if laid.exits else []
        parts += [self.counted("forests", count=laid.forests)] if laid.forests else []
        parts += [self.kind("mountain")] if tile.mountain and not laid.mine else []
        parts += [self.kind("sanctuary")] if laid.sanctuary else []
        parts += [self._invention(laid.tile)] if tile.invention != "none" else []
        parts += [self.kind("temple")] if laid.temple else []
        parts += [self.counted("cities", count=laid.cities)] if laid.cities else []
        parts += [self.good("mine")] if laid.mine else []
        return ", ".join(parts) or self.say("nothing")

    def _invention(self, tile: str) -> str:
        row = LANDSCAPES[tile]
        named = (
            self.kind("invention")
            if tile in START_ROWS
            else self.say("invention-named", name=self.say("invention", tile))
        )
        brings = [self.money(g, n) for g, n in (("lapis", row.lapis), ("papyrus", row.papyrus)) if n]
        return self.say("producing", what=named, brings=", ".join(brings)) if brings else named


def plain(runs: Line) -> str:
    """Runs as text."""
    return "".join(run.text for run in runs)
