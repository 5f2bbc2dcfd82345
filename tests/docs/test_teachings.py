"""Every text that teaches a rule says what it rests on, and that is written down."""

import pytest

from rulesets import GAMES
from tests.rule_pages import rule_page
from tools.teachings import PARTS, ROOT, catalogue, teaches, teachings, written


def sections_of(game: str) -> list[str]:
    """All sections and rulings on which a text of the game rests."""
    return sorted({section for each in teachings(game) for section in each.rests_on})


@pytest.mark.parametrize("game", GAMES)
def test_whatever_teaches_names_the_section_or_ruling_it_rests_on(game: str) -> None:
    assert [each.id for each in teachings(game) if not each.rests_on] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_it_rests_on_is_on_the_page_of_the_game(game: str) -> None:
    page = rule_page(game)
    assert [(t.id, each) for t in teachings(game) for each in t.rests_on if not page.has(each)] == []


@pytest.mark.parametrize("game", GAMES)
def test_whatever_teaches_is_there_in_both_languages(game: str) -> None:
    assert [each.id for each in teachings(game) for text in each.texts if not all(text)] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_section_is_written_with_all_that_rests_on_it(game: str) -> None:
    rested = sections_of(game)
    lines = [*written(game, rested)]
    assert sum(line.startswith("\n## ") for line in lines) == len(rested)
    for each in teachings(game):
        assert lines.count(f"\n{each.id}") == len({*each.rests_on})


@pytest.mark.parametrize("game", GAMES)
def test_the_page_about_points_is_printed_with_the_sections_it_rests_on(game: str) -> None:
    """All that "How points are made" says, and nothing of it only as a heading of a line."""
    said = {id for id in catalogue(game, "en", "_points") if not id.endswith("-title")}
    printed = {line.strip() for line in written(game, sections_of(game))}
    assert said
    assert said <= printed


@pytest.mark.parametrize("game", GAMES)
def test_all_files_of_a_game_s_texts_are_read(game: str) -> None:
    """A new file of texts that teach would otherwise be left out."""
    folder = ROOT / "tabletop_tui" / "games" / game / "locale" / "en"
    assert {path.stem.removeprefix(game) for path in folder.glob("*.ftl")} == {*PARTS}


def test_a_text_without_a_tie_is_noticed() -> None:
    """Names decide what teaches; help, reasons, coach and short rules do, the labels of a set-up don't."""
    names = catalogue("helios", "en", "")
    assert teaches("helios", "helios-help-choose-field")
    assert teaches("helios", "helios-reason-lake")
    assert not teaches("helios", "helios-variant-laps")
    assert not any(teaches("helios", name) for name in names if name.startswith("helios-event-"))
