"""The table of Papyria in lines of words, for pipes, plain mode and screen readers."""

from typing import TYPE_CHECKING

from rulesets.papyria.cells import place
from rulesets.papyria.components import (
    CROSSING,
    EXTRA_SCORING_PRICE,
    KEY_TILES,
    KEYED,
    KINDS,
    KNOWLEDGE_PRICES,
    POSITIONS,
    PRODUCTIONS,
    RINGS,
    SPACES,
    THRESHOLDS,
    rule,
)
from rulesets.papyria.view import PapyriaView, SeatView
from tabletop_tui.games.papyria.details import Details
from tabletop_tui.games.papyria.moment import built, is_last_round, price, worth
from tabletop_tui.games.papyria.options import Options
from tabletop_tui.games.papyria.terms import Terms

if TYPE_CHECKING:
    from tabletop_tui.games.wording import Wording

Lines = list[str]


class BoardText:
    """Writes the table down."""

    def __init__(self, wording: "Wording", terms: Terms, options: Options, details: Details) -> None:
        """`wording` says the sentences, `terms`, `options` and `details` name what they are about."""
        self.wording = wording
        self.say = wording.say
        self.name = wording.name
        self.terms = terms
        self.options = options
        self.details = details

    def text(self, view: PapyriaView, seat: int | None) -> str:
        """Sectors, borders, key tiles and all players; the realm of one, or of all without a seat."""
        parts = [*self._head(view), "", *self._sectors(view), "", *self._keys(view)]
        for index in range(len(view.seats)):
            parts += ["", *self.seat(view, index, full=seat in (None, index))]
        return "\n".join(parts)

    def _head(self, view: PapyriaView) -> Lines:
        total = rule("end_tiles_in_game", len(view.seats))
        first = self.name(view.first)
        lines = [
            self.say(
                "text-head", "set-up" if view.stage == "set_up" else "round", round=view.round, first=first
            )
        ]
        lines.append(self.say("text-ends", left=view.ends_left, of=total))
        return [*lines, self.say("text-last-round")] if is_last_round(view) else lines

    # -- the board ---------------------------------------------------------------------------------

    def _sectors(self, view: PapyriaView) -> Lines:
        """The ring clockwise, with the borders where they are."""
        lines = [self.say("text-board")]
        for position in range(1, POSITIONS + 1):
            lines += ["  " + line for line in self.sector(view, position)]
            lines += [
                "  " + self.border(view, stand) for stand in sorted(CROSSING) if CROSSING[stand] == position
            ]
        return lines

    def sector(self, view: PapyriaView, position: int) -> Lines:
        """A sector in a line: pieces, and what lies on its three spaces."""
        pieces = [self.slot(view, ring, position) for ring in RINGS]
        spaces = [self.space(view, position, space) for space in SPACES]
        facts = {"sector": self.terms.sector(view, position), "pieces": ", ".join(pieces)}
        return [self.say("text-sector", **facts, spaces="; ".join(spaces))]

    def slot(self, view: PapyriaView, ring: str, position: int) -> str:
        """Whose wanderer or ship stands on a position."""
        owner = view.rings[ring][position - 1]
        if owner is None:
            return self.say("text-no-slot", ring)
        return self.say("text-slot", ring, name=self.name(owner))

    def space(self, view: PapyriaView, position: int, space: str) -> str:
        """A space with what lies there: its face-up good, how many, or its end tile."""
        found = view.spaces[f"{position}:{space}"]
        facts = {"space": self.terms.space(space)}
        if found.end is not None:
            return self.say("text-space-end", **facts, what=self.terms.end_tile(found.end))
        if found.good in PRODUCTIONS:
            return self.say("text-space-production", **facts, good=self.terms.good(found.good))
        if not found.height:
            return self.say("text-space-empty", **facts)
        what = self.terms.good(found.good) if found.top is None else self.terms.thing(found.top)
        return self.say("text-space", **facts, what=what, count=found.height)

    def border(self, view: PapyriaView, stand: str) -> str:
        """What there is at a border."""
        if stand == "A":
            offers = [
                self.say(
                    "text-offer", knowledge=self.terms.knowledge(knowledge), papyri=self.terms.papyri(papyri)
                )
                for papyri, knowledge in KNOWLEDGE_PRICES.items()
            ]
            return self.say("text-border-a", offers=", ".join(offers))
        tiles = "; ".join(self.terms.scoring_tile(tile) for tile in view.display)
        facts = {"papyri": self.terms.papyri(EXTRA_SCORING_PRICE), "count": view.reserve}
        return self.say("text-border-b", **facts, tiles=tiles or self.say("none"))

    def offer(self, papyri: int) -> str:
        """The knowledge that so many papyri buy at border A: `7 knowledge for 2 papyri`."""
        knowledge = self.terms.knowledge(KNOWLEDGE_PRICES[papyri])
        return self.say("text-offer", knowledge=knowledge, papyri=self.terms.papyri(papyri))

    def _keys(self, view: PapyriaView) -> Lines:
        """The key tiles that are left, the next one first, and what each wants."""
        return [self.say("text-keys"), *("  " + self.key(view, kind) for kind in KEYED)]

    def key(self, view: PapyriaView, kind: str) -> str:
        """The stack of one kind's key tiles: the next one first, and what it wants."""
        left = [str(KEY_TILES[tile].keys) for tile in reversed(view.key_stacks[kind])]
        goal = self.terms.key_goal(kind, THRESHOLDS[kind])
        return self.say(
            "text-key", kind=self.terms.kind(kind), goal=goal, keys=", ".join(left) or self.say("none")
        )

    # -- players -----------------------------------------------------------------------------------

    def seat(self, view: PapyriaView, index: int, *, full: bool) -> Lines:
        """A player's things, counted, and, if `full`, what each kind is worth and the realm."""
        own, terms = view.seats[index], self.terms
        name = self.name(index)
        if index == view.active:
            name = self.say("text-turn", name=name)
        held = [terms.points(own.points), terms.knowledge(own.knowledge)]
        held += [terms.lapis(own.lapis), terms.papyri(own.papyri)]
        lines = [
            self.say("text-seat", name=name, held=", ".join(held), total=terms.points(own.standing.total)),
            "  " + self._counts(own),
        ]
        return lines + ["  " + line for line in (self._realm(own) if full else [])]

    def _counts(self, own: SeatView) -> str:
        keys = [
            self.say("text-own-key", kind=self.terms.kind(kind), keys=self.terms.keys(KEY_TILES[tile].keys))
            for kind, tile in own.keys.items()
        ]
        facts = {good: built(own, good) for good in ("temple", "city", "mine")}
        symbols = [
            self.say("text-symbols", kind=self.terms.kind(kind), count=count)
            for kind, count in zip(KINDS, own.symbols, strict=True)
            if count
        ]
        return self.say(
            "text-counts",
            **facts,
            tiles=len(own.tiles),
            symbols=", ".join(symbols) or self.say("none"),
            keys=", ".join(keys) or self.say("none"),
        )

    def _realm(self, own: SeatView) -> Lines:
        """What scorings would bring now, productions, prices, ways to keys, and every landscape."""
        lines = [self.say("text-kinds")]
        lines += [
            "  "
            + self.say(
                "option-score", kind=self.terms.kind(kind), what=self.options.product(worth(own, kind))
            )
            for kind in KINDS
        ]
        lines.append(
            self.say(
                "text-production",
                lapis=self.terms.lapis(own.lapis_production),
                papyri=self.terms.papyri(own.papyrus_production),
            )
        )
        prices = {good: self.terms.lapis(price(own, good)) for good in ("temple", "city")}
        lines.append(self.say("text-prices", **prices))
        ways = [self.details.key_progress(own, kind) for kind in KEYED if kind not in own.keys]
        if ways:
            lines.append(self.say("text-ways", ways=", ".join(ways)))
        off = [self.terms.counted(f"pieces-{ring}", count) for ring, count in own.off.items() if count]
        if off:
            lines.append(self.say("text-off", pieces=", ".join(off)))
        if own.dealt:
            tiles = "; ".join(self.terms.start_tile(tile) for tile in own.dealt)
            lines.append(self.say("text-dealt", tiles=tiles))
        return [
            *lines,
            self.say("text-realm"),
            *("  " + self.cell(own, cell) for cell in self._in_order(own)),
        ]

    @staticmethod
    def _in_order(own: SeatView) -> Lines:
        """The cells from the north-west, row by row."""
        return sorted(own.realm, key=lambda name: (-place(name)[1], place(name)[0]))

    def cell(self, own: SeatView, cell: str) -> str:
        """A landscape with where it lies, what it shows and what is built on it."""
        site = self.terms.site(own.realm, cell)
        shown = self.terms.shown(own.realm[cell])
        which = "priest" if cell == own.priest else "plain"
        return self.say("text-cell", which, site=site, shown=shown)
