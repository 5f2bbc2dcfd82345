"""Signs that a font or a console lacks, on whole screens."""

import pytest

from rulesets import BUILT
from tabletop_tui.paint.glyphs import signs
from tabletop_tui.tui.terminal.filters import signs_of
from tests.paint.test_signs import IN_FONTS
from tests.tui.driving import HOME, sitting
from tests.tui.test_pocket import seated


@pytest.mark.parametrize("game", BUILT)
async def test_a_screen_of_common_signs_has_none_that_a_font_lacks(game: str) -> None:
    async with sitting(seated(game), HOME, handover="never", signs="common") as table:
        shown = table.text()
        assert any(sign in shown for sign in signs())
        assert not {sign for sign in signs() if sign in shown} - {*IN_FONTS, "\u00a0"}


@pytest.mark.parametrize(
    ("chosen", "term", "replaced"),
    [
        ("auto", "xterm-256color", False),
        ("auto", "linux", True),
        ("all", "linux", False),
        ("common", "xterm", True),
        ("console", "xterm", True),
    ],
)
def test_a_linux_console_gets_its_own_signs_unless_told_otherwise(
    chosen: str, term: str, replaced: bool
) -> None:
    table = signs_of(chosen, term)
    assert (table is not None) == replaced
    assert table is None or "★".translate(table) == "*"
