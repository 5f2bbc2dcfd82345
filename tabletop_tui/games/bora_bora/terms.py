"""What things are called in Bora Bora, and how amounts of them are written.

In signs on screens (`5★`, `2✿`), in letters in ASCII, and in words where the text may be read aloud. Names of
components are found by the component's id (the temple is message `bora_bora-card-temple`); all other messages
are called by their methods.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal

from rulesets.bora_bora.components import (
    FISH,
    GODS,
    GROUND,
    JEWELS,
    PEOPLE,
    REGIONS,
    TASKS,
    CardWord,
    FishKind,
    GodWord,
    JewelKind,
    KindWord,
    MaterialWord,
    SexWord,
    TerrainWord,
    YieldWord,
)
from rulesets.bora_bora.gods import Purse
from rulesets.bora_bora.tasks import Progress
from tabletop_tui.games.bora_bora.messages import BoraBoraMessages
from tabletop_tui.games.bora_bora.task_names import Counting, TaskForm, task_name
from tabletop_tui.kit.barred import BARRED, SIGN
from tabletop_tui.kit.notation import SIGNED, Notation, Sign, repeated
from tabletop_tui.kit.wording import Wording
from tabletop_tui.paint.drawing import Run

VP, OFFERING, SHELL, CARD, GOD_TILE, PRIEST = "vp", "offering", "shell", "card", "tile", "priest"
HUT, STATUS, NEW, SERVES = "hut", "status", "new", "serves"
"""The words of signs."""
FISH_SIGNS: Final[Mapping[FishKind, tuple[str, str]]] = {
    "parrotfish": ("●", "cyan"),
    "butterflyfish": ("◆", "yellow"),
    "surgeonfish": ("■", "blue"),
    "triggerfish": ("▲", "orange"),
}
"""Each kind of fish: its body, drawn before the tail, and its ink."""
GOD_CARDS: Final[Mapping[GodWord, Counting]] = {
    "blue": BoraBoraMessages.god_card_blue,
    "white": BoraBoraMessages.god_card_white,
    "red": BoraBoraMessages.god_card_red,
    "green": BoraBoraMessages.god_card_green,
    "yellow": BoraBoraMessages.god_card_yellow,
}
GodForm = Literal["", "object", "colour", "cards", "board"]
"""A form of a god's name: in a sentence, its colour alone, before the word for cards, on a board."""
CardForm = Literal["", "board"]
FishForm = Literal["", "brief", "tiles"]
"""A form of a kind of fish: in a few letters, or as several tiles."""
JewelForm = Literal["", "many", "few", "brief"]
"""Several pieces of a kind, or (`few`) the same in fewer letters."""
KindForm = Literal["", "many"]
TerrainForm = Literal["", "many"]


class Terms(Notation):
    """Names and notation of one language."""

    SIGNS = {
        VP: Sign("★", "*", "gold"),
        OFFERING: Sign("✿", "o", "purple"),
        SHELL: Sign("◗", "@", "pink"),
        CARD: Sign("▯", "c"),
        GOD_TILE: Sign("✪", "T", "orange"),
        PRIEST: Sign("♙", "P"),
        HUT: Sign("⌂", "n"),
        STATUS: Sign("▲", "^", "cyan"),
        NEW: Sign("✦", "%", "warn"),
        SERVES: Sign("•", "+"),
        BARRED: SIGN,
        "sand": Sign("∴", "."),
        "stone": Sign("◆", "#"),
        "wood": Sign("≡", "="),
        "man": Sign("♂", "m"),
        "woman": Sign("♀", "f"),
        "blue": Sign("❖", "b", "blue"),
        "white": Sign("✺", "w", "white"),
        "red": Sign("✹", "r", "red"),
        "green": Sign("❀", "g", "green"),
        "yellow": Sign("❂", "y", "yellow"),
    }
    say: BoraBoraMessages

    def __init__(self, wording: Wording, notation: str = SIGNED) -> None:
        super().__init__(wording, notation)
        self.name = wording.name
        self.legend |= {row.fish_kind: self.fish_runs(tile)[0].text for tile, row in FISH.items()}

    # -- amounts -----------------------------------------------------------------------------------

    def run(self, sign: str, count: int | None = None, role: str = "") -> Run:
        """This many of something: `✿`, `◗◗◗`, `5★`."""
        shown, ink = self.sign(sign), role or self.ink(sign)
        if count is None:
            return Run(shown, ink)
        return Run(repeated(shown, count) if count and sign != VP else f"{count}{shown}", ink)

    def vp(self, points: int | str) -> str:
        """Victory points: `5★`, in words `5 VP`."""
        return self.say.vp(count=points) if self.spelt else f"{points}{self.sign(VP)}"

    def listed(self, items: Iterable[str]) -> str:
        """Names or sentences in a row; a dash for none."""
        return ", ".join(items) or self.say.none()

    # -- the board ---------------------------------------------------------------------------------

    def card(self, card: CardWord, form: CardForm = "") -> str:
        """An action card: `Land path`; on a board `Land`."""
        return self.form("card", card, form=form)

    def terrain(self, terrain: TerrainWord, form: TerrainForm = "") -> str:
        """A terrain: `Forest`, or several, `forests`."""
        return self.form("terrain", terrain, form=form)

    def region(self, region: str) -> str:
        """A region: its place on the map and its terrain, `c1 Forest`."""
        return self.say.region(region=region, terrain=self.terrain(REGIONS[region].terrain))

    def regions(self, regions: Iterable[str]) -> str:
        """Regions in a row; a word for none."""
        return ", ".join(map(self.region, regions)) or self.say.nothing()

    def material(self, material: MaterialWord) -> str:
        """A building material: `sand`."""
        return self.form("material", material)

    def ground(self, space: str) -> str:
        """A space of the ceremonial ground and what it shows: `ground 1 (sand)`, as `1 sand` is an amount."""
        return self.say.ground(space=self.space(space), material=self.material(GROUND[space].material))

    def space(self, space: str) -> str:
        """The number of a space of the ground, as regions already have names such as `c1`."""
        return str(GROUND[space].number)

    def spaces(self, spaces: Iterable[str]) -> str:
        """The numbers of spaces of the ground: `1, 4, 7`."""
        return ", ".join(map(self.space, spaces))

    def site(self, spaces: Iterable[str]) -> str:
        """One space, or two to build on: `ground 1 + 2 (sand, wood)`."""
        there = list(spaces)
        if len(there) == 1:
            return self.ground(there[0])
        shown = ", ".join(self.material(GROUND[space].material) for space in there)
        return self.say.ground_site(spaces=" + ".join(map(self.space, there)), materials=shown)

    def materials(self, material: YieldWord, count: int = 1) -> str:
        """What a building site yields, or an amount of a material: `1 offering`, `2 sand`."""
        match material:
            case "offering":
                return self.say.offering(count=count)
            case "sand" | "stone" | "wood":
                return self.say.materials(count=count, material=self.material(material))

    def fish_kind(self, kind: FishKind, form: FishForm = "") -> str:
        """A kind of fish: `Parrotfish`."""
        return self.form("fish", kind, form=form)

    def fish(self, tile: str) -> str:
        """A fish tile with its points: `Parrotfish 6`."""
        row = FISH[tile]
        return self.say.fish_tile(kind=self.fish_kind(row.fish_kind), vp=row.vp)

    def fish_runs(self, tile: str) -> tuple[Run, ...]:
        """A fish tile in signs: `●◂6`."""
        row = FISH[tile]
        body, ink = FISH_SIGNS[row.fish_kind]
        return (Run(f"{row.symbol}<" if self.ascii else f"{body}◂", ink), Run(str(row.vp), "gold"))

    # -- gods --------------------------------------------------------------------------------------

    def god(self, god: GodWord, form: GodForm = "") -> str:
        """A god: `blue god`, in a sentence `the blue god`."""
        return self.form("god", god, form=form)

    def cards_of(self, god: GodWord, count: int) -> str:
        """Cards of one god: `1 blue god card`, `2 blue god cards`."""
        return GOD_CARDS[god](self.say, count=count)

    def cards_shown(self, gods: Sequence[GodWord]) -> str:
        """Cards, by their gods: `1 blue god card and 2 red god cards`."""
        return self.listing([self.cards_of(god, gods.count(god)) for god in dict.fromkeys(gods)])

    def payment(self, gods: Sequence[GodWord]) -> str:
        """What a god is paid with: cards of these gods and an offering; a god tile for none."""
        if not gods:
            return self.say.god_tile(count=1)
        return self.say.payment(cards=self.cards_shown(gods), offering=self.say.offering(count=1))

    def payment_brief(self, gods: Sequence[GodWord]) -> str:
        """The same in few cells, for cards of one god: `2 white + 1✿`."""
        colour, offering = self.god(gods[0], "colour"), f"1{self.sign(OFFERING)}"
        return self.say.payment_brief(count=len(gods), colour=colour, offering=offering)

    def hand(self, counts: Sequence[int]) -> str:
        """The cards in a hand by colour: `blue, white ×2`; a word for none."""
        held = [(self.god(god, "colour"), count) for god, count in zip(GODS, counts, strict=False) if count]
        named = [self.say.times(what=god, count=count) if count > 1 else god for god, count in held]
        return ", ".join(named) or self.say.nothing()

    def purse(self, purse: Purse) -> str:
        """What a player has to pay for gods: `blue, white ×2; 1 offering, 2 god tiles`."""
        offerings, tiles = self.say.offering(count=purse.offerings), self.say.god_tile(count=purse.tiles)
        return self.say.purse(hand=self.hand(purse.hand), offerings=offerings, tiles=tiles)

    # -- people ------------------------------------------------------------------------------------

    def kind(self, kind: KindWord, sex: SexWord) -> str:
        """What the men or women of a kind are called: `Tracker`."""
        return self.form("kind", kind, sex)

    def kind_within(self, room: int, kind: KindWord, sex: SexWord) -> str:
        """The same, in its brief form if it is too long for this many cells."""
        return self.within(room, "kind", kind, sex, forms=("", "brief"))

    def both_sexes(self, kind: KindWord, form: KindForm = "") -> str:
        """What men and women of a kind are called; several: `Trackers`."""
        return self.form("kind", kind, form=form)

    @staticmethod
    def times(count: int) -> str:
        """How often something is there, after its name: ` ×2`; once needs no word."""
        return f" ×{count}" if count > 1 else ""

    def named(self, kind: KindWord, sex: SexWord, count: int = 1) -> str:
        """A person with the sign of their sex, in words `Tracker (man)`; several: `♂ Tracker ×2`."""
        name = self._spelt(kind, sex) if self.spelt else f"{self.sign(sex)} {self.kind(kind, sex)}"
        return f"{name}{self.times(count)}"

    def named_briefly(self, kind: KindWord, sex: SexWord) -> str:
        """The same for the strip, which has 13 cells for each line of a name."""
        return self.named(kind, sex) if self.spelt else f"{self.sign(sex)} {self.kind_within(13, kind, sex)}"

    def _spelt(self, kind: KindWord, sex: SexWord) -> str:
        name = self.kind(kind, sex)
        match sex:
            case "man":
                return self.say.person_man(kind=name)
            case "woman":
                return self.say.person_woman(kind=name)

    def person(self, tile: str) -> str:
        """A man or woman tile with what the helper gets for it: `Tracker (man, status +2)`."""
        row = PEOPLE[tile]
        kind, brings = self.kind(row.kind, row.sex), self.use(*symbols_of(tile))
        match row.sex:
            case "man":
                return self.say.tile_man(kind=kind, brings=brings)
            case "woman":
                return self.say.tile_woman(kind=kind, brings=brings)

    def use(self, kind: KindWord, value: int) -> str:
        """What people of a kind do with a value: `land path up to 4`, `2 shells`."""
        say = self.say
        match kind:
            case "land":
                return say.use_land(value=value)
            case "water":
                return say.use_water(value=value)
            case "woman":
                return say.use_woman(value=value)
            case "man":
                return say.use_man(value=value)
            case "build":
                return say.use_build(value=value)
            case "material":
                return say.building_material(count=value)
            case "hut":
                return say.huts_to_last(count=value)
            case "vp":
                return self.vp(value)
            case "god_card":
                return say.god_card(count=value)
            case "offering":
                return say.offering(count=value)
            case "status":
                return say.use_status(value=value)
            case "shell":
                return say.shell(count=value)

    # -- tasks and jewelry -------------------------------------------------------------------------

    def jewel_kind(self, kind: JewelKind, form: JewelForm = "") -> str:
        """A kind of jewelry: `Necklace`, several: `necklaces`."""
        return self.form("jewel", kind, form=form)

    def jewel(self, jewel: str) -> str:
        """A jewelry tile by its kind, price and points: `Necklace 6 (9★)`."""
        row = JEWELS[jewel]
        return self.say.jewel_line(kind=self.jewel_kind(row.kind), cost=row.shell_cost, vp=self.vp(row.vp))

    def task(self, task: str, form: TaskForm = "") -> str:
        """A task: `Huts in 9 regions`; `brief` and `short` are in fewer words, where it has these forms."""
        row = TASKS[task]
        return task_name(self.say, row.requirement, row.amount, self._asked_for(task, form), form)

    def _asked_for(self, task: str, form: TaskForm) -> str:
        """What a task refers to, as its sentence names it: `necklaces`, `Trackers`; empty for most tasks."""
        word, brief = TASKS[task].param, bool(form)
        match TASKS[task].requirement:
            case "gods_colour":
                return self.form("god", word, form="cards")
            case "jewelry_kind":
                return self.form("jewel", word, form="few" if brief else "many")
            case "material":
                return self.form("material", word)
            case "terrain":
                return self.form("terrain", word, form="many") if brief else word
            case "fish_kind":
                return self.form("fish", word, form="brief" if brief else "tiles")
            case "person_kind":
                return self.form("kind", word, form="many")
        return ""

    def progress(self, task: str, known: Progress | None) -> str:
        """A task with its progress, if that may be seen: `3 wood 2/3`."""
        named = self.task(task)
        return self.say.task_progress(task=named, have=known.have, need=known.need) if known else named

    def quoted(self, task: str) -> str:
        """A task within a sentence, in quotation marks."""
        return self.say.quoted(task=self.task(task))


def symbols_of(tile: str) -> tuple[Literal["status", "shell"], int]:
    """What shifting a man or woman tile down brings: status steps or shells, and how many."""
    row = PEOPLE[tile]
    match row.sex:
        case "man":
            return "status", row.status_symbols
        case "woman":
            return "shell", row.shell_symbols
