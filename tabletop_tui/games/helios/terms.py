"""What things are called in Helios, and how cubes, costs and gains are written.

They are signs on screens, letters in ASCII, words where text is read aloud. Names of components are found by
the component's id (`Names`: the palace is message `helios-building-palace`); all other messages are called by
their methods.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, Protocol

from rulesets.helios.advice.sun import SunPreview
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
    FunctionWord,
    PersonScore,
    SpecialScore,
)
from rulesets.helios.state import Tile
from tabletop_tui.games.helios.messages import HeliosMessages
from tabletop_tui.kit.barred import BARRED, SIGN
from tabletop_tui.kit.notation import Notation, Sign, repeated
from tabletop_tui.kit.thing import Title
from tabletop_tui.paint.drawing import Line, Run
from tabletop_tui.paint.runs import spaced

BONUSES: Final = {"harbour": ("harbour", "white"), "mana": ("mana", "cyan"), "resource": ("any", "white")}
"""The signs and roles of what fields bring."""


Form = Literal["", "object", "brief", "short"]
"""A form of a name: an attribute of its message. A name without it has the same text in all its forms."""
ActionForm = Literal["", "verb", "short"]
RowForm = Literal["", "the", "tile"]


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
        BARRED: SIGN,
        "red": Sign("♥"),
        "blue": Sign("●"),
        "yellow": Sign("★"),
        "grey": Sign("✱"),
    }
    RESOURCES = COLOURS
    say: HeliosMessages

    # -- amounts -----------------------------------------------------------------------------------

    def vp(self, points: int) -> str:
        """A number of victory points, such as `5 VP`."""
        return self.say.vp(count=points)

    def mana(self, count: int) -> str:
        """This much mana: `2 mana`."""
        return self.say.mana(count=count)

    def cubes(self, count: int) -> str:
        """This many cubes of whatever colour: `2 cubes`."""
        return self.say.cubes(count=count)

    def steps(self, count: int) -> str:
        """This many steps of the sun: `1 step`."""
        return self.say.steps(count=count)

    def sentence(self, clause: str) -> str:
        """A clause as a sentence; empty for an empty clause."""
        return self.say.sentence(what=clause[0].upper() + clause[1:]) if clause else ""

    # -- cubes -------------------------------------------------------------------------------------

    def colour(self, colour: int | str) -> str:
        """A colour of land and cubes: `spring`."""
        return self.tile(COLOURS[colour] if isinstance(colour, int) else colour)

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
            return " ".join(run.text for run in self.amounts(counts, extra)) or self.say.nothing()
        parts = [f"{count} {self.colour(number)}" for number, count in enumerate(counts) if count]
        parts += [self.say.of_any_colour(count=extra)] if extra else []
        return self.listing(parts) or self.say.nothing()

    def cube(self, colour: int | str) -> str:
        """A cube in a sentence: `spring ≈`, in words `spring`."""
        number = COLOURS.index(colour) if isinstance(colour, str) else colour
        return self.colour(number) if self.spelt else f"{self.colour(number)} {self.signs[number]}"

    def on_fields(self, cubes: Iterable[tuple[str, int | str]]) -> str:
        """Cubes by field and colour: `spring ≈ on E4`."""
        return self.listing([self.say.grows_on(cube=self.cube(each), field=field) for field, each in cubes])

    def paid(self, words: Iterable[str]) -> str:
        """Cubes, given by colour, as text."""
        given = list(words)
        return self.held([given.count(word) for word in COLOURS])

    def brings(self, stop: SunPreview) -> str:
        """What a stop of the sun brings in words: points, then cubes."""
        points = [self.vp(stop.points)] if stop.points else []
        cubes = [self.paid(COLOURS[colour] for _, colour in stop.light.cubes)] if stop.light.cubes else []
        return self.listing([*points, *cubes]) or self.say.nothing()

    # -- names of components -----------------------------------------------------------------------

    def action(self, action: str, form: ActionForm = "") -> str:
        """`Create land`; `verb` within a sentence, `short` on a board."""
        return self.form("action", action, form=form)

    def row(self, row: str, form: RowForm = "") -> str:
        """A row, or the colour of an action tile: `red`; `the`: `the red row`, `tile`: `red tile`."""
        return self.form("row", row, form=form)

    def slot(self, slot: str) -> str:
        """A place of the land display, named where it is empty."""
        return self.form("slot", slot)

    def building(self, building: str, form: Form = "") -> str:
        """A building."""
        return self.form("building", building, form=form)

    def person(self, person: str, form: Form = "") -> str:
        """A person."""
        return self.form("person", person, form=form)

    def tile(self, kind: str, form: Form = "") -> str:
        """A land or special tile: `bamboo`, `Oasis`; `object`: `an Oasis`."""
        return self.form("colour" if kind in COLOURS else "special", kind, form=form)

    # -- tiles and fields --------------------------------------------------------------------------

    def special_does(self, kind: str) -> str:
        """What a special tile scores at the end, in a clause."""
        row, say = SPECIALS[kind], self.say
        if row.scores == "adjacent_tiles":
            return say.special_does_adjacent_tiles(vp=self.vp(row.vp), more=self.vp(2 * row.vp))
        return SPECIAL_SCORES[row.scores](say, vp=self.vp(row.vp))

    def special_does_in_brief(self, kind: str) -> str:
        """What a special tile scores at the end, in a few words."""
        row = SPECIALS[kind]
        return SPECIAL_SCORES_IN_BRIEF[row.scores](self.say, vp=self.vp(row.vp))

    def on_field(self, field: str, tile: Tile) -> str:
        """A field and what lies there: `E4 bamboo ♣`, `E4 bamboo with temple`."""
        return f"{field} {self.tile(tile.kind)}{self.lying(tile)}"

    def lying(self, tile: Tile) -> str:
        """What lies on a tile, to follow its name: ` ♣♣`, ` with temple`; empty for nothing."""
        if tile.temple:
            return f" {self.say.with_temple()}"
        counts = [tile.cubes.count(colour) for colour in range(len(COLOURS))]
        return (f", {self.held(counts)}" if self.spelt else f" {self.held(counts)}") if tile.cubes else ""

    def bonus(self, kind: str | None) -> str:
        """What a field of a kind brings the player who lays a tile on it; empty for most."""
        match kind:
            case "harbour":
                return self.say.field_bonus_harbour(vp=self.vp(HARBOUR_VP))
            case "mana":
                return self.mana(FIELD_MANA)
            case "resource":
                return self.say.field_bonus_resource(cubes=self.cubes(FIELD_RESOURCES))
        return ""

    # -- buildings and persons ---------------------------------------------------------------------

    def does(self, building: str) -> str:
        """A building's function in a clause; empty if it has none."""
        function = BUILDINGS[building].function
        match function:
            case "store_two":
                return self.say.does_store_two(cubes=self.cubes(LAND_CAPACITY_WAREHOUSE))
            case "lap_ten":
                return self.say.does_lap_ten(lap=self.vp(LAP_VP_SUN_GATE))
            case "none":
                return ""
            case _:
                return FUNCTIONS[function](self.say)

    def does_in_brief(self, building: str) -> str:
        """A building's function in a few words; empty if it has none."""
        function = BUILDINGS[building].function
        match function:
            case "lap_ten":
                return self.say.does_lap_ten_brief(lap=self.vp(LAP_VP_SUN_GATE))
            case "none":
                return ""
            case _:
                return FUNCTIONS_IN_BRIEF[function](self.say)

    def printed(self, building: str) -> str:
        """What is printed on a building: its points, and what it brings at once."""
        row = BUILDINGS[building]
        return self.sentence(", ".join([self.vp(row.vp), *self.once(row.sun, row.mana)]))

    def scores(self, person: str) -> str:
        """What a person scores at the end if active: `4 VP per harbour`."""
        row = PERSONS[person]
        return PERSON_SCORES[row.scores](self.say, vp=self.vp(row.vp_each))

    def scores_on_card(self, person: str) -> str:
        """The same in fewer words, for the person's card."""
        row = PERSONS[person]
        return PERSON_SCORES_ON_CARD[row.scores](self.say, vp=self.vp(row.vp_each))

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
        return [*([self.say.range_more(count=sun)] if sun else ()), *([self.mana(mana)] if mana else ())]


INKS: Final = tuple(Terms.SIGNS[colour].ink for colour in COLOURS)
"""The role of each colour."""

# -- what the components' tables name by a word ----------------------------------------------------


class Scoring(Protocol):
    """A message about what something scores."""

    def __call__(self, say: HeliosMessages, /, *, vp: str) -> str: ...


SPECIAL_SCORES: Mapping[SpecialScore, Scoring] = {
    "own_temple": HeliosMessages.special_does_own_temple,
    "resources_left": HeliosMessages.special_does_resources_left,
    "adjacent_colours": HeliosMessages.special_does_adjacent_colours,
}
"""What special tiles score; `adjacent_tiles` mentions more."""
SPECIAL_SCORES_IN_BRIEF: Mapping[SpecialScore, Scoring] = {
    "own_temple": HeliosMessages.special_does_own_temple_brief,
    "resources_left": HeliosMessages.special_does_resources_left_brief,
    "adjacent_colours": HeliosMessages.special_does_adjacent_colours_brief,
    "adjacent_tiles": HeliosMessages.special_does_adjacent_tiles_brief,
}
FUNCTIONS: Mapping[FunctionWord, Title] = {
    "bonus_action": HeliosMessages.does_bonus_action,
    "temple_discount": HeliosMessages.does_temple_discount,
    "endless_sun": HeliosMessages.does_endless_sun,
    "temple_light": HeliosMessages.does_temple_light,
    "move_sun": HeliosMessages.does_move_sun,
    "take_two": HeliosMessages.does_take_two,
    "create_land": HeliosMessages.does_create_land,
}
"""The functions of buildings that mention no number."""
FUNCTIONS_IN_BRIEF: Mapping[FunctionWord, Title] = {
    "bonus_action": HeliosMessages.does_bonus_action_brief,
    "store_two": HeliosMessages.does_store_two_brief,
    "temple_discount": HeliosMessages.does_temple_discount_brief,
    "endless_sun": HeliosMessages.does_endless_sun_brief,
    "temple_light": HeliosMessages.does_temple_light_brief,
    "move_sun": HeliosMessages.does_move_sun_brief,
    "take_two": HeliosMessages.does_take_two_brief,
    "create_land": HeliosMessages.does_create_land_brief,
}
PERSON_SCORES: Mapping[PersonScore, Scoring] = {
    "harbours": HeliosMessages.scores_harbours,
    "sun_range": HeliosMessages.scores_sun_range,
    "temples": HeliosMessages.scores_temples,
    "buildings": HeliosMessages.scores_buildings,
    "tiles": HeliosMessages.scores_tiles,
    "mana": HeliosMessages.scores_mana,
    "colours": HeliosMessages.scores_colours,
    "special_tiles": HeliosMessages.scores_special_tiles,
}
PERSON_SCORES_ON_CARD: Mapping[PersonScore, Scoring] = {
    "harbours": HeliosMessages.scores_harbours_card,
    "sun_range": HeliosMessages.scores_sun_range_card,
    "temples": HeliosMessages.scores_temples_card,
    "buildings": HeliosMessages.scores_buildings_card,
    "tiles": HeliosMessages.scores_tiles_card,
    "mana": HeliosMessages.scores_mana_card,
    "colours": HeliosMessages.scores_colours_card,
    "special_tiles": HeliosMessages.scores_special_tiles_card,
}
