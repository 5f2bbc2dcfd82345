"""Dice Forge (2017): all rules of the base game, with both card sets, for two to four players."""

from rulesets.dice_forge.rules import DiceForgeRules

RULES = DiceForgeRules()

__all__ = ["RULES", "DiceForgeRules"]
