"""What computer players count beyond the score sheet, in the words of Bora Bora: for the reasons of hints."""

from collections.abc import Mapping
from typing import Final

from tabletop_tui.games.bora_bora.messages import BoraBoraMessages
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
