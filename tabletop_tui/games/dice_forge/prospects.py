"""What computer players count beyond the score sheet, in the words of Dice Forge; hints name it."""

from collections.abc import Mapping
from typing import Final

from tabletop_tui.games.dice_forge.messages import DiceForgeMessages
from tabletop_tui.kit.amount import Amount
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
        ("field.cards", "own.big_cards", "own.elder_gold"),
        DiceForgeMessages.prospect_cards,
    ),
    **dict.fromkeys(
        ("field.hammer", "own.steps"),
        DiceForgeMessages.prospect_hammer,
    ),
    **dict.fromkeys(
        ("field.portal",),
        DiceForgeMessages.prospect_place,
    ),
}
"""The message for each group of features (`bots.features`) that says something of its own, and for a line of
the score sheet whose title would say too little."""

AMOUNTS: Final[Mapping[str, Amount]] = {
    "field.stores.0": Amount(DiceForgeMessages.ahead_gold, 0.3),
    "field.stores.1": Amount(DiceForgeMessages.ahead_sun, 0.8),
    "field.stores.2": Amount(DiceForgeMessages.ahead_moon, 0.7),
    "own.yield_gold": Amount(DiceForgeMessages.ahead_yield_gold, 1.5, counted=False),
    "own.yield_sun": Amount(DiceForgeMessages.ahead_yield_sun, 8.0, counted=False),
    "own.yield_moon": Amount(DiceForgeMessages.ahead_yield_moon, 7.0, counted=False),
    "own.yield_vp": Amount(DiceForgeMessages.ahead_yield_vp, 8.0, counted=False),
    "field.cards.many": Amount(DiceForgeMessages.ahead_cards, 0.8),
    "field.hammer": Amount(DiceForgeMessages.ahead_hammer, 0.3),
    "own.forged": Amount(DiceForgeMessages.ahead_forged, 0.5),
    "line.inventory": Amount(DiceForgeMessages.ahead_scored, 1.0),
    "own.best_card": Amount(DiceForgeMessages.ahead_best_card, 0.15),
}
"""What hints say of the end of a turn, and about how much it matters to a good player."""
