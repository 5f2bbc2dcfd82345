"""Computer players at a game's screen: they answer at a pace that people can follow, or stop."""

import asyncio
from collections.abc import Coroutine
from time import monotonic
from typing import TYPE_CHECKING, Any

from tabletop_tui.kit.since import since_last_turn
from tabletop_tui.play.acting import PACES, Playing
from tabletop_tui.play.reporting import stopped_because

if TYPE_CHECKING:
    from tabletop_tui.play.company import Question
    from tabletop_tui.play.record import Act
    from tabletop_tui.tui.screens.game import GameScreen

GLANCE = 0.05
"""Seconds between two looks at whether a moment is still being shown."""


class Thinking:
    """What the computer players at a screen do, and what it says about them."""

    def __init__(self, game: "GameScreen") -> None:
        """Nothing happens before the screen is shown."""
        self._game = game
        self._hinted = ""
        self._there = False

    @property
    def playing(self) -> Playing | None:
        """The computer players of the table; `None` before it is shown."""
        return self._game.place.playing

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
        return self.stopped or self._game.place.company.decides

    def start(self) -> None:
        """The screen is shown: at one keyboard, computer players play while it is there."""
        place = self._game.place
        if self._game.look_back is None and not place.shared:
            place.playing = Playing(place.company, self)
            self._there = True

    def stop(self) -> None:
        """The screen is gone; results that are still to come are too late."""
        self._there = False

    def mind(self) -> None:
        """The game has changed: if a computer player has the deciding seat, let it think."""
        if self._game.look_back is not None or self._game.place.shared or self.playing is None:
            return
        self._take_back_what_was_said()
        self.playing.refresh()

    def hint(self) -> str:
        """What to tell a player whose key has no effect while the computer thinks."""
        game = self._game
        name = game.wording.name(game.scene.waiting_for)
        keymap = game.tabletop.keymap
        which = "bots-waiting-hint" if game.place.runs_bots else "bots-waiting-hint-only"
        self._hinted = game.words(which, name=name, stop=keymap.shown("pause"), help=keymap.shown("help"))
        return self._hinted

    def told(self) -> list[str]:
        """What the others have done since the last answer of this screen's seat, latest first."""
        game = self._game
        seat = game.scene.seat
        if seat is None:
            return []
        numbers = {entry.number for entry in since_last_turn(game.session.record.log, seat)}
        return [said.text for said in reversed(game.said()) if said.entry in numbers and not said.undone]

    def _take_back_what_was_said(self) -> None:
        """Stop saying that the computer is up, or thinking, once that is no longer true."""
        game, passed = self._game, self._game.session.record.passed
        if passed is not None and game.place.company.level(passed.from_seat) is None:
            return
        if game.panel.notice and game.panel.notice in (self._hinted, game.controller.handing_over.said):
            game.controller.say("")

    # -- what a player's keys do -------------------------------------------------------------------

    def pause(self) -> None:
        """Stop the computer players, or let them go on."""
        playing = self.playing
        if playing is not None and self._game.place.runs_bots:
            self._game.quiet()
            (playing.go_on if playing.paused or playing.stuck else playing.pause)()

    def step(self) -> None:
        """Let it give one answer, then stop again."""
        if self.playing is not None and self._game.place.runs_bots:
            self.playing.step()

    def go_on(self) -> None:
        """Play on, or think again."""
        if self.playing is not None and self._game.place.runs_bots:
            self.playing.go_on()

    # -- what `Playing` asks for -------------------------------------------------------------------

    def may_play(self) -> bool:
        """Whether the screen is still there."""
        return self._there

    def begin(self, doing: Coroutine[Any, Any, None]) -> None:
        """Run a task in the background; it ends with the screen."""
        _ = self._game.run_worker(doing, group="computer", exclusive=True, exit_on_error=True)

    async def rest(self, begun: float) -> None:
        """Wait for the rest of the pace, and until the table is in sight and nothing moves."""
        game = self._game
        pace = PACES[game.tabletop.settings.pace]
        await asyncio.sleep(max(0.0, begun + pace - monotonic()))
        while (pace and game.motion.runs) or not game.is_current:  # noqa: ASYNC110 - neither signals its end
            await asyncio.sleep(GLANCE)

    async def do(self, act: "Act") -> None:
        """Change the game at this keyboard."""
        self._game.session.do(act)

    def notify_stuck(self, question: "Question", error: Exception) -> None:
        """A computer player can't think: the list offers what to do about it."""
        game = self._game
        name, paths = game.wording.name(question.seat), game.tabletop.paths
        said = stopped_because(game.words, name, error, game.session.rules.id, paths)
        game.update_game()
        game.controller.say(said)

    def changed(self) -> None:
        """Computer players have stopped, or go on."""
        if self._there:
            self._game.update_game()
