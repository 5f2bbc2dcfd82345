"""Orbis (2018): every rule of the game for two to four players. `RULES` is what the engine plays."""

from rulesets.orbis.rules import OrbisRules

RULES = OrbisRules()

__all__ = ["RULES", "OrbisRules"]
