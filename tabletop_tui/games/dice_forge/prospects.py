"""What computer players count beyond the score sheet, in the words of Dice Forge; hints name it."""

from collections.abc import Mapping
from typing import Final

from tabletop_tui.games.dice_forge.messages import DiceForgeMessages
from tabletop_tui.kit.thing import Title

PROSPECTS: Final[Mapping[str, Title]] = {
    "inventory": DiceForgeMessages.prospect_now,
    **dict.fromkeys(
        (
            "field.dice",
            "field.fresh",
            "field.removed",
            "field.up",
            "own.forged",
            "own.yield_C1",
            "own.yield_C32",
            "own.yield_gold",
            "own.yield_moon",
            "own.yield_sun",
            "own.yield_vp",
        ),
        DiceForgeMessages.prospect_dice,
    ),
    **dict.fromkeys(
        ("field.stores", "own.gold6", "own.sun3", "own.moon3", "own.sun5", "own.moon5", "own.best_card"),
        DiceForgeMessages.prospect_stores,
    ),
    **dict.fromkeys(
        ("own.full0", "own.full1", "own.full2", "own.room0", "own.room1", "own.room2"),
        DiceForgeMessages.prospect_room,
    ),
    **dict.fromkeys(
        ("field.cards", "own.big_cards"),
        DiceForgeMessages.prospect_cards,
    ),
    **dict.fromkeys(
        ("field.hammer", "own.steps", "own.elder_gold"),
        DiceForgeMessages.prospect_hammer,
    ),
    **dict.fromkeys(
        ("field.portal",),
        DiceForgeMessages.prospect_place,
    ),
}
"""The message for each group of features (`bots.features`) that says something of its own, and for a line of
the score sheet whose title would say too little."""
