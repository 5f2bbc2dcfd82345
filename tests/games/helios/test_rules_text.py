"""The short rules and the page about Helios agree with the component tables."""

import re
from pathlib import Path

import pytest

from rulesets.helios.components import (
    BUILDINGS,
    HARBOUR_VP,
    LAP_VP,
    LAP_VP_SUN_GATE,
    MAX_RANGE,
    PERSONS,
    SET_UPS,
    SPECIALS,
    START_RANGE,
)
from tabletop_tui.games.helios.terms import Terms
from tabletop_tui.text.words import WHOLE, Words
from tests.games.helios.games import wording

PAGE = Path(__file__).parents[3] / "docs" / "helios.md"


def rules_text(language: str, section: str) -> str:
    return Words(language)(f"helios_rules-{section}-text")


def item(text: str, name: str) -> str:
    """The line of a list that begins with a name."""
    return next(line for line in text.split("\n") if line.startswith((f"- {name} (", f"- {name}:")))


def spelt(language: str) -> Terms:
    """Names with costs in words."""
    said = wording(language)
    said.spell_out()
    return said.terms


@pytest.mark.parametrize("language", WHOLE)
def test_every_section_has_a_title_and_a_text(language: str) -> None:
    words = Words(language)
    sections = words("helios_rules-sections").split()
    assert sections == Words("en")("helios_rules-sections").split()
    for section in sections:
        assert words(f"helios_rules-{section}-title")
        assert len(words(f"helios_rules-{section}-text")) > 100
    assert words.problems == []


@pytest.mark.parametrize("language", WHOLE)
def test_every_building_stands_there_as_in_its_table(language: str) -> None:
    text, terms = rules_text(language, "buildings"), spelt(language)
    for building, row in BUILDINGS.items():
        line = item(text, terms.building(building))
        assert f"({terms.held(row.cost, row.cost_any)})" in line
        assert terms.vp(row.vp) in line
        assert (f"+{row.sun}" in line) == bool(row.sun)
        assert (terms.mana(row.mana) in line) == bool(row.mana)
    assert str(MAX_RANGE) in text
    assert str(LAP_VP_SUN_GATE) in item(text, terms.building("sun_gate"))


@pytest.mark.parametrize("language", WHOLE)
def test_every_person_stands_there_as_in_its_table(language: str) -> None:
    text, terms = rules_text(language, "persons"), spelt(language)
    for person, row in PERSONS.items():
        line = item(text, terms.person(person))
        assert f"({terms.mana(row.mana_cost)}, {terms.held(row.cost, row.act_any)})" in line
        assert terms.vp(row.vp_each) in line
        assert (f"+{row.sun}" in line) == bool(row.sun)


@pytest.mark.parametrize("language", WHOLE)
def test_special_tiles_laps_harbours_and_numbers_of_players_are_those_of_the_tables(language: str) -> None:
    terms = wording(language).terms
    specials = rules_text(language, "specials")
    for kind, row in SPECIALS.items():
        line = item(specials, terms.tile(kind))
        assert terms.vp(row.vp) in line
    assert terms.vp(LAP_VP) in rules_text(language, "laps")
    assert terms.vp(HARBOUR_VP) in rules_text(language, "map")
    assert str(START_RANGE) in rules_text(language, "setup")
    for set_up in SET_UPS.values():
        assert str(set_up.action_tiles_per_column) in rules_text(language, "setup")
        assert str(set_up.action_turns_per_player_per_round) in rules_text(language, "round")
        assert str(set_up.rounds) in rules_text(language, "aim")


@pytest.mark.parametrize("language", WHOLE)
def test_the_rules_say_that_values_are_reconstructed(language: str) -> None:
    text = rules_text(language, "components").lower()
    assert ("reconstructed" if language == "en" else "rekonstruiert") in text
    assert "provenance" in text


def test_the_pages_answer_every_ruling_and_name_every_table() -> None:
    rules = (PAGE.parent / "rules" / PAGE.name).read_text(encoding="utf-8")
    assert {int(number) for number in re.findall(r"\*\*R(\d+)\*\*", rules)} == set(range(1, 56))
    page = PAGE.read_text(encoding="utf-8")
    for table in PAGE.parents[1].glob("rulesets/helios/*.csv"):
        assert f"`{table.name}`" in page
    assert "reconstructed" in page
