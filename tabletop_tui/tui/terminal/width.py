"""How wide signs are in a terminal, which is asked.

Some terminals give two cells to signs whose width Unicode leaves open, such as ─ and ◆, and others read UTF-8
as something else. No drawing holds together there, except in ASCII.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from textual.events import CursorPosition

_MEASURED = "─◆"
QUESTION = f"\x1b[H{_MEASURED}\x1b[6n\x1b[H"
"""Writes signs into the upper left corner, which is drawn over at once, and asks where the cursor is."""


def takes_a_cell_each(answer: "CursorPosition") -> bool:
    """Whether the answer says that signs are as wide as drawings need them."""
    return answer.x == len(_MEASURED)
