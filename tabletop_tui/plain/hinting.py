"""Hints in plain mode: how they are worded, and how a table switches them off."""

from typing import TYPE_CHECKING

from tabletop_tui.play.advice_text import Hints, hint_text

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
    table = speaker.session.record.table
    decision = table.decision
    if decision is None:  # the game ended at another terminal of the same seat, as was told
        return
    said = hint_text(speaker.wording, table, speaker.session.view(decision.seat), found, alone=True)
    speaker.console.say(f"{speaker.words.bots.hint_name()}: {said}")
