"""What has happened since a game's screen was last drawn: shown as a moment, or said in a sentence."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tabletop_tui.tui.screens.motion import FULL, OFF, paced

if TYPE_CHECKING:
    from tabletop_tui.kit.log import LogEntry
    from tabletop_tui.play.place import Remark
    from tabletop_tui.tui.screens.display import Display
    from tabletop_tui.tui.screens.hooks import GameHooks
    from tabletop_tui.tui.screens.motion import Motion
    from tabletop_tui.tui.screens.viewpoint import Viewpoint

_AT_ONCE = 3
"""If more answers than this arrive at once, as when a guest has come back, no moment is shown.

Standing answers don't count: many can follow a single answer.
"""


class Moments:
    """Remembers what a screen has already shown."""

    def __init__(
        self,
        here: "Viewpoint",
        display: "Display",
        motion: "Motion",
        hooks: "GameHooks",
        ended: Callable[[], None],
    ) -> None:
        """`hooks` has the frames of the game's moments; `ended` is called after the last one."""
        self._here = here
        self._display = display
        self._motion = motion
        self._hooks = hooks
        self._ended = ended
        self._shown_to = -1
        """The last entry of the log whose moment has been shown."""
        self.announcement = ""
        """What was said of a seat or a person last."""
        self._announced: tuple[Remark | None] | None = None
        """The last line about seats and people that was shown; `None` at first."""
        self._coming: Sequence[LogEntry] = ()

    def announce(self) -> None:
        """Say what was done to a seat or a person here, in addition to the line in the log."""
        here = self._here
        last = next((remark for remark in reversed(here.place.remarks) if remark.message), None)
        if self._announced is not None and last is not None and last is not self._announced[0]:
            self.announcement = last.said(here.words)
            self._display.say(self.announcement)
        self._announced = (last,)

    def find(self) -> None:
        """Find what has been answered since, before the boards are drawn, as some will move."""
        log = self._here.record.log_for(self._here.viewer)
        seen, self._shown_to = self._shown_to, len(log) - 1
        new = log[seen + 1 :] if self._here.look_back is None and seen >= 0 else []
        if sum(not entry.by_itself for entry in new) <= _AT_ONCE:
            self._coming = [entry for entry in new if not entry.undone]

    @property
    def coming(self) -> "Sequence[LogEntry]":
        """What will be shown as a moment once the boards are drawn, if in motion."""
        moves = self._here.settings.motion != OFF and not self._motion.runs
        return self._coming if moves else ()

    def show(self) -> None:
        """Show what was found, in a few frames; end what is still being shown of an earlier position."""
        hooks, (new, self._coming) = self._hooks, (self._coming, ())
        setting = self._here.settings.motion
        frames = hooks.moment(self._here.scene.view, new) if new else ()
        if frames and (setting != OFF or hooks.moment_stays):
            shown, seconds, stays = paced(frames, hooks.moment_stays, setting)
            self._motion.play(
                shown,
                self._ended,
                FULL,
                seconds=seconds,
                stays=stays,
                arrangement=hooks.arrangement,
            )
        else:
            self._motion.skip()
