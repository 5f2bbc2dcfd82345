"""A program for a real terminal: shows answers of a game one after the other, each with its moment.

`python -m tests.tui.terminal.moments_shown GAME SEED:NUMBER:MOTION...`; F12 opens the next one. Marks that no
terminal shows say when a table stands (with the keys of the answer), when it is answered, when a moment
begins (with its frames), and when it has ended.
"""

import sys
from dataclasses import replace

from textual.binding import Binding

from tabletop_tui.host.settings import Settings
from tabletop_tui.tui.app import TabletopApp, lobby, playing
from tabletop_tui.tui.screens.game import GameScreen
from tabletop_tui.tui.screens.lobby import LobbyScreen
from tests.tui.terminal.moments import Answer

MARK, END = "\x1b_", "\x1b\\"
_GLANCE = 0.01
"""Seconds between two looks at whether a moment runs."""
SETTINGS = Settings(language="en", colour="true", motion="off", pace="at-once", handover="never", bell=False)


class Showing(TabletopApp):
    """The program, at one table after another."""

    BINDINGS = [Binding("f12", "next", priority=True)]

    def __init__(self, game: str, steps: list[tuple[Answer, str]]) -> None:
        """Begins in the lobby."""
        super().__init__(SETTINGS, first=lobby)
        self._game, self._steps = game, steps
        self._runs, self._answers = False, 0

    def on_mount(self) -> None:
        """Watch the motion."""
        _ = self.set_interval(_GLANCE, self._watch)
        self.call_after_refresh(self._mark, "lobby")

    def _mark(self, *words: object) -> None:
        if self._driver is not None:
            self._driver.write(f"{MARK}{' '.join(map(str, words))}{END}")
            self._driver.flush()

    def _watch(self) -> None:
        for screen in self.screen_stack:
            if not isinstance(screen, GameScreen):
                continue
            if len(screen.session.record.log) > self._answers:
                self._answers = len(screen.session.record.log)
                self._mark("answered")
            if screen.motion.runs != self._runs:
                self._runs = screen.motion.runs
                self._mark(
                    *(
                        ("runs", 1 + len(screen.motion._frames), round(screen.motion.lasts, 3))
                        if self._runs
                        else ("ends",)
                    )
                )

    async def action_next(self) -> None:
        """Open the next table."""
        answer, motion = self._steps.pop(0)
        self.settings = replace(self.settings, motion=motion)
        while not isinstance(self.screen, LobbyScreen):
            await self.pop_screen()
        session, key = answer.position(self._game)
        self._answers, screen = len(session.record.log), playing(session)(self)
        await self.push_screen(screen)
        self.call_after_refresh(self._stands, screen, key)

    def _stands(self, screen: GameScreen, key: str) -> None:
        self._mark("stands", (screen.scene.labels.get(key) or "\r").encode().hex())


def main() -> None:
    """Show what the command line says."""
    game, *steps = sys.argv[1:]
    parts = [step.split(":") for step in steps]
    Showing(game, [(Answer(int(seed), int(number)), motion) for seed, number, motion in parts]).run()


if __name__ == "__main__":
    main()
