"""Who speaks in the strip above the footer: one voice at a time, the most urgent first."""

from collections.abc import Iterable
from typing import NamedTuple

from tabletop_tui.paint.themes import VOICES

QUESTION, NOTICE, REMARK, LESSON, HINT, RECAP, COACH, LOOK, CALL, RIVAL, OPTION = ORDER = VOICES
"""A question to confirm, what a key did, a remark from the table, a lesson, a hint, what happened since the
last turn, the coach, what a player looks at where nothing can be chosen, another table that waits, a rival's
remark, and the option under the cursor.
"""


class Voice(NamedTuple):
    """What one of them says."""

    kind: str
    name: str = ""
    """Who speaks, or of what."""
    texts: tuple[str, ...] = ()
    """Sentences; one that begins with `! ` is a warning."""
    todo: str = ""
    """What is to be done, on a line of its own."""
    more: str = ""
    """The key that shows all of it, if there isn't room."""
    lit: frozenset[str] = frozenset()
    """What it speaks about, by targets and ids of boards: lit until it is silent, while all else is quiet."""
    face: str = ""
    """The rival who speaks, by id: their portrait takes the place of the name where it has room."""
    cast: tuple[tuple[str, str, str], ...] = ()
    """Whom it is about: name, colour and which rival, by id, if any. Names are said in their colours, and
    portraits stand at the end where the texts leave them room.
    """
    is_tight: bool = False
    """Whether its text begins right behind its name where the strip is narrow; names that change with the
    cursor would make texts jump.
    """
    next: str = ""
    """The key that shows what follows, with which its last text ends; empty if nothing does."""
    lacks: bool = False
    """Whether sentences are left out of its texts, so that it ends with the key for `more` in any case."""


SILENCE = Voice(OPTION)


def speaking(voices: Iterable[Voice]) -> Voice:
    """The one voice that is heard.

    While a lesson, the coach, a hint or what happened since a player's turn is there, a notice stands in the
    line of what is to be done, so that the text stays.
    """
    there = {voice.kind: voice for voice in voices if voice.texts or voice.todo}
    first = next((there[kind] for kind in ORDER if kind in there), SILENCE)
    if first.kind == NOTICE:
        stays = next((there[kind] for kind in (LESSON, HINT, RECAP, COACH) if kind in there), None)
        if stays is not None:
            return stays._replace(kind=NOTICE, todo=" ".join(first.texts))
    return first
