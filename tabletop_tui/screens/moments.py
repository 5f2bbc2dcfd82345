"""What has happened since a game's screen was last drawn: shown as a moment, or told in a sentence."""

from typing import TYPE_CHECKING

from tabletop_tui.screens.motion import OFF

if TYPE_CHECKING:
    from tabletop_tui.place import Remark
    from tabletop_tui.screens.game import GameScreen

_AT_ONCE = 3
"""More answers than these at once aren't shown as a moment: somebody comes back to a game.

Standing answers don't count: many of them may follow a single one.
"""


class Moments:
    """Remembers what a screen has shown and told already."""

    def __init__(self, game: "GameScreen") -> None:
        """Nothing has been seen yet."""
        self._game = game
        self._shown_to = -1
        """The last entry of the log whose moment has been shown."""
        self._was_told: tuple[Remark | None] | None = None
        """The last line about seats and people, once there was a look at it."""

    def tell(self) -> None:
        """Something was done to a seat or to somebody here: a sentence, beside the line in the log."""
        game = self._game
        told = next((remark for remark in reversed(game.place.remarks) if remark.message), None)
        if self._was_told is not None and told is not None and told is not self._was_told[0]:
            game.panel.say(told.said(game.words))
        self._was_told = (told,)

    def show(self) -> None:
        """Show what has been answered since, in a few frames."""
        game = self._game
        log = game.session.log_for(game.viewer)
        seen, self._shown_to = self._shown_to, len(log) - 1
        setting = game.tabletop.settings.motion
        if game.look_back is not None or seen < 0:
            return
        new = log[seen + 1 :]
        if not new or sum(not entry.by_itself for entry in new) > _AT_ONCE:
            return
        new = [entry for entry in new if not entry.undone]
        frames = game.moment(game.scene.view, new) if new else ()
        if frames and (setting != OFF or game.moment_stays):
            game.motion.play(frames, game.end_moment, setting, stays=game.moment_stays)
