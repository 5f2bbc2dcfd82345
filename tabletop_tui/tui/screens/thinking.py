"""Computer players at a game's screen: they answer at a pace that people can follow, or stop."""

import asyncio
from collections.abc import Callable, Coroutine
from time import monotonic
from typing import TYPE_CHECKING, Any

from tabletop_tui.play.acting import PACES, Playing
from tabletop_tui.tui.screens.motion import GLANCE

if TYPE_CHECKING:
    from tabletop_tui.play.company import Question
    from tabletop_tui.play.record import Act
    from tabletop_tui.tui.screens.display import Display
    from tabletop_tui.tui.screens.handing_over import HandingOver
    from tabletop_tui.tui.screens.motion import Motion
    from tabletop_tui.tui.screens.viewpoint import Viewpoint


class Thinking:
    """What the computer players at a screen do, and what it says about them."""

    def __init__(
        self,
        here: "Viewpoint",
        display: "Display",
        motion: "Motion",
        handing_over: "HandingOver",
        in_sight: Callable[[], bool],
    ) -> None:
        """Nothing happens before `start`. `in_sight`: no other screen is on top of the table."""
        self._here = here
        self._display = display
        self._motion = motion
        self._handing_over = handing_over
        self._in_sight = in_sight
        self._hinted = ""

    @property
    def playing(self) -> Playing | None:
        """The computer players of the table; `None` before it is shown."""
        return self._here.place.playing

    @property
    def runs(self) -> bool:
        """Whether a computer player is thinking, or about to answer."""
        return self.playing is not None and self.playing.runs

    @property
    def stopped(self) -> bool:
        """Whether computer players were stopped, or can't think."""
        return self.playing is not None and (self.playing.paused or bool(self.playing.stuck))

    @property
    def is_of_interest(self) -> bool:
        """Whether to show how to stop computer players, or to let them go on."""
        return self.stopped or self._here.place.company.decides

    def start(self) -> None:
        """The screen is shown: at one keyboard, computer players play while it is there."""
        place = self._here.place
        if self._here.look_back is None and not place.shared:
            place.playing = Playing(place.company, self)

    def refresh(self) -> None:
        """The game has changed: if a computer player has the deciding seat, let it think."""
        if self._here.look_back is not None or self._here.place.shared or self.playing is None:
            return
        self._take_back_what_was_said()
        self.playing.refresh()

    def hint(self) -> str:
        """What to tell a player whose key has no effect while the computer thinks."""
        here = self._here
        name = here.wording.name(here.scene.waiting_for)
        keymap = here.keymap
        which = "bots-waiting-hint" if here.place.runs_bots else "bots-waiting-hint-only"
        self._hinted = here.words(which, name=name, stop=keymap.shown("pause"), help=keymap.shown("help"))
        return self._hinted

    def _take_back_what_was_said(self) -> None:
        """Stop saying that the computer is up, or thinking, once that is no longer true."""
        here, passed = self._here, self._here.record.passed
        if passed is None or here.place.company.level(passed.from_seat) is not None:
            self._display.unsay(self._hinted, self._handing_over.said)

    # -- what a player's keys do -------------------------------------------------------------------

    def pause(self) -> None:
        """Stop the computer players, or let them go on."""
        playing = self.playing
        if playing is not None and self._here.place.runs_bots:
            self._display.quiet()
            (playing.go_on if playing.paused or playing.stuck else playing.pause)()

    def step(self) -> None:
        """Let it give one answer, then stop again."""
        if self.playing is not None and self._here.place.runs_bots:
            self.playing.step()

    def go_on(self) -> None:
        """Play on, or think again."""
        if self.playing is not None and self._here.place.runs_bots:
            self.playing.go_on()

    # -- what `Playing` asks for -------------------------------------------------------------------

    def may_play(self) -> bool:
        """Whether the screen is still there."""
        return self._here.is_open

    def begin(self, doing: Coroutine[Any, Any, None]) -> None:
        """Run a task in the background; it ends with the screen."""
        self._display.run_task(doing, "computer")

    async def rest(self, begun: float) -> None:
        """Wait for the rest of the pace, and until the table is in sight and nothing moves."""
        pace = PACES[self._here.settings.pace]
        await asyncio.sleep(max(0.0, begun + pace - monotonic()))
        while (pace and self._motion.runs) or not self._in_sight():  # noqa: ASYNC110 - neither signals its end
            await asyncio.sleep(GLANCE)

    async def do(self, act: "Act") -> None:
        """Change the game at this keyboard."""
        self._here.session.do(act)

    def notify_stuck(self, question: "Question", error: Exception) -> None:
        """A computer player can't think: the list offers what to do about it."""
        from tabletop_tui.play.reporting import stopped_because  # no start needs it

        here = self._here
        name = here.wording.name(question.seat)
        said = stopped_because(here.words, name, error, here.session.rules.id, here.paths)
        self._display.update_game()
        self._display.say(said)

    def changed(self) -> None:
        """Computer players have stopped, or go on."""
        if self._here.is_open:
            self._display.update_game()
