"""Questions with a single answer, such as the roll that begins a turn, are answered at once if so set."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletop_tui.host.settings import AT_ONCE
from tabletop_tui.tui.screens.motion import GLANCE
from tabletop_tui.tui.screens.scene import DECIDE

if TYPE_CHECKING:
    from rulesets.core import Decision
    from tabletop_tui.tui.screens.display import Display
    from tabletop_tui.tui.screens.motion import Motion
    from tabletop_tui.tui.screens.viewpoint import Viewpoint


class OnlyAnswer:
    """Gives the only possible answer, as Enter would, once earlier events have been shown."""

    def __init__(
        self, here: "Viewpoint", display: "Display", motion: "Motion", choose: Callable[[str], None]
    ) -> None:
        """`choose` is what Enter does with an entry of the list."""
        self._here = here
        self._display = display
        self._motion = motion
        self._choose = choose

    def refresh(self) -> None:
        """The game has changed: answer if only one answer is possible and the setting says so."""
        decision = self._here.scene.decision
        if decision is not None and self._wanted(decision):
            self._display.run_task(self._answer(decision), "at-once")

    def _wanted(self, decision: "Decision[object]") -> bool:
        """Whether a question is open here that should be answered at once."""
        here = self._here
        return (
            here.settings.rolls == AT_ONCE
            and here.look_back is None
            and here.scene.mode == DECIDE
            and here.scene.decision is decision
            and len(decision.options) == 1
        )

    async def _answer(self, decision: "Decision[object]") -> None:
        while self._motion.runs:  # noqa: ASYNC110 - a moment doesn't signal its end
            await asyncio.sleep(GLANCE)
        await self._here.place.settled()
        if self._here.is_open and self._wanted(decision):
            self._choose(decision.options[0].key)
