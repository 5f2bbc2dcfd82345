"""The short rules and the page about Bora Bora agree with the component tables."""

import re
from pathlib import Path

import pytest

from rulesets.bora_bora.components import (
    CARDS,
    FISHING_VP,
    HELPER,
    PERSON_KINDS,
    ROUND_ROWS,
    STATUS,
    TASK_VP,
    YELLOW_VP,
)
from tabletop_tui.text.words import WHOLE, Words
from tests.games.bora_bora.games import wording

PAGE = Path(__file__).parents[3] / "docs" / "bora_bora.md"


def rules_text(language: str, section: str) -> str:
    return Words(language)(f"bora_bora_rules-{section}-text")


@pytest.mark.parametrize("language", WHOLE)
def test_every_section_has_a_title_and_a_text(language: str) -> None:
    words = Words(language)
    sections = words("bora_bora_rules-sections").split()
    assert sections == Words("en")("bora_bora_rules-sections").split()
    for section in sections:
        assert words(f"bora_bora_rules-{section}-title")
        assert len(words(f"bora_bora_rules-{section}-text")) > 20
    assert words.problems == []


@pytest.mark.parametrize("language", WHOLE)
def test_every_kind_of_people_stands_there_with_its_values(language: str) -> None:
    items = [line for line in rules_text(language, "kinds").split("\n") if line.startswith("- ")]
    assert len(items) == len(PERSON_KINDS)
    for item, kind in zip(items, PERSON_KINDS.values(), strict=True):
        name = wording(language).terms.both_sexes(kind.id)
        assert item.startswith(f"- {name}: ")
        assert f"{kind.value(1)}, {kind.value(2)}, {kind.value(3)}" in item


@pytest.mark.parametrize("language", WHOLE)
def test_points_and_prices_are_those_of_the_tables(language: str) -> None:
    terms = wording(language, spelt=True).terms
    for row in ROUND_ROWS.values():
        assert str(row.building_vp) in rules_text(language, "build")
        assert str(row.priest_vp) in rules_text(language, "status")
    assert ", ".join(str(vp) for vp in sorted(set(STATUS))[1:]) in rules_text(language, "status")
    assert terms.vp(FISHING_VP) in rules_text(language, "fishing")
    tasks = re.findall(r"\d+", rules_text(language, "tasks"))
    assert {str(TASK_VP), str(YELLOW_VP)} <= {*tasks}
    helper = rules_text(language, "helper")
    for price in {rate.die_points for rate in HELPER.values()}:
        assert f"- {terms.say.point(count=price)}:" in helper


@pytest.mark.parametrize("language", WHOLE)
def test_the_rules_say_that_values_are_reconstructed(language: str) -> None:
    text = rules_text(language, "components").lower()
    assert ("reconstructed" if language == "en" else "rekonstruiert") in text
    assert "provenance" in text


@pytest.mark.parametrize("language", WHOLE)
def test_combined_cards_are_explained(language: str) -> None:
    text = rules_text(language, "fewer").casefold()
    combined = [card for card in CARDS.values() if " or " in card.action]
    assert len(combined) == 2
    for card in combined:
        for part in wording(language).terms.card(card.id).split(" & "):
            assert part.casefold() in text


def test_the_page_answers_every_ruling_and_names_every_table() -> None:
    page = PAGE.read_text(encoding="utf-8")
    rules = (PAGE.parent / "rules" / PAGE.name).read_text(encoding="utf-8")
    assert {int(number) for number in re.findall(r"\*\*R(\d+)\*\*", rules)} == set(range(1, 53))
    for table in PAGE.parents[1].glob("rulesets/bora_bora/*.csv"):
        assert f"`{table.name}`" in page
    assert "reconstructed" in page
