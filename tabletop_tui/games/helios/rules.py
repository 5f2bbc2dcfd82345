"""The rules, where the registry looks for those of any game."""

from rulesets.helios import RULES

__all__ = ["RULES"]
