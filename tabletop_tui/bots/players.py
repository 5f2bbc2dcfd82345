"""Players of games without a screen, by word: a level, chance, or a class of any package."""

import re
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from rulesets.core import Table
from tabletop_tui.bots.levels import LEVELS, Bot, chosen
from tabletop_tui.bots.seen import thinking
from tabletop_tui.store.rivals import Style

CHANCE: Final = "chance"
"""The player who takes any option with equal chance."""
_LEVEL: Final = re.compile(r"bot:(\d+)(?::(\w+))?")
_CLASS: Final = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*")


class UnknownPlayer(Exception):
    """No such player can be found: the word that names it, and what Python says."""

    def __init__(self, player: str, problem: str) -> None:
        super().__init__(player, problem)
        self.player, self.problem = player, problem


class PlayerFailed(Exception):
    """A player of another package failed, or answered what isn't on offer: its word, and what went wrong."""

    def __init__(self, player: str, problem: str) -> None:
        super().__init__(player, problem)
        self.player, self.problem = player, problem


def is_class(player: str) -> bool:
    """Whether the word has the form `module:Class`, which no level has."""
    return _CLASS.fullmatch(player) is not None


@cache
def player(word: str) -> Bot:
    """The player that `bot:3`, `bot:3:bold` or `module:Class` names; modules also of the current folder.

    Raises `UnknownPlayer`.
    """
    level = _LEVEL.fullmatch(word)
    if level is not None and int(level[1]) in LEVELS and (level[2] is None or level[2] in {*Style}):
        return LEVELS[int(level[1])]
    if not is_class(word):
        raise UnknownPlayer(word, "neither a level, such as bot:3, nor module:Class")
    module, _, name = word.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        made: Any = getattr(import_module(module), name)()
    except Exception as error:  # whatever another package does when it is imported
        raise UnknownPlayer(word, f"{type(error).__name__}: {error}") from error
    if not callable(getattr(made, "choose", None)):
        raise UnknownPlayer(word, f"{name} has no method choose(seen, chance)")
    found: Bot = made
    return found


def style(word: str) -> Style | None:
    """The style that `bot:3:bold` names; `None` for players without one."""
    level = _LEVEL.fullmatch(word)
    return None if level is None or level[2] is None else Style(level[2])


def answer(word: str, table: Table[Any], seed: object) -> None:
    """Let a player answer a table's decision; the same answer for the same seed.

    Raises `PlayerFailed` if a class of another package fails, `UnknownPlayer` if there is no such player.
    """
    chooses, level = player(word), _LEVEL.fullmatch(word)
    if level is not None:
        table.apply(chosen(int(level[1]), table, seed, style(word)))
        return
    seen, chance = thinking(table, f"{seed}:{len(table.answers)}")
    try:
        key = chooses.choose(seen, chance)
    except Exception as error:
        raise PlayerFailed(word, f"{type(error).__name__}: {error}") from error
    if key not in seen.keys:
        raise PlayerFailed(word, f"{key!r} isn't on offer")
    table.apply(key)
