"""What computer players count beyond the score sheet, in the words of Helios; hints name it."""

from collections.abc import Mapping
from typing import Final

from tabletop_tui.games.helios.messages import HeliosMessages
from tabletop_tui.kit.amount import Amount
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

AMOUNTS: Final[Mapping[str, Amount]] = {
    "field.mana": Amount(HeliosMessages.ahead_mana, 0.4),
    "own.range": Amount(HeliosMessages.ahead_range, 1.0),
    "own.cubes": Amount(HeliosMessages.ahead_cubes, 0.6),
    "own.colours_held": Amount(HeliosMessages.ahead_colours, 0.4),
    "own.tiles": Amount(HeliosMessages.ahead_tiles, 0.5),
    "own.temples": Amount(HeliosMessages.ahead_temples, 2.0),
    "own.temple_neighbours": Amount(HeliosMessages.ahead_neighbours, 0.8),
    "own.specials": Amount(HeliosMessages.ahead_specials, 0.8),
    "own.kinds": Amount(HeliosMessages.ahead_kinds, 0.7),
    "own.harbours_near": Amount(HeliosMessages.ahead_harbours, 0.7),
    "own.row3": Amount(HeliosMessages.ahead_row3, 1.0),
    "field.buildings.many": Amount(HeliosMessages.ahead_buildings, 0.7),
    "field.night.many": Amount(HeliosMessages.ahead_night, 1.0),
    "field.day.many": Amount(HeliosMessages.ahead_day, 1.0),
    "own.lap_near": Amount(HeliosMessages.ahead_lap, 1.0, counted=False),
    "own.reach": Amount(HeliosMessages.ahead_reach, 0.15),
    "own.room": Amount(HeliosMessages.ahead_room, 0.25),
    "own.buyable": Amount(HeliosMessages.ahead_buyable, 0.15),
    "line.bag": Amount(HeliosMessages.ahead_scored, 1.0),
    "own.night_points": Amount(HeliosMessages.ahead_night_points, 0.3),
}
"""What hints say of the end of a turn, and about how much it matters to a good player."""

UNUSED_AT_THE_END: Final = frozenset(
    {
        "own.range",
        "own.tiles",
        "own.temples",
        "own.temple_neighbours",
        "own.specials",
        "own.kinds",
        "own.harbours_near",
        "own.row3",
        "own.lap_near",
        "own.reach",
        "own.room",
    }
)
"""What is of no use after a seat's last action turn but for points, which are told as such."""
