"""What can be said here, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Puts


def good(words: Puts) -> str:
    """With two players, the strongest computer player averages about 110 points; random play brings about 55. About half of it comes from cards of heroic feats, the rest from glory that dice and cards bring on the way. So first forge faces that pay for the cards you want, and in the last third of the game, buy points."""
    return words.put("dice_forge_points-good", {})


def inventory(words: Puts) -> str:
    """Glory gained during the game, from dice, cards and the hammer."""
    return words.put("dice_forge_points-inventory", {})


def cards(words: Puts) -> str:
    """Heroic feats are worth their stars at the end. Hydra or Typhon brings the most for an action, then cards without an effect, so save up for them; chests make room."""
    return words.put("dice_forge_points-cards", {})


def win(words: Puts) -> str:
    """Most glory after the last round wins: what dice and cards bring during the game, and what the cards of your feats count at the end. Gold, shards and tokens left over count for nothing; tied players share the place."""
    return words.put("dice_forge_points-win", {})


def inventory_dice_title(words: Puts) -> str:
    """die faces"""
    return words.put("dice_forge_points-inventory-dice-title", {})


def inventory_dice(words: Puts) -> str:
    """Faces with stars pay off once your dice bring enough gold and shards: forge them in the second half."""
    return words.put("dice_forge_points-inventory-dice", {})


def inventory_cards_title(words: Puts) -> str:
    """cards during the game"""
    return words.put("dice_forge_points-inventory-cards-title", {})


def inventory_cards(words: Puts) -> str:
    """Some cards bring glory each time they work, such as the Elder: the earlier you take them, the more often."""
    return words.put("dice_forge_points-inventory-cards", {})


def inventory_hammer_title(words: Puts) -> str:
    """the hammer"""
    return words.put("dice_forge_points-inventory-hammer-title", {})


def inventory_hammer(words: Puts) -> str:
    """Gold you gain may go on the hammer instead of into your store, above all what would be lost there: each stretch of its track brings glory."""
    return words.put("dice_forge_points-inventory-hammer", {})
