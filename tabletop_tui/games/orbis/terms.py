"""The things of Orbis in words and signs: colours, costs, landscapes, gods, sites."""

from collections.abc import Callable, Mapping, Sequence

from rulesets.orbis.components import COLOURS, GODS, LANDSCAPES, Landscape
from rulesets.orbis.costs import Cost
from rulesets.orbis.geometry import SITES
from rulesets.orbis.state import World
from rulesets.orbis.view import SeatView

ANY = "*"
"""One worshipper of any colour."""

Say = Callable[..., str]
"""`Wording.say` or anything like it: message parts and facts to text."""


class Terms:
    """Names and notation of one language."""

    spelt = False
    """Whether signs and letters are words."""

    def __init__(self, say: Say, listing: Callable[[Sequence[str]], str]) -> None:
        """`say` finds the game's messages, `listing` joins several things."""
        self.say = say
        self.listing = listing
        self.letters = tuple(say("letter", word) for word in COLOURS)
        """The colours' letters, each different."""

    # -- worshippers -------------------------------------------------------------------------------

    def letter(self, colour: int | str) -> str:
        """A colour's letter."""
        return self.letters[colour if isinstance(colour, int) else COLOURS.index(colour)]

    def colour(self, colour: int | str) -> str:
        """A colour's name."""
        return self.say("colour", COLOURS[colour] if isinstance(colour, int) else colour)

    def colours(self, colours: Sequence[int]) -> str:
        """Several colours: `green/blue`."""
        return "/".join(self.colour(c) for c in sorted(colours))

    def held(self, counts: Sequence[int]) -> str:
        """Counts by colour in short: `Y1 R4`, or that it is nothing."""
        shown = [f"{letter}{count}" for letter, count in zip(self.letters, counts, strict=True) if count]
        return " ".join(shown) or self.say("held-none")

    def held_in_all(self, counts: Sequence[int]) -> str:
        """Counts by colour and their sum: `Y1 R4 (5)`, or that it is nothing."""
        return f"{self.held(counts)} ({sum(counts)})" if any(counts) else self.held(counts)

    def row(self, counts: Sequence[int]) -> str:
        """Each worshipper as a letter: `Y B B`, or the sign for none."""
        shown = [letter for letter, count in zip(self.letters, counts, strict=True) for _ in range(count)]
        return " ".join(shown) or self.say("nobody")

    def worshippers(self, counts: Sequence[int] | Mapping[str, int]) -> str:
        """Worshippers in a sentence: `1 blue and 2 red worshippers`; the last number says which plural."""
        if not isinstance(counts, Mapping):
            counts = {COLOURS[c]: n for c, n in enumerate(counts)}
        shown = [(word, counts.get(word, 0)) for word in COLOURS if counts.get(word, 0)]
        parts = [
            self.say("some", word, "one" if count == 1 else "many", count=count) for word, count in shown
        ]
        if not shown:
            return self.say("no-worshippers")
        return self.say("worshippers", "one" if shown[-1][1] == 1 else "many", listed=self.listing(parts))

    # -- landscapes --------------------------------------------------------------------------------

    def cost(self, cost: Cost | Landscape) -> str:
        """What a landscape costs: `R Y *`, or that it is free."""
        coloured = cost.coloured if isinstance(cost, Cost) else cost.cost
        extra = cost.any if isinstance(cost, Cost) else cost.cost_any
        signs = [letter for letter, n in zip(self.letters, coloured, strict=True) for _ in range(n)]
        return " ".join([*signs, *[ANY] * extra]) or self.say("free")

    def effect(self, tile: str) -> str:
        """What kind of landscape it is: `Village`."""
        return self.say("effect", LANDSCAPES[tile].effect)

    def tile(self, tile: str) -> str:
        """A landscape by kind, colour and level: `Village (yellow, level 2)`."""
        landscape = LANDSCAPES[tile]
        return self.say(
            "tile", effect=self.effect(tile), colour=self.colour(landscape.colour), level=landscape.level
        )

    def short(self, tile: str) -> str:
        """A landscape in a few cells: `Village Y2`."""
        landscape = LANDSCAPES[tile]
        return f"{self.say('short', landscape.effect)} {self.letter(landscape.colour)}{landscape.level}"

    def brief(self, tile: str) -> str:
        """A landscape in six cells at most: `Vil Y2`."""
        landscape = LANDSCAPES[tile]
        return f"{self.say('brief', landscape.effect)} {self.letter(landscape.colour)}{landscape.level}"

    def the(self, tile: str) -> str:
        """`the Village` as the subject of a sentence."""
        return self.say("the", LANDSCAPES[tile].effect)

    def what(self, tile: str) -> str:
        """`the Village` as the object of a sentence."""
        return self.say("what", LANDSCAPES[tile].effect)

    def does(self, tile: str) -> str:
        """What a landscape does, in a sentence without its points."""
        landscape = LANDSCAPES[tile]
        effect = landscape.effect
        need = self.colours(tuple(landscape.need))
        if effect == "farm" and landscape.benefit is not None:
            return self.say("does", effect, colour=self.colour(landscape.benefit))
        if effect == "conversion":
            if landscape.gain_colour is None:
                return self.say("does-conversion-any", count=landscape.gain_count)
            gained = [0] * len(COLOURS)
            gained[landscape.gain_colour] = landscape.gain_count
            return self.say("does", effect, worshippers=self.worshippers(gained))
        if effect == "shrine":
            return self.say("does", effect, icons=landscape.shrine_icons)
        return self.say("does", effect, count=landscape.need_count, colours=need)

    def worth(self, tile: str, *, brief: bool = False) -> str:
        """A landscape's points and mystic value: `3 CP`, `mystic 6`; empty if it has neither."""
        landscape = LANDSCAPES[tile]
        parts = [self.say("cp", cp=landscape.cp)] if landscape.cp else []
        if landscape.mystic_value:
            mystic = "tile-mystic" if brief else "mystic"
            parts.append(self.say(mystic, value=landscape.mystic_value))
        return ", ".join(parts)

    # -- gods --------------------------------------------------------------------------------------

    def god(self, god: str) -> str:
        """A god's name."""
        return self.say("god", god)

    def god_short(self, god: str) -> str:
        """A god's name in one word."""
        return self.say("god", god, "short")

    def god_text(self, god: str) -> str:
        """What a god is worth and does."""
        return self.say("god", god, "text", **self.god_facts(god))

    def god_brief(self, god: str) -> str:
        """What a god is worth and does, in a few words."""
        return self.say("god", god, "brief", **self.god_facts(god))

    @staticmethod
    def god_facts(god: str) -> dict[str, int]:
        """The numbers on a god."""
        return {"cp": GODS[god].cp, "count": GODS[god].immediate_count}

    # -- sites -------------------------------------------------------------------------------------

    def site(self, world: World, site: str) -> str:
        """Where a site is and what it rests on: `row 2 over 1-2, on Volcano R2 + wilderness`."""
        return self.resting(world, site, self.site_short(world, site))

    def resting(self, world: World, site: str, where: str) -> str:
        """What is said about a site, followed by what it rests on; nothing follows in the base row."""
        supports = SITES[site].supports
        if not supports:
            return where
        below = [self.support(world, support) for support in supports]
        return self.say("site-on", where=where, left=below[0], right=below[1])

    def site_short(self, world: World, site: str) -> str:
        """Where a site is: its end of the base row, or over which places of that row it stands."""
        place = SITES[site]
        if not place.supports:
            return self._base_site(world, place.x)
        first, last = base_places(world, site)
        return self.say("site-over", row=place.row, first=first, last=last)

    def support(self, world: World, site: str) -> str:
        """What lies on a site, in short."""
        laid = world.get(site)
        if laid is None:
            return self.say("nobody")
        if laid.wild:
            return self.say("wilderness")
        return self.short(laid.tile)

    def _base_site(self, world: World, x: int) -> str:
        others = [SITES[other].x for other in world if SITES[other].row == 1]
        if not others:
            return self.say("site-first")
        if x < min(others):
            return self.say("site-left")
        if x > max(others):
            return self.say("site-right")
        return self.say("site-base", number=x - min(others) + 1)


def base_places(world: World, site: str) -> tuple[int, int]:
    """Over which places of the base row a site stands, counted from 1 at its left end."""
    place = SITES[site]
    left = min((SITES[other].x for other in world if SITES[other].row == 1), default=0)
    first = place.x - left + 1
    return first, first + place.row - 1


def slots_in_words(slots: Sequence[int]) -> list[str]:
    """Slots as the screen numbers them, from 1."""
    return [str(slot + 1) for slot in slots]


def last_laid(own: SeatView) -> tuple[str, str] | None:
    """The site and the landscape a seat laid last, or `None` in an empty world."""
    for site in reversed(own.world):
        return site, own.world[site].tile
    return None
