"""Which keys do something now, and why the others don't; without a screen."""

from dataclasses import replace

import pytest

from tabletop_tui.play.place import Place
from tabletop_tui.tui.keys import in_scope
from tabletop_tui.tui.screens.possible import can_be_done
from tests.tui.desks import Desk, desk_at, toy_desk
from tests.tui.driving import ANA, BEN, orbis
from tests.tui.toygame import hiding


class Watching(Place):
    """A place of someone who only looks on."""

    @property
    def seats(self) -> tuple[int, ...]:
        return ()


def test_nothing_can_be_taken_back_before_anything_was_answered() -> None:
    desk = desk_at(orbis())
    assert can_be_done(desk.here, "undo") is None
    assert desk.possible.why_not("undo") == desk.said(desk.here.place.why_no_undo)
    desk.controller.choose(desk.here.scene.entries[0].key)
    assert can_be_done(desk.here, "undo") is True


def test_the_footer_has_the_keys_that_work_with_their_words() -> None:
    desk = desk_at(orbis())
    hints = {hint.action: hint for hint in desk.possible.hints()}
    take = next(key for key in in_scope("game") if key.id == "take")
    assert hints[take.action].enabled
    assert not any(hint.action.startswith("step(") for hint in hints.values())  # there is no replay


def test_enter_is_offered_only_where_it_does_something() -> None:
    take = next(key for key in in_scope("game") if key.id == "take")
    for people, offered in (((ANA, BEN), True), ((replace(BEN, kind="bot:1"), ANA), False)):
        desk = desk_at(orbis(*people), handover="never")
        assert any(hint.action == take.action for hint in desk.possible.hints()) == offered


def test_a_terminal_that_is_too_small_lets_a_player_only_leave_or_stop_the_computer() -> None:
    desk = desk_at(orbis())
    desk.here.is_tiny = True
    assert can_be_done(desk.here, "leave")
    assert can_be_done(desk.here, "take") is False


@pytest.mark.parametrize("action", ["undo", "redo", "restart"])
def test_who_only_watches_is_told_so(action: str) -> None:
    desk = Desk(Watching(orbis()))
    assert desk.possible.why_not(action) == desk.said("game-only-watching")


def test_behind_the_curtain_the_key_for_taking_names_who_is_awaited() -> None:
    desk = toy_desk(hiding((ANA, BEN)))
    own = next(hint for hint in desk.possible.hints() if hint.key == desk.handing_over.key)
    assert own.text == desk.said("game-is-here", name="Ana")
    waits = desk.said("game-hand-over-waits", name="Ana", key=desk.handing_over.key)
    assert desk.possible.why_not("take") == waits
