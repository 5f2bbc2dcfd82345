"""Since your turn, in plain mode: what it means for the reader, and what each of the others did."""

from typing import TYPE_CHECKING

from tabletop_tui.play.recap import recap

if TYPE_CHECKING:
    from tabletop_tui.kit.recap import Recap
    from tabletop_tui.plain.speaker import Speaker


def show_meant(speaker: "Speaker", seat: int) -> None:
    """What the others' turns mean for a seat whose turn begins; the events themselves have been told."""
    _meant(speaker, recap(speaker.session.record, speaker.wording, seat))


def show(speaker: "Speaker") -> None:
    """Everything since the reader's last turn: what it means for them, then a line for each other seat."""
    seat = speaker.reader.viewer
    found = None if seat is None else recap(speaker.session.record, speaker.wording, seat)
    if found is None or not (found.meant or found.turns):
        speaker.console.say(speaker.words.plain.since_nothing())
        return
    _meant(speaker, found)
    for turn in found.turns:
        name, say = speaker.wording.name(turn.seat), speaker.words.plain
        if turn.points:
            speaker.console.say(say.since_gained(name=name, text=turn.text, points=turn.points))
        else:
            speaker.console.say(say.since_turn(name=name, text=turn.text))


def _meant(speaker: "Speaker", found: "Recap") -> None:
    for each in found.meant:
        speaker.console.say(speaker.words.plain.for_you(text=each.text))
