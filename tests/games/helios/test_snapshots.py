"""Pictures of the table of Helios, compared with those that were looked at before."""

import pytest

from tabletop_tui.host.settings import Settings
from tabletop_tui.tui.app import TabletopApp, playing
from tests.games.helios.games import RULES, WAYS_OUT
from tests.tui.driving import HOME, LARGE, SMALL
from tests.tui.pictures import Compare, in_mid_game


@pytest.mark.parametrize(
    ("kind", "size", "language"),
    [
        ("choose_sun_target", HOME, "en"),
        ("choose_sun_target", SMALL, "de"),
        ("persons_turn", HOME, "de"),
        ("choose_build", LARGE, "en"),
    ],
)
def test_the_table_looks_as_it_did(
    snap_compare: Compare, kind: str, size: tuple[int, int], language: str
) -> None:
    app = TabletopApp(
        Settings(language=language, colour="true"), first=playing(in_mid_game(RULES, kind, WAYS_OUT))
    )
    assert snap_compare(app, press=("down",), terminal_size=size)
