"""A card: what a player should know about one option or one thing, the most important first.

Screens draw it beside or below the list (`tabletop_tui.tui.widgets.panel`); plain mode says it in lines.
"""

from collections.abc import Sequence

from rulesets.core.records import record
from tabletop_tui.paint.drawing import Line, Run
from tabletop_tui.text.cells import with_minus


@record
class Fact:
    """One line of a card's table: its subject, what holds, and a remark or number at the end."""

    label: str
    runs: Line
    note: str = ""
    minor: bool = False
    """Is left out where there would be no room for all sentences."""


@record
class Card:
    """A title with the result of the option, a small table of facts, and sentences."""

    title: Line = ()
    worth: Line = ()
    """What the option is worth, at the right end of the title."""
    facts: tuple[Fact, ...] = ()
    sentences: tuple[str, ...] = ()
    """A sentence that begins with `! ` is a warning."""
    key: str | None = None
    """The key that takes it."""
    latest: bool = False
    """It tells what happened, oldest first: without room for all of it, the end is shown."""
    is_said_later: bool = False
    """The next key lets the strip say its sentences, so that those without room here aren't missed."""
    is_named: bool = False
    """The strip names it: its title gives way to sentences that lack room."""

    @property
    def text(self) -> list[str]:
        """The card in lines of text, without the title."""
        said = [_said(fact) for fact in self.facts]
        return [*self.warnings, *said, *(each for each in self.sentences if not each.startswith("! "))]

    @property
    def warnings(self) -> list[str]:
        """The sentences that warn of a loss."""
        return [each for each in self.sentences if each.startswith("! ")]


def points(count: int) -> Run:
    """Points gained or lost, in gold or red; a quiet 0 for none."""
    return Run(
        with_minus(f"{count:+d}" if count else "0"),
        "gold" if count > 0 else "bad" if count < 0 else "dim",
    )


def _said(fact: Fact) -> str:
    text = "".join(run.text for run in fact.runs).strip()
    note = f" ({fact.note})" if fact.note else ""
    return f"{fact.label}: {text}{note}" if fact.label else f"{text}{note}"


def card_of(title: str, sentences: Sequence[str]) -> Card:
    """A card without a table."""
    return Card((Run(title, "strong"),) if title else (), sentences=tuple(sentences))
