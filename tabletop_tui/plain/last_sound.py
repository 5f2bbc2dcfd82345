"""A damaged game in lines of text: whether to go on from its last sound position."""

from typing import TYPE_CHECKING

from tabletop_tui.plain.console import Console
from tabletop_tui.plain.vocabulary import Vocabulary

if TYPE_CHECKING:
    from tabletop_tui.play.session import Session
    from tabletop_tui.text.words import Words


def agrees_to(sound: "Session", words: "Words", *, ascii: bool) -> bool:
    """Ask until there is an answer; the end of the input is a no."""
    console, vocabulary = Console.standard(ascii=ascii), Vocabulary(words)
    yes, no = vocabulary.name("yes"), vocabulary.name("no")
    agreed: bool | None = None
    while agreed is None:
        console.say(words.plain.last_sound(answers=sound.record.steps, yes=yes, no=no))
        typed = console.read(words.plain.prompt())
        agreed = False if typed is None else {"1": True, "2": False}.get(typed, vocabulary.agreed(typed))
    return agreed
