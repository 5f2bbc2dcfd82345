"""Frames: boards change places in one, and a large screen comes in several, with nothing missing."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from textual._compositor import Compositor, CompositorMap
from textual.geometry import Region
from textual.map_geometry import MapGeometry

from rulesets import load_rules
from tabletop_tui.play.session import Session
from tabletop_tui.serve.app import ServedApp
from tabletop_tui.store.people import Person
from tabletop_tui.tui.terminal.lean import LeanTerminal, LeanUpdate
from tabletop_tui.tui.terminal.sgr import on_blanks
from tabletop_tui.tui.widgets.stage import Stage
from tests.serve.tables.evening import ANA, evening
from tests.tui.driving import sitting

PEOPLE = (Person("Ana", "red"), Person("Ben", "blue"))


def lies(found: CompositorMap) -> list[tuple[Any, MapGeometry]]:
    """Where all widgets lie, from front to back, without the numbers that say so."""
    there = sorted(found.items(), key=lambda each: each[1].order)
    return [(widget, place._replace(order=())) for widget, place in there]


def laid_out_by_textual(screen: Any) -> list[tuple[Any, MapGeometry]]:
    """The same by Textual's own layout."""
    compositor = screen._compositor
    return lies(compositor._arrange_root(screen, compositor.size, visible_only=False)[0])


async def test_boards_that_change_places_are_painted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[Any] = []
    honest = Compositor.render_update

    def render(self: Compositor, *args: Any, **kwargs: Any) -> Any:
        update = honest(self, *args, **kwargs)
        painted.extend([] if update is None else [update])
        return update

    async with sitting(Session.new(load_rules("dice_forge"), PEOPLE, 7)) as table:
        monkeypatch.setattr(Compositor, "render_update", render)
        for _ in range(4):  # dice are thrown, a face is bought and forged
            painted.clear()
            before = dict(table.game.query_one(Stage).places)
            await table.press("enter")
            await table.pilot.pause(0.05)
            assert before != table.game.query_one(Stage).places
            assert len(painted) == 1
            assert lies(table.app.screen._compositor.full_map) == laid_out_by_textual(table.app.screen)


Seen = list[list[tuple[str, str]]]
"""Character and style of every cell."""


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

    honest = Compositor.render_update

    def render(self: Compositor, *args: Any, **kwargs: Any) -> Any:
        cells.append(Region.from_union(self._dirty_regions).area if self._dirty_regions else 0)
        return honest(self, *args, **kwargs)

    monkeypatch.setattr(ServedApp, "_display", display)
    monkeypatch.setattr(Compositor, "render_update", render)
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
