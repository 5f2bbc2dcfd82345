"""The rules, where the registry looks for those of any game."""

from rulesets.bora_bora import RULES

__all__ = ["RULES"]
