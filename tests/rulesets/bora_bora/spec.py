"""What tests of every game have to know of this one, beside `docs/rules/bora_bora.md`."""

from typing import Any

LETTERS = ("S", "E", "R", "h")
"""Of scenarios, worked examples, rulings and invariants."""

DECISIONS_PER_SEAT = 420
"""A game has fewer decisions than this times its seats (invariant h15)."""

DECISION_KINDS = (
    "setup_hut",
    "place_die",
    "pay_god",
    "expand",
    "red_offer",
    "green_offer",
    "take_person",
    "helper_spend",
    "choose_material",
    "place_material",
    "take_god_card",
    "temple_space",
    "build_tile",
    "build_site",
    "fire_gift",
    "fire_mark",
    "use_people",
    "move_hut_more",
    "buy_jewelry",
    "resolve_task",
    "take_task",
    "final_task",
)
"""Every kind of decision there is; random play has to reach each."""

SECTIONS = ("b", "c", "d.1", "d.2", "d.3", "d.4", "d.5", "d.6", "d.7", "d.8", "d.9", "d.11", "f", "g", "h")
"""Sections that the rules and a test have to name."""

ONLY_LUCK_IS_HIDDEN = False
FACE_DOWN = True
"""Hands of god cards are hidden, and stacks lie face down."""

LAYOUTS: tuple[dict[str, Any], ...] = ({}, {"blocking": "yes", "doubling": "drawn"})
"""The variants to play in turns: both readings of R6 and R25."""
