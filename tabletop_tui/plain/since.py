"""Since your turn, in plain mode: what it means for the reader, and what each of the others did."""

from typing import TYPE_CHECKING

from tabletop_tui.play.recap import recap

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop_tui.kit.recap import Meant
    from tabletop_tui.plain.speaker import Speaker


def show_meant(speaker: "Speaker", seat: int) -> None:
    """What the others' turns mean for a seat whose turn begins; the events themselves have been told.

    In brief, only what the seat has lost.
    """
    meant = recap(speaker.session.record, speaker.wording, seat).meant
    _meant(speaker, [each for each in meant if each.loss or not speaker.brevity.on])


def show(speaker: "Speaker") -> None:
    """Everything since the reader's last turn: what it means for them, then a line for each other seat."""
    seat = speaker.reader.viewer
    found = None if seat is None else recap(speaker.session.record, speaker.wording, seat)
    if found is None or not (found.meant or found.turns):
        speaker.console.say(speaker.words.plain.since_nothing())
        return
    _meant(speaker, found.meant)
    for turn in found.turns:
        name, say = speaker.wording.name(turn.seat), speaker.words.plain
        if turn.gained:
            count = abs(turn.gained)
            speaker.console.say(say.since_gained(name=name, text=turn.text, points=turn.points, count=count))
        else:
            speaker.console.say(say.since_turn(name=name, text=turn.text))


def _meant(speaker: "Speaker", meant: "Sequence[Meant]") -> None:
    for each in meant:
        speaker.console.say(speaker.words.plain.for_you(text=each.text))
