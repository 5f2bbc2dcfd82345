"""Helios: complete rules for two to four players, one file per idea.

`turn` reads like the rulebook; legality is in `options`, the sun's ways in `coast` and `sun`.
"""

from rulesets.helios.rules import HeliosRules

RULES = HeliosRules()
"""The rules, as returned by `rulesets.load_rules("helios")`."""

__all__ = ["RULES", "HeliosRules"]
