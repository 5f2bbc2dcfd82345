"""Orbis (2018): all rules of the game for two to four players. The engine plays `RULES`."""

from rulesets.orbis.rules import OrbisRules

RULES = OrbisRules()

__all__ = ["RULES", "OrbisRules"]
