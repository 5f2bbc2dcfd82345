"""A frame put together from the widgets that matter shows what Textual's own would."""

from typing import Any

from rich.console import Console
from textual._compositor import ChopsUpdate, Compositor, CompositorUpdate, LayoutUpdate

from tabletop_tui.terminal.compositor import LeanCompositor
from tabletop_tui.terminal.lean import LeanTerminal
from tests.lobby.driving import SMALL, program, visiting
from tests.tui.driving import orbis, sitting


class Checked(LeanCompositor):
    """Makes every update twice, by Textual's way and by ours."""

    compared = whole = 0

    def render_partial_update(self) -> ChopsUpdate | None:
        changed = self._dirty_regions.copy()
        theirs = Compositor.render_partial_update(self)
        self._dirty_regions = changed
        ours = super().render_partial_update()
        assert shown(ours, self.size) == shown(theirs, self.size)
        Checked.compared += 1
        return ours

    def render_full_update(self, simplify: bool = False) -> LayoutUpdate:
        theirs = Compositor.render_full_update(self, simplify)
        ours = super().render_full_update(simplify)
        assert shown(ours, self.size) == shown(theirs, self.size)
        Checked.whole += 1
        return ours


def shown(update: CompositorUpdate | None, size: tuple[int, int]) -> list[Any]:
    """The cells that an update writes."""
    if update is None:
        return []
    terminal = LeanTerminal()
    console = Console(color_system="truecolor", force_terminal=True)
    terminal.lean(update.render_segments(console), *size)
    return terminal._rows


def watch(app: Any) -> None:
    """Compare from now on, on the screen that is on top."""
    app.screen._compositor.__class__ = Checked
    Checked.compared = Checked.whole = 0


async def test_a_game_looks_the_same_while_it_is_played() -> None:
    async with sitting(orbis()) as table:
        watch(table.app)
        for key in [
            "right",
            "down",
            "enter",
            "right",
            "enter",
            "enter",
            "tab",
            "left",
            "u",
            "enter",
            "L",
            "escape",
            "down",
            "enter",
        ]:
            await table.pilot.press(key)
            await table.pilot.pause(0.03)
        assert Checked.compared > 8


async def test_the_lobby_looks_the_same_while_it_is_used(tmp_path: Any) -> None:
    async with visiting(program(tmp_path, 8, 3), SMALL) as visitor:
        watch(visitor.app)
        for key in ["down", "down", "tab", "down", "down", "end", "tab", "home", "d", "escape"]:
            await visitor.pilot.press(key)
            await visitor.pilot.pause(0.03)
        assert Checked.compared > 5
