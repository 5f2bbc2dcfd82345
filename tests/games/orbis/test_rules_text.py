"""The short rules and the page about Orbis agree with the component tables."""

import re
from pathlib import Path

import pytest

from rulesets.orbis.components import EFFECT_KINDS, GODS, SET_UPS, TEMPLES
from tabletop_tui.text.words import WHOLE, Words

PAGE = Path(__file__).parents[3] / "docs" / "orbis.md"


def rules_text(language: str, section: str) -> str:
    return Words(language)(f"orbis_rules-{section}-text")


@pytest.mark.parametrize("language", WHOLE)
def test_every_section_has_a_title_and_a_text(language: str) -> None:
    words = Words(language)
    sections = words("orbis_rules-sections").split()
    assert sections == Words("en")("orbis_rules-sections").split()
    for section in sections:
        assert words(f"orbis_rules-{section}-title")
        assert len(words(f"orbis_rules-{section}-text")) > 100
    assert words.problems == []


@pytest.mark.parametrize("language", WHOLE)
def test_every_god_stands_there_with_its_points(language: str) -> None:
    items = rules_text(language, "gods").split("\n")
    for god in GODS.values():
        name = god.name_en if language == "en" else god.name_de
        item = next(item for item in items if item.startswith(f"- {name}: "))
        assert str(god.cp) in item
        if god.immediate_count:
            assert str(god.immediate_count) in item


@pytest.mark.parametrize("language", WHOLE)
def test_every_effect_stands_there(language: str) -> None:
    text = rules_text(language, "effects")
    for effect in EFFECT_KINDS.values():
        assert f"- {effect.name_en if language == 'en' else effect.name_de} (" in text


@pytest.mark.parametrize("language", WHOLE)
def test_the_set_up_is_that_of_the_table(language: str) -> None:
    items = [item for item in rules_text(language, "setup").split("\n") if item.startswith("- ")]
    assert len(items) == len(SET_UPS)
    for item, table in zip(items, sorted(SET_UPS.values(), key=lambda row: -row.players), strict=True):
        numbers = set(re.findall(r"\d+", item))
        assert {str(table.gods), *(str(temple) for temple in table.temples)} <= numbers
    assert {temple for table in SET_UPS.values() for temple in table.temples} == {
        temple.cp for temple in TEMPLES.values()
    }


def test_the_page_answers_every_ruling_and_names_what_is_reconstructed() -> None:
    rules = (PAGE.parent / "rules" / "orbis.md").read_text(encoding="utf-8")
    named = {int(number) for number in re.findall(r"^- \*\*R(\d+)\*\*", rules, re.MULTILINE)}
    page = PAGE.read_text(encoding="utf-8")
    assert named == set(range(1, 39))
    for table in ("landscapes", "gods", "temples", "benefits", "effects", "setup", "supplies", "numbers"):
        assert f"{table}.csv" in page
    assert "reconstructed" in page
