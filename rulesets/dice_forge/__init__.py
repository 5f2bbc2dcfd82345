"""Dice Forge (2017): every rule of the base game, both card sets, for two to four players."""

from rulesets.dice_forge.rules import DiceForgeRules

RULES = DiceForgeRules()

__all__ = ["RULES", "DiceForgeRules"]
