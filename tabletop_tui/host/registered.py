"""Games from other packages: what an installed package declares with an entry point.

A package that offers a game declares it under `[project.entry-points."tabletop.games"]`, by the game's id and
the package that holds its parts (`morris = "tabletop_morris"`). Nothing of a package is imported to find it:
one that can't be used is named in a sentence, and nothing else comes to harm.
"""

import os
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from rulesets import BUILT
from rulesets.core.decision import Reason
from rulesets.core.records import record

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "tabletop.games"
"""The group of entry points."""

_ID = re.compile(r"[a-z][a-z0-9_]*")
_OURS = Path(__file__).parents[1] / "locale" / "en"
_INFO = (".dist-info", ".egg-info")


class BrokenGame(Exception):
    """A game of another package can't be played; `reason` says why, for a player."""

    def __init__(self, reason: Reason) -> None:
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

    def broken(self, problem: str) -> BrokenGame:
        """The error of a package that can't be used for this reason."""
        facts = {"game": self.game, "package": self.module, "problem": problem}
        return BrokenGame(Reason("game-broken", facts))


def part_of(game: str, module: str, name: str, otherwise: Any) -> Any:
    """What a game's package has under a name in a module that it needn't have; `otherwise` if it has none.

    What fails in another package counts as missing.
    """
    package = None if game in BUILT else packages().get(game)
    folder = f"tabletop_tui.games.{game}" if package is None else package.module
    missing = ImportError if package is None else Exception
    try:
        return getattr(import_module(f"{folder}.{module}"), name)
    except missing:
        return otherwise


class _Found(NamedTuple):
    packages: Mapping[str, Package]
    wrong: tuple[Reason, ...]


def packages() -> Mapping[str, Package]:
    """The packages that offer games, by the game's id, in alphabetical order."""
    return _found().packages


def wrong() -> tuple[Reason, ...]:
    """What is wrong with packages that are left out: messages of the catalogue `errors`."""
    return _found().wrong


def folder_of(catalogue: str) -> Path | None:
    """The folder of the package whose catalogue this is: `morris`, or `morris_` and more; `None` if ours.

    Ours are recognized without looking for packages, which takes a millisecond or two.
    """
    if (_OURS / f"{catalogue}.ftl").exists():
        return None
    ids = [game for game in packages() if catalogue == game or catalogue.startswith(f"{game}_")]
    return packages()[max(ids, key=len)].folder if ids else None


def forget() -> None:
    """Look for packages again when they are next asked for."""
    _found.cache_clear()


@cache
def _found() -> _Found:
    packages: dict[str, Package] = {}
    wrong: list[Reason] = []
    for entry in sorted(_entries(), key=lambda each: (each.name, each.value)):
        reason = _refusal(entry, packages)
        if reason is not None:
            wrong.append(reason)
        elif entry.name not in packages:
            packages[entry.name] = Package(entry.name, entry.value, _folder(entry.value) or Path())
    return _Found(packages, tuple(wrong))


def _refusal(entry: "EntryPoint", packages: Mapping[str, Package]) -> Reason | None:
    """Why an entry point can't be a game, as far as can be told without importing anything."""
    facts = {"game": entry.name, "package": entry.value}
    taken = entry.name in BUILT or (_OURS / f"{entry.name}.ftl").exists()
    if taken or not _ID.fullmatch(entry.name):
        return Reason("game-name", facts)
    if entry.name in packages and packages[entry.name].module != entry.value:
        return Reason("game-twice", {**facts, "other": packages[entry.name].module})
    folder = _folder(entry.value)
    if folder is None:
        return Reason("game-lacks", {**facts, "file": entry.value})
    for language in ("en", "de"):
        file = Path("locale", language, f"{entry.name}.ftl")
        if not (folder / file).is_file():
            return Reason("game-lacks", {**facts, "file": str(file)})
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


def _entries() -> "list[EntryPoint]":
    """The entry points of the group. The library that reads them is imported only if there are any."""
    if not any(f"[{GROUP}]" in text for text in _declarations()):
        return []
    from importlib.metadata import entry_points

    return list(entry_points(group=GROUP))


def _declarations() -> Iterator[str]:
    """What installed packages declare, as text: this takes a millisecond, the library twenty and more."""
    for folder in sys.path:
        try:
            names = [each.name for each in os.scandir(folder or ".") if each.name.endswith(_INFO)]
        except OSError:  # not a folder: an archive of the standard library, or it is gone
            continue
        for name in names:
            try:
                yield Path(f"{folder or '.'}/{name}/entry_points.txt").read_text("utf-8", "replace")
            except OSError:  # it declares no games
                continue
