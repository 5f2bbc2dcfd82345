"""What tests of every game have to know of this one, beside `docs/rules/helios.md`."""

from typing import Any

LETTERS = ("S", "G", "R", "I")
"""Of scenarios, worked examples, rulings and invariants."""

DECISIONS_PER_SEAT = 1250
"""A game has fewer decisions than this times its seats: 5 000 with four players (invariant I16)."""

DECISION_KINDS = (
    "choose_start_land",
    "choose_setup_bonus",
    "choose_action_tile",
    "choose_row",
    "choose_tile",
    "choose_field",
    "choose_bonus_colour",
    "choose_build",
    "choose_temple_site",
    "pay_cube",
    "place_resource",
    "choose_sun_target",
    "choose_bonus_action",
    "persons_turn",
    "place_round_bonus",
)
"""Every kind of decision there is; random play has to reach each."""

LAYOUTS: tuple[dict[str, Any], ...] = ({"bags": "closed"}, {"bags": "open", "laps": "move"})
"""The variants to play in turns: bags that only their owners look into, or all players; both laps of R14."""

ONLY_LUCK_IS_HIDDEN = False
FACE_DOWN = False
"""Piles and stacks lie face down."""

SECTIONS = (
    "b",
    "b.1",
    "b.2",
    "b.3",
    "c",
    "d",
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
    "f",
    "g",
    "h",
    "j",
)
"""Sections that the rules and a test have to name."""
