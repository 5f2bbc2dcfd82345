"""What the cursor rests on is worked out before it is chosen, and the outcome is as if it hadn't been."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from tabletop_tui.play.session import Session
from tabletop_tui.tui.screens.scene import DECIDE, HAND_OVER
from tests.tui.desks import Desk, desk_at, toy_desk
from tests.tui.driving import ANA, BEN, orbis
from tests.tui.games_on import begun
from tests.tui.toygame import hiding


async def rest_on(desk: Desk, key: str) -> None:
    """Let the cursor rest on an entry of the list for long enough."""
    desk.cursor.to_entry(desk.here.scene, key)
    desk.ahead.work()
    for _ in range(3):
        await asyncio.sleep(0)


def counted(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The views that are made from now on, one for each scene."""
    made: list[Any] = []
    view = Session.view

    def counting(session: Session, seat: int | None) -> Any:
        made.append(seat)
        return view(session, seat)

    monkeypatch.setattr(Session, "view", counting)
    return made


@pytest.mark.parametrize("game", ["orbis", "papyria", "helios", "dice_forge", "bora_bora"])
async def test_an_answer_and_what_follows_are_the_same_as_without(game: str) -> None:
    resting, other = (desk_at(begun(game), handover="never") for _ in range(2))
    for _ in range(6):
        decided = resting.here.scene.entries[-1].key
        await rest_on(resting, decided)
        for desk in (resting, other):
            desk.controller.choose(decided)
            desk.controller.choose(decided) if desk.display.asks_again else None
        one, two = resting.here.scene, other.here.scene
        assert resting.keys_taken() == other.keys_taken()
        assert resting.session.record.table.digest == other.session.record.table.digest
        assert (one.mode, one.seat, one.question, one.start) == (two.mode, two.seat, two.question, two.start)
        assert [(e.key, e.text, e.label, tuple(e.cells)) for e in one.entries] == [
            (e.key, e.text, e.label, tuple(e.cells)) for e in two.entries
        ]


async def test_it_is_not_worked_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = desk_at(orbis())
    await rest_on(desk, "god:nature")
    made = counted(monkeypatch)
    desk.controller.choose("god:nature")
    assert desk.here.scene.mode == DECIDE
    assert made == []


async def test_nothing_has_changed_before_it_is_chosen() -> None:
    desk = desk_at(orbis())
    before = desk.session.record.table.digest
    await rest_on(desk, "god:nature")
    assert desk.session.record.table.digest == before
    assert desk.keys_taken() == []


async def test_another_option_is_answered_as_ever() -> None:
    desk = desk_at(orbis())
    await rest_on(desk, "god:nature")
    other = next(e.key for e in desk.here.scene.entries if e.key != "god:nature")
    desk.controller.choose(other)
    assert desk.keys_taken() == [other]


async def test_after_an_undo_it_is_answered_at_the_position_that_is_shown() -> None:
    desk = desk_at(orbis())
    desk.controller.choose("god:nature")
    second = desk.here.scene.entries[0].key
    await rest_on(desk, second)
    await desk.controller.change_mind(desk.here.place.undo)
    desk.controller.choose("god:nature")
    desk.controller.choose(second)
    assert desk.keys_taken() == ["god:nature", second]


async def test_a_setting_that_is_changed_meanwhile_counts() -> None:
    """Whether the game waits for the next player is decided as they wish now, not as it was before."""
    desk = toy_desk(hiding((ANA, BEN)), handover="never")
    while len(desk.here.scene.entries) and desk.here.scene.entries[0].key != "draw":
        desk.controller.choose(desk.here.scene.entries[0].key)
    desk.controller.choose("stop")
    await rest_on(desk, "stop")
    desk.shelf.settings = replace(desk.shelf.settings, handover="always")
    desk.controller.choose("stop")
    assert desk.here.scene.mode == HAND_OVER
