"""What tests of every game have to know of this one, beside `docs/rules/papyria.md`."""

from typing import Any

LETTERS = ("S", "E", "R", "h")
"""Of scenarios, worked examples, rulings and invariants."""

DECISIONS_PER_SEAT = 60 * 12 + 12
"""A game has fewer decisions than this times its seats: 60 rounds of at most 12 each (h12)."""

DECISION_KINDS = (
    "keep_start_tile",
    "start_priest",
    "move_piece",
    "arrival",
    "main_action",
    "place_landscape",
    "build_temple",
    "build_city",
    "build_mine",
    "choose_scoring",
    "end_tile",
    "end_turn",
)
"""Every kind of decision there is; random play has to reach each."""

SECTIONS = ("2", "3", "4", "5.1", "5.2", "5.3", "5.4", "5.5", "5.6", "6", "7", "8", "10", "11", "13.1")
"""Sections that the rules and a test have to name."""

ONLY_LUCK_IS_HIDDEN = False
FACE_DOWN = False
"""Stacks lie face down."""

LAYOUTS: tuple[dict[str, Any], ...] = ({}, {"board": "reference"}, {"first": "seat:1", "nought": "all"})
"""The variants to play in turns: the board and the first seat drawn or fixed; both readings of R44."""
