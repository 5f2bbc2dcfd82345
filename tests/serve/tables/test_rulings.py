"""Rulings that players choose where a table over SSH is opened."""

from pathlib import Path

import pytest

from tabletop_tui.serve.screens.opening import OpeningScreen
from tabletop_tui.text.words import Words
from tests.rulings import RULINGS, Ruling
from tests.serve.tables.evening import ANA, BEN, Terminal, evening
from tests.serve.tables.test_lobby import shows


async def open_form(guest: Terminal, game: str) -> OpeningScreen:
    """The form of a table for a game, found from the lobby."""
    for _ in range(8):
        await guest.press("enter")
        screen = guest.app.screen
        assert isinstance(screen, OpeningScreen)
        if screen.game == game:
            return screen
        await guest.press("escape", "down")
    raise LookupError(game)


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.variant)
async def test_whoever_opens_a_table_chooses_its_rulings(tmp_path: Path, ruling: Ruling) -> None:
    async with evening(tmp_path) as tonight:
        ana, ben = await tonight.come(ANA), await tonight.come(BEN)
        form = await open_form(ana, ruling.game)
        form.query_one(f"#variant-{ruling.variant}").focus()
        await ana.press("right")
        assert Words("en")(f"{ruling.game}-variant-{ruling.variant}") in ana.text()
        form.query_one("#start").focus()
        await ana.press("enter")
        await shows(ben, "Ana has opened this table.")
        await ben.press("enter")
        for terminal in (ana, ben):
            assert terminal.game.session.record.table.variants[ruling.variant] == ruling.other
