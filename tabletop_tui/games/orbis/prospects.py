"""What computer players count beyond the score sheet, in the words of Orbis; hints name it."""

from collections.abc import Mapping
from typing import Final

from tabletop_tui.games.orbis.messages import OrbisMessages
from tabletop_tui.kit.amount import Amount
from tabletop_tui.kit.thing import Title

PROSPECTS: Final[Mapping[str, Title]] = {
    "wilderness": OrbisMessages.prospect_wilderness,
    **dict.fromkeys(
        ("field.supply", "own.held", "own.colours", "own.most", "own.over"),
        OrbisMessages.prospect_held,
    ),
    **dict.fromkeys(
        ("own.payable", "own.best"),
        OrbisMessages.prospect_payable,
    ),
    **dict.fromkeys(
        (
            "own.sites",
            "own.upper",
            "own.fitting",
            "own.fits0",
            "own.fits1",
            "own.fits2",
            "own.fits3",
            "own.fits4",
        ),
        OrbisMessages.prospect_sites,
    ),
    **dict.fromkeys(
        ("own.shrines_ahead", "own.shrines_behind"),
        OrbisMessages.prospect_shrines,
    ),
    **dict.fromkeys(
        ("own.forest_waits", "own.forest_part", "own.forest_lost"),
        OrbisMessages.prospect_forests,
    ),
    **dict.fromkeys(
        ("field.benefits",),
        OrbisMessages.prospect_free,
    ),
    **dict.fromkeys(
        (
            "field.world",
            "own.tiles",
            "own.colour0",
            "own.colour1",
            "own.colour2",
            "own.colour3",
            "own.colour4",
        ),
        OrbisMessages.prospect_world,
    ),
    **dict.fromkeys(
        ("field.god", "field.god_marker", "own.has_god"),
        OrbisMessages.prospect_god,
    ),
}
"""The message for each group of features (`bots.features`) that says something of its own, and for a line of
the score sheet whose title would say too little."""

AMOUNTS: Final[Mapping[str, Amount]] = {
    "own.held": Amount(OrbisMessages.ahead_held, 0.3),
    "own.colours": Amount(OrbisMessages.ahead_colours, 0.3),
    "own.payable": Amount(OrbisMessages.ahead_payable, 0.4),
    "own.forest_waits": Amount(OrbisMessages.ahead_forest_waits, 0.3),
    "own.forest_lost": Amount(OrbisMessages.ahead_forest_lost, -0.3),
    "own.shrines_ahead": Amount(OrbisMessages.ahead_shrines_ahead, 0.8),
    "own.shrines_behind": Amount(OrbisMessages.ahead_shrines_behind, -0.5),
    "own.fitting": Amount(OrbisMessages.ahead_fitting, 0.4),
    "field.benefits.many": Amount(OrbisMessages.ahead_benefits, 2.0),
}
"""What hints say of the end of a turn, and about how much it matters to a good player."""

UNUSED_AT_THE_END: Final = frozenset(
    {
        "own.colours",
        "own.payable",
        "own.forest_waits",
        "own.forest_lost",
        "own.fitting",
        "field.benefits.many",
    }
)
"""What is of no use after a seat's last turn."""
