"""What rivals remark, at a screen: lines of the log, and a voice of the strip where no log is in sight."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabletop_tui.tui.screens.voices import RIVAL, Voice

if TYPE_CHECKING:
    from tabletop_tui.play.remarks import RivalRemark
    from tabletop_tui.tui.screens.viewpoint import Viewpoint


class RivalTalk:
    """The remarks of the game that a screen shows; none while looking back, or if they are switched off."""

    def __init__(self, here: "Viewpoint") -> None:
        """At this screen."""
        self._here = here
        self._found: tuple[int, Sequence[RivalRemark]] = (-1, ())
        self._read: set[tuple[int, str]] | None = None
        """Whose remarks on what have been read in the strip; `None` before the screen is open."""

    @property
    def remarks(self) -> "Sequence[RivalRemark]":
        """All of them, found once after each step of the game."""
        here = self._here
        rivals = any(person.rival for person in here.record.people)
        if here.look_back is not None or not here.settings.remarks or not rivals:
            return ()
        if self._found[0] != here.record.steps:
            from tabletop_tui.play.remarks import remarks_in  # only a game with rivals needs it

            self._found = here.record.steps, remarks_in(here.record, here.wording)
        return self._found[1]

    def said(self, remark: "RivalRemark") -> str:
        """A remark with its speaker."""
        return remark.said(self._here.words, self._here.wording.name(remark.seat))

    def begin(self) -> None:
        """The screen opens: what was said before isn't said again."""
        self._read = {(each.seat, each.occasion) for each in self.remarks}

    @property
    def voices(self) -> list[Voice]:
        """The remark that hasn't been read yet; of several, the last."""
        read = self._read
        new = [each for each in self.remarks if read is not None and (each.seat, each.occasion) not in read]
        return [Voice(RIVAL, "", (self.said(new[-1]),), face=new[-1].rival)] if new else []

    def dismiss(self) -> None:
        """A key was pressed while a remark stood in the strip."""
        self.begin()
