"""The footer: the keys that do something now, as many as there is room for. They can be clicked."""

from collections.abc import Sequence
from dataclasses import dataclass

from textual import events

from tabletop_tui.drawing import Run, cells
from tabletop_tui.widgets.lines import LinesWidget


@dataclass(frozen=True, slots=True)
class Hint:
    """A key and what it does."""

    key: str
    text: str
    action: str
    enabled: bool = True


class KeyFooter(LinesWidget):
    """One line of hints; those that do nothing now are greyed."""

    GROUND = "ground-bar"

    def __init__(self, id: str | None = None) -> None:
        """No hints yet."""
        super().__init__(id=id)
        self._hints: tuple[Hint, ...] = ()
        self._places: list[tuple[int, int, Hint]] = []

    def show_hints(self, hints: Sequence[Hint]) -> None:
        """Show these, the most important first; the last one always has room.

        Where there isn't room for all, those that do nothing now make way first.
        """
        if tuple(hints) != self._hints:
            self._hints = tuple(hints)
            self._draw()

    def _draw(self) -> None:
        width = self.extent.width
        if not width or not self._hints:
            return
        *hints, last = self._hints
        room = width - _width(last) - 1
        kept = _chosen(hints, room - 1)
        runs: list[Run] = [Run(" ", "")]
        self._places = []
        x = 1
        for hint in kept:
            needed = _width(hint)
            runs += _runs(hint)
            self._places.append((x, x + needed, hint))
            x += needed
        end = width - _width(last)
        runs.append(Run(" " * (end - x), ""))
        runs += _runs(last)
        self._places.append((end, width, last))
        self.show_lines((tuple(runs),))

    async def on_click(self, event: events.Click) -> None:
        """Do what the hint under the mouse says."""
        for start, end, hint in self._places:
            if start <= event.x < end and hint.enabled:
                event.stop()
                await self.screen.run_action(hint.action)

    def on_resize(self) -> None:
        """Choose anew what there is room for."""
        self._draw()


def _chosen(hints: Sequence[Hint], room: int) -> list[Hint]:
    """Those there is room for, in their order."""
    kept: set[int] = set()
    for enabled in (True, False):
        for place, hint in enumerate(hints):
            if hint.enabled is enabled and _width(hint) <= room:
                room -= _width(hint)
                kept.add(place)
    return [hint for place, hint in enumerate(hints) if place in kept]


def _width(hint: Hint) -> int:
    return cells(hint.key) + cells(hint.text) + 3


def _runs(hint: Hint) -> list[Run]:
    if not hint.enabled:
        return [Run(f"{hint.key} {hint.text}  ", "faint")]
    return [Run(hint.key, "key"), Run(f" {hint.text}  ", "dim")]
