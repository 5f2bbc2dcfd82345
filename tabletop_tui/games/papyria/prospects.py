"""What computer players count beyond the score sheet, in the words of Papyria; hints name it."""

from collections.abc import Mapping
from typing import Final

from tabletop_tui.games.papyria.messages import PapyriaMessages
from tabletop_tui.kit.thing import Title

PROSPECTS: Final[Mapping[str, Title]] = {
    "track": PapyriaMessages.prospect_now,
    **dict.fromkeys(
        ("field.lapis", "field.papyri", "own.lapis3", "own.papyri3"),
        PapyriaMessages.prospect_goods,
    ),
    **dict.fromkeys(
        ("own.lapis_made", "own.papyri_made"),
        PapyriaMessages.prospect_made,
    ),
    **dict.fromkeys(
        ("field.knowledge", "own.capped"),
        PapyriaMessages.prospect_knowledge,
    ),
    **dict.fromkeys(
        (
            "field.multipliers",
            "field.symbols",
            "own.symbols",
            "field.start_tiles",
            "own.multiplier0",
            "own.multiplier1",
            "own.multiplier2",
            "own.multiplier3",
            "own.multiplier4",
            "own.multiplier5",
            "own.multiplier6",
        ),
        PapyriaMessages.prospect_symbols,
    ),
    **dict.fromkeys(
        (
            "field.realm",
            "own.spread",
            "own.value0",
            "own.value1",
            "own.value2",
            "own.value3",
            "own.value4",
            "own.value5",
            "own.value6",
        ),
        PapyriaMessages.prospect_realm,
    ),
    **dict.fromkeys(
        (
            "own.best",
            "own.second",
            "own.third",
            "own.sum",
            "own.display",
            "own.display_payable",
            "own.worth0",
            "own.worth1",
            "own.worth2",
            "own.worth3",
            "own.worth4",
            "own.worth5",
            "own.worth6",
            "own.open0",
            "own.open1",
            "own.open2",
            "own.open3",
            "own.open4",
            "own.open5",
            "own.open6",
        ),
        PapyriaMessages.prospect_scorings,
    ),
    **dict.fromkeys(
        (
            "field.keys",
            "own.keys",
            "own.key_temple",
            "own.key_city",
            "own.key_river",
            "own.key_invention",
            "own.key_sanctuary",
            "own.to_key_temple",
            "own.to_key_city",
            "own.to_key_river",
            "own.to_key_invention",
            "own.to_key_sanctuary",
        ),
        PapyriaMessages.prospect_keys,
    ),
    **dict.fromkeys(
        ("field.tiles",),
        PapyriaMessages.prospect_tiles,
    ),
    **dict.fromkeys(
        ("field.off", "own.off"),
        PapyriaMessages.prospect_pieces,
    ),
    **dict.fromkeys(
        ("field.priest",),
        PapyriaMessages.prospect_priest,
    ),
}
"""The message for each group of features (`bots.features`) that says something of its own, and for a line of
the score sheet whose title would say too little."""
