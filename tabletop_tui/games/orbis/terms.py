"""The things of Orbis in words and signs: colours, costs, landscapes, gods, sites."""

from collections.abc import Mapping, Sequence
from typing import Any

from rulesets.orbis.components import COLOURS, GODS, LANDSCAPES, TRADE_PRICE
from rulesets.orbis.costs import Cost, Shortfall, cost_of, is_free
from rulesets.orbis.geometry import SITES
from rulesets.orbis.state import Laid, World
from rulesets.orbis.worlds import base_places
from tabletop_tui.kit.notation import SIGNED, Names, Notation, Sign, repeated
from tabletop_tui.kit.wording import Wording
from tabletop_tui.paint.drawing import Line, Run

WILD = "#"
"""A wilderness."""


class Terms(Notation):
    """Names and notation of one language."""

    SIGNS = {
        "yellow": Sign("●", ink="yellow"),
        "green": Sign("♣", ink="green"),
        "blue": Sign("◆", ink="blue"),
        "red": Sign("▲", ink="red"),
        "white": Sign("■", ink="white"),
        "any": Sign("✱", "*", "purple"),
        "shrine": Sign("✦", "s", "white"),
        "mystic": Sign("☾", "m", "white"),
        "met": Sign("✓", "v", "good"),
        "failed": Sign("✗", "x", "bad"),
        "new": Sign("•", "'", "you"),
        "arrow": Sign("→", ">"),
    }
    RESOURCES = COLOURS
    god = Names("god")
    """A god's name; `short` in one word."""

    def __init__(self, wording: Wording, notation: str = SIGNED) -> None:
        super().__init__(wording, notation)
        self._facts: dict[str, dict[str, Any]] = {}

    def mark(self, *, met: bool) -> Run:
        """The sign for met or not met."""
        return self.inked("met" if met else "failed")

    # -- worshippers -------------------------------------------------------------------------------

    def colour(self, colour: int | str) -> str:
        """The name of a colour of worshippers."""
        return self.say("colour", COLOURS[colour] if isinstance(colour, int) else colour)

    def colours(self, colours: Sequence[int]) -> str:
        """One of several colours: `◆▲`, or `blue/red` in words."""
        if self.spelt:
            return "/".join(self.colour(c) for c in sorted(colours))
        return "".join(self.signs[c] for c in sorted(colours))

    def worshipper(self, colour: int | None) -> Line:
        """The sign of a worshipper; `None` for one of any colour."""
        return (self.inked("any") if colour is None else self.one(colour),)

    def amounts(self, counts: Sequence[int], extra: int = 0) -> Line:
        """Worshippers as signs in their colours, followed by `extra` of any colour; empty for none."""
        more = (Run(repeated(self.sign("any"), extra), self.ink("any")),) if extra else ()
        return (*super().amounts(counts), *more)

    def held(self, counts: Sequence[int], extra: int = 0) -> str:
        """The same as text, `● ◆◆`, or `yellow 1, blue 2`; or a word for nothing."""
        parts = [f"{self.colour(c)} {count}" for c, count in enumerate(counts) if count]
        parts += [self.say("any-counted", count=extra)] if extra else []
        signs = " ".join(run.text for run in self.amounts(counts, extra))
        return (", ".join(parts) if self.spelt else signs) or self.say("held-none")

    def cost(self, cost: Cost) -> str:
        """What a landscape costs: `▲●✱`, or a word for free."""
        text = self.say("free") if is_free(cost) else self.held(*cost)
        return text if self.spelt else text.replace(" ", "")

    def trade(self, give: str, get: str) -> str:
        """A trade in signs: `▲▲▲ → ●`."""
        given, got = (self.signs[COLOURS.index(word)] for word in (give, get))
        return f"{given * TRADE_PRICE} {self.sign('arrow')} {got}"

    def worshippers(self, counts: Sequence[int] | Mapping[str, int]) -> str:
        """Worshippers in a sentence: `1 blue and 2 red worshippers`; the last number decides the plural."""
        if not isinstance(counts, Mapping):
            counts = {COLOURS[c]: n for c, n in enumerate(counts)}
        shown = [(word, counts.get(word, 0)) for word in COLOURS if counts.get(word, 0)]
        parts = [self.counted("some", word, count=count) for word, count in shown]
        if not shown:
            return self.say("no-worshippers")
        return self.say("worshippers", "one" if shown[-1][1] == 1 else "many", listed=self.listing(parts))

    def shortage(self, lacking: Shortfall) -> str:
        """What is missing for a cost, and whether trades would help."""
        parts = [self.worshippers(lacking.coloured)] if any(lacking.coloured) else []
        parts += [self.counted("any-worshippers", count=lacking.any)] if lacking.any else []
        which = ("tradable", "one" if lacking.trades == 1 else "many") if lacking.tradable else ()
        return self.say("short", *which, missing=self.listing(parts), trades=lacking.trades)

    # -- landscapes --------------------------------------------------------------------------------

    def facts(self, tile: str) -> dict[str, Any]:
        """Everything that a sentence can say about a landscape."""
        known = self._facts.get(tile)
        if known is None:
            known = self._facts[tile] = self._all_facts(tile)
        return known

    def _all_facts(self, tile: str) -> dict[str, Any]:
        row = LANDSCAPES[tile]
        gained = row.benefit if row.benefit is not None else row.gain_colour
        facts: dict[str, Any] = {
            "effect": row.effect,
            "kind": self.kind(tile),
            "the": self.kind(tile, "the"),
            "what": self.kind(tile, "object"),
            "kinds": self.kind(tile, "many"),
            "colour": self.colour(row.colour),
            "level": row.level,
            "cost": self.cost(cost_of(row, ())),
            "cp": row.cp,
            "count": row.gain_count or row.need_count,
            "colours": self.colours(tuple(row.need)),
            "signs": "".join(self.signs[c] for c in sorted(row.need)),
            "sign": self.sign("any") if gained is None else self.signs[gained],
            "gain": "" if gained is None else self.colour(gained),
            "worshippers": "" if gained is None else self.worshippers({COLOURS[gained]: row.gain_count}),
            "icons": row.shrine_icons,
            "shrines": self.sign("shrine") * row.shrine_icons,
        }
        chosen = ("any",) if row.gain_count and gained is None else ()
        parts = [self.say("cp", cp=row.cp)] if row.cp else []
        parts += [self.say("mystic", value=row.mystic_value)] if row.mystic_value else []
        facts["tile"] = self.say("tile", **facts)
        facts["does"] = self.say("does", row.effect, *chosen, **facts)
        facts["doing"] = facts["does"].rstrip(".")
        facts["worth"] = ", ".join(parts)
        return facts

    def kind(self, tile: str, form: str = "") -> str:
        """What kind of landscape it is: `Village`; `form` is `the`, `object`, `many`, `short` or `brief`."""
        return self.form("landscape", LANDSCAPES[tile].effect, form=form)

    def kind_within(self, tile: str, room: int, *, wild: bool = False) -> str:
        """What kind of landscape it is, in the longest form that fits into this many cells."""
        return self.within(room, *(("wilderness",) if wild else ("landscape", LANDSCAPES[tile].effect)))

    def printed(self, tile: str) -> list[str]:
        """What is printed on a landscape, in sentences."""
        facts = self.facts(tile)
        does = self.say("detail-does", **facts) if facts["worth"] else facts["does"]
        return [self.say("detail-tile", **facts), does]

    def opening(self, sites: Sequence[tuple[int, frozenset[int]]]) -> str:
        """The rows in which it opens sites, with the colours that fit there, in a sentence."""
        if not sites:
            return self.say("said-opens-none")
        fitting = sorted({colour for _, colours in sites for colour in colours})
        every = not all(colours for _, colours in sites)
        named = [self.say("every-colour")] if every else [self.colour(colour) for colour in fitting]
        return self.say("said-opens", row=sites[0][0], colours=self.listing_or(named))

    # -- gods --------------------------------------------------------------------------------------

    def god_facts(self, god: str) -> dict[str, str]:
        """Everything that a sentence can say about a god."""
        return {"god": self.god(god), "the": self.say("the-god", god=self.god(god))}

    def god_text(self, god: str) -> str:
        """What a god is worth and does."""
        return self.say("god", god, "text", cp=GODS[god].cp, count=GODS[god].immediate_count)

    # -- sites -------------------------------------------------------------------------------------

    def site(self, world: World, site: str, *, brief: bool = False) -> str:
        """Where a site is: an end of the base row, or above which places of that row.

        `brief` is short enough for a list with several columns.
        """
        place, how = SITES[site], "site-brief" if brief else "site"
        if place.supports:
            first, last = base_places(world, site)
            return self.say(how, "over", row=place.row, first=first, last=last)
        xs = [SITES[other].x for other in world if SITES[other].row == 1]
        if not xs:
            return self.say("site-first")
        if min(xs) <= place.x <= max(xs):
            return self.say("site-base", number=place.x - min(xs) + 1)
        return self.say(how, "left" if place.x < min(xs) else "right")

    def resting(self, world: World, site: str, form: str = "short") -> str:
        """What a site rests on: `Volcano + wilderness`, in a form of the names; empty in the base row."""
        below = [self.support(world[support], form) for support in SITES[site].supports if support in world]
        signs = ("signs",) if form == "brief" and not self.spelt else ()
        return self.say("site-on", *signs, left=below[0], right=below[1]) if len(below) > 1 else ""

    def support(self, laid: Laid, form: str) -> str:
        """What lies below a site, by colour and kind."""
        if laid.wild:
            return self.form("wilderness", form="" if self.spelt else "brief")
        if self.spelt:
            return str(self.facts(laid.tile)["tile"])
        return f"{self.signs[LANDSCAPES[laid.tile].colour]} {self.kind(laid.tile, form)}"
