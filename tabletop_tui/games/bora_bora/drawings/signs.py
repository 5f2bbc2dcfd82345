"""Figures of Bora Bora in signs, for lists and boards; in words where text is read aloud."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal

from rulesets.bora_bora.components import FISH, MATERIALS, KindWord, SexWord, YieldWord
from tabletop_tui.games.bora_bora.terms import CARD, HUT, OFFERING, SHELL, VP, Terms, symbols_of
from tabletop_tui.paint.drawing import Line, Run
from tabletop_tui.paint.runs import cut, wide

if TYPE_CHECKING:
    from rulesets.bora_bora.advice.goods import GoodWord

GOOD_INKS: Final[Mapping[YieldWord, str]] = {
    "sand": "yellow",
    "stone": "grey",
    "wood": "brown",
    "offering": "purple",
}
"""The inks of what a building site yields."""
SEX_INKS: Final[Mapping[SexWord, str]] = {"man": "cyan", "woman": "pink"}
"""The inks of the signs of men and women."""


def amount(terms: Terms, sign: Literal["status", "shell"], count: int, role: str = "") -> Run:
    """Status steps or shells: `▲▲`, `◗◗◗`."""
    return Run(terms.use(sign, count), role) if terms.spelt else terms.run(sign, count, role)


def symbols(terms: Terms, tile: str, role: str = "") -> Run:
    """What shifting a man or woman tile down brings."""
    return amount(terms, *symbols_of(tile), role)


def climb(terms: Terms, steps: int, before: int, after: int) -> Line:
    """Steps on the status track, with the marker's space before and after."""
    return (amount(terms, "status", steps), Run(f" {before}→{after}", "dim"))


def shells(terms: Terms, count: int) -> Line:
    """This many shells: the number before a single sign."""
    if terms.spelt:
        return (Run(terms.say.shell(count=count)),)
    return (Run(str(count)), terms.run(SHELL))


def does(terms: Terms, kind: KindWord, value: int, *, brief: bool = False) -> Line:
    """What people of a kind do with a value: `2★`, `woman up to 3`; in few cells if `brief`: `woman ≤3`."""
    if terms.spelt:
        return (Run(terms.use(kind, value)),)
    return _in_brief(terms, kind, value) if brief else _in_words(terms, kind, value)


def does_within(terms: Terms, kind: KindWord, value: int, room: int) -> Line:
    """The same in the most words that fit into this many cells."""
    forms = [does(terms, kind, value), *_with_sign(terms, kind, value), does(terms, kind, value, brief=True)]
    return cut(next((form for form in forms if wide(form) <= room), forms[-1]), room)


def _in_words(terms: Terms, kind: KindWord, value: int) -> Line:
    say = terms.say
    match kind:
        case "vp":
            return (Run(str(value), "gold"), terms.run(VP))
        case "offering":
            return (Run(say.offering(count=value)),)
        case "shell":
            return (Run(say.shell(count=value)),)
        case "status":
            return (Run(say.board_does_status(count=value)),)
        case "god_card":
            return (Run(say.god_card(count=value)),)
        case "land" | "water":
            return (Run(terms.use(kind, value)),)
        case "build":
            return (Run(say.board_does_build_long(value=value)),)
        case "man":
            return (Run(say.board_does_man_long(value=value)),)
        case "woman":
            return (Run(say.board_does_woman_long(value=value)),)
        case "material":
            return (Run(say.board_does_material(count=value)),)
        case "hut":
            return (Run(say.board_does_hut(count=value)),)


def _with_sign(terms: Terms, kind: KindWord, value: int) -> tuple[Line, ...]:
    """A path in whole words but for `≤`: `land path ≤2`; nothing else has such a form."""
    match kind:
        case "land":
            return (up_to(terms, terms.say.board_does_land_long(value=value)),)
        case "water":
            return (up_to(terms, terms.say.board_does_water_long(value=value)),)
        case _:
            return ()


def _in_brief(terms: Terms, kind: KindWord, value: int) -> Line:
    say = terms.say
    match kind:
        case "vp":
            return (Run(str(value), "gold"), terms.run(VP))
        case "offering":
            return (Run(str(value)), terms.run(OFFERING))
        case "shell":
            return (Run(str(value)), terms.run(SHELL))
        case "status":
            return (Run(say.board_does_status_brief(value=value)),)
        case "god_card":
            return (Run(str(value)), terms.run(CARD))
        case "land":
            return up_to(terms, say.board_does_land(value=value))
        case "water":
            return up_to(terms, say.board_does_water(value=value))
        case "build":
            return up_to(terms, say.board_does_build(value=value))
        case "man":
            return up_to(terms, say.board_does_man(value=value))
        case "woman":
            return up_to(terms, say.board_does_woman(value=value))
        case "material":
            signs = "".join(map(terms.sign, MATERIALS))
            return (Run(say.board_does_material_brief(value=value, sign=signs)),)
        case "hut":
            return (Run(say.board_does_hut_brief(value=value, sign=terms.sign(HUT))),)


def up_to(terms: Terms, said: str) -> Line:
    """A text with `≤`; in ASCII that becomes `<`, which would exclude the value itself."""
    return (Run(said.replace("≤", "<").replace("<", "<=") if terms.ascii else said),)


def good(terms: Terms, good: "GoodWord") -> Line:
    """A good to buy; nothing where text is read aloud, as its name says it."""
    if terms.spelt:
        return ()
    match good:
        case "vp":
            return (terms.run(VP, 1),)
        case "offering":
            return (terms.run(OFFERING, 1),)
        case "god_card":
            return (terms.run(CARD, 1),)
        case "shell":
            return (terms.run(SHELL, 1),)
        case "material":
            return does(terms, "material", 1)
        case "move_hut":
            return does(terms, "hut", 1)


def yielded(terms: Terms, good: YieldWord) -> Line:
    """What a building site yields."""
    sign = () if terms.spelt else (Run(f"{terms.sign(good)} ", GOOD_INKS[good]),)
    return (*sign, Run(good_name(terms, good)))


def good_name(terms: Terms, good: YieldWord) -> str:
    """What a building site yields, as boards name it."""
    return terms.say.board_offering() if good == "offering" else terms.material(good)


def fish(terms: Terms, tile: str) -> Line:
    """A fish tile with its kind and points."""
    body = () if terms.spelt else terms.fish_runs(tile)[:1]
    kind = Run(f"{' ' if body else ''}{terms.fish_kind(FISH[tile].fish_kind, 'brief')} ")
    return (*body, kind, Run(terms.vp(FISH[tile].vp), "gold"))
