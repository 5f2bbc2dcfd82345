"""`tabletop rules GAME [WORD...]`: the short rules, searchable."""

from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.layout import paragraphs
from tabletop_tui.text.complaints import Complaint
from tabletop_tui.text.short_rules import found, sections


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
