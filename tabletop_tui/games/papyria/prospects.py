"""What computer players count beyond the score sheet, in the words of Papyria; hints name it."""

from collections.abc import Mapping
from typing import Final

from tabletop_tui.games.papyria.messages import PapyriaMessages
from tabletop_tui.kit.amount import Amount
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

AMOUNTS: Final[Mapping[str, Amount]] = {
    "field.lapis": Amount(PapyriaMessages.ahead_lapis, 0.6),
    "field.papyri": Amount(PapyriaMessages.ahead_papyri, 0.6),
    "field.knowledge": Amount(PapyriaMessages.ahead_knowledge, 0.12),
    "own.lapis_made": Amount(PapyriaMessages.ahead_lapis_made, 0.6),
    "own.papyri_made": Amount(PapyriaMessages.ahead_papyri_made, 0.6),
    "own.keys": Amount(PapyriaMessages.ahead_keys, 6.0),
    "own.display": Amount(PapyriaMessages.ahead_display, 0.3),
    "field.tiles.many": Amount(PapyriaMessages.ahead_tiles, 0.5),
    "field.realm.many": Amount(PapyriaMessages.ahead_realm, 0.4),
    "own.worth0": Amount(PapyriaMessages.ahead_worth_mountain, 0.3),
    "own.worth1": Amount(PapyriaMessages.ahead_worth_river, 0.3),
    "own.worth2": Amount(PapyriaMessages.ahead_worth_forest, 0.3),
    "own.worth3": Amount(PapyriaMessages.ahead_worth_sanctuary, 0.3),
    "own.worth4": Amount(PapyriaMessages.ahead_worth_city, 0.3),
    "own.worth5": Amount(PapyriaMessages.ahead_worth_temple, 0.3),
    "own.worth6": Amount(PapyriaMessages.ahead_worth_invention, 0.3),
    "own.multiplier0": Amount(PapyriaMessages.ahead_multiplier_mountain, 0.5),
    "own.multiplier1": Amount(PapyriaMessages.ahead_multiplier_river, 0.5),
    "own.multiplier2": Amount(PapyriaMessages.ahead_multiplier_forest, 0.5),
    "own.multiplier3": Amount(PapyriaMessages.ahead_multiplier_sanctuary, 0.5),
    "own.multiplier4": Amount(PapyriaMessages.ahead_multiplier_city, 0.5),
    "own.multiplier5": Amount(PapyriaMessages.ahead_multiplier_temple, 0.5),
    "own.multiplier6": Amount(PapyriaMessages.ahead_multiplier_invention, 0.5),
    "own.value0": Amount(PapyriaMessages.ahead_value_mountain, 0.4),
    "own.value1": Amount(PapyriaMessages.ahead_value_river, 0.4),
    "own.value2": Amount(PapyriaMessages.ahead_value_forest, 0.4),
    "own.value3": Amount(PapyriaMessages.ahead_value_sanctuary, 0.4),
    "own.value4": Amount(PapyriaMessages.ahead_value_city, 0.4),
    "own.value5": Amount(PapyriaMessages.ahead_value_temple, 0.4),
    "own.value6": Amount(PapyriaMessages.ahead_value_invention, 0.4),
    "line.track": Amount(PapyriaMessages.ahead_scored, 1.0),
    "own.to_key_temple": Amount(PapyriaMessages.ahead_to_key_temple, -0.8),
    "own.to_key_city": Amount(PapyriaMessages.ahead_to_key_city, -0.8),
    "own.to_key_river": Amount(PapyriaMessages.ahead_to_key_river, -0.8),
    "own.to_key_invention": Amount(PapyriaMessages.ahead_to_key_invention, -0.8),
    "own.to_key_sanctuary": Amount(PapyriaMessages.ahead_to_key_sanctuary, -0.8),
}
"""What hints say of the end of a turn, and about how much it matters to a good player."""
