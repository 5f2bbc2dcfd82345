"""The lines above and below a menu: what this is, what can be done, and what has just happened."""

from collections.abc import Sequence
from dataclasses import dataclass

from textual.events import Click, MouseMove, Resize

from tabletop_tui.drawing import Line, Run, cells, fit
from tabletop_tui.widgets.lines import LinesWidget


class TitleBar(LinesWidget):
    """One line on top: the title on the left, something quieter behind it, and something on the right."""

    GROUND = "ground-bar"

    def __init__(self, id: str = "title") -> None:
        """Nothing to say yet."""
        super().__init__(id=id)
        self._said = ("", "", "")

    def say(self, title: str, more: str = "", right: str = "") -> None:
        """Show these; what has no room is left out from the right."""
        self._said = (title, more, right)
        self._paint()

    def on_resize(self, _event: Resize) -> None:
        """Lay it out anew."""
        self._paint()

    def _paint(self) -> None:
        width = self.size.width
        title, more, right = self._said
        if cells(f" {title}  {more}  {right} ") > width:
            right = ""
        left = fit(f"  {more}", max(width - cells(title) - cells(right) - 3, 0)) if more else ""
        gap = width - cells(title) - cells(left) - cells(right) - 2
        self.show_lines(
            [(Run(" "), Run(title, "title"), Run(left, "dim"), Run(" " * max(gap, 0)), Run(right, "dim"))]
        )


@dataclass(frozen=True, slots=True)
class Hint:
    """A key, what it does, and the action of the screen behind it."""

    key: str
    text: str
    action: str


class KeyBar(LinesWidget):
    """The last line: keys that work here. A click on one does the same."""

    GROUND = "ground-bar"

    def __init__(self, id: str = "keys") -> None:
        """No keys yet."""
        super().__init__(id=id)
        self._hints: Sequence[Hint] = ()
        self._places: list[tuple[int, int, str]] = []
        self._pointed: str = ""

    def show(self, hints: Sequence[Hint]) -> None:
        """Show these keys, the most important first: those behind are left out where there is no room."""
        if hints != self._hints:
            self._hints = hints
            self._paint()

    def on_resize(self, _event: Resize) -> None:
        """Lay it out anew."""
        self._paint()

    def on_mouse_move(self, event: MouseMove) -> None:
        """What the mouse points at is underlined."""
        self._point_at(self._action_at(event.x))

    def on_leave(self) -> None:
        """The mouse is elsewhere."""
        self._point_at("")

    async def on_click(self, event: Click) -> None:
        """Do what the key does."""
        action = self._action_at(event.x)
        if action:
            await self.screen.run_action(action)

    def _action_at(self, x: int) -> str:
        return next((action for start, end, action in self._places if start <= x < end), "")

    def _point_at(self, action: str) -> None:
        if action != self._pointed:
            self._pointed = action
            self._paint()

    def _paint(self) -> None:
        width = self.size.width
        runs: list[Run] = [Run(" ")]
        self._places = []
        x = 1
        for hint in self._hints:
            wide = cells(hint.key) + 1 + cells(hint.text)
            if x + wide > width:
                continue
            role = "hover" if hint.action == self._pointed else "dim"
            runs += [Run(hint.key, "key"), Run(f" {hint.text}", role), Run("  ")]
            self._places.append((x, x + wide, hint.action))
            x += wide + 2
        self.show_lines([tuple(runs)])


class Saying(LinesWidget):
    """A sentence that tells what has happened, or what the thing under the cursor is."""

    def __init__(self, id: str = "saying", role: str = "dim") -> None:
        """Nothing to say yet."""
        super().__init__(id=id)
        self.said = ""
        self._role = role

    def say(self, text: str, role: str | None = None) -> None:
        """Say this; one role for all of it."""
        self.said = text
        self._role = role if role is not None else "dim"
        self._paint()

    def on_resize(self, _event: Resize) -> None:
        """Cut it off elsewhere."""
        self._paint()

    def _paint(self) -> None:
        line: Line = (Run(" "), Run(fit(self.said, max(self.size.width - 2, 0)), self._role))
        self.show_lines([line])
