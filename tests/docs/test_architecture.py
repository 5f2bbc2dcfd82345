"""The map of the program names what is there: its files, and all of its rooms."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
PLACES = (ROOT, ROOT / "tabletop_tui", ROOT / "docs")
"""Where a path on the page may begin."""


def named() -> list[str]:
    """The files and folders that the page names."""
    paths = re.findall(r"`([\w./<>{}*,-]+/[\w./<>{}*,-]*)`", PAGE)
    return sorted({path for path in paths if not re.search(r"[<>{}*]", path)})


def test_the_page_names_files() -> None:
    assert len(named()) > 30


def test_every_file_that_the_map_names_is_there() -> None:
    assert [path for path in named() if not any((place / path).exists() for place in PLACES)] == []


def test_every_room_is_on_the_map() -> None:
    picture = PAGE.partition("```")[2].partition("```")[0]
    rooms = {folder.parent.name for folder in (ROOT / "tabletop_tui").glob("*/__init__.py")}
    assert {room for room in rooms if f"{room}/" not in picture} == set()
