"""What things are called in Helios, and how cubes, costs and gains are written.

They are signs on screens, letters in ASCII, words where text is read aloud.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rulesets.helios.components import (
    BUILDINGS,
    COLOURS,
    FIELD_MANA,
    FIELD_RESOURCES,
    HARBOUR_VP,
    LAND_CAPACITY_WAREHOUSE,
    LAP_VP_SUN_GATE,
    PERSONS,
    SPECIALS,
)
from rulesets.helios.preview import SunPreview
from rulesets.helios.state import Tile
from tabletop_tui.kit.notation import Names, Notation, Sign, repeated
from tabletop_tui.paint.drawing import Line, Run
from tabletop_tui.paint.runs import spaced

BONUSES: Final = {"harbour": ("harbour", "white"), "mana": ("mana", "cyan"), "resource": ("any", "white")}
"""The signs and roles of what fields bring."""


class Terms(Notation):
    """Names and notation of one language."""

    SIGNS = {
        "spring": Sign("≈", ink="blue"),
        "redwood": Sign("♠", ink="orange"),
        "granite": Sign("■", ink="grey"),
        "bamboo": Sign("♣", ink="green"),
        "obsidian": Sign("◆", ink="purple"),
        "any": Sign("○", "*"),
        "mana": Sign("✦", "m", "cyan"),
        "step": Sign("☀", "+", "orange"),
        "temple": Sign("▲", "^", "gold"),
        "house": Sign("⌂", "n"),
        "harbour": Sign("♆", "h"),
        "person": Sign("☺", "p"),
        "dragon": Sign("⚑", "!"),
        "night": Sign("☾", "("),
        "day": Sign("☼", "o"),
        "done": Sign("✓", "v", "good"),
        "new": Sign("▸", ">"),
        "closed": Sign("✗", "x"),
        "red": Sign("♥"),
        "blue": Sign("●"),
        "yellow": Sign("★"),
        "grey": Sign("✱"),
    }
    RESOURCES = COLOURS
    action = Names("action")
    """`Create land`; `verb` within a sentence, `short` on a board."""
    building, person = Names("building"), Names("person")
    """A name; as the `object` of a sentence, `brief` on a card."""
    row = Names("row")
    """A row, or the colour of an action tile: `red`; `the`: `the red row`."""

    # -- amounts -----------------------------------------------------------------------------------

    def vp(self, points: int) -> str:
        """A number of victory points, such as `5 VP`."""
        return self.say("vp", count=points)

    def mana(self, count: int) -> str:
        """This much mana: `2 mana`."""
        return self.say("mana", count=count)

    def cubes(self, count: int) -> str:
        """This many cubes of whatever colour: `2 cubes`."""
        return self.counted("cubes", count=count)

    def steps(self, count: int) -> str:
        """This many steps of the sun: `1 step`."""
        return self.counted("steps", count=count)

    def sentence(self, clause: str) -> str:
        """A clause as a sentence; empty for an empty clause."""
        return self.say("sentence", what=clause[0].upper() + clause[1:]) if clause else ""

    # -- cubes -------------------------------------------------------------------------------------

    def colour(self, colour: int | str) -> str:
        """A colour of land and cubes: `spring`."""
        return self.say("colour", COLOURS[colour] if isinstance(colour, int) else colour)

    def amounts(self, counts: Sequence[int], extra: int = 0, missing: Sequence[int] = ()) -> Line:
        """Cubes as signs in their colours, `extra` of any colour last, missing ones in red."""
        if self.spelt:
            return (Run(self.held(counts, extra)),) if any(counts) or extra else ()
        found: list[Run] = []
        for number, count in enumerate(counts):
            lacks = missing[number] if missing else 0
            pairs = ((count - lacks, self.ink(COLOURS[number])), (lacks, "bad"))
            found += [Run(repeated(self.signs[number], many), role) for many, role in pairs if many]
        return (*found, *([Run(repeated(self.sign("any"), extra), "white")] if extra else []))

    def held(self, counts: Sequence[int], extra: int = 0) -> str:
        """The same as text, or in words `1 spring and 2 granite`; a word for nothing."""
        if not self.spelt:
            return " ".join(run.text for run in self.amounts(counts, extra)) or self.say("nothing")
        parts = [f"{count} {self.colour(number)}" for number, count in enumerate(counts) if count]
        parts += [self.say("of-any-colour", count=extra)] if extra else []
        return self.listing(parts) or self.say("nothing")

    def cube(self, colour: int | str) -> str:
        """A cube in a sentence: `spring ≈`, in words `spring`."""
        number = COLOURS.index(colour) if isinstance(colour, str) else colour
        return self.colour(number) if self.spelt else f"{self.colour(number)} {self.signs[number]}"

    def paid(self, words: Iterable[str]) -> str:
        """Cubes, given by colour, as text."""
        given = list(words)
        return self.held([given.count(word) for word in COLOURS])

    def brings(self, stop: SunPreview) -> str:
        """What a stop of the sun brings in words: points, then cubes."""
        points = [self.vp(stop.points)] if stop.points else []
        cubes = [self.paid(COLOURS[colour] for _, colour in stop.light.cubes)] if stop.light.cubes else []
        return self.listing([*points, *cubes]) or self.say("nothing")

    # -- tiles and fields --------------------------------------------------------------------------

    def tile(self, kind: str, form: str = "") -> str:
        """A land or special tile: `bamboo`, `Oasis`; `object`: `an Oasis`."""
        return self.form("colour" if kind in COLOURS else "special", kind, form=form)

    def special_does(self, kind: str, form: str = "") -> str:
        """What a special tile scores at the end; `brief` in a few words."""
        row = SPECIALS[kind]
        words = ("special-does", row.scores, *([form] if form else ()))
        return self.say(*words, vp=self.vp(row.vp), more=self.vp(2 * row.vp))

    def on_field(self, field: str, tile: Tile) -> str:
        """A field and what lies there: `E4 bamboo ♣`, `E4 bamboo with temple`."""
        return f"{field} {self.tile(tile.kind)}{self.lying(tile)}"

    def lying(self, tile: Tile) -> str:
        """What lies on a tile, to follow its name: ` ♣♣`, ` with temple`; empty for nothing."""
        if tile.temple:
            return f" {self.say('with-temple')}"
        counts = [tile.cubes.count(colour) for colour in range(len(COLOURS))]
        return (f", {self.held(counts)}" if self.spelt else f" {self.held(counts)}") if tile.cubes else ""

    def bonus(self, kind: str | None) -> str:
        """What a field of a kind brings the player who lays a tile on it; empty for most."""
        cube = self.cubes(FIELD_RESOURCES)
        facts = {"vp": self.vp(HARBOUR_VP), "mana": self.mana(FIELD_MANA), "cubes": cube}
        return self.say("field-bonus", kind, **facts) if kind else ""

    # -- buildings and persons ---------------------------------------------------------------------

    def does(self, building: str, form: str = "") -> str:
        """A building's function in a clause, or, if `brief`, in a few words; empty if it has none."""
        function = BUILDINGS[building].function
        facts: dict[str, Any] = {
            "cubes": self.cubes(LAND_CAPACITY_WAREHOUSE),
            "lap": self.vp(LAP_VP_SUN_GATE),
        }
        words = ("does", function, *([form] if form else ()))
        return "" if function == "none" else self.say(*words, **facts)

    def building_facts(self, building: str) -> dict[str, str]:
        """A building's name in sentences and as a title, its points, its function and all that is printed on
        it.
        """
        row, name = BUILDINGS[building], self.building(building, "object")
        printed = self.sentence(", ".join([self.vp(row.vp), *self.once(row.sun, row.mana)]))
        more = {"called": self.building(building), "does": self.sentence(self.does(building))}
        return {"building": name, "vp": self.vp(row.vp), "printed": printed, **more}

    def scores(self, person: str, form: str = "") -> str:
        """What a person scores at the end if active: `4 VP per harbour`; `brief` on a card."""
        row = PERSONS[person]
        return self.say(
            "scores", row.scores, *([form] if form else ()), vp=self.vp(row.vp_each), count=row.vp_each
        )

    def gains(self, sun: int, mana: int) -> Line:
        """Sun range and mana, as signs: `☀ +1  ✦ +3`."""
        if self.spelt:
            return (Run(", ".join(self.once(sun, mana))),) if sun or mana else ()
        pairs = (("step", sun), ("mana", mana))
        runs = [self.inked(word, after=f" +{count}") for word, count in pairs if count]
        return spaced(runs)

    def fee(self, mana: int) -> Line:
        """Mana to be paid: `2✦`."""
        text = self.mana(mana) if self.spelt else f"{mana}{self.sign('mana')}"
        return (Run(text, self.ink("mana")),)

    def once(self, sun: int, mana: int) -> list[str]:
        """Sun range and mana in words: `sun range +1`, `3 mana`."""
        return [*([self.say("range-more", count=sun)] if sun else ()), *([self.mana(mana)] if mana else ())]


INKS: Final = tuple(Terms.SIGNS[colour].ink for colour in COLOURS)
"""The role of each colour."""
