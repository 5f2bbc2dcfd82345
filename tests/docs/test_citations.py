"""What code and tests cite is written down: sections, rulings, scenarios, pages of the rulebook."""

import re
from pathlib import Path

import pytest

from rulesets import GAMES
from tests.rule_pages import ROOT, citations, comments_in, game_of, modules, path_of, rule_page

FIELDS = {"helios": {"G4"}}
"""Fields of a board that look like ids: Helios has worked examples G1 to G3 and fields G1 to G4."""

ABOUT_CITATIONS = {ROOT / "tests" / "rule_pages.py", Path(__file__)}
"""Modules that explain how to cite, with examples of many games."""


def unresolved(game: str, text: str) -> list[str]:
    """What a text of a game cites and the game's page hasn't got."""
    page = rule_page(game)
    cited = dict.fromkeys(page.cited(text))
    return [each for each in cited if not page.has(each) and each not in FIELDS.get(game, ())]


@pytest.mark.parametrize("game", GAMES)
def test_every_citation_leads_to_the_page_of_its_game(game: str) -> None:
    lost = [
        f"{path.relative_to(ROOT)}:{line}: {each}"
        for path in modules(game)
        for line, text in comments_in(path.read_text(encoding="utf-8"))
        for each in unresolved(game, text)
    ]
    assert lost == []


def test_what_all_games_share_cites_no_game() -> None:
    """No player could tell whose ruling it is."""
    cited = [
        f"{path.relative_to(ROOT)}:{line}: {each}"
        for path in modules(None)
        if path not in ABOUT_CITATIONS
        for line, text in comments_in(path.read_text(encoding="utf-8"))
        for each in citations(text)
        if each != "specification"
    ]
    assert cited == []


@pytest.mark.parametrize("game", GAMES)
def test_pages_cite_only_what_there_is(game: str) -> None:
    assert unresolved(game, rule_page(game).text) == []
    assert unresolved(game, (ROOT / "docs" / f"{game}.md").read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_number_is_given_once_and_none_is_left_out(game: str) -> None:
    page = rule_page(game)
    assert page.repeated == ()
    assert [section for section, times in page.sections.items() if times > 1] == []
    assert {"R", "S"} <= page.prefixes
    for prefix in page.prefixes:
        numbers = [int(each[len(prefix) :]) for each in page.entries if each.rstrip("0123456789") == prefix]
        assert numbers == [*range(1, len(numbers) + 1)], prefix


@pytest.mark.parametrize("game", GAMES)
def test_everything_a_page_names_is_in_the_repository(game: str) -> None:
    text = rule_page(game).text
    names = re.findall(r"`([\w/]+\.(?:csv|py|md))`", text)
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", text)
    homes = (ROOT, ROOT / "rulesets" / game, ROOT / "tests" / "rulesets" / game)
    assert [name for name in names if not any((home / name).exists() for home in homes)] == []
    assert [link for link in links if not (path_of(game).parent / link).exists()] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_page_is_found_from_the_page_of_its_game(game: str) -> None:
    page = (ROOT / "docs" / f"{game}.md").read_text(encoding="utf-8")
    assert f"(rules/{game}.md)" in page


def test_whatever_is_cited_is_noticed() -> None:
    text = "S14 (pp. 3 and 5, 7 to 8; rulings R7, R15): h6, (d.4), Specification's d.3 and f, SUN-4 to SUN-7"
    ids = frozenset({"S", "R", "h", "SUN-"})
    assert {*citations(text, ids)} == {
        *("S14", "R7", "R15", "h6", "SUN-4", "SUN-7"),
        *("p. 3", "p. 5", "p. 7", "p. 8"),
        *("d.4", "d.3", "f"),
    }
    assert [*citations("scenario Q9; as the specification has it", ids)] == ["specification", "Q9"]
    assert [*citations("landscapes R3-2 and R1-4w, step.3, 4R12, UTF-8  # noqa: S102", ids)] == []


def test_what_a_page_has_not_got_is_noticed() -> None:
    lost = unresolved(
        "orbis", "rulings R38 and R39 (pp. 1 and 8), S41 by d.8 or d.7, j.7, invariant I3, specification l"
    )
    assert lost == ["specification", "p. 1", "d.8", "j.7", "I3", "R39", "S41"]
    assert unresolved("helios", "SUN-7, SUN-8, G3 and from G4 to D4, p. 2") == ["p. 2", "SUN-8"]


def test_strings_are_not_taken_for_comments() -> None:
    code = 'def f():\n    """R1, told\n    in two lines."""\n    x = "# R2"  # ruling R3,\n    # and R4\n'
    assert [*comments_in(code)] == [(2, "R1, told in two lines."), (4, "ruling R3, and R4")]


def test_a_file_belongs_to_the_game_in_its_path() -> None:
    assert game_of(ROOT / "tests" / "games" / "bora_bora" / "test_map.py") == "bora_bora"
    assert game_of(ROOT / "tabletop_tui" / "games" / "kit" / "thing.py") is None
