"""A frame put together from the widgets that matter shows what Textual's own would."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from textual._compositor import ChopsUpdate, Compositor, CompositorUpdate, LayoutUpdate
from textual.geometry import Region

from tabletop_tui.serve.app import ServedApp
from tabletop_tui.terminal.compositor import LeanCompositor
from tabletop_tui.terminal.lean import Cell, LeanTerminal
from tests.lobby.driving import SMALL, program, visiting
from tests.serve_tables.evening import ANA, evening
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


def seen(terminal: LeanTerminal) -> list[list[tuple[str, str] | None]]:
    """What can be seen of every cell: of a blank its ground alone, whatever ink it was sent with."""
    return [[cell and (cell.text, _look(cell)) for cell in row] for row in terminal._rows]


def _look(cell: Cell) -> str:
    """The style of a cell, or of a blank the part that colours its ground."""
    return cell.style.partition(";48;")[2] or cell.style if cell.text == " " else cell.style


async def test_a_large_screen_is_painted_in_pieces_and_shows_all_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    size = (240, 80)
    terminal, console = LeanTerminal(), Console(color_system="truecolor", force_terminal=True)
    cells: list[int] = []

    def display(_app: ServedApp, _screen: Any, update: Any) -> None:
        if update is not None:
            _ = terminal.lean(update.render_segments(console), *size)

    honest = LeanCompositor.render_update

    def render(self: LeanCompositor, *args: Any, **kwargs: Any) -> Any:
        cells.append(Region.from_union(self._dirty_regions).area if self._dirty_regions else 0)
        return honest(self, *args, **kwargs)

    monkeypatch.setattr(ServedApp, "_display", display)
    monkeypatch.setattr(LeanCompositor, "render_update", render)
    async with evening(tmp_path) as meeting:
        _ = await meeting.open("orbis", ("Ana", "remote"), ("Ben", "remote"))
        ana = await meeting.come(ANA, size)
        await ana.press("tab")
        for _ in range(40):
            await asyncio.sleep(0.01)
        assert max(cells) <= ServedApp.MOST_AT_ONCE
        assert sum(cells) >= 240 * 80
        whole = LeanTerminal()
        compositor = ana.app.screen._compositor
        _ = whole.lean(Compositor.render_full_update(compositor).render_segments(console), *size)
        assert seen(terminal) == seen(whole)
