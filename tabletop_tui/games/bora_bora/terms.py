"""What things are called in Bora Bora, and how amounts of them are written.

In signs on screens (`5★`, `2✿`), in letters in ASCII, and in words where the text may be read aloud.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rulesets.bora_bora.components import FISH, GODS, GROUND, JEWELS, PEOPLE, REGIONS, TASKS
from rulesets.bora_bora.tasks import Progress
from tabletop_tui.kit.notation import SIGNED, Names, Notation, Sign, repeated
from tabletop_tui.kit.wording import Wording
from tabletop_tui.paint.drawing import Run

VP, OFFERING, SHELL, CARD, GOD_TILE, PRIEST = "vp", "offering", "shell", "card", "tile", "priest"
HUT, STATUS, NEW, SERVES = "hut", "status", "new", "serves"
"""The words of signs."""
FISH_SIGNS: Final = {
    "parrotfish": ("●", "cyan"),
    "butterflyfish": ("◆", "yellow"),
    "surgeonfish": ("■", "blue"),
    "triggerfish": ("▲", "orange"),
}
"""Each kind of fish: its body, drawn before the tail, and its ink."""
_COUNTED: Final = frozenset({"offering", "shell", "god_card", "material", "hut"})
"""What some kinds of people bring in a number."""


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

    god = Names("god")
    colour = Names("god-colour")

    def __init__(self, wording: Wording, notation: str = SIGNED) -> None:
        super().__init__(wording, notation)
        self._catalogue, self.name = wording.words, wording.name
        self.legend |= {row.fish_kind: self.fish_runs(tile)[0].text for tile, row in FISH.items()}

    def board(self, *parts: str, **facts: Any) -> str:
        """A word on the boards."""
        return self._catalogue(f"bora_bora_board-{'-'.join(parts).replace('_', '-')}", **facts)

    # -- amounts -----------------------------------------------------------------------------------

    def run(self, sign: str, count: int | None = None, role: str = "") -> Run:
        """This many of something: `✿`, `◗◗◗`, `5★`."""
        shown, ink = self.sign(sign), role or self.ink(sign)
        if count is None:
            return Run(shown, ink)
        return Run(repeated(shown, count) if count and sign != VP else f"{count}{shown}", ink)

    def vp(self, points: int | str) -> str:
        """Victory points: `5★`, in words `5 VP`."""
        return self.say("vp", count=points) if self.spelt else f"{points}{self.sign(VP)}"

    def some(self, noun: str, count: int) -> str:
        """`1 offering`, `2 shells`, `3 god cards`: any noun that has messages for one and for many."""
        return self.counted(noun, count=count)

    def listed(self, items: Iterable[object], none: str = "none") -> str:
        """Spaces, regions or sentences in a row; a dash for none, or another word."""
        return ", ".join(map(str, items)) or self.say(none)

    # -- the board ---------------------------------------------------------------------------------

    def region(self, region: str) -> str:
        """A region: its place on the map and its terrain, `c1 Forest`."""
        return self.say("region", region=region, terrain=self.say("terrain", REGIONS[region].terrain))

    def ground(self, space: str) -> str:
        """A space of the ceremonial ground and what it shows: `a1 sand`."""
        return self.say("ground", space=space, material=self.say("material", GROUND[space].material))

    def materials(self, material: str, count: int = 1) -> str:
        """What a building site yields, or an amount of a material: `1 offering`, `2 sand`."""
        if material == OFFERING:
            return self.some(material, count)
        return self.say("materials", count=count, material=self.say("material", material))

    def fish_runs(self, tile: str) -> tuple[Run, ...]:
        """A fish tile in signs: `●◂6`."""
        row = FISH[tile]
        body, ink = FISH_SIGNS[row.fish_kind]
        return (Run(f"{row.symbol}<" if self.ascii else f"{body}◂", ink), Run(str(row.vp), "gold"))

    # -- gods --------------------------------------------------------------------------------------

    def cards_of(self, god: str, count: int) -> str:
        """Cards of one god: `1 blue god card`, `2 blue god cards`."""
        return self.counted("god-card", god, count=count)

    def hand(self, counts: Sequence[int]) -> str:
        """The cards in a hand by colour: `blue, white ×2`; a word for none."""
        held = [(self.colour(god), count) for god, count in zip(GODS, counts, strict=False) if count]
        return self.listed(
            (self.say("times", what=god, count=count) if count > 1 else god for god, count in held), "nothing"
        )

    # -- people ------------------------------------------------------------------------------------

    def kind(self, kind: str, sex: str) -> str:
        """What the men or women of a kind are called: `Tracker`."""
        return self.say("kind", kind, sex)

    def named(self, kind: str, sex: str) -> str:
        """The same with the sign of their sex, in words `Tracker (man)`, as men and women differ."""
        if self.spelt:
            return self.say("person", sex, kind=self.kind(kind, sex))
        return f"{self.sign(sex)} {self.kind(kind, sex)}"

    def person(self, tile: str) -> str:
        """A man or woman tile with the number of its symbols: `Tracker (man, 2)`."""
        row = PEOPLE[tile]
        return self.say("tile", row.sex, kind=self.kind(row.kind, row.sex), count=symbols_of(tile)[1])

    def use(self, kind: str, value: int) -> str:
        """What people of a kind do with a value: `land path up to 4`, `2 shells`."""
        if kind in _COUNTED:
            return self.some(kind, value)
        return self.say("use", kind, value=value, vp=self.vp(value))

    # -- tasks and jewelry -------------------------------------------------------------------------

    def jewel_line(self, jewel: str) -> str:
        """A jewelry tile by its kind, price and points: `Necklace 6 (9★)`."""
        row = JEWELS[jewel]
        kind = self.say("jewel", row.kind)
        return self.say("jewel-line", kind=kind, cost=row.shell_cost, vp=self.vp(row.vp))

    def task(self, task: str, form: str = "") -> str:
        """A task: `Huts in 9 regions`; `brief` and `short` are in fewer words, where it has these forms."""
        row = TASKS[task]
        what = self._form(form, f"what-{row.requirement}-{row.param}", count=row.amount) if row.param else ""
        return self._form(form, f"task-{row.requirement}", count=row.amount, what=what)

    def _form(self, form: str, name: str, **facts: Any) -> str:
        """A message in the form asked for, if it has that: `brief`, or `short`, else `brief`."""
        message = f"bora_bora-{name.replace('_', '-')}"
        wanted = {"": (), "brief": ("-brief",), "short": ("-short", "-brief")}[form]
        found = (message + each for each in wanted if self._catalogue.has(message + each))
        return self._catalogue(next(found, message), **facts)

    def progress(self, task: str, known: Progress | None) -> str:
        """A task with its progress, if that may be seen: `3 wood 2/3`."""
        named = self.task(task)
        return self.say("task-progress", task=named, have=known.have, need=known.need) if known else named

    def quoted(self, task: str) -> str:
        """A task within a sentence, in quotation marks."""
        return self.say("quoted", task=self.task(task))


def symbols_of(tile: str) -> tuple[str, int]:
    """What shifting a man or woman tile down brings: status steps or shells, and how many."""
    row = PEOPLE[tile]
    return (STATUS, row.status_symbols) if row.sex == "man" else (SHELL, row.shell_symbols)
