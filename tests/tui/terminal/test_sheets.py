"""Styles that were found for another guest are those that Textual would find."""

from pathlib import Path

import pytest
from textual.app import App
from textual.css.stylesheet import Stylesheet
from textual.dom import DOMNode

from rulesets import BUILT
from tabletop_tui.host.paths import Paths
from tabletop_tui.host.settings import Settings
from tabletop_tui.paint.themes import PALETTES
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.themes import css_variables
from tests.serve.tables.evening import ANA, BEN, ZOE, Terminal, evening

SEATS = ("Ana", "remote"), ("Ben", "remote")


def nodes_of(terminal: Terminal) -> list[DOMNode]:
    """Everything on the screen on top, and the app itself."""
    return _nodes(terminal.app)


@pytest.mark.parametrize("game", BUILT)
async def test_a_screen_has_the_styles_that_textual_would_give_it(tmp_path: Path, game: str) -> None:
    async with evening(tmp_path) as meeting:
        _ = await meeting.open(game, *SEATS)
        _ = await meeting.come(ANA, (100, 30))
        for guest, size in ((BEN, (100, 30)), (ZOE, (120, 36))):
            here = await meeting.come(guest, size)
            for keys in ((), ("tab",), ("?",), ("escape", "escape")):
                await here.press(*keys)
                plain = Stylesheet(variables=here.app.get_css_variables())
                plain.source = here.app.stylesheet.source.copy()
                plain.parse()
                for node in nodes_of(here):
                    given = node.styles.base.get_rules()
                    plain.apply(node)
                    assert node.styles.base.get_rules() == given, (node, keys)


@pytest.mark.parametrize("name", ["light", "sixteen", "mono"])
async def test_a_theme_from_the_beginning_looks_like_one_that_is_set_later(tmp_path: Path, name: str) -> None:
    wanted = Settings(theme=name, colour="mono" if name == "mono" else "true")
    first, later = (TabletopApp(each, Paths.below(tmp_path)) for each in (wanted, Settings(colour="true")))
    async with first.run_test(), later.run_test() as pilot:
        later.apply_settings(wanted)
        await pilot.pause()
        assert first.classes == later.classes
        assert first.theme_variables == later.theme_variables
        for here, there in zip(_nodes(first), _nodes(later), strict=True):
            assert here.styles.css == there.styles.css, here


def _nodes(app: TabletopApp) -> list[DOMNode]:
    return [app, *app.screen.walk_children(with_self=True)]


@pytest.mark.parametrize("name", PALETTES)
async def test_the_variables_of_a_palette_are_those_that_textual_finds(tmp_path: Path, name: str) -> None:
    async with evening(tmp_path) as meeting:
        here = await meeting.come(ANA, theme=name, colour="mono" if name == "mono" else "true")
        assert here.app.theme == name
        assert App.get_css_variables(here.app) == css_variables(PALETTES[name])
