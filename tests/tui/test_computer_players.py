"""Computer players at a terminal: when they think, how they are stopped, what is said; without a screen."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from tabletop_tui.host.paths import Paths
from tabletop_tui.store.people import BOT, Person
from tabletop_tui.tui.screens.scene import STOPPED, WAIT
from tests.tui.desks import Desk, desk_at
from tests.tui.driving import ANA, orbis

ADA = Person("Ada", "blue", f"{BOT}:1")


@pytest.fixture
def desk() -> Desk:
    """A computer player decides."""
    desk = desk_at(orbis(ADA, ANA), handover="never")
    desk.thinking.start()
    desk.update()
    return desk


def close(desk: Desk) -> None:
    """Nothing that was begun is carried out."""
    for task in desk.display.tasks.values():
        task.close()


def test_it_thinks_in_the_background_while_it_decides(desk: Desk) -> None:
    assert desk.here.scene.mode == WAIT
    assert desk.thinking.runs
    assert list(desk.display.tasks) == ["computer"]
    close(desk)


def test_a_player_can_stop_it_and_let_it_go_on(desk: Desk) -> None:
    modes = []
    for _ in range(2):
        desk.thinking.pause()
        modes.append(desk.here.scene.mode)
    assert modes == [STOPPED, WAIT]
    close(desk)


def test_a_key_without_effect_is_told_how_to_stop_it_until_that_is_out_of_date(desk: Desk) -> None:
    desk.controller.say_why_not("take")
    assert "Ada" in desk.display.notice
    desk.update()
    assert desk.display.notice == ""
    close(desk)


def test_nothing_is_answered_once_the_screen_is_closed(desk: Desk) -> None:
    desk.here.is_open = False
    assert not desk.thinking.may_play()
    close(desk)


def test_who_cannot_think_is_named(desk: Desk, tmp_path: Path) -> None:
    desk.shelf.paths = Paths.below(tmp_path)
    question = desk.here.place.company.question()
    assert question is not None
    desk.thinking.notify_stuck(question, ValueError("worn out"))
    assert "Ada" in desk.display.notice
    close(desk)


async def test_an_answer_waits_until_nothing_moves(desk: Desk) -> None:
    desk.shelf.settings = replace(desk.shelf.settings, pace="fast")
    seen: list[str] = []
    desk.motion.play([lambda: seen.append("first")], lambda: seen.append("last"), "full")
    resting = asyncio.ensure_future(desk.thinking.rest(0.0))
    await asyncio.sleep(0.1)
    assert not resting.done()
    desk.clock.tick()
    await resting
    assert seen == ["first", "last"]
    close(desk)
