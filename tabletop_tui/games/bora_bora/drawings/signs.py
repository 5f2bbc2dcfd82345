"""Figures of Bora Bora in signs, for lists and boards; in words where text is read aloud."""

from typing import Final

from rulesets.bora_bora.components import FISH, MATERIALS, SEXES
from tabletop_tui.games.bora_bora.terms import CARD, HUT, OFFERING, SHELL, STATUS, VP, Terms, symbols_of
from tabletop_tui.kit.thing import NOTHING
from tabletop_tui.paint.drawing import Line, Run

GOOD_INKS: Final = {"sand": "yellow", "stone": "grey", "wood": "brown", "offering": "purple"}
"""The inks of what a building site yields."""
_GOODS: Final = {"vp": VP, "offering": OFFERING, "god_card": CARD, "shell": SHELL}
"""The signs of goods to choose from."""


def gold(terms: Terms, points: int) -> Line:
    """Points that can be had, in gold; a dot for none."""
    return (Run(f"+{terms.vp(points)}", "gold") if points else NOTHING,)


def amount(terms: Terms, sign: str, count: int, role: str = "") -> Run:
    """Status steps or shells: `▲▲`, `◗◗◗`."""
    return Run(terms.use(sign, count), role) if terms.spelt else terms.run(sign, count, role)


def symbols(terms: Terms, tile: str, role: str = "") -> Run:
    """What shifting a man or woman tile down brings."""
    return amount(terms, *symbols_of(tile), role)


def climb(terms: Terms, steps: int, before: int, after: int) -> Line:
    """Steps on the status track, with the marker's space before and after."""
    return (amount(terms, STATUS, steps), Run(f" {before}→{after}", "dim"))


def shells(terms: Terms, count: int) -> Line:
    """This many shells: the number before a single sign."""
    if terms.spelt:
        return (Run(terms.some(SHELL, count)),)
    return (Run(str(count)), terms.run(SHELL))


def does(terms: Terms, kind: str, value: int) -> Line:
    """What people of a kind do with a value, in a few cells: `2★`, `land ≤4`."""
    if terms.spelt:
        return (Run(terms.use(kind, value)),)
    if kind in (VP, OFFERING, SHELL, STATUS):
        return (Run(str(value)), terms.run(kind))
    if kind == "god_card" and not terms.spelt:
        return (Run(str(value)), terms.run(CARD))
    shown = "".join(map(terms.sign, [kind] if kind in (*SEXES, HUT) else MATERIALS))
    said = terms.board("does", kind, value=value, sign=shown)
    # In ASCII `≤` becomes `<`, which would exclude the value itself.
    return (Run(said.replace("≤", "<").replace("<", "<=") if terms.ascii else said),)


def good(terms: Terms, good: str) -> Line:
    """A good to buy; nothing where text is read aloud, as its name says it."""
    if terms.spelt:
        return ()
    if good in _GOODS:
        return (terms.run(_GOODS[good], 1),)
    return does(terms, HUT if good == "move_hut" else "material", 1)


def yielded(terms: Terms, good: str) -> Line:
    """What a building site yields."""
    sign = () if terms.spelt else (Run(f"{terms.sign(good)} ", GOOD_INKS[good]),)
    return (*sign, Run(terms.board("good", good)))


def fish(terms: Terms, tile: str) -> Line:
    """A fish tile with its kind and points."""
    body = () if terms.spelt else terms.fish_runs(tile)[:1]
    kind = Run(f"{' ' if body else ''}{terms.say('fishes', FISH[tile].fish_kind)} ")
    return (*body, kind, Run(terms.vp(FISH[tile].vp), "gold"))
