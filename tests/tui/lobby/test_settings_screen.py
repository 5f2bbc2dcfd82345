"""The settings: used at once, kept for the next start."""

import re
from pathlib import Path

import pytest

from tabletop_tui.host import settings
from tabletop_tui.host.settings import CHOICES
from tabletop_tui.text.words import Words
from tabletop_tui.tui.screens.settings import FIELDS
from tests.tui.lobby.driving import HOME, SMALL, program, visiting


async def test_a_language_counts_at_once_and_is_kept(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with visiting(app) as visitor:
        await visitor.press("s", "right")
        assert "Einstellungen" in visitor.text()
        await visitor.press("escape")
        assert "Neues" not in visitor.text()
        assert "Laufende Partien" in visitor.text()
    assert settings.load(app.paths).language == "de"


@pytest.mark.parametrize(("presses", "theme"), [(1, "light"), (2, "distinct"), (4, "mono")])
async def test_a_theme_counts_at_once_and_is_kept(tmp_path: Path, presses: int, theme: str) -> None:
    app = program(tmp_path, colour="auto")
    async with visiting(app) as visitor:
        await visitor.press("s", "down", *["right"] * presses)
    assert settings.load(app.paths).theme == theme


async def test_ascii_counts_at_once_for_every_glyph(tmp_path: Path) -> None:
    async with visiting(program(tmp_path, language="de")) as visitor:
        await visitor.press("s", "down", "down", "right", "escape")
        shot = visitor.app.settings
        assert shot.ascii
        assert "Laufende" in visitor.text()


async def test_settings_are_chosen_with_the_mouse(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with visiting(app) as visitor:
        await visitor.press("s")
        await visitor.click("short")
        await visitor.click("off")
    kept = settings.load(app.paths)
    assert kept.motion == "short"
    assert not kept.mouse


async def test_a_key_is_given_by_pressing_it(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with visiting(app) as visitor:
        await visitor.press("s")
        keys = visitor.app.screen.query_one("#keys")
        keys.focus()
        keys.place("undo")  # type: ignore[attr-defined]
        await visitor.press("enter", "f11")
        assert "undo is now on F11" in visitor.said
    assert settings.load(app.paths).keys == {"undo": "f11"}


async def test_a_key_that_is_taken_gets_a_sentence_and_changes_nothing(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with visiting(app) as visitor:
        await visitor.press("s")
        keys = visitor.app.screen.query_one("#keys")
        keys.focus()
        keys.place("undo")  # type: ignore[attr-defined]
        await visitor.press("enter", "w")
        assert "w is already the key for “why”" in visitor.said
        await visitor.press("enter", "enter")
        assert "is reserved" in visitor.said
        await visitor.press("enter", "escape")
        assert visitor.where == "SettingsScreen"
    assert settings.load(app.paths).keys == {}


async def test_a_new_key_works_and_delete_brings_back_the_usual_one(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with visiting(app) as visitor:
        await visitor.press("s")
        keys = visitor.app.screen.query_one("#keys")
        keys.focus()
        keys.place("lobby-rules")  # type: ignore[attr-defined]
        await visitor.press("enter", "x", "escape", "x")
        assert visitor.where == "RulesScreen"
        await visitor.press("escape", "s")
        keys = visitor.app.screen.query_one("#keys")
        keys.focus()
        keys.place("lobby-rules")  # type: ignore[attr-defined]
        await visitor.press("delete")
        assert "is on r again" in visitor.said
    assert settings.load(app.paths).keys == {}


async def test_settings_that_cannot_be_saved_are_said(tmp_path: Path) -> None:
    app = program(tmp_path)
    app.paths.config.write_text("in the way", encoding="utf-8")
    async with visiting(app) as visitor:
        await visitor.press("s", "down", "right")
        assert "can't be saved" in visitor.said
        assert visitor.app.palette.name == "light"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [HOME, SMALL])
async def test_no_setting_is_cut_off(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    async with visiting(program(tmp_path, language=language), size) as visitor:
        await visitor.press("s")
        text = "\n".join(visitor.rows()[1:])
        assert "…" not in text
        assert "⟦" not in text


@pytest.mark.parametrize("language", ["en", "de"])
async def test_every_value_of_every_setting_is_shown_whole_beside_its_name(
    tmp_path: Path, language: str
) -> None:
    """At 80x24; the language stays, as it would change all names."""
    words = Words(language)
    async with visiting(program(tmp_path, language=language), SMALL) as visitor:
        await visitor.press("s")
        for name in FIELDS[1:]:
            await visitor.press("down")
            label = words(f"lobby-settings-{name}")
            values = CHOICES.get(name, ("yes", "no"))
            met = set()
            for _ in values:
                await visitor.press("right")
                rows = visitor.rows()
                row = next(row for row in rows if f" {label} " in row)
                met.add(" ".join(row[19:45].split()))
                assert "…" not in "".join(rows[1:]), name
            assert len(met) == len(values), (name, met)


@pytest.mark.parametrize("language", ["en", "de"])
def test_names_and_values_of_settings_can_be_understood_alone(language: str) -> None:
    """No condition without what it is about, no standard's number without a word."""
    words = Words(language)
    for name in FIELDS:
        assert words.has(f"lobby-settings-hint-{name}")
        for value in CHOICES.get(name, ()):
            said = words(f"lobby-settings-{name}-{value}")
            assert not re.match(r"(if|after|with|wenn|nach|mit|nur)\b \S+$", said), said
            assert not re.match(r"[A-Z]+ \d+$", said), said
