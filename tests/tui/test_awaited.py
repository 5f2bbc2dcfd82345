"""Who has to come to the keyboard, and what is hidden until then; without a screen."""

import pytest

from tabletop_tui.play.glance import GLANCE_VARIABLE
from tabletop_tui.tui.screens.scene import CURTAIN, DECIDE, HAND_OVER
from tests.tui.desks import desk_at, toy_desk
from tests.tui.driving import ANA, BEN, orbis, play_on
from tests.tui.toygame import hiding


def test_a_curtain_hides_the_first_hand_until_its_player_is_there() -> None:
    desk = toy_desk(hiding((ANA, BEN)))
    assert (desk.here.scene.mode, desk.here.curtain, desk.here.viewer) == (CURTAIN, 0, None)
    assert (desk.handing_over.awaited, desk.handing_over.key) == (0, "A")
    desk.press("a")
    assert (desk.here.scene.mode, desk.here.curtain, desk.here.viewer) == (DECIDE, None, 0)
    assert desk.handing_over.key == ""


def test_no_curtain_falls_if_the_players_want_none() -> None:
    desk = toy_desk(hiding((ANA, BEN)), handover="never")
    assert (desk.here.scene.mode, desk.here.viewer) == (DECIDE, 0)


def test_a_hand_over_waits_for_the_next_player_and_then_shows_their_hand() -> None:
    desk = toy_desk(hiding((ANA, BEN)))
    desk.press("a")
    desk.controller.choose(desk.here.scene.entries[0].key)
    desk.controller.choose("draw")
    assert (desk.here.scene.mode, desk.here.viewer, desk.handing_over.awaited) == (HAND_OVER, None, 1)
    desk.controller.choose("@pass")
    assert (desk.here.scene.mode, desk.here.viewer) == (DECIDE, 1)


def test_keys_that_wait_when_the_next_player_is_asked_are_not_meant_for_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv(GLANCE_VARIABLE)
    desk = toy_desk(hiding((ANA, BEN)))
    desk.press("a")
    desk.controller.choose(desk.here.scene.entries[0].key)
    assert not desk.handing_over.too_soon
    desk.controller.choose("draw")
    assert desk.later, "what waits must be carried out first"
    assert desk.handing_over.too_soon


def test_it_is_said_once_who_decides_if_the_game_does_not_wait() -> None:
    session = orbis(ANA, BEN)
    desk = desk_at(session, handover="never")
    while desk.here.record.decision is not None and desk.here.record.decision.seat == 0:
        play_on(session, 1)
    said = [each for each in desk.display.sentences if "Ben" in each]
    assert len(said) == 1
    assert said == [desk.handing_over.said]
    desk.display.say("")
    desk.update()
    assert desk.display.notice == ""
