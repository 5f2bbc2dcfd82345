"""What rivals remark, in lines of text: each once, as soon as the turn is over that it is about."""

from typing import TYPE_CHECKING

from tabletop_tui.play.remarks import Occasion, remarks_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop_tui.plain.speaker import Speaker
    from tabletop_tui.play.remarks import RivalRemark


class RivalTalk:
    """Knows which remarks have been told."""

    def __init__(self, speaker: "Speaker", *, on: bool) -> None:
        """What was said before isn't told again; with `on` false nothing is."""
        self._speaker, self._on = speaker, on
        self._told: set[tuple[int, Occasion]] = {
            (each.seat, each.occasion) for each in self._all() if not each.occasion.is_last
        }

    def show(self, *, end: bool = False) -> None:
        """Tell what is new; with `end`, the last words of a game instead."""
        if not self._on:
            return
        speaker = self._speaker
        for each in self._all():
            which = (each.seat, each.occasion)
            if which not in self._told and each.occasion.is_last == end:
                self._told.add(which)
                speaker.console.say(each.said(speaker.words, speaker.wording.name(each.seat)))

    def _all(self) -> "Sequence[RivalRemark]":
        return remarks_in(self._speaker.session.record, self._speaker.wording)
