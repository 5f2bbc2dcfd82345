"""What computer players count beyond the score sheet, in the words of Bora Bora: for the reasons of hints."""

from collections.abc import Mapping
from typing import Final

from tabletop_tui.games.bora_bora.messages import BoraBoraMessages
from tabletop_tui.kit.amount import Amount
from tabletop_tui.kit.thing import Title

PROSPECTS: Final[Mapping[str, Title]] = {
    "track": BoraBoraMessages.prospect_now,
    **dict.fromkeys(
        ("field.dice", "own.dice", "own.pips", "own.high"),
        BoraBoraMessages.prospect_dice,
    ),
    **dict.fromkeys(
        (
            "field.hand",
            "field.known",
            "own.cards",
            "own.gods",
            "own.free_gods",
            "field.offerings",
            "field.god_tiles",
        ),
        BoraBoraMessages.prospect_gods,
    ),
    **dict.fromkeys(
        ("field.huts", "field.on_last", "own.huts", "own.regions", "own.islands", "own.held"),
        BoraBoraMessages.prospect_huts,
    ),
    **dict.fromkeys(
        (
            "field.people",
            "own.man",
            "own.woman",
            "own.man_kinds",
            "own.woman_kinds",
            "own.twice",
            "own.man_build",
            "own.man_god_card",
            "own.man_hut",
            "own.man_land",
            "own.man_man",
            "own.man_material",
            "own.man_offering",
            "own.man_shell",
            "own.man_status",
            "own.man_vp",
            "own.man_water",
            "own.man_woman",
            "own.woman_build",
            "own.woman_god_card",
            "own.woman_hut",
            "own.woman_land",
            "own.woman_man",
            "own.woman_material",
            "own.woman_offering",
            "own.woman_shell",
            "own.woman_status",
            "own.woman_vp",
            "own.woman_water",
            "own.woman_woman",
        ),
        BoraBoraMessages.prospect_people,
    ),
    **dict.fromkeys(
        (
            "field.built",
            "field.ground",
            "field.unbuilt",
            "field.beside",
            "own.built",
            "own.covered",
            "own.materials",
        ),
        BoraBoraMessages.prospect_ground,
    ),
    **dict.fromkeys(
        (
            "field.tasks",
            "field.done",
            "own.tasks_done",
            "own.tasks_met",
            "own.tasks_near",
            "own.tasks_lack",
            "own.tasks_part",
            "own.any_met",
        ),
        BoraBoraMessages.prospect_tasks,
    ),
    **dict.fromkeys(
        (
            "field.jewelry",
            "field.shells",
            "own.jewels",
            "own.jewel_now",
            "own.jewel_later",
            "own.shells6",
            "own.shells_open",
        ),
        BoraBoraMessages.prospect_jewelry,
    ),
    **dict.fromkeys(
        ("own.status", "own.status_ahead", "own.status_open", "own.order"),
        BoraBoraMessages.prospect_status,
    ),
    **dict.fromkeys(
        ("field.priests", "own.in_temple", "own.temple_ahead", "own.temple_first"),
        BoraBoraMessages.prospect_temple,
    ),
}
"""The message for each group of features (`bots.features`) that says something of its own, and for a line of
the score sheet whose title would say too little."""

AMOUNTS: Final[Mapping[str, Amount]] = {
    "own.tasks_met": Amount(BoraBoraMessages.ahead_tasks_met, 2.0),
    "own.tasks_part": Amount(BoraBoraMessages.ahead_tasks_part, 3.0, counted=False),
    "own.tasks_done": Amount(BoraBoraMessages.ahead_tasks_done, 1.5),
    "own.regions": Amount(BoraBoraMessages.ahead_regions, 1.2),
    "own.man": Amount(BoraBoraMessages.ahead_men, 1.2),
    "own.woman": Amount(BoraBoraMessages.ahead_women, 1.2),
    "own.cards": Amount(BoraBoraMessages.ahead_cards, 0.7),
    "own.gods": Amount(BoraBoraMessages.ahead_gods, 0.35),
    "field.offerings": Amount(BoraBoraMessages.ahead_offerings, 0.5),
    "field.god_tiles": Amount(BoraBoraMessages.ahead_god_tiles, 1.5),
    "field.shells": Amount(BoraBoraMessages.ahead_shells, 0.45),
    "own.materials": Amount(BoraBoraMessages.ahead_materials, 0.5),
    "own.built": Amount(BoraBoraMessages.ahead_built, 1.0),
    "own.status": Amount(BoraBoraMessages.ahead_status, 0.4),
    "own.status_ahead": Amount(BoraBoraMessages.ahead_status_ahead, 0.6),
    "own.in_temple": Amount(BoraBoraMessages.ahead_temple, 1.2),
    "own.jewels": Amount(BoraBoraMessages.ahead_jewels, 1.0),
    "own.jewel_now": Amount(BoraBoraMessages.ahead_jewel_now, 0.3),
    "line.track": Amount(BoraBoraMessages.ahead_scored, 1.0),
    "line.god_tiles": Amount(BoraBoraMessages.ahead_god_tiles, 0.0),
    "own.pips": Amount(BoraBoraMessages.ahead_pips, 0.2),
    "own.tasks_lack": Amount(BoraBoraMessages.ahead_tasks_lack, -0.8, counted=False),
}
"""What hints say of the end of a turn, and about how much it matters to a good player."""
