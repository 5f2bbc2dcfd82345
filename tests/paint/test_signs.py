"""Signs for fonts and consoles that lack some of ours."""

import unicodedata
from pathlib import Path

import pytest

from rulesets import BUILT
from tabletop_tui.paint.drawing import cells
from tabletop_tui.paint.glyphs import signs
from tabletop_tui.paint.signs import COMMON, CONSOLE

ROOT = Path(__file__).parents[2]
IN_FONTS = (Path(__file__).with_name("common_signs.txt")).read_text(encoding="utf-8").rstrip("\n")
"""Signs that DejaVu Sans Mono, Hack, Fira Code and JetBrains Mono have, by their tables of characters, and
Cascadia Code, by the names of the glyphs in its published sources.
"""
FRAMES = range(0x2500, 0x25A0)
"""Lines and blocks, which are told apart by where they stand."""
ALIKE = {"▶▸", "▼▾", "◀◂", "★✶", "●⬤", "•●", "◢◤", "◣◥", "◢◣", "◤◥"}
"""Signs of one meaning, or never side by side: they may look alike."""


def in_files(folder: str) -> list[str]:
    """The signs that words and drawings below a folder hold, without the letters."""
    files = [file for file in (ROOT / "tabletop_tui" / folder).rglob("*") if file.suffix in (".py", ".ftl")]
    held = set("".join(file.read_text(encoding="utf-8") for file in files))
    return sorted(each for each in held if not each.isascii() and unicodedata.category(each)[0] in "SP")


def of_game(game: str) -> list[str]:
    """The signs of a game, without lines and blocks."""
    in_comments = "§"
    return [each for each in in_files(f"games/{game}") if ord(each) not in FRAMES and each not in in_comments]


EVERY = sorted({*signs(), *in_files("games"), *in_files("tui"), *in_files("kit")} - {*"⟦⟧"})
"""All that is shown; a sentence that is missing isn't."""


@pytest.mark.parametrize("table", [COMMON, CONSOLE], ids=["common", "console"])
def test_every_sign_keeps_its_cell(table: dict[int, str]) -> None:
    assert all(cells(chr(sign)) == cells(other) == 1 for sign, other in table.items())


def test_a_common_sign_is_in_every_font() -> None:
    lacking = {sign for sign in EVERY if not {*sign.translate(COMMON)} <= {*IN_FONTS, *map(chr, range(127))}}
    assert lacking <= {"\u00a0"}


def test_a_sign_of_the_console_is_in_its_font() -> None:
    """Code page 437, which the kernel brings with it."""
    own = bytes(range(128, 256)).decode("cp437") + "☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼⌂"
    lacking = {sign for sign in EVERY if not {*sign.translate(CONSOLE)} <= {*own, *map(chr, range(127))}}
    assert not lacking


@pytest.mark.parametrize("table", [COMMON, CONSOLE], ids=["common", "console"])
@pytest.mark.parametrize("game", BUILT)
def test_signs_of_a_game_can_still_be_told_apart(game: str, table: dict[int, str]) -> None:
    seen: dict[str, str] = {}
    same = []
    for sign in of_game(game):
        before = seen.setdefault(sign.translate(table), sign)
        if before != sign and f"{before}{sign}" not in ALIKE and f"{sign}{before}" not in ALIKE:
            same.append((before, sign, sign.translate(table)))
    assert not [each for each in same if each[2] not in "\"'<>─-"]
