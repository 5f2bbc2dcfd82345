"""The keys that choose the options of Papyria: letters for pieces and sites, digits for what is reached."""

from typing import Any, Final

from rulesets.core import Decision
from rulesets.papyria.components import KINDS
from rulesets.papyria.moves import Enter, Move
from rulesets.papyria.view import SeatView
from tabletop_tui.games.wording import CAPITALS, LETTERS, labelled

NO: Final = "n"
"""The key that goes on, gives up, leaves a tile or ends the turn."""
PRIEST_KEY: Final = "p"
"""The first key of the priest's landscapes where they stand beside actions."""
AMONG: Final = frozenset({"arrival", "main_action"})
"""Decisions in which the priest's move is one of several things."""
TARGETS: Final = "1234567890'-"
"""The keys of the sectors that a piece can reach, in the order in which it walks."""

_FIXED: Final = {
    **dict.fromkeys(("continue", "decline", "keep", "end_turn"), NO),
    **{f"buy_knowledge:{papyri}": str(papyri) for papyri in range(1, 10)},
    **{f"score:{kind}": str(number) for number, kind in enumerate(KINDS, start=1)},
    "pay": "p",
    "space:1": "1",
    "space:2": "2",
    "space:river": "3",
    "trade": "t",
}
"""Keys that are always the same."""
_SITES: Final = "".join(letter for letter in LETTERS if letter not in "nrtp") + CAPITALS


def labels(decision: Decision[Any]) -> dict[str, str]:
    """A key for each option, by option key; for moves two, one after the other: piece and sector."""
    if decision.kind == "move_piece":
        return _moves(decision)
    keys = [option.key for option in decision.options]
    if decision.kind in AMONG:
        others = [key for key in keys if not key.startswith("priest:")]
        sites = labelled([key for key in keys if key.startswith("priest:")], {}, _SITES)
        told = {key: PRIEST_KEY + label for key, label in sites.items()}
        return labelled(others, {key: _FIXED[key] for key in others if key in _FIXED}, _SITES) | told
    return labelled(keys, {key: _FIXED[key] for key in keys if key in _FIXED}, _SITES)


def _moves(decision: Decision[Any]) -> dict[str, str]:
    letters = dict(zip(pieces(decision), "abcdefg", strict=False))
    found, counts = {}, dict.fromkeys(letters, 0)
    for option in decision.options:
        piece = piece_of(option.value)
        if isinstance(option.value, Move):
            label = TARGETS[counts[piece]]
            counts[piece] += 1
        else:
            label = TARGETS[option.value.position - 1]
        found[option.key] = (letters[piece] if len(letters) > 1 else "") + label
    return found


def tiles_of(own: SeatView) -> list[str]:
    """A seat's starting tiles as their cards lie: a tile that has been kept stays where it is."""
    return sorted({*own.start_tiles, *own.dealt})


def pieces(decision: Decision[Any]) -> list[str]:
    """The pieces that a decision is about, in the order of their letters."""
    return list(dict.fromkeys(piece_of(option.value) for option in (*decision.options, *decision.blocked)))


def piece_of(value: Move | Enter) -> str:
    """The piece that moves or enters: the target of its slot, or its ring alone."""
    return f"slot:{value.ring}:{value.start}" if isinstance(value, Move) else f"enter:{value.ring}"
