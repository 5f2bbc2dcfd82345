"""Frames: boards change places in one, and a large screen comes in several, with nothing missing."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console
from textual._compositor import Compositor, CompositorMap
from textual.geometry import Region
from textual.map_geometry import MapGeometry

from rulesets import BUILT, load_rules
from tabletop_tui.play.session import Session
from tabletop_tui.serve.app import ServedApp
from tabletop_tui.store.people import Person
from tabletop_tui.tui.screens.game import GameScreen
from tabletop_tui.tui.terminal.lean import LeanApp, LeanTerminal, LeanUpdate
from tabletop_tui.tui.terminal.sgr import on_blanks
from tabletop_tui.tui.widgets.stage import Stage
from tests.serve.tables.evening import ANA, evening
from tests.tui.driving import HOME, sitting
from tests.whole import sampled

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


def whole(screen: Any, size: tuple[int, int], console: Console) -> LeanTerminal:
    """A terminal that shows all of a screen as Textual composes it."""
    terminal = LeanTerminal()
    update = Compositor.render_full_update(screen._compositor)
    _ = LeanUpdate(update, terminal, *size).render_segments(console)
    return terminal


@pytest.mark.parametrize("game", sampled(["papyria", "dice_forge"], BUILT))
async def test_after_every_key_the_terminal_shows_what_a_whole_frame_would(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only rows that have changed are rendered, of widgets that lie side by side and over one another."""
    terminal, console = LeanTerminal(), Console(color_system="truecolor", force_terminal=True)

    def display(_app: LeanApp, _screen: Any, update: Any) -> None:
        if update is not None:
            _ = LeanUpdate(update, terminal, *HOME).render_segments(console)

    monkeypatch.setattr(LeanApp, "_display", display)
    chance = Random(3)
    async with sitting(Session.new(load_rules(game), PEOPLE, 7), handover="never") as table:
        for press in range(sampled(20, 200)):
            among = (
                ("up", "down", "left", "right") if press % 5 else ("enter", "enter", "tab", "question_mark")
            )
            await table.press(chance.choice(among))
            await table.pilot.pause(0.04)
            if not isinstance(table.app.screen, GameScreen):
                await table.press("escape")
                await table.pilot.pause(0.04)
            assert seen(terminal) == seen(whole(table.app.screen, HOME, console)), press


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
        assert seen(terminal) == seen(whole(ana.app.screen, size, console))
