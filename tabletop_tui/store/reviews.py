"""Reviews of finished games, kept beside the database: a file for each game, named by its id.

They can be made again at any time, so they aren't worth a place in the database; but a review takes seconds,
and one that was interrupted continues from what is kept.
"""

from pathlib import Path

from tabletop_tui.host.files import write_whole
from tabletop_tui.host.paths import make_private

LARGEST = 4 << 20
"""Bytes of a file that may be ours; the longest games take some 200 kB."""


class Reviews:
    """The folder with the reviews of a database's games."""

    def __init__(self, database: Path) -> None:
        """Beside this database; made when something is kept."""
        self._folder = database.with_name(f"{database.name}-reviews")

    def file(self, game_id: str) -> Path:
        """The file of a game's review. Ids consist of letters and digits."""
        return self._folder / f"{game_id}.json"

    def read(self, game_id: str) -> str | None:
        """What is kept for a game; `None` if nothing is.

        Raises `OSError`, and `ValueError` for what isn't text.
        """
        file = self.file(game_id)
        try:
            if file.stat().st_size > LARGEST:
                raise ValueError(f"{file} is too large")
            return file.read_text(encoding="utf-8")
        except FileNotFoundError:
            return None

    def keep(self, game_id: str, text: str) -> None:
        """Keep it, in place of what there was. Raises `OSError`."""
        make_private(self._folder)
        write_whole(self.file(game_id), text)
