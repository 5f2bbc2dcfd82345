"""Whatever is pressed, in whatever order and at whatever size: no failure, and the table stays sound."""

import random
from pathlib import Path

import pytest

from tabletop_tui.tui.screens.game import GameScreen
from tests.tui.driving import ANA, BEN, CLEO, HOME, LARGE, SMALL, TINY, orbis, sitting
from tests.tui.toygame import ToyScreen, hiding
from tests.whole import sampled

KEYS = [
    *["left", "right", "up", "down", "enter"] * 6,
    *"123456789abcdefgmnopxyz",
    *[
        "u",
        "ctrl+r",
        "U",
        "w",
        "?",
        "tab",
        "shift+tab",
        "s",
        "L",
        "f4",
        "f6",
        "f5",
        "f9",
        "f10",
        "f12",
        "ctrl+p",
    ],
    *["escape"] * 6,
    *[
        "shift+left",
        "shift+right",
        "shift+up",
        "shift+down",
        "pageup",
        "pagedown",
        "home",
        "end",
        "h",
        "j",
        "k",
        "l",
    ],
]


@pytest.mark.parametrize("seed", range(sampled(1, 4)))
async def test_any_keys_in_any_order_do_no_harm(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # some keys write files
    chance = random.Random(seed)
    hidden = seed % 2 == 1
    session = hiding((ANA, BEN, CLEO)) if hidden else orbis(ANA, BEN, CLEO, seed=seed)
    known = [key for key in KEYS if key != "f5"] if hidden else KEYS  # the toy has no page of rules
    async with sitting(session, HOME, ToyScreen if hidden else None) as table:
        for press in range(250):
            if press % 60 == 59:
                await table.resize(chance.choice((SMALL, TINY, LARGE, HOME)))
            await table.hurry(chance.choice(known))
            if not any(isinstance(screen, GameScreen) for screen in table.app.screen_stack):
                break
        await table.pilot.pause()
        assert session.rules.faults(session.record.table.state) == []
        assert "⟦" not in table.text()
        assert not table.app.words.problems
