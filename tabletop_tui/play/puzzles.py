"""Puzzles from turning points of games that the computer played, one for each day; who found which is kept.

`puzzles.json` in a game's folder holds them (`make puzzles`): seeds, answers, and the answer to find. The
rules lead from these to the position.
"""

import json
from collections.abc import Sequence
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from typing import Any

from rulesets.core import IllegalChoice, RulesBug, Table, foreign
from rulesets.core.records import record
from rulesets.core.rules import Rules
from tabletop_tui.host import registered
from tabletop_tui.host.files import write_whole
from tabletop_tui.host.paths import make_private
from tabletop_tui.kit.registry import BUILT

FILE = "puzzles.json"
ASIDE = 2
"""Games by which the puzzle is ahead of the game of the day, so that both aren't of one game."""


class PuzzleGone(LookupError):
    """The present rules or component tables don't lead to the position."""


@record
class Puzzle:
    """A position, and the answer to find."""

    game: str
    seed: int
    seats: int
    answers: tuple[str, ...]
    """The answers that lead there."""
    best: str
    """The key of the answer to find."""
    usual: str
    """The key of the answer that level 3 gives."""
    gain: float
    """By how many points the best one is ahead of it once two rounds are played on."""
    components: str
    """The component tables that it was made with."""

    @property
    def id(self) -> str:
        """Its name in files: `orbis 7 93`."""
        return f"{self.game} {self.seed} {len(self.answers)}"

    def table(self, rules: Rules[Any]) -> Table[Any]:
        """The position. Raises `PuzzleGone`."""
        if rules.components != self.components:
            raise PuzzleGone(self.id)
        table: Table[Any] = Table.new(rules, self.seats, self.seed, listen=True)
        try:
            for key in self.answers:
                table.apply(key)
            if table.decision is None:
                raise PuzzleGone(self.id)
            _ = table.decision.option(self.best), table.decision.option(self.usual)
        except (IllegalChoice, RulesBug, LookupError) as error:
            raise PuzzleGone(self.id) from error
        return table


def file_of(game: str) -> Path | None:
    """The file with the puzzles of a game; `None` for a game without one."""
    package = registered.packages().get(game)
    file = None if package is None else package.folder / FILE
    return file if file is not None and file.is_file() else None


@cache
def of_game(game: str) -> Sequence[Puzzle]:
    """The puzzles of a game, in the order in which they come."""
    file = file_of(game)
    if file is None:
        return ()
    kept = json.loads(file.read_text(encoding="utf-8"))
    found = []
    for played in kept["games"]:
        keys = tuple(played["answers"].split())
        found += [
            Puzzle(
                game,
                played["seed"],
                played["seats"],
                keys[: each["at"]],
                each["best"],
                each["usual"],
                each["gain"],
                kept["components"],
            )
            for each in played["puzzles"]
        ]
    return found


def of_day(day: date) -> Puzzle | None:
    """The puzzle of a day, the same everywhere; `None` for a program without puzzles."""
    games = [game for game in BUILT if file_of(game) is not None]
    if not games:
        return None
    number = day.toordinal()
    puzzles = of_game(games[(number + ASIDE) % len(games)])
    return puzzles[number // len(games) % len(puzzles)]


class PuzzlesTried:
    """The first tries of a player, by day. What can't be read or written is lost without a word."""

    def __init__(self, folder: Path | None) -> None:
        """In a file of this folder; without one they last as long as this object."""
        self._file = None if folder is None else folder / FILE
        self._found = {} if self._file is None else _read(self._file)

    def found(self, day: date) -> bool | None:
        """Whether the first try of a day found the best answer; `None` without a try."""
        return self._found.get(day.isoformat())

    def note(self, day: date, *, found: bool) -> None:
        """Note the first try of a day; a later one changes nothing."""
        if day.isoformat() in self._found:
            return
        self._found[day.isoformat()] = found
        if self._file is None:
            return
        try:
            make_private(self._file.parent)
            write_whole(self._file, json.dumps(self._found))
        except OSError:
            return

    def streak(self, today: date) -> int:
        """How many days in a row were solved, up to today or, as long as today isn't tried, yesterday."""
        day = today if self.found(today) is not None else today - timedelta(days=1)
        days = 0
        while self.found(day):
            days, day = days + 1, day - timedelta(days=1)
        return days


def _read(file: Path) -> dict[str, bool]:
    try:
        found = foreign.parsed(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {str(day): solved for day, solved in found.items() if isinstance(solved, bool)}
