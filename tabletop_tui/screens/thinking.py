"""Computer players at a game's screen: they think beside it, and answer at a pace that people can follow."""

import asyncio
from time import monotonic
from typing import TYPE_CHECKING

from tabletop_tui.screens.motion import OFF

if TYPE_CHECKING:
    from tabletop_tui.bots.company import Question
    from tabletop_tui.screens.game import GameScreen

PACES = {"quick": 0.15, "normal": 0.6, "slow": 1.5}
"""Seconds from one answer to the next, by the setting; none where nothing moves."""

GLANCE = 0.05
"""Seconds between two looks at whether a moment is still being shown."""


class Thinking:
    """Has the computer player that is asked think in a thread, and gives its answer.

    At most one question is open. It is dropped when the game goes another way meanwhile, and when the
    screen is left.
    """

    def __init__(self, game: "GameScreen") -> None:
        """No question is open."""
        self._game = game
        self._open: Question | None = None
        self._hinted = ""

    @property
    def runs(self) -> bool:
        """Whether a computer player is thinking, or about to answer."""
        return self._open is not None

    def mind(self) -> None:
        """The game has changed: have whoever is asked think, if that is a computer player."""
        game, company = self._game, self._game.place.company
        if game.look_back is not None or game.place.shared:
            return
        if self._open is not None and company.is_open(self._open):
            return
        self._open = company.question()
        self._take_back_what_was_said()
        if self._open is not None:
            game.run_worker(self._answer(self._open), group="computer", exclusive=True, exit_on_error=True)

    def hint(self) -> str:
        """What to tell a player who presses a key that does nothing while the computer thinks."""
        game = self._game
        name = game.wording.name(game.scene.waiting_for)
        self._hinted = game.words("bots-waiting-hint", name=name, help=game.tabletop.keymap.shown("help"))
        return self._hinted

    def _take_back_what_was_said(self) -> None:
        """That the computer is up, or thinks, isn't said any longer than it is true."""
        game, passed = self._game, self._game.session.passed
        if passed is not None and game.place.company.level(passed.from_seat) is None:
            return
        if game.panel.notice and game.panel.notice in (self._hinted, game.controller.handing_over.said):
            game.panel.say("")

    async def _answer(self, question: "Question") -> None:
        """Think, wait until people can follow, and answer if the question still stands."""
        game, company = self._game, self._game.place.company
        begun = monotonic()
        try:
            key = await asyncio.to_thread(question.think)
        except Exception as error:  # noqa: BLE001 - whatever it is, the game goes on without that player
            if self._is_open(question):
                self._fail(question, error)
            return
        await self._pace(begun)
        if self._is_open(question):
            self._open = None
            game.place.do(company.answer(question, key), lambda error: self._fail(question, error))

    def _is_open(self, question: "Question") -> bool:
        """Whether a question is still the one to answer, on a screen that is still there."""
        here = self._open is question and self._game.is_mounted
        return here and self._game.place.company.is_open(question)

    async def _pace(self, begun: float) -> None:
        """Wait for the rest of the pace, and until what moves has come to rest."""
        settings = self._game.tabletop.settings
        if settings.motion == OFF:
            return
        await asyncio.sleep(max(0.0, begun + PACES[settings.pace] - monotonic()))
        while self._game.motion.runs:  # noqa: ASYNC110 - a moment tells nobody when it ends
            await asyncio.sleep(GLANCE)

    def _fail(self, question: "Question", error: Exception) -> None:
        """A computer player broke: people play its seat."""
        game = self._game
        self._open = None
        said = game.place.company.failed(question.seat, error, game.words, game.tabletop.paths)
        game.place.pause_when(game.controller.handing_over.pauses)
        game.update_game()
        game.panel.say(said)
