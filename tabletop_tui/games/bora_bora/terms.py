"""What things are called in Bora Bora, and how amounts of them are written."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from rulesets.bora_bora.components import (
    CARDS,
    FISH,
    GODS,
    JEWELS,
    PEOPLE,
    REGIONS,
    TASKS,
    Task,
)
from tabletop_tui.games.wordparts import GameTerms

_PARAMS: Final = {
    "fish_kind": "task-fish",
    "gods_colour": "task-adjective",
    "jewelry_kind": "jewels",
    "material": "material",
    "person_kind": "kind",
    "terrain": "task-terrain",
}
"""The messages that name what a task is about, by requirement."""


class Terms(GameTerms):
    """Names and notation of one language."""

    # -- amounts -----------------------------------------------------------------------------------

    def vp(self, points: int) -> str:
        """Victory points: `5 VP`."""
        return self.say("vp", count=points)

    def offerings(self, count: int) -> str:
        """`1 offering`, `2 offerings`."""
        return self.counted("offerings", count)

    def shells(self, count: int) -> str:
        """`1 shell`, `2 shells`."""
        return self.counted("shells", count)

    def steps(self, count: int) -> str:
        """Steps on the status track: `1 step`."""
        return self.counted("steps", count)

    def points(self, count: int) -> str:
        """Points of the helper: `1 point`."""
        return self.counted("points", count)

    def god_cards(self, count: int) -> str:
        """God cards of any colour: `2 god cards`."""
        return self.counted("god-cards", count)

    def god_tiles(self, count: int) -> str:
        """`1 god tile`."""
        return self.counted("god-tiles", count)

    @staticmethod
    def numbers(numbers: Iterable[int]) -> str:
        """Dice or places in a row: `5 3 1`; `-` for none."""
        return " ".join(str(number) for number in numbers) or "-"

    # -- the board ---------------------------------------------------------------------------------

    def card(self, card: str) -> str:
        """An action card: `Temple`."""
        return self.say("card", card)

    def region(self, region: str) -> str:
        """A region by its place on the map and its terrain: `c1 Forest`."""
        return self.say("region", region=region, terrain=self.terrain(REGIONS[region].terrain))

    def terrain(self, terrain: str) -> str:
        """A kind of terrain: `Forest`."""
        return self.say("terrain", terrain)

    def good(self, good: str) -> str:
        """What a building site yields: `1 wood`, `1 offering`."""
        return self.offerings(1) if good == "offering" else self.materials(good, 1)

    def material(self, material: str) -> str:
        """A building material: `sand`."""
        return self.say("material", material)

    def materials(self, material: str, count: int) -> str:
        """So much of a material: `2 sand`."""
        return self.say("materials", count=count, material=self.material(material))

    def fish(self, tile: str) -> str:
        """A fish tile: `Parrotfish 6`."""
        row = FISH[tile]
        return self.say("fish", kind=self.fish_kind(tile), vp=row.vp)

    def fish_kind(self, tile: str) -> str:
        """What kind of fish a tile shows: `Parrotfish`."""
        return self.say("fish", FISH[tile].fish_kind)

    def fish_sign(self, tile: str) -> str:
        """A fish tile by its letter and points, as on the map: `fish P6`."""
        row = FISH[tile]
        return self.say("fish-sign", sign=row.symbol, vp=row.vp)

    def paths(self, actions: Sequence[str], value: int) -> str:
        """What paths may be used: `land path up to 4`."""
        which = "both" if len(actions) > 1 else actions[0]
        return self.say("paths", which, value=value)

    def actions(self, card: str) -> list[str]:
        """The actions of a card: two for a combined one."""
        return CARDS[card].action.split(" or ")

    # -- gods --------------------------------------------------------------------------------------

    def god(self, god: int | str) -> str:
        """A god: `blue god`."""
        return self.say("god", _word(god))

    def god_played(self, god: int | str) -> str:
        """As the object of a sentence: `the blue god`."""
        return self.say("god", _word(god), "object")

    def colour(self, god: int | str) -> str:
        """A god's colour by itself: `blue`."""
        return self.say("god-colour", _word(god))

    def cards_of(self, god: int | str, count: int) -> str:
        """Cards of one god: `1 blue god card`, `2 blue god cards`."""
        return self.say("god-cards", _word(god), "one" if count == 1 else "many", count=count)

    def hand(self, counts: Sequence[int]) -> str:
        """Cards in a hand, by colour: `blue, white ×2`; a word for none."""
        held = [
            self.colour(god) if count == 1 else self.say("times", what=self.colour(god), count=count)
            for god, count in enumerate(counts)
            if count
        ]
        return ", ".join(held) or self.say("nothing")

    def payment(self, cards: Sequence[str]) -> str:
        """What a god was paid with: its cards and an offering, or without cards a god tile."""
        if not cards:
            return self.god_tiles(1)
        return self.say("payment", cards=self.cards_of(cards[0], len(cards)), offering=self.offerings(1))

    # -- people ------------------------------------------------------------------------------------

    def kind(self, kind: str, sex: str) -> str:
        """The men or women of a kind: `Tracker (man)`."""
        return self.say("person", sex, kind=self.say("kind", kind, sex))

    def person(self, tile: str) -> str:
        """A man or woman tile with the number of its symbols: `Tracker (man, 2)`."""
        row = PEOPLE[tile]
        count = row.status_symbols + row.shell_symbols
        return self.say("tile", row.sex, kind=self.say("kind", row.kind, row.sex), count=count)

    def symbols_of(self, tile: str) -> str:
        """What shifting a tile down brings: `status +2`, `2 shells`."""
        row = PEOPLE[tile]
        if row.sex == "woman":
            return self.shells(row.shell_symbols)
        return self.say("status-more", steps=row.status_symbols)

    def use(self, kind: str, value: int) -> str:
        """What people of a kind do with a value: `land path up to 4`, `2 shells`."""
        if kind in ("material", "hut"):
            return self.counted(f"use-{kind}", value)
        plain: dict[str, Callable[[int], str]] = {
            "vp": self.vp,
            "offering": self.offerings,
            "shell": self.shells,
            "god_card": self.god_cards,
        }
        if kind in plain:
            return plain[kind](value)
        if kind == "status":
            return self.say("status-more", steps=value)
        return self.say("use", kind, value=value)

    # -- tasks and jewelry -------------------------------------------------------------------------

    def jewel(self, jewel: str) -> str:
        """A jewelry tile by its kind and price: `Necklace 6`."""
        row = JEWELS[jewel]
        return self.say("jewel", kind=self.say("jewel", row.kind), cost=row.shell_cost)

    def jewel_line(self, jewel: str) -> str:
        """With its points: `Necklace 6 (9 VP)`."""
        return self.say("jewel-line", jewel=self.jewel(jewel), vp=self.vp(JEWELS[jewel].vp))

    def task(self, task: str) -> str:
        """A task: `Huts in 9 regions`."""
        row = TASKS[task]
        noun = _PARAMS.get(row.requirement)
        what = self.say(noun, *_param(row), count=row.amount) if noun is not None else ""
        return self.say("task", row.requirement, count=row.amount, what=what)

    def quoted(self, task: str) -> str:
        """A task within a sentence, in quotation marks."""
        return self.say("quoted", task=self.task(task))

    # -- the own board -----------------------------------------------------------------------------

    def spaces(self, one: str, other: str) -> str:
        """Two spaces of the ground: `a1 + b1`."""
        return f"{one} + {other}"


def _word(god: int | str) -> str:
    return GODS[god] if isinstance(god, int) else god


def _param(row: Task) -> tuple[str, ...]:
    """What a task is about, as parts of a message id; both sexes of a kind of people count."""
    return (row.param, "both") if row.requirement == "person_kind" else (row.param,)
