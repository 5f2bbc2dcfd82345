"""`tabletop rules GAME [WORD...]`: the rules in short, in our own words, searchable."""

from rulesets.core.records import record
from tabletop_tui.commands.invocation import Complaint, Invocation
from tabletop_tui.commands.layout import paragraphs
from tabletop_tui.words import Words


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
    """The paragraphs of a section that hold every wanted word; all if its title does."""
    if all(word in section.title.casefold() for word in wanted):
        return section
    blocks = [
        block
        for block in section.text.split("\n\n")
        if all(word in f"{section.title} {block}".casefold() for word in wanted)
    ]
    return Section(section.title, "\n\n".join(blocks)) if blocks else None


def run(invocation: Invocation, game: str, word: tuple[str, ...]) -> None:
    """Print all of it, or the paragraphs that hold every word."""
    wanted = [part.casefold() for part in word]
    shown = [
        part for part in (found(s, wanted) for s in sections(invocation.words, game)) if part is not None
    ]
    if not shown:
        raise Complaint("cli-rules-nothing-found", code=1, game=game, word=" ".join(word))
    for number, section in enumerate(shown):
        if number:
            invocation.say()
        invocation.say(section.title.upper())
        for line in paragraphs(section.text, "  "):
            invocation.say(line)
