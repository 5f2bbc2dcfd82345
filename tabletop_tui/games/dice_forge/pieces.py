"""Faces, prices, bars and lists of Dice Forge as runs of text with their colours."""

from collections.abc import Sequence
from typing import NamedTuple

from rulesets.dice_forge.components import CARDS, FACES, RESOURCES
from rulesets.dice_forge.view import HeroView
from tabletop_tui.drawing import Run, cells
from tabletop_tui.games.dice_forge.terms import BOAR_COLOURS, KIND_SIGNS, Terms

INKS = ("yellow", "orange", "blue", "green")
"""The colours of gold, sun, moon and glory."""

FACE_CELLS = 6
"""Cells of the longest face."""

UP, LOCKED, PAYABLE = ">", "#", "+"
"""Signs for the face that lies up, a boar that can't be replaced, and what can be paid now."""


class Name(NamedTuple):
    """How a seat is called, and its colour."""

    text: str
    role: str = "strong"


def ink(face: str) -> str:
    """The colour of a face: that of its only resource, its boar's, or one for all others."""
    row = FACES[face]
    if row.kind == "boar":
        return BOAR_COLOURS[face]
    if row.kind == "shield":
        return INKS[RESOURCES.index(row.shield_resource)]
    shown = [colour for colour, amount in zip(INKS, row.amounts, strict=True) if amount]
    if len(shown) == 1:
        return shown[0]
    return "white" if row.kind == "sum" else "cyan" if row.kind == "choice" else "purple"


def ground(face: str) -> str:
    """The ground of a face."""
    return f"ground-{ink(face)}"


def face_text(terms: Terms, face: str) -> str:
    """A face in short, with the sign of a locked one."""
    return terms.face(face) + (LOCKED if FACES[face].locked_once_forged else "")


def tile(terms: Terms, face: str, width: int = 0, *, up: bool = False) -> Run:
    """A face on its coloured ground, at least so many cells wide."""
    role = f"{ink(face)} {ground(face)}" + (" strong" if up else "")
    return Run(f"{face_text(terms, face):<{width}}", role)


def price(terms: Terms, card: str) -> list[Run]:
    """What a feat costs, each resource in its colour."""
    row = CARDS[card]
    amounts = ((row.cost_sun, 1), (row.cost_moon, 2))
    return [Run(f"{n}{terms.letters[r]}", f"{INKS[r]} strong") for n, r in amounts if n]


def sign(card: str) -> str:
    """What kind of effect a card has: `^`, `!`, `*`, `!*` or nothing."""
    return KIND_SIGNS[CARDS[card].effect_type]


def bar(value: int, limit: int, width: int, role: str) -> list[Run]:
    """A store as a bar of at most so many cells, one for each if they fit."""
    room = min(limit, width)
    full = value if room == limit else -(-value * room // limit)
    full = min(full, room)
    return [Run("■" * full, role), Run("·" * (room - full), "faint")]


def width(runs: Sequence[Run]) -> int:
    """How many cells runs take."""
    return sum(cells(run.text) for run in runs)


class Owned(NamedTuple):
    """A card in somebody's possession, equal ones together."""

    card: str
    text: str
    used: bool
    """All copies have been used in this turn."""


def owned(terms: Terms, hero: HeroView, piles: Sequence[int]) -> list[Owned]:
    """The cards of some piles: `Hind`, `Owl×2`, `(Elder)`, `Boar R`."""
    found = []
    for card in dict.fromkeys(hero.cards):
        if CARDS[card].pile not in piles:
            continue
        count, gone = hero.cards.count(card), hero.used.get(card, 0)
        text = terms.card_short(card)
        if card == "boar":
            text += " " + "".join(terms.face(face)[-1] for face in hero.boars)
        elif count > 1:
            text += f"×{count}"
        if gone and gone < count:
            text += f"({gone})"
        used = gone >= count
        found.append(Owned(card, f"({text})" if used else text, used))
    return found


def hammer_text(hero: HeroView) -> str:
    """How far the hammer is: `7/30`, or that there is none."""
    last = hero.hammer + hero.free_steps
    return f"{hero.hammer}/{last}" if "hammer" in hero.cards else "-"
