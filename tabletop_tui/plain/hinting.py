"""Hints in plain mode: how they are worded, and how a table switches them off."""

from typing import TYPE_CHECKING, Any

from tabletop_tui.play.advice_text import Hints, hint_text, what_it_does

if TYPE_CHECKING:
    from tabletop_tui.plain.speaker import Speaker
    from tabletop_tui.text.words import Words


def wanted(words: "Words", rest: str) -> bool | None:
    """Whether `off` or `on` was typed after a command; `None` for anything else."""
    for on in (True, False):
        if rest.casefold() in (words.plain.hint_on() if on else words.plain.hint_off()).split():
            return on
    return None


def show_hint(speaker: "Speaker", found: Hints) -> None:
    """The hints that were found for the current decision."""
    decision: Any = speaker.session.record.decision
    view, offered = speaker.session.view(decision.seat), {option.key: option for option in decision.options}

    def named(key: str) -> str:
        return speaker.wording.option_alone(view, decision, offered[key]) if key in offered else key

    def does(key: str) -> str:
        return what_it_does(speaker.wording, view, decision, offered[key]) if key in offered else ""

    said = hint_text(speaker.wording, named, does, found)
    speaker.console.say(f"{speaker.words.bots.hint_name()}: {said}")
