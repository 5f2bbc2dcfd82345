"""The things of Orbis in words and signs: colours, costs, landscapes, gods, sites."""

from collections.abc import Mapping, Sequence
from typing import Literal

from rulesets.core.records import record
from rulesets.orbis.advice.gods import god_kind
from rulesets.orbis.advice.landscapes import Prospect
from rulesets.orbis.advice.sites import Opening
from rulesets.orbis.components import COLOURS, GODS, LANDSCAPES, TRADE_PRICE, Landscape
from rulesets.orbis.costs import Cost, Shortfall, cost_of, is_free
from rulesets.orbis.geometry import SITES
from rulesets.orbis.state import Laid, World
from rulesets.orbis.worlds import base_places
from tabletop_tui.games.orbis.messages import OrbisMessages
from tabletop_tui.kit.notation import SIGNED, Notation, Sign, longest, repeated
from tabletop_tui.kit.wording import Wording
from tabletop_tui.paint.drawing import Line, Run

WILD = "#"
"""A wilderness."""

Form = Literal["", "the", "object", "many", "many-brief", "short", "brief", "masculine"]
"""A form of a name: an attribute of its message. A name without it has the same text in all its forms."""


@record
class TileWords:
    """A landscape as sentences mention it."""

    tile: str
    """`Village (yellow, level 2)`."""
    does: str
    """What it does, in a sentence."""
    worth: str
    """Points and mystic value; empty for neither."""

    @property
    def doing(self) -> str:
        """What it does, as a part of a sentence."""
        return self.does.rstrip(".")


class Terms(Notation):
    """Names and notation of one language.

    Colours, landscapes and gods are components: the message of their name is found by the component's id
    (`colour-red`, `landscape-holy-rock`, `god-seas`). Every other message is called by its method.
    """

    say: OrbisMessages
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

    def __init__(self, wording: Wording, notation: str = SIGNED) -> None:
        super().__init__(wording, notation)
        say = self.say
        self._some = (say.some_yellow, say.some_green, say.some_blue, say.some_red, say.some_white)
        self._tiles: dict[str, TileWords] = {}
        """Landscapes in words: lists and cards name nine of them with every key."""

    def mark(self, *, met: bool) -> Run:
        """The sign for met or not met."""
        return self.inked("met" if met else "failed")

    # -- worshippers -------------------------------------------------------------------------------

    def colour(self, colour: int | str, form: Form = "") -> str:
        """The name of a colour of worshippers, by its number or its word."""
        return self.form("colour", COLOURS[colour] if isinstance(colour, int) else colour, form=form)

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
        parts += [self.say.any_counted(count=extra)] if extra else []
        signs = " ".join(run.text for run in self.amounts(counts, extra))
        return (", ".join(parts) if self.spelt else signs) or self.say.held_none()

    def cost(self, cost: Cost) -> str:
        """What a landscape costs: `▲●✱`, or a word for free."""
        text = self.say.free() if is_free(cost) else self.held(*cost)
        return text if self.spelt else text.replace(" ", "")

    def trade(self, give: str, get: str) -> str:
        """A trade in signs: `▲▲▲ → ●`."""
        given, got = (self.signs[COLOURS.index(word)] for word in (give, get))
        return f"{given * TRADE_PRICE} {self.sign('arrow')} {got}"

    def worshippers(self, counts: Sequence[int] | Mapping[str, int]) -> str:
        """Worshippers in a sentence: `1 blue and 2 red worshippers`; the last number decides the plural."""
        if isinstance(counts, Mapping):
            counts = [counts.get(word, 0) for word in COLOURS]
        shown = [(colour, count) for colour, count in enumerate(counts) if count]
        if not shown:
            return self.say.no_worshippers()
        parts = [self._some[colour](count=count) for colour, count in shown]
        return self.say.worshippers(count=shown[-1][1], listed=self.listing(parts))

    def one_worshipper(self, colour: str) -> str:
        """One worshipper in a sentence: `1 blue worshipper`."""
        return self.worshippers({colour: 1})

    def shortage(self, lacking: Shortfall) -> str:
        """What is missing for a cost, and whether trades would help."""
        parts = [self.worshippers(lacking.coloured)] if any(lacking.coloured) else []
        parts += [self.say.any_worshippers(count=lacking.any)] if lacking.any else []
        missing = self.listing(parts)
        if lacking.tradable:
            return self.say.short_tradable(missing=missing, trades=lacking.trades)
        return self.say.short(missing=missing)

    # -- landscapes --------------------------------------------------------------------------------

    def landscape(self, effect: str, form: Form = "") -> str:
        """The name of a kind of landscape: `Village`."""
        return self.form("landscape", effect, form=form)

    def kind(self, tile: str, form: Form = "") -> str:
        """What kind of landscape a tile is."""
        return self.landscape(LANDSCAPES[tile].effect, form)

    def kind_within(self, tile: str, room: int, *, wild: bool = False) -> str:
        """What kind of landscape it is, in the longest form that fits into this many cells."""
        return self.within(room, *(("wilderness",) if wild else ("landscape", LANDSCAPES[tile].effect)))

    def tile(self, tile: str) -> TileWords:
        """A landscape as sentences mention it."""
        known = self._tiles.get(tile)
        if known is None:
            row = LANDSCAPES[tile]
            name = self.say.tile(kind=self.kind(tile), colour=self.colour(row.colour), level=row.level)
            known = self._tiles[tile] = TileWords(name, self._does(row), self._worth(row))
        return known

    def _does(self, row: Landscape) -> str:
        say, need = self.say, self.colours(tuple(row.need))
        match row.effect:
            case "farm":
                return say.does_farm(gain=self.colour(row.benefit) if row.benefit is not None else "")
            case "village":
                return say.does_village(count=row.need_count)
            case "forest":
                return say.does_forest(count=row.need_count, colours=need)
            case "irrigation":
                return say.does_irrigation(colours=need)
            case "volcano":
                return say.does_volcano(count=row.need_count, colours=need)
            case "shrine":
                return say.does_shrine(icons=row.shrine_icons)
            case "conversion":
                if row.gain_colour is None:
                    return say.does_conversion_any(count=row.gain_count)
                gained = {COLOURS[row.gain_colour]: row.gain_count}
                return say.does_conversion(worshippers=self.worshippers(gained))
            case "holy_rock":
                return say.does_holy_rock()

    def _worth(self, row: Landscape) -> str:
        points = [self.say.cp(cp=row.cp)] if row.cp else []
        mystic = [self.say.mystic(value=row.mystic_value)] if row.mystic_value else []
        return ", ".join([*points, *mystic])

    def printed(self, tile: str) -> list[str]:
        """What is printed on a landscape, in sentences."""
        words, cost = self.tile(tile), self.printed_cost(tile)
        does = self.say.detail_does(doing=words.doing, worth=words.worth) if words.worth else words.does
        return [self.say.detail_tile(tile=words.tile, cost=cost), does]

    def printed_cost(self, tile: str) -> str:
        """What a landscape costs a player without benefits."""
        return self.cost(cost_of(LANDSCAPES[tile], ()))

    def prospect(self, prospect: Prospect) -> str:
        """What would become of a landscape, where no sign on the board says it."""
        match prospect:
            case "now":
                return self.say.text_sign_now()
            case "after-trades":
                return self.say.text_sign_after_trades()
            case "fruitless":
                return self.say.text_sign_fruitless()
            case "forced":
                return self.say.text_sign_forced()

    def opening(self, sites: Sequence[Opening]) -> str:
        """The rows in which it opens sites, with the colours that fit there, in a sentence."""
        if not sites:
            return self.say.said_opens_none()
        fitting = sorted({colour for site in sites for colour in site.colours})
        every = not all(site.colours for site in sites)
        named = [self.say.every_colour()] if every else [self.colour(colour) for colour in fitting]
        return self.say.said_opens(row=sites[0].row, colours=self.listing_or(named))

    # -- gods --------------------------------------------------------------------------------------

    def god(self, god: str, form: Form = "") -> str:
        """A god's name; `short` in one word."""
        return self.form("god", god, form=form)

    def the_god(self, god: str) -> str:
        """A god's name in a sentence."""
        return self.say.the_god(god=self.god(god))

    def god_within(self, god: str, room: int) -> str:
        """A god's name in one word, the longest that fits into this many cells."""
        return longest([self.god(god, "short"), self.god(god, "brief")], room)

    def god_text(self, god: str) -> str:
        """What a god is worth and does."""
        row, say = GODS[god], self.say
        match god_kind(god):
            case "most":
                return say.god_text_most(cp=row.cp, kinds=self.landscape(row.condition_on[0], "many"))
            case "fewest":
                return say.god_text_fewest(cp=row.cp)
            case "all":
                return say.god_text_all(cp=row.cp)
            case "paid":
                return say.god_text_paid(cp=row.cp, count=row.immediate_count)
            case "gain":
                return say.god_text_gain(cp=row.cp, count=row.immediate_count)
            case "idle":
                return say.god_text_idle(cp=row.cp)
            case "sure":
                return say.god_text_sure(cp=row.cp)

    # -- sites -------------------------------------------------------------------------------------

    def site(self, world: World, site: str, *, brief: bool = False) -> str:
        """Where a site is: an end of the base row, or above which places of that row.

        `brief` is short enough for a list with several columns.
        """
        place, say = SITES[site], self.say
        if place.supports:
            first, last = base_places(world, site)
            over = say.site_brief_over if brief else say.site_over
            return over(row=place.row, first=first, last=last)
        xs = [SITES[other].x for other in world if SITES[other].row == 1]
        if not xs:
            return say.site_first()
        if place.x < min(xs):
            return say.site_brief_left() if brief else say.site_left()
        if place.x > max(xs):
            return say.site_brief_right() if brief else say.site_right()
        return say.site_base(number=place.x - min(xs) + 1)

    def resting(self, world: World, site: str, form: Form = "short") -> str:
        """What a site rests on: `Volcano + wilderness`, in a form of the names; empty in the base row."""
        below = [self.support(world[support], form) for support in SITES[site].supports if support in world]
        if len(below) < 2:
            return ""
        on = self.say.site_on_signs if form == "brief" and not self.spelt else self.say.site_on
        return on(left=below[0], right=below[1])

    def support(self, laid: Laid, form: Form) -> str:
        """What lies below a site, by colour and kind."""
        if laid.wild:
            return self.form("wilderness", form="" if self.spelt else "brief")
        if self.spelt:
            return self.tile(laid.tile).tile
        return f"{self.signs[LANDSCAPES[laid.tile].colour]} {self.kind(laid.tile, form)}"
