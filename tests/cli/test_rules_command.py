"""`tabletop rules`: the rules in short, searchable."""

import pytest

from tabletop_tui.text.short_rules import Section, found, sections
from tabletop_tui.text.words import Words
from tests.cli.running import ran

TEXT = Section("Temples", "Whoever leads a colour holds its temple.\n\nA temple is lost in a tie.")


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_sections_are_printed_in_order(capsys: pytest.CaptureFixture[str], language: str) -> None:
    ended = ran(capsys, "rules", "orbis", "--lang", language)
    assert (ended.code, ended.err) == (0, "")
    places = [ended.out.upper().index(s.title.upper()) for s in sections(Words(language), "orbis")]
    assert places
    assert "⟦" not in ended.out


def test_a_word_narrows_a_section_to_its_paragraphs() -> None:
    assert found(TEXT, ["TIE".casefold()]) == Section("Temples", "A temple is lost in a tie.")
    assert found(TEXT, ["temples"]) == TEXT
    assert found(TEXT, ["volcano"]) is None


def test_several_words_must_all_be_there() -> None:
    assert found(TEXT, ["colour", "leads"]) is not None
    assert found(TEXT, ["colour", "tie"]) is None


def test_a_word_that_is_not_in_the_rules_fails_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    ended = ran(capsys, "rules", "orbis", "xylophone")
    assert (ended.code, ended.out) == (1, "")
    assert "xylophone" in ended.err
