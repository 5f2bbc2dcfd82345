"""The keys that choose the options of Papyria: letters for pieces and sites, digits for destinations."""

from typing import Final

from rulesets.core import Decision
from rulesets.papyria.advice.turn import AMONG, piece_of, pieces_of
from rulesets.papyria.components import KINDS, SPACES
from rulesets.papyria.moves import Enter, Move
from tabletop_tui.kit.wording import CAPITALS, LETTERS, labelled

NO: Final = "n"
"""The key for going on, giving up, leaving a tile or ending the turn."""
PRIEST_KEY: Final = "p"
"""The first of two keys for the priest's landscapes, where they are listed beside actions."""
TARGETS: Final = "1234567890'-"
"""The keys of the sectors within a piece's reach, in walking order."""

_FIXED: Final = {
    **dict.fromkeys(("continue", "decline", "keep", "end_turn"), NO),
    **{f"buy_knowledge:{papyri}": str(papyri) for papyri in range(1, 10)},
    **{f"score:{kind}": str(number) for number, kind in enumerate(KINDS, start=1)},
    "pay": "p",
    **{f"space:{space}": str(number) for number, space in enumerate(SPACES, start=1)},
    "trade": "t",
}
"""Keys that are always the same."""
_SITES: Final = "".join(letter for letter in LETTERS if letter not in "nrtp") + CAPITALS


def labels(decision: Decision[object]) -> dict[str, str]:
    """A key for each option, by option key; for moves two keys, first the piece, then the sector."""
    if decision.kind == "move_piece":
        return _moves(decision)
    keys = [option.key for option in decision.options]
    fixed = {key: _FIXED[key] for key in keys if key in _FIXED}
    if decision.kind not in AMONG:
        return labelled(keys, fixed, _SITES)
    sites = labelled([key for key in keys if key.startswith("priest:")], {}, _SITES)
    priests = {key: PRIEST_KEY + label for key, label in sites.items()}
    return labelled([key for key in keys if key not in priests], fixed, _SITES) | priests


def _moves(decision: Decision[object]) -> dict[str, str]:
    letters = letters_of(decision)
    found, counts = {}, dict.fromkeys(letters, 0)
    for option in decision.options:
        value = option.value
        if not isinstance(value, Move | Enter):
            continue
        piece = piece_of(value)
        place = counts[piece] if isinstance(value, Move) else value.position - 1
        counts[piece] += 1
        found[option.key] = (letters[piece] if len(letters) > 1 else "") + TARGETS[place]
    return found


def letters_of(decision: Decision[object]) -> dict[str, str]:
    """The first keys of the pieces that a decision is about."""
    return dict(zip(pieces_of(decision), "abcdefg", strict=False))
