"""The page on a sixth game, and CONTRIBUTING, name what there is and count what it comes to."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "a-sixth-game.md").read_text(encoding="utf-8")


def expanded(pattern: str) -> list[str]:
    """A pattern with every word of its braces; `<game>` is Orbis."""
    pattern = pattern.replace("<game>", "orbis")
    found = re.search(r"\{([^}]*)\}", pattern)
    if found is None:
        return [pattern]
    parts = found.group(1).split(",")
    return [each for part in parts for each in expanded(pattern.replace(found.group(), part, 1))]


def files(pattern: str) -> list[Path]:
    """The files and folders that a pattern means."""
    return [path for each in expanded(pattern) for path in sorted(ROOT.glob(each.rstrip("/")))]


def counted() -> list[tuple[str, list[Path], int]]:
    """The rows of the table of what it takes: part, files, and the lines that it claims."""
    rows = re.findall(r"^\| ([^|]+) \| (`examples/[^|]+) \| (\d+) \|$", PAGE, re.MULTILINE)
    return [
        (part, [f for each in re.findall("`([^`]+)`", said) for f in files(each)], int(lines))
        for part, said, lines in rows
    ]


def test_the_lines_of_the_example_are_as_many_as_the_page_says() -> None:
    """Within a tenth, so that not every change of a line has to be written down."""
    rows = counted()
    assert len(rows) == 7
    for part, found, lines in rows:
        count = sum(len(file.read_text(encoding="utf-8").splitlines()) for file in found)
        assert abs(count - lines) <= lines / 10, f"{part}: {count} lines, the page says {lines}"


def test_every_file_of_the_example_is_counted() -> None:
    found = {file for _, some, _ in counted() for file in some}
    there = {
        file
        for file in (ROOT / "examples" / "morris").rglob("*")
        if file.suffix in {".py", ".csv", ".ftl", ".txt", ".toml"}
    }
    assert found == there
    assert f"That is {len(there)} files." in PAGE


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "docs/a-sixth-game.md", "docs/engine.md"])
def test_every_path_that_a_page_names_is_there(page: str) -> None:
    """Paths from the top of the project, and links."""
    text = (ROOT / page).read_text(encoding="utf-8")
    named = set(re.findall(r"`([\w./{}<>,*-]+/[\w./{}<>,*-]*)`", text))
    tops = ("rulesets/", "tabletop_tui/", "tests/", "docs/", "examples/", "screenshots/")
    paths = [each for each in named if each.startswith(tops)]
    assert paths
    assert [each for each in paths if len(files(each)) < len(expanded(each))] == []
    links = re.findall(r"\]\(([^)#:]+)[)#]", text)
    folder = (ROOT / page).parent
    assert [link for link in links if not (folder / link).exists()] == []
