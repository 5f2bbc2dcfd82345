"""Pictures of the lobby and the screens around it, compared with those that were looked at before."""

from pathlib import Path

import pytest

from tests.tui.lobby.driving import HOME, SMALL, program
from tests.tui.pictures import Compare

SIZES = pytest.mark.parametrize("size", [HOME, SMALL], ids=["120x36", "80x24"])
LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])


@SIZES
@LANGUAGES
def test_the_lobby_looks_as_it_did(
    snap_compare: Compare, tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    assert snap_compare(program(tmp_path, 4, 3, language=language), terminal_size=size)


@SIZES
@LANGUAGES
def test_the_set_up_looks_as_it_did(
    snap_compare: Compare, tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    app = program(tmp_path, language=language)
    assert snap_compare(app, press=("enter", "tab", "tab", "tab", "right", "right"), terminal_size=size)


@LANGUAGES
def test_the_settings_look_as_they_did(snap_compare: Compare, tmp_path: Path, language: str) -> None:
    app = program(tmp_path, language=language)
    app.paths = type(app.paths).below(Path("tabletop"))
    assert snap_compare(app, press=("s",), terminal_size=SMALL)


@LANGUAGES
def test_the_rules_look_as_they_did(snap_compare: Compare, tmp_path: Path, language: str) -> None:
    assert snap_compare(program(tmp_path, language=language), press=("r", "down"), terminal_size=SMALL)
