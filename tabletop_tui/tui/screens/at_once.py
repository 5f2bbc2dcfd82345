"""Questions with a single answer, such as the roll that begins a turn, are answered at once if so set."""

import asyncio
from typing import TYPE_CHECKING, Any

from tabletop_tui.host.settings import AT_ONCE
from tabletop_tui.tui.screens.scene import DECIDE
from tabletop_tui.tui.screens.thinking import GLANCE

if TYPE_CHECKING:
    from rulesets.core import Decision
    from tabletop_tui.tui.screens.game import GameScreen


class OnlyAnswer:
    """Gives the only possible answer, as Enter would, once earlier events have been shown."""

    def __init__(self, game: "GameScreen") -> None:
        """For the questions of one screen."""
        self._game = game

    def mind(self) -> None:
        """The game has changed: answer if only one answer is possible and the setting says so."""
        decision = self._game.scene.decision
        if decision is not None and self._wanted(decision):
            self._game.run_worker(self._answer(decision), group="at-once", exclusive=True)

    def _wanted(self, decision: "Decision[Any]") -> bool:
        """Whether a question is open here that should be answered at once."""
        game = self._game
        return (
            game.tabletop.settings.rolls == AT_ONCE
            and game.look_back is None
            and game.scene.mode == DECIDE
            and game.scene.decision is decision
            and len(decision.options) == 1
        )

    async def _answer(self, decision: "Decision[Any]") -> None:
        game = self._game
        while game.motion.runs:  # noqa: ASYNC110 - a moment doesn't signal its end
            await asyncio.sleep(GLANCE)
        await game.place.settled()
        if game.is_mounted and self._wanted(decision):
            game.choose(decision.options[0].key)
