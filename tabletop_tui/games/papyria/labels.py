"""The key that chooses each option of Papyria, the same on the boards and in the panel."""

from typing import Any, Final

from rulesets.core import Decision
from rulesets.papyria.components import KINDS, POSITIONS
from tabletop_tui.games.wording import CAPITALS, LETTERS, labelled

NO: Final = "n"
"""The key that goes on, gives up, leaves a tile or ends the turn."""

_DIGITS: Final = "123456789"
_LETTERS: Final = "".join(letter for letter in LETTERS if letter not in "nrt")
_ORDER: Final = _LETTERS + _DIGITS + CAPITALS

_FIXED: Final = {
    **dict.fromkeys(("continue", "decline", "keep", "end_turn"), NO),
    **{f"enter:w:{position}": LETTERS[position - 1] for position in range(1, POSITIONS + 1)},
    **{f"enter:s:{position}": LETTERS[position - 1].upper() for position in range(1, POSITIONS + 1)},
    **{f"buy_knowledge:{papyri}": str(papyri) for papyri in range(1, 10)},
    **{f"score:{kind}": str(number) for number, kind in enumerate(KINDS, start=1)},
    "pay": "p",
    "space:1": "1",
    "space:2": "2",
    "space:river": "r",
    "trade": "t",
}
"""Keys that are always the same."""


def labels(decision: Decision[Any]) -> dict[str, str]:
    """A key for each option, by option key.

    Moves and starting tiles go by number; entering by a letter of the position, small for wanderers, big
    for ships; cells by letters; spaces, knowledge and kinds have their digit; `n` goes on or gives up.
    """
    keys = [option.key for option in decision.options]
    order = _DIGITS if decision.kind in ("keep_start_tile", "start_priest", "move_piece") else _ORDER
    return labelled(keys, {key: _FIXED[key] for key in keys if key in _FIXED}, order)
