"""A question with a single answer is answered by itself if the player wishes so; without a screen."""

import asyncio

from rulesets import load_rules
from tabletop_tui.play.session import Session
from tests.tui.desks import Desk, desk_at
from tests.tui.driving import ANA, BEN


def before_a_roll(rolls: str) -> Desk:
    """Ana begins Dice Forge and can only roll."""
    desk = desk_at(Session.new(load_rules("dice_forge"), (ANA, BEN), 1), handover="never", rolls=rolls)
    assert len(desk.here.scene.entries) == 1
    desk.only_answer.refresh()
    return desk


async def test_a_roll_is_made_at_once() -> None:
    desk = before_a_roll("at-once")
    await desk.display.tasks["at-once"]
    assert len(desk.keys_taken()) == 1


def test_a_roll_waits_for_enter_unless_the_player_wishes_otherwise() -> None:
    assert not before_a_roll("enter").display.tasks


async def test_it_waits_until_what_happened_before_has_been_shown() -> None:
    desk = before_a_roll("at-once")
    desk.motion.play([lambda: None], lambda: None, "full")
    rolling = asyncio.ensure_future(desk.display.tasks["at-once"])
    await asyncio.sleep(0.1)
    assert desk.keys_taken() == []
    desk.display.quiet()
    await rolling
    assert len(desk.keys_taken()) == 1


async def test_it_does_not_answer_a_question_that_has_been_answered_meanwhile() -> None:
    desk = before_a_roll("at-once")
    desk.controller.choose(desk.here.scene.entries[0].key)
    taken = desk.keys_taken()
    await desk.display.tasks["at-once"]
    assert desk.keys_taken() == taken
