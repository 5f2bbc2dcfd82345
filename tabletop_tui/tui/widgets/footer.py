"""The footer: the keys that do something now, as many as there is room for. They can be clicked."""

from collections.abc import Sequence
from dataclasses import replace

from textual import events

from rulesets.core.records import record
from tabletop_tui.paint.drawing import Run, cells
from tabletop_tui.tui.widgets.lines import LinesWidget

WIDE, TIGHT = 2, 1
"""Cells between two hints, with and without enough room."""


@record
class Hint:
    """A key and what it does."""

    key: str
    text: str
    action: str
    enabled: bool = True
    obvious: bool = False
    """Its key is easily guessed: it makes way for other hints if room is short."""
    short: str = ""
    """What it does in fewer words, if room is short."""


class KeyFooter(LinesWidget):
    """One line of hints; those that do nothing now are greyed."""

    GROUND = "ground-bar"

    def __init__(self, id: str | None = None) -> None:
        """Shows no key until the screen says which."""
        super().__init__(id=id)
        self._hints: tuple[Hint, ...] = ()
        self._places: list[tuple[int, int, Hint]] = []

    def show_hints(self, hints: Sequence[Hint]) -> None:
        """Show these, the most important first; the last one always has room.

        If there isn't room for all, those without effect are left out first; if that isn't enough, the
        others have their short words and move closer, and then the obvious ones are left out.
        """
        if tuple(hints) != self._hints:
            self._hints = tuple(hints)
            self.lay_out_later()

    @property
    def wanted(self) -> int:
        """The cells needed for all hints."""
        return sum(_width(hint, WIDE) for hint in self._hints) + 2

    def lay_out(self) -> None:
        """Make the lines for the room available."""
        width = self.extent.width
        if not width or not self._hints:
            return
        shown = self._hints if _have_room(self._hints, width) else [*map(_shortened, self._hints)]
        *hints, last = shown
        gap = WIDE if _have_room(shown, width) else TIGHT
        end = width - _width(last, gap) + (gap if gap == TIGHT else 0)
        kept = _chosen(hints, end if gap == TIGHT else end - 1, gap)
        begin = min(1, end - sum(_width(hint, gap) for hint in kept))  # a key is worth more than the blank
        runs: list[Run] = [Run(" " * begin, "")]
        self._places = []
        x = begin
        for hint in kept:
            needed = _width(hint, gap)
            runs += _runs(hint, gap)
            self._places.append((x, x + needed, hint))
            x += needed
        runs.append(Run(" " * (end - x), ""))
        runs += _runs(last, width - end - _width(last, 0))
        self._places.append((end, width, last))
        self.show_lines((tuple(runs),))

    async def on_click(self, event: events.Click) -> None:
        """Do what the hint under the mouse says."""
        for start, end, hint in self._places:
            if start <= event.x < end and hint.enabled and hint.action:
                event.stop()
                await self.screen.run_action(hint.action)

    def resized(self) -> None:
        """Choose the hints again for the new width."""
        self.lay_out_later()


def _have_room(hints: Sequence[Hint], width: int) -> bool:
    """Whether all hints with an effect have room without moving closer."""
    return 1 + sum(_width(hint, WIDE) for hint in hints if hint.enabled) <= width


def _shortened(hint: Hint) -> Hint:
    return replace(hint, text=hint.short) if hint.short else hint


def _chosen(hints: Sequence[Hint], room: int, gap: int) -> list[Hint]:
    """The hints for which there is room, in order."""
    kept: set[int] = set()
    for enabled, obvious in ((True, False), (True, True), (False, False), (False, True)):
        for place, hint in enumerate(hints):
            if (hint.enabled, hint.obvious) == (enabled, obvious) and _width(hint, gap) <= room:
                room -= _width(hint, gap)
                kept.add(place)
    return [hint for place, hint in enumerate(hints) if place in kept]


def _width(hint: Hint, gap: int) -> int:
    return cells(hint.key) + 1 + cells(hint.text) + gap


def _runs(hint: Hint, gap: int) -> list[Run]:
    behind = " " * gap
    if not hint.enabled:
        return [Run(f"{hint.key} {hint.text}{behind}", "faint")]
    return [Run(hint.key, "key"), Run(f" {hint.text}{behind}", "dim")]
