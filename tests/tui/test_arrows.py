"""Arrow keys always move what Enter takes, and what the cursor stands on is in sight, in all games."""

import pytest

from rulesets import BUILT
from tests.tui.arrows import walk
from tests.tui.driving import HOME, SMALL
from tests.tui.games_on import begun, played_at_random
from tests.whole import in_turn, sampled

DEAR = {"bora_bora": ("yellow:", "place:")}
"""What costs a god in Bora Bora: `place:` where a white or blue one is needed."""


@pytest.mark.parametrize(("game", "size"), in_turn(BUILT, [SMALL, HOME]))
async def test_every_arrow_moves_what_enter_takes_and_the_cursor_is_in_sight(
    game: str, size: tuple[int, int]
) -> None:
    for session in (begun(game), played_at_random(game, 70)):
        await walk(session, size, sampled(2, 40), dear=DEAR.get(game, ()))
