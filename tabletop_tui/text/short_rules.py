"""The short rules of a game, section by section; searchable."""

from rulesets.core.records import record
from tabletop_tui.text.words import Words


@record
class Section:
    """One section of the short rules."""

    title: str
    text: str


def sections(words: Words, game: str) -> list[Section]:
    """The short rules of a game, in reading order."""
    part = f"{game}_rules"
    names = words(f"{part}-sections").split()
    return [Section(words(f"{part}-{name}-title"), words(f"{part}-{name}-text")) for name in names]


def found(section: Section, wanted: list[str]) -> Section | None:
    """The paragraphs of a section that hold, with its title, every wanted word; all if the title does."""
    if all(word in section.title.casefold() for word in wanted):
        return section
    blocks = [
        block
        for block in section.text.split("\n\n")
        if all(word in f"{section.title} {block}".casefold() for word in wanted)
    ]
    return Section(section.title, "\n\n".join(blocks)) if blocks else None
