"""Bora Bora (2013): every rule of the game for two to four players. `RULES` is what the engine plays."""

from rulesets.bora_bora.rules import BoraBoraRules

RULES = BoraBoraRules()

__all__ = ["RULES", "BoraBoraRules"]
