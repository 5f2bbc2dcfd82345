"""What has happened since a game's screen was last drawn: shown as a moment, or told in a sentence."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabletop_tui.tui.screens.motion import OFF

if TYPE_CHECKING:
    from tabletop_tui.kit.log import LogEntry
    from tabletop_tui.play.place import Remark
    from tabletop_tui.tui.screens.game import GameScreen

_AT_ONCE = 3
"""If more answers than this arrive at once, as when a guest has come back, no moment is shown.

Standing answers don't count: many can follow a single answer.
"""


class Moments:
    """Remembers what a screen has already shown."""

    def __init__(self, game: "GameScreen") -> None:
        """Nothing has been seen yet."""
        self._game = game
        self._shown_to = -1
        """The last entry of the log whose moment has been shown."""
        self._was_told: tuple[Remark | None] | None = None
        """The last line about seats and people that was shown."""
        self._coming: Sequence[LogEntry] = ()

    def tell(self) -> None:
        """Announce what was done to a seat or a person here, in addition to the line in the log."""
        game = self._game
        told = next((remark for remark in reversed(game.place.remarks) if remark.message), None)
        if self._was_told is not None and told is not None and told is not self._was_told[0]:
            game.controller.say(told.said(game.words))
        self._was_told = (told,)

    def find(self) -> None:
        """Find what has been answered since, before the boards are drawn, as some will move."""
        game = self._game
        log = game.session.record.log_for(game.viewer)
        seen, self._shown_to = self._shown_to, len(log) - 1
        new = log[seen + 1 :] if game.look_back is None and seen >= 0 else []
        if sum(not entry.by_itself for entry in new) <= _AT_ONCE:
            self._coming = [entry for entry in new if not entry.undone]

    @property
    def coming(self) -> "Sequence[LogEntry]":
        """What will be shown as a moment once the boards are drawn, if in motion."""
        game = self._game
        moves = game.tabletop.settings.motion != OFF and not game.motion.runs
        return self._coming if moves else ()

    def show(self) -> None:
        """Show what was found, in a few frames; end what is still being shown of an earlier position."""
        game, (new, self._coming) = self._game, (self._coming, ())
        setting = game.tabletop.settings.motion
        frames = game.moment(game.scene.view, new) if new else ()
        if frames and (setting != OFF or game.moment_stays):
            game.motion.play(
                frames, game.end_moment, setting, stays=game.moment_stays, arrangement=game.arrangement
            )
        else:
            game.motion.skip()
