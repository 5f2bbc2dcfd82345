"""Which steps of lessons have been done, kept in the folder of the player's games."""

import json
from collections.abc import Collection
from pathlib import Path

from rulesets.core import foreign
from tabletop_tui.host.paths import make_private

FILE = "lessons.json"


class Learned:
    """The ticks of a player. Losing them loses nothing but ticks, so nothing here fails."""

    def __init__(self, folder: Path | None) -> None:
        """In the file `lessons.json` of this folder; `None` for a guest, whose ticks last a visit."""
        self.file = None if folder is None else folder / FILE
        """Where they are kept; `None` if they aren't."""
        self._done: dict[str, list[str]] | None = None

    def done(self, game: str) -> Collection[str]:
        """The ids of the steps of a game that have been done."""
        return self._all().get(game, ())

    def tick(self, game: str, step: str) -> None:
        """A step has been done."""
        if step in self.done(game):
            return
        known = self._all()
        known[game] = [*known.get(game, ()), step]
        if self.file is None:
            return
        try:
            make_private(self.file.parent)
            self.file.write_text(json.dumps(known), encoding="utf-8")
        except OSError:
            return

    def _all(self) -> dict[str, list[str]]:
        if self._done is None:
            self._done = {} if self.file is None else _read(self.file)
        return self._done


def _read(file: Path) -> dict[str, list[str]]:
    """What a file says, as far as it is of the right shape."""
    try:
        found = foreign.parsed(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {
        game: [step for step in steps if isinstance(step, str)]
        for game, steps in found.items()
        if isinstance(game, str) and isinstance(steps, list)
    }
