"""A frame composed from the widgets that matter shows what Textual's own would."""

import asyncio
import re
from itertools import chain
from pathlib import Path
from typing import Any, cast

import pytest
from rich.color import ColorSystem
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual._compositor import Compositor, CompositorMap, CompositorUpdate
from textual.geometry import Region
from textual.map_geometry import MapGeometry
from textual.strip import Strip

from rulesets import load_rules
from tabletop_tui.paint.drawing import cells_of
from tabletop_tui.play.session import Session
from tabletop_tui.serve.app import ServedApp
from tabletop_tui.store.people import Person
from tabletop_tui.tui.terminal.compositor import LeanCompositor
from tabletop_tui.tui.terminal.lean import LeanTerminal, LeanUpdate
from tabletop_tui.tui.terminal.sgr import on_blanks
from tabletop_tui.tui.widgets.stage import Stage
from tests.serve.tables.evening import ANA, evening
from tests.tui.driving import orbis, sitting
from tests.tui.lobby.driving import SMALL, program, visiting

PEOPLE = (Person("Ana", "red"), Person("Ben", "blue"))


class Checked(LeanCompositor):
    """Makes every update twice, by Textual's way and by ours."""

    compared = whole = 0

    def render_partial_update(self) -> CompositorUpdate | None:  # type: ignore[override]
        changed = self._dirty_regions.copy()
        theirs = shown(Compositor.render_partial_update(self), self.size)
        whole = shown(Compositor.render_full_update(self), self.size)
        self._dirty_regions = changed
        update = super().render_partial_update()
        ours = shown(update, self.size)
        for mine, its, there in zip(chain(*ours), chain(*theirs), chain(*whole), strict=True):
            assert mine == there if mine != UNTOUCHED else its == UNTOUCHED
        Checked.compared += 1
        return update

    def render_full_update(self, simplify: bool = False) -> CompositorUpdate:  # type: ignore[override]
        theirs = Compositor.render_full_update(self, simplify)
        ours = super().render_full_update(simplify)
        assert shown(ours, self.size) == shown(theirs, self.size)
        Checked.whole += 1
        return ours


Seen = list[list[tuple[str | None, str]]]
"""Character and style of every cell."""
UNTOUCHED = (None, "")


def shown(update: CompositorUpdate | None, size: tuple[int, int]) -> Seen:
    """The cells that an update writes."""
    found: Seen = [[UNTOUCHED] * size[0] for _ in range(size[1])]
    if update is None:
        return found
    y = x = 0
    console = Console(color_system="truecolor", force_terminal=True)
    for segment in console.render(cast(Any, update)):
        move = re.fullmatch(r"\x1b\[(\d+);(\d+)H", segment.text)
        if move:
            y, x = int(move[1]) - 1, int(move[2]) - 1
        elif segment.text != "\n":
            x = _write(found[y], x, segment)
    return found


def _write(row: list[tuple[str | None, str]], x: int, segment: Segment) -> int:
    codes = Strip.render_ansi(segment.style or Style(), ColorSystem.TRUECOLOR)
    for char in segment.text:
        row[x] = (char, codes)
        x += cells_of(char)
    return x


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


def lies(found: CompositorMap) -> list[tuple[Any, MapGeometry]]:
    """Where all widgets lie, from front to back, without the numbers that say so."""
    there = sorted(found.items(), key=lambda each: each[1].order)
    return [(widget, place._replace(order=())) for widget, place in there]


def laid_out_by_textual(screen: Any) -> list[tuple[Any, MapGeometry]]:
    """The same by Textual's own layout."""
    compositor = screen._compositor
    return lies(compositor._arrange_root(screen, compositor.size, visible_only=False)[0])


async def test_boards_that_change_places_are_painted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[CompositorUpdate] = []
    honest = LeanCompositor.render_partial_update

    def render(self: LeanCompositor) -> CompositorUpdate | None:
        update = honest(self)
        painted.extend([] if update is None else [update])
        return update

    async with sitting(Session.new(load_rules("dice_forge"), PEOPLE, 7)) as table:
        monkeypatch.setattr(LeanCompositor, "render_partial_update", render)
        for _ in range(4):  # dice are thrown, a face is bought and forged
            painted.clear()
            before = dict(table.game.query_one(Stage).places)
            await table.press("enter")
            await table.pilot.pause(0.05)
            assert before != table.game.query_one(Stage).places
            assert len(painted) == 1
            assert lies(table.app.screen._compositor.full_map) == laid_out_by_textual(table.app.screen)


def seen(terminal: LeanTerminal) -> Seen:
    """What can be seen of every cell: of a blank its ground alone, whatever ink it was sent with."""
    return [
        [(text, on_blanks(style) if text == " " else style) for text, style in zip(*row, strict=True)]
        for row in zip(terminal.texts, terminal.styles, strict=True)
    ]


async def test_a_large_screen_is_painted_in_pieces_and_shows_all_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    size = (240, 80)
    terminal, console = LeanTerminal(), Console(color_system="truecolor", force_terminal=True)
    cells: list[int] = []

    def display(_app: ServedApp, _screen: Any, update: Any) -> None:
        if update is not None:
            _ = LeanUpdate(update, terminal, *size).render_segments(console)

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
        update = Compositor.render_full_update(compositor)
        _ = LeanUpdate(update, whole, *size).render_segments(console)
        assert seen(terminal) == seen(whole)
