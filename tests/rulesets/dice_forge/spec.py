"""What tests of every game have to know of this one, beside `docs/rules/dice_forge.md`."""

from typing import Any

LETTERS = ("S", "E", "R", "h")
"""Of scenarios, worked examples, rulings and invariants."""

DECISIONS_PER_SEAT = 7500
"""A game has fewer decisions than this times its seats: 30 000 with four players (invariant h14)."""

DECISION_KINDS = (
    "mirror_choose",
    "resolve_order",
    "face_choose",
    "hammer_allocate",
    "sentinel_convert",
    "cyclops_convert",
    "boar_bonus",
    "ship_forge",
    "forge_slot",
    "use_cerberus",
    "reinforcement",
    "action",
    "forge_more",
    "extra_action",
    "shield_choose",
    "boar_bearer",
    "satyrs_pick",
    "sphinx_die",
    "roll",
)
"""Every kind of decision there is; random play has to reach each."""

LAYOUTS: tuple[dict[str, Any], ...] = ({"cards": "intro"}, {"cards": "alternative"}, {"cards": "random"})
"""The variants to play in turns: a layout holds only one card for each place, so none reaches everything."""

SECTIONS = (
    "b",
    "c",
    "d.1",
    "d.2",
    "d.3",
    "d.4",
    "d.5",
    "d.6",
    "d.7",
    "d.8",
    "d.9",
    "d.10",
    "d.11",
    "f",
    "g",
    "h.1",
)
"""Sections that the rules and a test have to name."""

ONLY_LUCK_IS_HIDDEN = True
FACE_DOWN = False
"""Nothing lies face down: a new deal differs in the dice to come alone (specification f)."""
