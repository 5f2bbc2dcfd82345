"""Catalogues are read once in each process of the tests, as long as their files stay as they are.

The program reads each once, too; but every test of a screen or a command is a program of its own.
What follows from a message's source alone is found out once as well.
"""

from functools import cache
from pathlib import Path

from tabletop_tui.host import registered
from tabletop_tui.text import untranslated, words

_read = words._read
_lacking_in = untranslated.lacking_in
_kept: dict[tuple[Path, int, int], dict[str, str]] = {}
_kept_lacking: dict[tuple[str, tuple[tuple[Path, int, int] | None, ...]], list[str]] = {}


def _file(language: str, part: str) -> Path:
    """Where the catalogue is, if it is anywhere."""
    own = words.FOLDER / language / f"{part}.ftl"
    folder = None if own.exists() else registered.folder_of(part)
    return own if folder is None else folder / "locale" / language / own.name


def _state(language: str, part: str) -> tuple[Path, int, int] | None:
    """What changes when a catalogue does; `None` if there is none."""
    file = _file(language, part)
    try:
        found = file.stat()
    except OSError:
        return None
    return file, found.st_mtime_ns, found.st_size


def _kept_or_read(language: str, part: str) -> dict[str, str]:
    key = _state(language, part)
    if key is None:
        return _read(language, part)
    if key not in _kept:
        _kept[key] = _read(language, part)
    return _kept[key]


def _kept_or_looked_for(language: str) -> list[str]:
    states = (_state(each, part) for part in untranslated.catalogues() for each in words.LANGUAGES)
    key = language, tuple(states)
    if key not in _kept_lacking:
        _kept_lacking[key] = _lacking_in(language)
    return _kept_lacking[key]


def keep() -> None:
    """Called before the first test."""
    words._read = _kept_or_read
    untranslated.lacking_in = _kept_or_looked_for
    for name in ("_source", "_plain_pieces", "_choice_of", "_is_valid"):
        setattr(words, name, cache(getattr(words, name)))
