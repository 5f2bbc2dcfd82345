"""The table of Papyria in lines of words, for pipes, plain mode and screen readers."""

from typing import TYPE_CHECKING

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
from rulesets.papyria.preview import outlook, progress
from rulesets.papyria.realm import cities, mines, temples
from rulesets.papyria.view import PapyriaView, SeatView
from tabletop_tui.games.papyria.outcome import price

if TYPE_CHECKING:
    from tabletop_tui.games.papyria.wording import PapyriaWording

Lines = list[str]


class BoardText:
    """Writes the table down."""

    def __init__(self, wording: "PapyriaWording") -> None:
        """In the words of one table."""
        self.wording, self.say, self.name, self.terms = wording, wording.say, wording.name, wording.terms

    def text(self, view: PapyriaView, seat: int | None) -> str:
        """Sectors, borders, key tiles and all players; the realm of one, or of all without a seat."""
        which = "set-up" if view.stage == "set_up" else "round"
        whole = rule("end_tiles_in_game", len(view.seats))
        parts = [self.say("text-head", which, round=view.round, first=self.name(view.first))]
        parts.append(self.say("text-ends", left=view.ends_left, of=whole))
        parts += [self.say("text-last-round")] if view.last_round and view.stage == "turns" else []
        parts += ["", *self._sectors(view), "", self.say("text-keys")]
        parts += ["  " + self.key(view, kind) for kind in KEYED]
        for index in range(len(view.seats)):
            parts += ["", *self._seat(view, index, full=seat in (None, index))]
        return "\n".join(parts)

    # -- the board ---------------------------------------------------------------------------------

    def _sectors(self, view: PapyriaView) -> Lines:
        """The ring clockwise, with the borders where they are."""
        lines = [self.say("text-board")]
        for position in range(1, POSITIONS + 1):
            pieces = ", ".join(self._slot(view, ring, position) for ring in RINGS)
            spaces = "; ".join(self._space(view, position, space) for space in SPACES)
            facts = {"sector": self.terms.sector(view, position), "pieces": pieces, "spaces": spaces}
            lines.append("  " + self.say("text-sector", **facts))
            stands = [stand for stand in sorted(CROSSING) if CROSSING[stand] == position]
            lines += ["  " + self.wording.border(view, stand) for stand in stands]
        return lines

    def _slot(self, view: PapyriaView, ring: str, position: int) -> str:
        owner = view.rings[ring][position - 1]
        if owner is None:
            return self.say("text-no-slot", ring)
        return self.say("text-slot", ring, name=self.name(owner))

    def _space(self, view: PapyriaView, position: int, space: str) -> str:
        """A space with what lies there: its face-up good, how many, or its end tile."""
        found, facts = view.spaces[f"{position}:{space}"], {"space": self.terms.space(space)}
        if found.end is not None:
            return self.say("text-space-end", **facts, what=self.terms.offer(found.end))
        if found.good in PRODUCTIONS:
            return self.say("text-space-production", **facts, good=self.terms.good(found.good))
        if not found.height:
            return self.say("text-space-empty", **facts)
        return self.say(
            "text-space", **facts, what=self.terms.thing(found.top or found.good), count=found.height
        )

    def key(self, view: PapyriaView, kind: str) -> str:
        """The stack of one kind's key tiles: the next one first, and what it wants."""
        left = [str(KEY_TILES[tile].keys) for tile in reversed(view.key_stacks[kind])]
        goal = self.say("key-goal", kind, count=THRESHOLDS[kind])
        facts = {"kind": self.terms.kind(kind), "goal": goal}
        return self.say("text-key", **facts, keys=", ".join(left) or self.say("none"))

    # -- players -----------------------------------------------------------------------------------

    def _seat(self, view: PapyriaView, index: int, *, full: bool) -> Lines:
        """A player's things, counted, and, if `full`, what each kind is worth and the realm."""
        own, money = view.seats[index], self.terms.money
        name = self.name(index) if index != view.active else self.say("text-turn", name=self.name(index))
        goods = (
            ("points", own.points),
            ("knowledge", own.knowledge),
            ("lapis", own.lapis),
            ("papyrus", own.papyri),
        )
        facts = {
            "held": ", ".join(money(*good) for good in goods),
            "total": money("points", own.standing.total),
        }
        return [
            self.say("text-seat", name=name, **facts),
            "  " + self._counts(own),
            *("  " + line for line in (self._realm(own) if full else [])),
        ]

    def _counts(self, own: SeatView) -> str:
        keys = [
            self.say(
                "text-own-key",
                kind=self.terms.kind(kind),
                keys=self.terms.counted("keys", count=KEY_TILES[tile].keys),
            )
            for kind, tile in own.keys.items()
        ]
        symbols = [
            self.say("text-symbols", kind=self.terms.kind(kind), count=count)
            for kind, count in zip(KINDS, own.symbols, strict=True)
            if count
        ]
        built = {"temple": temples(own.realm), "city": cities(own.realm), "mine": mines(own.realm)}
        none = self.say("none")
        lists = {"symbols": ", ".join(symbols) or none, "keys": ", ".join(keys) or none}
        return self.say("text-counts", **built, tiles=len(own.tiles), **lists)

    def _realm(self, own: SeatView) -> Lines:
        """What scorings would bring now, productions, prices, ways to keys, and every landscape."""
        money, found = self.terms.money, outlook(own)
        lines = [self.say("text-kinds")]
        for kind in range(len(KINDS)):
            numbers = [found.values[kind], found.multipliers[kind], found.knowledge]
            lines.append(f"  {self.terms.kind(kind)}: {self.wording.formula(numbers)}")
        made = {
            "lapis": money("lapis", own.lapis_production),
            "papyri": money("papyrus", own.papyrus_production),
        }
        lines.append(self.say("text-production", **made))
        prices = {good: money("lapis", price(own, good)) for good in ("temple", "city")}
        lines.append(self.say("text-prices", **prices))
        ways = [
            self.say("progress", kind=self.terms.kind(kind), count=count, of=THRESHOLDS[kind])
            for kind, count in progress(own).items()
            if kind not in own.keys
        ]
        lines += [self.say("text-ways", ways=", ".join(ways))] if ways else []
        off = [self.terms.counted(f"pieces-{ring}", count=count) for ring, count in own.off.items() if count]
        lines += [self.say("text-off", pieces=", ".join(off))] if off else []
        if own.dealt:
            lines.append(self.say("text-dealt", tiles="; ".join(map(self.terms.start_tile, own.dealt))))
        lines.append(self.say("text-realm"))
        for cell in sorted(own.realm, key=lambda name: (-place(name)[1], place(name)[0])):
            facts = {"site": self.terms.site(own.realm, cell), "shown": self.terms.shown(own.realm[cell])}
            lines.append("  " + self.say("text-cell", "priest" if cell == own.priest else "plain", **facts))
        return lines
