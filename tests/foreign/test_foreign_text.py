"""No text from outside brings a character that may not be shown to any surface."""

import json
import sys
from pathlib import Path

import pytest

from rulesets.core import foreign
from tests.foreign import doors
from tests.foreign.characters import CLASSES, SAMPLE, all_bad, bad_in
from tests.foreign.doors import DOORS, played
from tests.foreign.surfaces import home, ran
from tests.fuzz import SURFACES
from tests.serve.loopback import terminal

CHEAP = ("guest_books", "settings", "environment", "command_line")


@pytest.mark.parametrize("door", DOORS)
def test_nothing_foreign_comes_through(door: str, tmp_path: Path) -> None:
    """One character of every kind, or a few; `make fuzz` pushes all of them through."""
    assert DOORS[door](SAMPLE, tmp_path) == []


@pytest.mark.parametrize("door", CHEAP)
def test_without_cleaning_it_would_be_seen(
    door: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(foreign, "is_clean", lambda text: True)
    faults = "\n".join(DOORS[door]("\x1b\u202e\u200b", tmp_path))
    assert "U+001B, U+200B, U+202E" in faults


async def test_the_name_of_a_save_neither_wipes_the_screen_nor_sets_the_title(tmp_path: Path) -> None:
    """As a player did it: a save is taken in, then the lobby is opened."""
    with home(tmp_path) as paths:
        file = tmp_path / "save.json"
        file.write_text(
            json.dumps({**played().record.document(), "name": "A\x1b]0;pwned\x07B\x1b[2J"}), encoding="utf-8"
        )
        assert "Added" in ran("import", str(file))
        assert "Orbis: A]0;pwnedB[2J  Ana, Ben" in ran("games")
        command = [sys.executable, "-m", "tabletop_tui"]
        async with terminal(command, (120, 36), {"TABLETOP_HOME": str(paths.data.parent)}) as window:
            await window.see("A]0;pwnedB[2J")
            assert b"\x1b]0;pwned" not in window.received


def test_what_may_not_be_shown_is_dropped_or_spelt() -> None:
    """Every such character of Unicode; what breaks a line is a blank."""
    for char in all_bad():
        assert foreign.clean(f"A{char}B") == ("A B" if char.isspace() else "AB"), ascii(char)
        assert foreign.spelt(char).startswith("\\"), ascii(char)
        assert bad_in(foreign.spelt(char), "") == [], ascii(char)


@pytest.mark.parametrize(
    "text", ["", "Jürgen & Zoë", "नमस्ते", "日本 日本", "Е́жи", "e\u0301", "→ ✓ ①", "שלום", "C:\\temp  x"]
)
def test_what_people_write_stays_as_it_is(text: str) -> None:
    assert foreign.clean(text) == foreign.spelt(text) == text


def test_a_name_of_a_file_is_spelt_as_a_shell_would() -> None:
    assert foreign.spelt("M\udcfcller\x1b[2J\u202e\n") == r"M\xfcller\x1b[2J\u202e\x0a"
    assert foreign.spelt("5\u00a0km") == "5\u00a0km"


@pytest.mark.parametrize("kind", CLASSES)
def test_every_kind_is_noticed_on_a_surface(kind: str) -> None:
    """The check itself: what it passes over would never be found."""
    assert len(bad_in(f"A{CLASSES[kind]}B", "")) == len(CLASSES[kind])


def test_every_character_is_pushed_through_every_door(monkeypatch: pytest.MonkeyPatch) -> None:
    """In pieces, each with what was seen and at which door; `make fuzz` does it."""
    pushed: list[str] = []

    def open_door(characters: str, _folder: Path) -> list[str]:
        pushed.append(characters)
        return ["the lobby: U+001B"]

    monkeypatch.setitem(doors.DOORS, "saves", open_door)
    work = [part for part in doors.parts() if part.door == "saves"]
    assert {fault for part in work for fault in doors.check(part)} == {"saves: the lobby: U+001B"}
    assert "".join(pushed) == "".join(all_bad())
    assert {part.door for part in doors.parts()} == {*DOORS}
    assert "foreign text" in SURFACES
