"""Papyria (2025): all rules of the game for two to four players. The engine plays `RULES`."""

from rulesets.papyria.rules import PapyriaRules

RULES = PapyriaRules()

__all__ = ["RULES", "PapyriaRules"]
