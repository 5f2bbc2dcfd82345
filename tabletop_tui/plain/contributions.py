"""Before a game that is fair by proof, in lines at one keyboard: the hash, then a question per person."""

from typing import TYPE_CHECKING

from tabletop_tui.plain.console import Console
from tabletop_tui.play.fair.sentences import gave

if TYPE_CHECKING:
    from tabletop_tui.play.fair.contributions import Contributions
    from tabletop_tui.text.words import Words

NOTHING = "-"
"""Typed by a person who adds nothing."""


def gather(contributions: "Contributions", words: "Words", *, ascii: bool) -> bool:
    """Ask everyone. Returns whether all have been asked; the input can end before that."""
    console = Console.standard(ascii=ascii)
    console.say(words.fair.plain_intro(hash=contributions.proof.hash))
    console.say(words.fair.plain_note())
    while (asked := contributions.asked) is not None:
        console.say(words.fair.plain_ask(name=contributions.people[asked].name))
        typed = console.read(words.plain.prompt())
        if typed is None:
            return False
        contributions.note(asked, None if typed == NOTHING else typed)
        console.say(gave(contributions.proof.entries[-1], words))
    return True
