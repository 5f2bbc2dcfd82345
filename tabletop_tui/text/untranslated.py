"""Which messages a language lacks: `tabletop doctor` names them, players read them in English."""

from collections.abc import Iterator

from tabletop_tui.host import registered
from tabletop_tui.text import words
from tabletop_tui.text.words import WHOLE, Words, read_catalogue


def lacking_in(language: str) -> list[str]:
    """The ids of all messages that another whole language has, and this one lacks or can't put together."""
    own = Words(language)
    others = [other for other in WHOLE if other != language]
    ids = {id: None for part in catalogues() for other in others for id in read_catalogue(other, part)}
    return [id for id in ids if not id.startswith("-") and own.lacks(id)]


def catalogues() -> Iterator[str]:
    """The names of all catalogues in any language: those of no game, then those of the games."""
    folders = [words.FOLDER, *(package.folder / "locale" for package in registered.packages().values())]
    for folder in folders:
        yield from sorted({file.stem for file in folder.glob("*/*.ftl")})
