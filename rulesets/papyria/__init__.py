"""Papyria (2025): every rule of the game for two to four players. `RULES` is what the engine plays."""

from rulesets.papyria.rules import PapyriaRules

RULES = PapyriaRules()

__all__ = ["RULES", "PapyriaRules"]
