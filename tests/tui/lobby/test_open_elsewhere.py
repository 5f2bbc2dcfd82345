"""A game that another program has open is explained, and can be looked at."""

from pathlib import Path

import pytest

from tabletop_tui.host.paths import Paths
from tabletop_tui.play.session import Session
from tabletop_tui.store import open_store
from tabletop_tui.tui.screens.dialogs import Ask
from tabletop_tui.tui.screens.game import GameScreen
from tabletop_tui.tui.screens.lobby import LobbyScreen
from tests.tui.lobby.driving import Visitor, program, visiting


def top(visitor: Visitor) -> object:
    return visitor.app.screen


@pytest.mark.parametrize(
    ("language", "said"), [("en", "open in another window"), ("de", "anderen Fenster offen")]
)
async def test_a_game_open_elsewhere_can_be_looked_at_as_it_stands(
    tmp_path: Path, language: str, said: str
) -> None:
    app = program(tmp_path, 1, language=language)
    with open_store(Paths.below(tmp_path).saves) as store:
        (game,) = store.games()
        with Session.resume(store, game.id) as held:
            async with visiting(app) as visitor:
                await visitor.press("down", "enter")
                assert isinstance(top(visitor), Ask)
                assert said in " ".join(visitor.text().split())
                await visitor.press("enter")  # the safe answer
                assert isinstance(top(visitor), LobbyScreen)
                await visitor.press("enter", "left", "enter")
                screen = top(visitor)
                assert isinstance(screen, GameScreen)
                assert screen.look_back is not None
                assert screen.table.digest == held.record.table.digest
                await visitor.press("1", "enter", "u", "q")
                assert isinstance(top(visitor), LobbyScreen)
            assert (
                held.record.table.answers
                == Session.of_document(store.load(game.id).document()).record.table.answers
            )
