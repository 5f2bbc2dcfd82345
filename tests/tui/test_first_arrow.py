"""The first arrow key after a choice moves the cursor, whichever it is and however soon it comes."""

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from random import Random

import pytest

from rulesets import BUILT
from tabletop_tui.play.session import Session
from tabletop_tui.tui.screens.scene import DECIDE
from tests.conformance.every_game import load_rules
from tests.packages import installed
from tests.tui.arrows import ARROWS, in_sight, takes, where
from tests.tui.driving import ANA, BEN, HOME, SMALL, sitting
from tests.tui.whole_games import answer_by_key
from tests.whole import in_turn, sampled


@pytest.fixture(autouse=True)
def _as_in_a_program_of_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TABLETOP_GLANCE")


@contextmanager
def at_hand(game: str, folder: Path) -> Iterator[Session]:
    """A new game for two; the example as if it were installed."""
    with installed(folder, game) if game not in BUILT else nullcontext():
        yield Session.new(load_rules(game), (ANA, BEN), 7)


@pytest.mark.parametrize(("game", "size"), in_turn([*BUILT, "morris"], [SMALL, HOME]))
async def test_the_first_arrow_after_a_choice_moves_the_cursor(
    game: str, size: tuple[int, int], tmp_path: Path
) -> None:
    chance = Random(5)
    with at_hand(game, tmp_path) as session:
        async with sitting(session, size, handover="never", motion="full") as here:
            for number in range(sampled(14, 200)):
                if here.game.scene.mode != DECIDE:
                    break
                await here.pilot.pause()
                before, took = where(here), takes(here)
                if len(here.game.scene.open_targets) > 1 or len(here.game.scene.listing.ordered) > 1:
                    await here.press(ARROWS[number % 4])
                    asked = here.game.scene.question
                    assert where(here) != before, (asked, ARROWS[number % 4], before)
                    assert takes(here) != took, (asked, took)
                    assert in_sight(here), (asked, where(here))
                await answer_by_key(here, chance)
