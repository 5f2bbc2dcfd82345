"""Where the program's files are: the XDG places, or all below one folder given by `TABLETOP_HOME`."""

import contextlib
import errno
import os
from collections.abc import Mapping
from pathlib import Path

from rulesets.core.records import record

HOME_VARIABLE = "TABLETOP_HOME"
"""Environment variable that puts everything below one folder; for tests and portable installs."""


def typed(name: str) -> Path:
    """The file or folder that a player typed: `~` is the home folder, unless its user is unknown."""
    try:
        return Path(name).expanduser()
    except RuntimeError:
        return Path(name)


@record
class Paths:
    """The program's folders. None of them needs to exist: the code that writes creates it."""

    data: Path
    """Saved games, finished lessons, a server's guest book and corrected tables: worth a backup."""
    config: Path
    """The folder of the settings file."""
    state: Path
    """Reports about failures; may be deleted at any time."""

    @classmethod
    def find(cls, environ: Mapping[str, str] = os.environ) -> "Paths":
        """The places for this user, from the environment."""
        home = environ.get(HOME_VARIABLE, "")
        if home:
            return cls.below(typed(home))
        from platformdirs import PlatformDirs

        places = PlatformDirs("tabletop", appauthor=False)
        return cls(places.user_data_path, places.user_config_path, places.user_state_path)

    @classmethod
    def below(cls, folder: Path) -> "Paths":
        """All folders below one, as `TABLETOP_HOME` asks."""
        return cls(folder / "data", folder / "config", folder / "state")

    @property
    def saves(self) -> Path:
        """The database of all games."""
        return self.data / "games.sqlite3"

    @property
    def people(self) -> Path:
        """The guest book: names, the keys they belong to, invitations."""
        return self.data / "people.sqlite3"

    @property
    def tables(self) -> Path:
        """The player's corrected component tables, as `<game>/<table>.csv`."""
        return self.data / "tables"

    @property
    def settings(self) -> Path:
        """Where the player's settings are kept: `settings.toml`."""
        return self.config / "settings.toml"

    @property
    def server(self) -> Path:
        """What a host sets for `tabletop serve`, by hand: `server.toml`. The program never writes it."""
        return self.config / "server.toml"

    @property
    def reports(self) -> Path:
        """The folder of reports about failures of the program."""
        return self.state / "reports"


def make_private(folder: Path) -> None:
    """Make a folder that other users can't read, whatever the umask; its parents likewise.

    Those that are there already stay as they are. Raises `OSError`.
    """
    for each in reversed([folder, *folder.parents]):
        if not each.is_dir():
            with contextlib.suppress(FileExistsError):  # another program was quicker; or a file is in the way
                each.mkdir(mode=0o700)
                each.chmod(0o700)
    if not folder.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder))
