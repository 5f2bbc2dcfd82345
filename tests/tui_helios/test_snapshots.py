"""Pictures of the table of Helios, compared with those that were looked at before."""

import pytest

from tabletop_tui.app import TabletopApp, playing
from tabletop_tui.settings import Settings
from tests.tui.driving import HOME, LARGE, SMALL
from tests.tui.pictures import Compare, in_mid_game
from tests.tui_helios.games import RULES, WAYS_OUT


@pytest.mark.parametrize(
    ("size", "language"),
    [(HOME, "en"), (HOME, "de"), (SMALL, "en"), (LARGE, "en")],
    ids=["120x36-en", "120x36-de", "80x24-en", "160x50-en"],
)
@pytest.mark.parametrize("kind", ["choose_sun_target", "persons_turn"])
def test_the_table_looks_as_it_did(
    snap_compare: Compare, kind: str, size: tuple[int, int], language: str
) -> None:
    app = TabletopApp(
        Settings(language=language, colour="true"), first=playing(in_mid_game(RULES, kind, WAYS_OUT))
    )
    assert snap_compare(app, press=("down",), terminal_size=size)
