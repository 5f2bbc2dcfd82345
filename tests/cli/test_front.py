"""Every command that opens a screen: leaving it leads to the lobby, whatever was first."""

import pytest
from textual.screen import Screen

from rulesets import load_rules
from tabletop_tui.host.paths import Paths
from tabletop_tui.host.settings import Settings
from tabletop_tui.play.session import Session
from tabletop_tui.store import open_store
from tabletop_tui.store.people import Person
from tabletop_tui.tui.app import FirstScreen, TabletopApp, playing, replaying, setting_up
from tabletop_tui.tui.screens.game import GameScreen
from tabletop_tui.tui.screens.lobby import LobbyScreen
from tabletop_tui.tui.screens.setup import SetupScreen

SIZE = (120, 36)


def begun() -> Session:
    """A game of two that has just begun."""
    return Session.new(load_rules("orbis"), [Person("Ana", "red"), Person("Ben", "blue")], 7)


def top(app: TabletopApp) -> object:
    """The kind of the screen on top."""
    kinds = (GameScreen, SetupScreen, LobbyScreen)
    return next((kind for kind in kinds if isinstance(app.screen, kind)), None)


async def after(app: TabletopApp, *keys: str) -> Screen[object]:
    """The screen on top after some keys."""
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press(*keys)
        await pilot.pause()
        return app.screen


async def test_the_program_opens_in_the_lobby() -> None:
    assert isinstance(await after(TabletopApp()), LobbyScreen)


@pytest.mark.parametrize(
    ("first", "opened", "key"),
    [
        (playing(begun()), GameScreen, "q"),
        (replaying(begun(), None), GameScreen, "q"),
        (setting_up("orbis", 7, {}), SetupScreen, "escape"),
    ],
    ids=["play", "replay", "set-up"],
)
async def test_leaving_the_first_screen_leads_to_the_lobby(
    first: FirstScreen, opened: type[Screen[object]], key: str
) -> None:
    assert isinstance(await after(TabletopApp(first=first)), opened)
    assert isinstance(await after(TabletopApp(first=first), key), LobbyScreen)


async def test_from_the_set_up_to_the_first_decision_and_back_to_the_lobby() -> None:
    app = TabletopApp(first=setting_up("orbis", 7, {}))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert top(app) is GameScreen
        await pilot.press("q")
        await pilot.pause()
        assert top(app) is LobbyScreen


async def test_from_the_lobby_at_most_four_keys_lead_to_the_first_decision() -> None:
    app = TabletopApp(Settings())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("enter", "enter")
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)
    with open_store(Paths.find().saves) as store:
        assert [game.game for game in store.games()] == ["orbis"]
