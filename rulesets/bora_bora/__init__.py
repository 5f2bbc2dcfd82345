"""Bora Bora (2013): all rules of the game for two to four players. The engine plays `RULES`."""

from rulesets.bora_bora.rules import BoraBoraRules

RULES = BoraBoraRules()

__all__ = ["RULES", "BoraBoraRules"]
