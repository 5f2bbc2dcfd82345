"""What things are called in Helios, and how costs, cubes and yields are written."""

from collections.abc import Iterable, Sequence
from typing import Final

from rulesets.helios.components import (
    BUILDINGS,
    COLOURS,
    FIELD_MANA,
    FIELD_RESOURCES,
    HARBOUR_VP,
    LAND_CAPACITY_WAREHOUSE,
    LAP_VP_SUN_GATE,
    LETTERS,
    PERSONS,
    ROWS,
    SPECIALS,
    TILES_FOR_BONUS,
)
from rulesets.helios.geometry import BONUS
from rulesets.helios.state import Seat, Tile
from tabletop_tui.games.wordparts import GameTerms

WHITE: Final = "W"
"""The letter of a cube of any colour in a cost."""

TILE_LETTERS: Final = {
    **dict(zip(COLOURS, LETTERS, strict=True)),
    **{kind: row.letter for kind, row in SPECIALS.items()},
}
"""The letter of every land and special tile."""


class Terms(GameTerms):
    """Names and notation of one language."""

    # -- amounts -----------------------------------------------------------------------------------

    def vp(self, points: int) -> str:
        """Victory points: `5 VP`."""
        return self.say("vp", count=points)

    def mana(self, count: int) -> str:
        """So much mana: `2 mana`."""
        return self.say("mana", count=count)

    def cubes(self, count: int) -> str:
        """So many resources of whatever colour: `2 cubes`."""
        return self.counted("cubes", count)

    # -- colours and resources ---------------------------------------------------------------------

    def colour(self, colour: int | str) -> str:
        """A colour of land and resources: `spring`."""
        return self.say("colour", COLOURS[colour] if isinstance(colour, int) else colour)

    def cube(self, colour: int | str) -> str:
        """A resource with its letter: `spring (B)`."""
        word = COLOURS[colour] if isinstance(colour, int) else colour
        return self.say("cube", colour=self.colour(word), letter=letter(word))

    def cost(self, cost: Sequence[int], white: int = 0) -> str:
        """Cubes as letters, white ones last: `BGK`, `GGW`; a word for none."""
        text = "".join(sign * count for sign, count in zip(LETTERS, cost, strict=True)) + WHITE * white
        return text or self.say("nothing")

    def held(self, owned: Sequence[int]) -> str:
        """Cubes somebody owns by colour: `B1 G2`, or `no cubes`."""
        return self.stock(owned) or self.say("no-cubes")

    @staticmethod
    def stock(counts: Sequence[int]) -> str:
        """So many cubes of each colour: `B1 G2`; empty for none."""
        return " ".join(f"{sign}{count}" for sign, count in zip(LETTERS, counts, strict=True) if count)

    @staticmethod
    def letters(colours: Iterable[int | str]) -> str:
        """Cubes one after the other, in the order of the colours: `BGG`."""
        numbers = [colour if isinstance(colour, int) else COLOURS.index(colour) for colour in colours]
        return "".join(LETTERS[number] for number in sorted(numbers))

    # -- tiles and fields --------------------------------------------------------------------------

    def tile(self, kind: str) -> str:
        """A land or special tile: `bamboo`, `Oasis`."""
        return self.say("colour" if kind in COLOURS else "special", kind)

    def tile_laid(self, kind: str) -> str:
        """As the object of a sentence: `a bamboo tile`, `an Oasis`."""
        return self.say("tile", kind, "object")

    def offered(self, colour: str, cubes: int) -> str:
        """A land tile on offer: `bamboo [V1]`."""
        return f"{self.colour(colour)} [{letter(colour)}{cubes or ' '}]"

    def special_does(self, kind: str) -> str:
        """What a special tile scores at the end."""
        row = SPECIALS[kind]
        return self.say("special-does", row.scores, vp=self.vp(row.vp), more=self.vp(2 * row.vp))

    def special_brief(self, kind: str) -> str:
        """The same in a few words."""
        row = SPECIALS[kind]
        return self.say("special-brief", row.scores, vp=self.vp(row.vp))

    def content(self, tile: Tile) -> str:
        """What lies on a tile, in brackets as on the map: `[N1]`, `[V+G]`, `[oT]`, `[K ]`."""
        sign = TILE_LETTERS[tile.kind]
        if tile.temple:
            return f"[{sign}T]"
        own = tile.cubes.count(tile.colour) if tile.colour is not None else 0
        others = "".join(LETTERS[colour] for colour in sorted(tile.cubes) if colour != tile.colour)
        return f"[{sign}{own or ('' if others else ' ')}{f'+{others}' if others else ''}]"

    def on_field(self, board: Seat, field: str) -> str:
        """A field with what lies there: `E4 bamboo [V1]`."""
        tile = board.world[field]
        return f"{field} {self.tile(tile.kind)} {self.content(tile)}"

    def bonus(self, field: str) -> str:
        """What a field brings whoever lays a tile on it; empty for most."""
        kind = BONUS.get(field)
        if kind is None:
            return ""
        return self.say(
            "field-bonus",
            kind,
            vp=self.vp(HARBOUR_VP),
            mana=self.mana(FIELD_MANA),
            cubes=self.cubes(FIELD_RESOURCES),
        )

    # -- action tiles ------------------------------------------------------------------------------

    def action(self, action: str) -> str:
        """An action, as on a board: `Create land`."""
        return self.say("action", action)

    def action_word(self, action: str) -> str:
        """An action within a sentence: `create land`."""
        return self.say("action", action, "word")

    def row(self, row: int | str) -> str:
        """A row or the colour of an action tile: `red`."""
        return self.say("row", ROWS[row] if isinstance(row, int) else row)

    def row_after(self, board: Seat, row: int) -> str:
        """What one more tile does to a row: `red row 3/4`, or that a bonus action follows."""
        count = len(board.rows[row]) + 1
        which = "full" if count >= TILES_FOR_BONUS else "open"
        return self.say("row-after", which, row=self.row(row), count=count, of=TILES_FOR_BONUS)

    # -- buildings and persons ---------------------------------------------------------------------

    def building(self, building: str) -> str:
        """A building's name."""
        return self.say("building", building)

    def building_built(self, building: str) -> str:
        """As the object of a sentence: `the Palace`."""
        return self.say("building", building, "object")

    def building_cost(self, building: str) -> str:
        """What a building costs: `BGK`."""
        row = BUILDINGS[building]
        return self.cost(row.cost, row.cost_any)

    def building_does(self, building: str) -> str:
        """Its function, in some words; empty if it has none."""
        function = BUILDINGS[building].function
        if function == "none":
            return ""
        return self.say(
            "does", function, cubes=self.cubes(LAND_CAPACITY_WAREHOUSE), lap=self.vp(LAP_VP_SUN_GATE)
        )

    def building_gives(self, building: str) -> list[str]:
        """Points, sun range, mana and function: `4 VP`, `sun +1`, `1 mana`, `at once: a bonus action`."""
        row = BUILDINGS[building]
        return self._gives(row.sun, row.mana, [self.vp(row.vp)], [self.building_does(building)])

    def person(self, person: str) -> str:
        """A person's name."""
        return self.say("person", person)

    def person_met(self, person: str) -> str:
        """As the object of a sentence: `the Explorer`."""
        return self.say("person", person, "object")

    def person_cost(self, person: str) -> str:
        """What activating a person costs: `BVW`."""
        row = PERSONS[person]
        return self.cost(row.cost, row.act_any)

    def person_scores(self, person: str) -> str:
        """What a person scores at the end while active: `4 VP per harbour`."""
        row = PERSONS[person]
        return self.say("scores", row.scores, vp=self.vp(row.vp_each))

    def person_gives(self, person: str) -> list[str]:
        """Sun range and mana on activation, and what it scores at the end."""
        row = PERSONS[person]
        return self._gives(row.sun, row.mana, [], [self.person_scores(person)])

    def _gives(self, sun: int, mana: int, before: list[str], after: list[str]) -> list[str]:
        once = [self.say("sun-more", count=sun)] if sun else []
        once += [self.mana(mana)] if mana else []
        return [*before, *once, *(text for text in after if text)]


def letter(colour: str) -> str:
    """The letter of a colour."""
    return LETTERS[COLOURS.index(colour)]
