"""The short rules and the page about Papyria agree with the component tables."""

import re
from pathlib import Path

import pytest

from rulesets.papyria.components import (
    BORDERS,
    EXTRA_SCORING_PRICE,
    KEYED,
    KINDS,
    KNOWLEDGE_PRICES,
    MAJORITIES,
    SECTORS,
    SET_UP,
    STACKS,
    THRESHOLDS,
    rule,
)
from tabletop_tui.text.words import WHOLE, Words
from tests.games.papyria.games import wording

PAGE = Path(__file__).parents[3] / "docs" / "papyria.md"


def rules_text(language: str, section: str) -> str:
    return Words(language)(f"papyria_rules-{section}-text")


def items(language: str, section: str) -> list[str]:
    return [line for line in rules_text(language, section).split("\n") if line.startswith("- ")]


@pytest.mark.parametrize("language", WHOLE)
def test_every_section_has_a_title_and_a_text(language: str) -> None:
    words = Words(language)
    sections = words("papyria_rules-sections").split()
    assert sections == Words("en")("papyria_rules-sections").split()
    for section in sections:
        assert words(f"papyria_rules-{section}-title")
        assert len(words(f"papyria_rules-{section}-text")) > 20
    assert words.problems == []


@pytest.mark.parametrize("language", WHOLE)
def test_sectors_stand_there_with_what_lies_in_them(language: str) -> None:
    terms = wording(language).terms
    for item, sector in zip(items(language, "sectors"), SECTORS.values(), strict=True):
        name = wording(language).say("sector", sector.id)
        assert item == f"- {name}: {terms.good(sector.space_1)}, {terms.good(sector.space_2)}"


@pytest.mark.parametrize("language", WHOLE)
def test_heights_and_starting_goods_are_those_of_the_tables(language: str) -> None:
    text = rules_text(language, "setup")
    for item in (
        "landscapes_per_space",
        "scoring_tiles_per_space",
        "temples_per_space",
        "scoring_tiles_at_b",
    ):
        assert ", ".join(str(SET_UP[item].value(players)) for players in (2, 3, 4)) in text
    for row in STACKS.values():
        if row.good == "mine":
            name = wording(language).say("sector", row.sector)
            heights = ", ".join(str(row.height(players)) for players in (2, 3, 4))
            assert re.search(rf"in {name} {heights}\b", text)
    lapis = ", ".join(str(rule(f"start_lapis_seat_{number}", 4)) for number in (1, 2, 3, 4))
    assert f"{lapis} " in text
    assert str(rule("end_tiles_in_game", 4)) in text
    assert str(rule("round_cap", 4)) in rules_text(language, "end")


@pytest.mark.parametrize("language", WHOLE)
def test_borders_and_prices_are_those_of_the_tables(language: str) -> None:
    terms = wording(language).terms
    buying, extra, _ = items(language, "arrival")
    for papyri, knowledge in KNOWLEDGE_PRICES.items():
        assert re.search(rf"\b{knowledge} \w+ {terms.money('papyrus', papyri)}", buying)
    assert terms.money("papyrus", EXTRA_SCORING_PRICE) in extra
    board = rules_text(language, "board")
    for row in BORDERS.values():
        assert re.search(rf"{row.between_position} (and|und) {row.and_position}\b", board)


@pytest.mark.parametrize("language", WHOLE)
def test_all_kinds_keys_and_majorities_stand_there(language: str) -> None:
    said = wording(language)
    for item, kind in zip(items(language, "values"), KINDS, strict=True):
        assert item.casefold().startswith(f"- {said.terms.kind(kind)}: ".casefold())
    wanted = {said.terms.kind(kind).casefold(): THRESHOLDS[kind] for kind in KEYED}
    found = {item[2:].partition(":")[0].casefold(): item for item in items(language, "keys")}
    assert found.keys() == wanted.keys()
    assert all(str(count) in found[kind] for kind, count in wanted.items())
    for item, majority in zip(items(language, "final"), MAJORITIES.values(), strict=True):
        assert said.terms.scoring(majority.scoring).casefold() in item.casefold()


@pytest.mark.parametrize("language", WHOLE)
def test_the_rules_say_why_orbis_decides_a_tie_at_nought_the_other_way(language: str) -> None:
    """R44: Orbis' rulebook sets a minimum for temples, so that a missing one means something."""
    text = rules_text(language, "ruling-nought")
    assert {"en": "In Orbis the same question is answered the other way", "de": "Orbis beantwortet"}[
        language
    ] in text
    assert {"en": "minimum for temples", "de": "bei den Tempeln ein Minimum"}[language] in text
    page = " ".join((PAGE.parent / "rules" / PAGE.name).read_text(encoding="utf-8").split())
    assert "Orbis decides the same question the other way (its R25): its rulebook sets a minimum" in page


@pytest.mark.parametrize("language", WHOLE)
def test_the_rules_say_that_values_are_reconstructed(language: str) -> None:
    text = rules_text(language, "components")
    assert text.startswith(
        "Component values of Papyria are a reconstruction; the rules follow the publisher's short rules."
        if language == "en"
        else "Die Werte des Spielmaterials von Papyria sind rekonstruiert"
    )
    assert "provenance" in text


def test_the_page_names_every_table() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for table in PAGE.parents[1].glob("rulesets/papyria/*.csv"):
        assert f"`{table.name}`" in page
    assert "reconstructed" in page
