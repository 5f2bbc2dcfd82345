"""What tests of every game have to know of this one, beside `docs/rules/orbis.md`."""

from typing import Any

LETTERS = ("S", "E", "R", "h")
"""Of scenarios, worked examples, rulings and invariants."""

DECISIONS_PER_SEAT = 170
"""A game has fewer decisions than this times its seats (invariant h12)."""

DECISION_KINDS = (
    "choose_tile",
    "settle_cost",
    "pay_any",
    "place",
    "take_worshipper",
    "sacrifice_choice",
    "sacrifice_pick",
    "eruption_choice",
    "eruption_pick",
    "discard_excess",
)
"""Every kind of decision there is; random play has to reach each."""

SECTIONS = ("b", "c", "d", "d.2", "d.3", "d.4", "d.6", "d.7", "f", "g", "h")
"""Sections that the rules and a test have to name."""

ONLY_LUCK_IS_HIDDEN = False
FACE_DOWN = False
"""The stacks lie face down."""

LAYOUTS: tuple[dict[str, Any], ...] = ({},)
"""The variants to play in turns: none changes what can happen."""
