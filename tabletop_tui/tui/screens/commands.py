"""The command palette: everything that a screen's keys do, searched by typing."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabletop_tui.paint.drawing import Line, Run, cells, wrap
from tabletop_tui.paint.runs import cut
from tabletop_tui.tui.keys import Key, in_scope
from tabletop_tui.tui.screens.search import SearchPage

if TYPE_CHECKING:
    from textual.dom import DOMNode
    from textual.screen import Screen

    from tabletop_tui.tui.program import Program

_MOVING = frozenset({"palette", "left", "right", "up", "down"})


class CommandsScreen(SearchPage[Key]):
    """All commands of a screen with their keys."""

    from_end = False

    def __init__(self, app: "Program", screen: "Screen[object]") -> None:
        """The commands are for `screen`."""
        super().__init__(lambda: app.words.game.commands())  # noqa: PLW0108 - in the language of then
        self._for = screen
        scopes: Sequence[str] = (*getattr(screen, "SCOPES", ()), "app")
        self._keys = [key for scope in scopes for key in in_scope(scope) if key.id not in _MOVING]

    def items(self) -> list[Key]:
        """The keys of the screen, and those that work everywhere."""
        return self._keys

    def matches(self, item: Key, sought: str) -> bool:
        """Whether every typed word is in its name, its explanation or its key."""
        name, tip, keys = self._said(item)
        text = f"{name} {tip} {keys}".casefold()
        return all(word in text for word in sought.split())

    def draw(self, item: Key, width: int) -> list[Line]:
        """Key, name and explanation in a line; of the chosen one all of it, in several if need be."""
        name, tip, key = self._said(item)
        lead = f" {key:<9} {name}"
        gap = " " * max(2, 26 - cells(lead))
        named = (Run(f" {key:<9} ", "key"), Run(name, "strong"))
        if cells(lead + gap + tip) > width and item is self.shown[self.place]:
            return [cut(named, width), *((Run(f"   {line}", "dim"),) for line in wrap(tip, width - 4))]
        return [cut((*named, Run(gap + tip, "dim")), width)]

    def take(self, item: Key) -> None:
        """Leave the page and run the command."""
        target = self.app if item.scope == "app" else self._for
        self.app.call_later(self._run, item.action, target)

    async def _run(self, action: str, target: "DOMNode") -> None:
        """Run an action; if it isn't possible now, a game's screen says why."""
        from tabletop_tui.tui.screens.game import GameScreen

        if not await self.app.run_action(action, target) and isinstance(target, GameScreen):
            target.controller.say_why_not(action.partition("(")[0])

    def _said(self, item: Key) -> tuple[str, str, str]:
        words = self.words
        return words(item.words_id), words(f"{item.words_id}-tip"), self.tabletop.keymap.shown(item.id)
