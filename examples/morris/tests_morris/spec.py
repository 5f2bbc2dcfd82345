"""What the project's conformance tests need to know of nine men's morris."""

from typing import Any

DECISIONS_PER_SEAT = 2900
"""Thirteen men can be taken off, with at most 200 moves before each and after the last (h7)."""

DECISION_KINDS = ("place", "choose_man", "move", "remove")
ONLY_LUCK_IS_HIDDEN = True
FACE_DOWN = False
LAYOUTS: tuple[dict[str, Any], ...] = ({}, {"fifty": "off", "repetition": "off"})

IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "a man beside the board": {"men": {"h8": 0}},
    "a man of a third player": {"men": {"a1": 2}},
    "ten men in a hand": {"hands": [10, 9]},
    "no hands": {"hands": []},
    "a hand of minus one": {"hands": [-1, 0]},
    "a turn of nobody": {"active": 2},
    "a man lifted where none is": {"lifted": "b6"},
    "an end that nobody knows": {"ended": "boredom"},
    "a winner in the middle of the game": {"winner": 0},
    "no limit": {"limit": 0},
}
"""Positions by what is wrong with them: which parts of the state are replaced, and by what."""
