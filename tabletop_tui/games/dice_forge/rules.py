"""The rules, where the registry looks for those of any game."""

from rulesets.dice_forge import RULES

__all__ = ["RULES"]
