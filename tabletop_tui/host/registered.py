"""The games on this machine: what installed packages declare with an entry point.

A package that offers a game declares it under `[project.entry-points."tabletop.games"]`, by the game's id and
the package that holds its parts: `morris = "tabletop_morris"`. This project's own games are declared in the
same way. Nothing of a package is imported to find it: one that can't be used is named in a sentence, and
nothing else comes to harm.
"""

import os
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from rulesets import BUILT
from rulesets.core.message import Message
from rulesets.core.records import record

GROUP = "tabletop.games"
"""The group of entry points."""

_ID = r"[a-z][a-z0-9_]*"
_OURS = Path(__file__).parents[1] / "games"
"""Where this project's own games are."""
_SHARED = _OURS.with_name("text") / "locale" / "en"
"""The catalogues of sentences that belong to no game."""
_INFO = (".dist-info", ".egg-info")


class BrokenGame(Exception):
    """A game's package can't be used; `reason` says why, for a player."""

    def __init__(self, reason: Message) -> None:
        """`reason` is a message of the catalogue `errors`."""
        super().__init__(f"{reason.id}: {dict(reason.facts)}")
        self.reason = reason


@record
class Package:
    """A package that offers a game."""

    game: str
    """The game's id, as the package registers it."""
    module: str
    """What is imported for its parts: `tabletop_morris`."""
    folder: Path
    """Where its catalogues and pictures are."""

    @property
    def ours(self) -> bool:
        """Whether it is part of this project."""
        return self.module == _own(self.game)

    def broken(self, problem: str) -> BrokenGame:
        """The error of a package that can't be used for this reason."""
        facts = {"game": self.game, "package": self.module, "problem": problem}
        return BrokenGame(Message("game-broken", facts))


def part_of(game: str, module: str, name: str, otherwise: object) -> Any:
    """What a game's package has under a name in a module that it needn't have; `otherwise` if it has none.

    What fails in another package counts as missing.
    """
    package = packages().get(game)
    if package is None:
        return otherwise
    missing = ImportError if package.ours else Exception
    try:
        return getattr(import_module(f"{package.module}.{module}"), name)
    except missing:
        return otherwise


def _own(game: str) -> str:
    """What this project's package of a game is called."""
    return f"tabletop_tui.games.{game}"


@record
class _Found:
    packages: Mapping[str, Package]
    wrong: tuple[Message, ...]


def packages() -> Mapping[str, Package]:
    """The packages that offer games, by the game's id: our own first, then others in alphabetical order."""
    return _found().packages


def wrong() -> tuple[Message, ...]:
    """What is wrong with packages that are left out: messages of the catalogue `errors`."""
    return _found().wrong


def folder_of(catalogue: str) -> Path | None:
    """The folder of the game whose catalogue this is (`orbis`, `orbis_coach`); `None` if it is no game's."""
    ids = [game for game in packages() if catalogue == game or catalogue.startswith(f"{game}_")]
    return packages()[max(ids, key=len)].folder if ids else None


def forget() -> None:
    """Look for packages again when they are next asked for."""
    _found.cache_clear()


@cache  # without it, a start takes 14 % more
def _found() -> _Found:
    packages: dict[str, Package] = {}
    wrong: list[Message] = []
    for entry in sorted(_entries(), key=_order):
        if entry.game in BUILT and entry.module == _own(entry.game):
            packages[entry.game] = Package(entry.game, entry.module, _OURS / entry.game)
            continue
        reason = _refusal(entry, packages)
        if reason is not None:
            wrong.append(reason)
        elif entry.game not in packages:
            packages[entry.game] = Package(entry.game, entry.module, _folder(entry.module) or Path())
    return _Found(packages, tuple(wrong))


def _order(entry: "_Entry") -> tuple[int, str, str]:
    """Our own games come first, in the order of `rulesets.BUILT`."""
    ours = entry.module == _own(entry.game) and entry.game in BUILT
    return BUILT.index(entry.game) if ours else len(BUILT), entry.game, entry.module


def _refusal(entry: "_Entry", packages: Mapping[str, Package]) -> Message | None:
    """Why another package's entry point can't be a game, as far as can be told without importing anything."""
    facts = {"game": entry.game, "package": entry.module}
    if entry.game in BUILT or (_SHARED / f"{entry.game}.ftl").exists() or not re.fullmatch(_ID, entry.game):
        return Message("game-name", facts)
    if entry.game in packages and packages[entry.game].module != entry.module:
        return Message("game-twice", {**facts, "other": packages[entry.game].module})
    folder = _folder(entry.module)
    if folder is None:
        return Message("game-lacks", {**facts, "file": entry.module})
    for language in ("en", "de"):
        file = Path("locale", language, f"{entry.game}.ftl")
        if not (folder / file).is_file():
            return Message("game-lacks", {**facts, "file": str(file)})
    return None


def _folder(module: str) -> Path | None:
    """Where a package lies; it isn't imported."""
    try:
        from importlib.util import find_spec

        spec = find_spec(module)
    except (ImportError, AttributeError, ValueError):  # its parent is missing, or it isn't a module's name
        return None
    folders = None if spec is None else spec.submodule_search_locations
    return Path(next(iter(folders))) if folders else None


@record
class _Entry:
    game: str
    module: str


def _entries() -> Iterator[_Entry]:
    """The entry points of the group. `importlib.metadata` would take twenty milliseconds of every start."""
    for text in _declarations():
        _, found, declared = text.partition(f"[{GROUP}]\n")
        for line in declared.partition("\n[")[0].splitlines() if found else ():
            game, is_entry, module = line.partition("=")
            if is_entry:
                yield _Entry(game.strip(), module.strip())


def _declarations() -> Iterator[str]:
    """What installed packages declare, as text."""
    for folder in sys.path:
        try:
            names = [each.name for each in os.scandir(folder or ".") if each.name.endswith(_INFO)]
        except OSError:  # not a folder: an archive of the standard library, or it is gone
            continue
        for name in names:
            file = f"{folder or '.'}/{name}/entry_points.txt"
            if os.path.exists(file):  # noqa: PTH110  # most declare nothing, and paths would take longest
                with suppress(OSError):
                    yield Path(file).read_text("utf-8", "replace")
