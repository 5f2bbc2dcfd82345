"""Default names of computer players."""

from collections.abc import Collection
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletop_tui.text.words import Words


def level_name(words: "Words", kind: str, taken: Collection[str]) -> str:
    """The name of a computer player's level, with a number if that is `taken` (names in `casefold`).

    `kind` is that of its person, as `bot:2`.
    """
    name = words(f"bots-level-{kind.partition(':')[2]}")
    number, found = 1, name
    while found.casefold() in taken:
        number += 1
        found = words.bots.again(name=name, number=number)
    return found
