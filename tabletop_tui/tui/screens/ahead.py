"""What the cursor rests on is worked out before it is chosen: Enter then only has to store and show it."""

import asyncio
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from tabletop_tui.tui.screens.scene import DECIDE, deciding

if TYPE_CHECKING:
    from tabletop_tui.host.settings import Settings
    from tabletop_tui.play.record import Act, GameRecord
    from tabletop_tui.tui.screens.cursor import Cursor
    from tabletop_tui.tui.screens.scene import Scene
    from tabletop_tui.tui.screens.viewpoint import Viewpoint

_REST = 0.04
"""Seconds for which the cursor rests first: longer than between the keys of one that is held down."""


class Ahead:
    """Works out one answer at a time, at the keyboard of a game that no one else can change."""

    def __init__(
        self,
        here: "Viewpoint",
        cursor: "Cursor",
        recap: "Callable[[GameRecord, Scene], None]",
        draw: "Callable[[GameRecord, Scene], Iterator[None]]",
    ) -> None:
        """Nothing has been worked out. `recap` finds what is told if a turn begins with a scene; `draw` draws
        the boards as they would be then, one at a time.
        """
        self._here = here
        self._cursor = cursor
        self._recap = recap
        self._draw = draw
        self._due: asyncio.TimerHandle | None = None
        self._known: tuple[str, Scene, Settings, Act] | None = None
        """The option whose answer has been worked out, and what its outcome depends on beside the game."""

    def rest(self) -> None:
        """The cursor may be on something else now: work that out if it stays there."""
        self.stop()
        self._due = asyncio.get_running_loop().call_later(_REST, self.work)

    def stop(self) -> None:
        """Work nothing out."""
        if self._due is not None:
            self._due.cancel()

    def work(self) -> None:
        """Work out what Enter would answer now."""
        here, cursor, scene = self._here, self._cursor, self._here.scene
        place, decision = here.place, scene.decision
        if scene.mode != DECIDE or decision is None or place.shared or place.lesson is not None:
            return
        meant = cursor.meant_at(scene, cursor.target) if cursor.key is None else None
        key = meant.key if meant is not None else cursor.key
        if key is None or scene.option(key) is None or self._found(key) is not None:
            return
        act = place.answer(key, decision.seat)
        draft = place.session.work_out(act)
        self._known = key, scene, here.settings, act
        if draft is not None:  # a key that waits comes first
            self._due = asyncio.get_running_loop().call_later(0, self._look_at, draft)

    def _look_at(self, draft: "GameRecord") -> None:
        """Find what is shown if that becomes the game, if a player here decides next."""
        here, decision = self._here, draft.decision
        if decision is not None and draft.hand_over is None and decision.seat in here.place.seats:
            view, wording = draft.view(decision.seat), here.wording
            scene = deciding(draft, decision, view, wording, here.keymap, wording.start)
            here.foreseen = draft, wording, here.settings, scene
            self._later(self._found_and_drawn(draft, scene))

    def _found_and_drawn(self, draft: "GameRecord", scene: "Scene") -> Iterator[None]:
        """What is told then, and the boards, a part at a time."""
        self._recap(draft, scene)
        yield
        yield from self._draw(draft, scene)

    def _later(self, parts: Iterator[None]) -> None:
        """Do the next part, and then the others, after the keys that wait."""
        self._due = asyncio.get_running_loop().call_later(0, self._go_on, parts)

    def _go_on(self, parts: Iterator[None]) -> None:
        if next(parts, self) is None:
            self._later(parts)

    def answer(self, key: str, seat: int) -> "Act":
        """The act of answering: the very one that has been worked out, if it is that."""
        found, self._known = self._found(key), None
        return self._here.place.answer(key, seat) if found is None else found

    def _found(self, key: str) -> "Act | None":
        if self._known is None:
            return None
        option, scene, settings, act = self._known
        here = self._here
        return act if option == key and scene is here.scene and settings is here.settings else None
