"""What a start leaves out is read while the player looks at the table, not in the middle of an answer."""

import asyncio
from collections.abc import Iterator

import pytest

from rulesets import BUILT
from tabletop_tui.kit.thing import KitWording
from tabletop_tui.tui.screens.game import GameScreen
from tests.tui.driving import Table, sitting, struck
from tests.tui.games_on import begun


def unmade(table: Table) -> set[str]:
    """The nouns of which the game has no thing yet."""
    wording = table.game.wording
    assert isinstance(wording, KitWording)
    return {noun for kind in wording.kinds() for noun in kind.nouns if noun not in dict(wording.things)}


@pytest.mark.parametrize("game", BUILT)
async def test_all_things_are_made_soon_after_the_first_frame(game: str) -> None:
    async with sitting(begun(game)) as table:
        for _ in range(100):
            if not unmade(table):
                break
            await asyncio.sleep(0.01)
        assert unmade(table) == set()


async def test_a_key_is_answered_before_all_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    endless = asyncio.Event()

    def read_ahead(_screen: GameScreen) -> Iterator[None]:
        while not endless.is_set():
            yield

    monkeypatch.setattr(GameScreen, "read_ahead", read_ahead)
    session = begun("papyria")
    async with sitting(session) as table:
        await asyncio.sleep(0.1)
        table.app.post_message(struck(table.app, "1"))
        for _ in range(100):
            if table.keys_taken():
                break
            await asyncio.sleep(0.01)
        assert len(table.keys_taken()) == 1
        endless.set()
