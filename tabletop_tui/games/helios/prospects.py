"""What computer players count beyond the score sheet, in the words of Helios; hints name it."""

from collections.abc import Mapping
from typing import Final

from tabletop_tui.games.helios.messages import HeliosMessages
from tabletop_tui.kit.thing import Title

PROSPECTS: Final[Mapping[str, Title]] = {
    "bag": HeliosMessages.prospect_now,
    **dict.fromkeys(
        ("field.mana", "own.mana_first"),
        HeliosMessages.prospect_mana,
    ),
    **dict.fromkeys(
        ("field.range", "own.range", "own.reach", "own.stops", "own.range_temples", "field.sun"),
        HeliosMessages.prospect_range,
    ),
    **dict.fromkeys(
        ("field.best", "field.turns", "own.lap_near", "own.lap_due", "own.sun_gate"),
        HeliosMessages.prospect_lap,
    ),
    **dict.fromkeys(
        ("own.cubes", "own.colours_held", "own.pairs"),
        HeliosMessages.prospect_cubes,
    ),
    **dict.fromkeys(
        ("field.rows", "own.row", "own.row0", "own.row1", "own.row2", "own.row3"),
        HeliosMessages.prospect_rows,
    ),
    **dict.fromkeys(
        ("field.night", "field.day", "own.night_points", "own.night_payable", "own.buyable"),
        HeliosMessages.prospect_persons,
    ),
    **dict.fromkeys(
        (
            "field.world",
            "own.tiles",
            "own.room",
            "own.shore",
            "own.specials",
            "own.kinds",
            "own.harbours_near",
        ),
        HeliosMessages.prospect_land,
    ),
    **dict.fromkeys(
        ("own.temples", "own.temple_neighbours"),
        HeliosMessages.prospect_temples,
    ),
    **dict.fromkeys(
        ("field.buildings", "own.vp_built"),
        HeliosMessages.prospect_city,
    ),
}
"""The message for each group of features (`bots.features`) that says something of its own, and for a line of
the score sheet whose title would say too little."""
