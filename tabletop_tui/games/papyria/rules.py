"""The rules, where the registry looks for those of any game."""

from rulesets.papyria import RULES

__all__ = ["RULES"]
