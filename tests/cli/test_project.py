"""What the pages around the code promise is there."""

import re
import tomllib
from pathlib import Path

import pytest

from rulesets import BUILT
from tabletop_tui import __version__
from tabletop_tui.cli import tree
from tabletop_tui.text.words import LANGUAGES

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
MANUAL = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")


def test_every_make_target_the_pages_name_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for page in [README, MANUAL, (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")]:
        named = set(re.findall(r"^make ([a-z]+)|`make ([a-z]+)", page, re.MULTILINE))
        assert {first or second for first, second in named} <= targets


def test_what_the_workflows_run_is_there() -> None:
    """Nothing else tells before a push: they run elsewhere."""
    text = "\n".join(
        each.read_text(encoding="utf-8") for each in (ROOT / ".github" / "workflows").glob("*.yml")
    )
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"\bmake (?:-C \S+ )?([a-z]+)$", text, re.MULTILINE)) == {
        "check",
        "test",
        "package",
    }
    assert targets >= {"check", "test", "package"}
    named = re.findall(r"\btests/\S+", text)
    assert named
    assert all((ROOT / path).exists() for path in named)
    commands = set(re.findall(r"- run: tabletop ([a-z]+)", text))
    assert {"doctor", "auto"} <= commands <= {*tree.COMMANDS}


@pytest.mark.parametrize("command", tree.COMMANDS)
def test_the_manual_names_every_command(command: str) -> None:
    assert re.search(rf"`[^`]*\b{command}\b[^`]*`", MANUAL)


def test_links_between_the_pages_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        text = page.read_text(encoding="utf-8")
        for target in re.findall(r"\]\(([^)#:]+)\)", text):
            assert (page.parent / target).exists(), f"{page.name} -> {target}"


def test_the_changelog_speaks_of_this_version() -> None:
    assert f"## {__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_links_of_the_packages_page_lead_to_where_the_project_is() -> None:
    """Relative links of the README become absolute: pictures as files, pages where they can be read."""
    file = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    home = file["project"]["urls"]["Homepage"]
    text = README
    for change in file["tool"]["hatch"]["metadata"]["hooks"]["fancy-pypi-readme"]["substitutions"]:
        text = re.sub(change["pattern"], change["replacement"], text)
    links = re.findall(r"\]\(([^)]+)\)", text)
    assert len(links) > 20
    raw = home.replace("github.com", "raw.githubusercontent.com") + "/main/"
    for link in links:
        within = link.removeprefix(raw).removeprefix(f"{home}/blob/main/").partition("#")[0]
        assert within != link.partition("#")[0] or link.startswith(home), link
        assert within.startswith("https:") or (ROOT / within).exists(), link
    assert home in README, "the README says where to clone from"


def test_dependencies_are_those_that_were_decided() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = {re.split(r"[=<>]", entry)[0] for entry in project["dependencies"]}
    decided = (ROOT / "docs/decisions/0001-dependencies.md").read_text(encoding="utf-8")
    assert names == {
        "textual",
        "rich",
        "asyncssh",
        "click",
        "platformdirs",
        "fluent.runtime",
        "confusable_homoglyphs",
        "ifaddr",
        "openskill",
    }
    assert all(f"`{name}`" in decided or f"`{name}==" in decided for name in names)


def test_textual_is_tried_at_both_ends_of_the_range_that_is_allowed() -> None:
    """The pictures belong to one version; `make fence` tries the oldest that may be installed."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (allowed,) = [need for need in project["dependencies"] if need.startswith("textual")]
    (pictured,) = [need for need in project["optional-dependencies"]["dev"] if need.startswith("textual==")]
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    oldest = re.search(r"^OTHER_TEXTUAL := (\S+)$", makefile, re.MULTILINE)
    assert oldest is not None
    assert allowed == f"textual>={oldest[1]},<8.3"
    assert pictured.startswith("textual==8.2.")


def test_every_language_has_every_catalogue() -> None:
    folders = sorted((ROOT / "tabletop_tui").glob("**/locale"))
    assert len(folders) == 1 + len(BUILT)
    for folder in folders:
        parts = {each.name: {file.name for file in each.iterdir()} for each in folder.iterdir()}
        assert parts["en"] == parts["de"]
        assert parts.keys() <= set(LANGUAGES)
        assert all(found <= parts["en"] for found in parts.values())
