"""The people at the table: names that can be shown anywhere, and colours."""

import string
import unicodedata
from collections.abc import Container, Sequence
from functools import lru_cache
from typing import Any

from rulesets.core import foreign
from rulesets.core.records import record

NAME_CELLS = 24
"""How many terminal cells a name may take."""

HERE = "hotseat"
"""The kind of people who play at this keyboard."""

BOT = "bot"
"""How a computer player's kind begins: `bot:2` plays at level 2."""

LEVELS = (1, 2, 3, 4, 5)
"""The levels of computer players that there are; see `tabletop_tui.bots.levels`."""

KINDS = (HERE, *(f"{BOT}:{level}" for level in LEVELS))
"""Who may play a seat at one keyboard: a person, or a computer player of some level."""

COLOURS = ("red", "blue", "green", "yellow")
"""Colours for people who chose none, in seat order, as words of the drawings' roles."""


def clean_name(text: str) -> str:
    """A name as it may be shown: see `clean_text`, at most `NAME_CELLS` wide."""
    return clean_text(text, NAME_CELLS)


def clean_text(text: str, most: int) -> str:
    """A line of text as it may be shown: clean, composed (NFC), at most this many cells wide.

    White space becomes single blanks. Empty if nothing is left.
    """
    kept: list[str] = []
    marks = cells = 0
    for char in unicodedata.normalize("NFC", " ".join(foreign.clean(text).split())):
        if unicodedata.combining(char) or unicodedata.category(char) in ("Mn", "Me"):
            marks += 1
            if marks > 2 or not kept:
                continue
        else:
            marks = 0
            cells += cells_of(char)
            if cells > most:
                break
        kept.append(char)
    return " ".join("".join(kept).split())


def cells_of(char: str) -> int:
    """How many terminal cells a printable character takes: 2 if it is East Asian wide, else 1."""
    return 2 if unicodedata.east_asian_width(char) in ("W", "F") else 1


def own_key(people: "Sequence[Person]", seat: int, used: Container[str] = ()) -> str:
    """The key with which a player says that they are at the keyboard; a capital letter or a digit.

    The initial of the name, if no other person has it and it isn't `used` for something else; otherwise the
    number of the seat, or another letter.
    """
    initials = [letters[0] for each in people if each.level is None and (letters := _letters(each.name))]
    name = _letters(people[seat].name)
    first = [name[0]] if name and initials.count(name[0]) == 1 else []
    others = [letter for letter in (*name[1:], *string.ascii_uppercase) if letter not in initials]
    keys: list[str] = [*first, str(seat + 1), *others]
    return next(key for key in keys if key not in used)


def _letters(name: str) -> str:
    """The letters of a name that any keyboard has, as capitals without accents."""
    plain = unicodedata.normalize("NFKD", name).upper()
    return "".join(char for char in plain if char in string.ascii_uppercase)


@lru_cache(64)  # without it, a key takes 1 % more
def _level(kind: str) -> int | None:
    """The level that a kind of player names, if it is a computer player's."""
    word, _, rest = kind.partition(":")
    level, is_bot = rest.partition(":")[0], word.partition(".")[0] == BOT
    return next((each for each in LEVELS if is_bot and level == str(each)), None)


def without_id(kind: str) -> str:
    """A kind of player without the id of whose seat it is, at a table over SSH."""
    word, _, rest = kind.partition(":")
    if word.partition(".")[0] != BOT:
        return word
    level, colon, _ = rest.partition(":")
    return f"{word}:{level}{colon}"


def owner_in(kind: str) -> str:
    """The id of whose seat it is, at a table over SSH; empty for all others."""
    word, _, owner = kind.partition(":")
    return owner.partition(":")[2] if word.partition(".")[0] == BOT else owner


@record
class Person:
    """A player at the table; the seat is the place in a session's list of people."""

    name: str
    """Cleaned on the way in (`clean_name`)."""
    colour: str
    kind: str = HERE
    """How they play: `hotseat` is at this keyboard, `bot:2` a computer player of level 2; at a table over SSH
    see `tabletop_tui.serve.people.seating`."""
    since: int = 0
    """The first entry of the log in which they may read what only their seat may know. A player who takes
    over in the middle of a game may not know what came before."""
    coached: bool = False
    """Whether the coach shows this player notes (`tabletop_tui.play.coach`)."""
    hinted: tuple[int, ...] = ()
    """The entries of the log after which they looked at a hint (`tabletop_tui.play.hinted`)."""
    unhinted: bool = False
    """Whether their table does without hints."""

    notes_shown: tuple[str, ...] = ()
    """The notes that their coach had shown when it was last switched on or off, by id,"""
    coached_from: int = 0
    """and how many answers had been given then."""
    lost: bool = False
    """Whether they have lost by time: whatever the computer player reaches that plays on, it is a loss."""
    won: bool = False
    """Whether all others have lost by time: what the computer player that plays on reaches is theirs."""
    unrated: bool = False
    """Whether their table's game doesn't count for ratings."""
    rival: str = ""
    """Which rival of a game alone they are (`tabletop_tui.store.rivals`), by id; empty for all others."""

    def __post_init__(self) -> None:
        """Clean the name. Raises `ValueError` if nothing is left of it."""
        name = clean_name(self.name)
        if not name:
            raise ValueError(f"no name is left of {self.name!r}")
        object.__setattr__(self, "name", name)

    @property
    def level(self) -> int | None:
        """The level of a computer player; `None` for people, and for a level this program doesn't have."""
        return _level(self.kind)

    @property
    def sign(self) -> str:
        """What follows the name of a computer player: a wheel with its level; empty for people."""
        return "" if self.level is None else f"⚙{self.level}"

    @property
    def shown(self) -> str:
        """The name as lists have it: with the sign."""
        return f"{self.name} {self.sign}" if self.sign else self.name

    @property
    def looks(self) -> tuple[str, str, str]:
        """What is seen of them: name, colour and kind, but not whose seat it is.

        While these stay, nothing has to be worded again.
        """
        return self.name, self.colour, without_id(self.kind)

    def to_json(self) -> dict[str, Any]:
        """The person as JSON, for saves."""
        kept: dict[str, Any] = {"name": self.name, "colour": self.colour, "kind": self.kind}
        if self.since:
            kept["since"] = self.since
        if self.coached:
            kept["coached"] = True
        if self.hinted:
            kept["hinted"] = list(self.hinted)
        if self.unhinted:
            kept["unhinted"] = True
        if self.notes_shown:
            kept["told"] = list(self.notes_shown)
        if self.coached_from:
            kept["coached_from"] = self.coached_from
        if self.lost:
            kept["lost"] = True
        if self.won:
            kept["won"] = True
        if self.unrated:
            kept["unrated"] = True
        if self.rival:
            kept["rival"] = self.rival
        return kept
