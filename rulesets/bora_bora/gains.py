"""Gains: points, offerings, shells, materials, status (specification d.3)."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from rulesets.bora_bora import events
from rulesets.bora_bora.components import GROUND, LAST_STATUS, MATERIALS, SourceWord
from rulesets.bora_bora.gods import cards_left, take_god_card
from rulesets.bora_bora.state import BoraBora, Seat, changed, replaced, without
from rulesets.core import Option


def gain_vp(g: BoraBora, index: int, points: int, source: SourceWord) -> None:
    """Score points at once, recorded by source (h14)."""
    if points:
        g.seats[index].gain(points, source)
        g.emit(events.Scored, index, points=points, source=source)


def gain_offerings(g: BoraBora, index: int, count: int) -> None:
    """Gain offerings, which never run out (R15)."""
    g.seats[index].offerings += count
    g.emit(events.GainedOfferings, index, count=count)


def gain_shells(g: BoraBora, index: int, count: int) -> None:
    """Gain shells, which never run out (R15)."""
    g.seats[index].shells += count
    g.emit(events.GainedShells, index, count=count)


def gain_status(g: BoraBora, index: int, steps: int) -> None:
    """Move the marker forward, on top of its new space; on the last space it stays (R22, R45)."""
    space = g.marker(index)
    reached = min(space + steps, LAST_STATUS)
    if reached > space:
        g.status = replaced(g.status, space, without(g.status[space], index))
        g.status = replaced(g.status, reached, (*g.status[reached], index))
        g.emit(events.GainedStatus, index, space=reached, steps=reached - space)


# -- Materials -------------------------------------------------------------------------------------

MATERIAL_OPTIONS: Final = tuple(Option(word, word, f"supply:{word}") for word in MATERIALS)


@cache  # without it, random play takes 1 % more
def ground_option(space: str) -> Option[str]:
    """A space of the ceremonial ground."""
    return Option(f"ground:{space}", space, f"ground:{space}")


SHOWING: Final[Mapping[str, tuple[str, ...]]] = {
    material: tuple(space.id for space in GROUND.values() if space.material == material)
    for material in MATERIALS
}
"""The ground spaces that show each material."""


def open_ground(seat: Seat, material: str) -> list[str]:
    """The empty, uncovered ground spaces that show a material."""
    return [space for space in SHOWING[material] if space not in seat.ground and space not in seat.built]


async def gain_material(g: BoraBora, index: int, material: str) -> None:
    """Put it on a ground space that shows it, if there is one; else beside the board for good (R14)."""
    spaces = open_ground(g.seats[index], material)
    if not spaces:
        seat = g.seats[index]
        seat.beside = changed(seat.beside, MATERIALS.index(material), 1)
        g.emit(events.MaterialBeside, index, material=material)
        return
    space = await g.ask(index, "place_material", [ground_option(space) for space in spaces])
    seat = g.seats[index]
    seat.ground = tuple(sorted((*seat.ground, space)))
    g.emit(events.PlacedMaterial, index, material=material, space=space)


async def choose_material(g: BoraBora, index: int) -> None:
    """Ask which material to take, if any is allowed."""
    material = await g.ask(index, "choose_material", MATERIAL_OPTIONS)
    await gain_material(g, index, material)


# -- The fire bonus --------------------------------------------------------------------------------

GIFT_CARD: Final = Option("god_card", "god_card", "deck")
GIFT_OFFERING: Final = Option("offering", "offering", "supply:offering")
MARK_STATUS: Final = Option("status", "status", "status")
MARK_SHELL: Final = Option("shell", "shell", "supply:shell")


async def fire_bonus(g: BoraBora, index: int) -> None:
    """A god card or an offering, then a status step or a shell; can't be declined (R13).

    If one half leaves only one thing to take, because no card or no step is left, there is no question, and
    so no place for the blocked options of d.11; `why_not` gives their reasons.
    """
    gifts = [GIFT_CARD, GIFT_OFFERING] if cards_left(g) else [GIFT_OFFERING]
    if await g.ask(index, "fire_gift", gifts) == "god_card":
        await take_god_card(g, index)
    else:
        gain_offerings(g, index, 1)
    marks = [MARK_STATUS, MARK_SHELL] if g.marker(index) < LAST_STATUS else [MARK_SHELL]
    if await g.ask(index, "fire_mark", marks) == "status":
        gain_status(g, index, 1)
    else:
        gain_shells(g, index, 1)
