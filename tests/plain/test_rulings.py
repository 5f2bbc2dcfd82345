"""Rulings that players choose at set-up, in lines of text and on the command line."""

from pathlib import Path

import pytest

from rulesets import load_rules
from rulesets.core import Table
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.store import open_store
from tabletop_tui.text.words import Words
from tests.cli.running import told
from tests.plain.talking import talked
from tests.rule_pages import ROOT
from tests.rulings import PEOPLE, RULINGS, Ruling, decision_of, game_at, taking_over

every_ruling = pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.variant)


@every_ruling
@pytest.mark.parametrize("language", ["en", "de"])
def test_lines_of_text_name_the_ruling_and_find_it_in_the_rules(ruling: Ruling, language: str) -> None:
    session, words = game_at(ruling, other=True), Words(language)
    first = taking_over(session)
    said = words(f"{ruling.game}-ruling-{ruling.variant}-{ruling.other}")
    talk = talked(session, [*first, "help" if language == "en" else "hilfe", "quit"], language)
    assert said in talk.lines
    if ruling.asked:
        assert (
            said in talked(session, [*first, "why" if language == "en" else "warum", "quit"], language).lines
        )
    title = words(f"{ruling.game}_rules-ruling-{ruling.variant}-title")
    rules = "rules" if language == "en" else "regeln"
    assert title in talked(session, [*first, f"{rules} {title.casefold()}", "quit"], language).lines


@every_ruling
def test_the_command_line_and_the_store_keep_what_was_chosen(
    ruling: Ruling, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    chosen = f"{ruling.variant}={ruling.other}"
    line = ("play", ruling.game, "-p", "Ana", "-p", "Ben", "--plain", "--set", chosen)
    _ = told(*line)
    (file,) = tmp_path.rglob("*.sqlite3")
    with open_store(file) as store:
        (kept,) = store.games()
        with Session.resume(store, kept.id, load_rules(ruling.game)) as session:
            assert session.record.table.variants[ruling.variant] == ruling.other
    wrong = told(*line[:-1], f"{ruling.variant}=perhaps")
    assert wrong.code == 2
    assert ruling.other in wrong.err


@every_ruling
@pytest.mark.parametrize("other", [False, True])
def test_saves_keep_the_rule_they_were_played_by(ruling: Ruling, other: bool) -> None:
    """Also those from before one could choose: they don't say."""
    session = game_at(ruling, other=other)
    rules, document = session.rules, session.record.document()
    again = Table.load(rules, document)
    assert again.variants == session.record.table.variants
    assert again.digest == session.record.table.digest
    (variant,) = [each for each in rules.variants if each.id == ruling.variant]
    old = {**document, "variants": {k: v for k, v in document["variants"].items() if k != ruling.variant}}
    assert rules.variants_of(old["variants"])[ruling.variant] == variant.of_old
    if document["variants"][ruling.variant] == variant.of_old:
        assert Table.load(rules, old).digest == session.record.table.digest
        assert Session.taken_in(old, rules).record.table.variants == session.record.table.variants


def test_a_helios_game_from_before_the_choice_goes_on_once_a_move() -> None:
    """It began by that rule, though once a turn is the default now."""
    rules = load_rules("helios")
    session = Session.new(rules, PEOPLE, 3, {"laps": "move"})
    for _ in range(40):
        session.do(acts.answer(decision_of(session).options[0].key))
        session.do(acts.take_over)
    document = session.record.document()
    del document["variants"]["laps"]
    table = Table.load(rules, document)
    assert (table.variants["laps"], table.state.one_lap_a_turn) == ("move", False)
    assert Table.new(rules, 2).state.one_lap_a_turn


@every_ruling
def test_a_ruling_stands_on_the_rules_page_with_the_words_of_the_rulebook(ruling: Ruling) -> None:
    page = (ROOT / "docs" / "rules" / f"{ruling.game}.md").read_text(encoding="utf-8")
    entry = page.partition(f"- **{ruling.number}** ")[2].partition("\n- **")[0]
    assert f"(variant\n  `{ruling.variant}`" in entry or f"(variant `{ruling.variant}`" in entry
    assert f"`{ruling.other}`" in entry
    for language in ("en", "de"):
        words = Words(language)
        text = words(f"{ruling.game}_rules-ruling-{ruling.variant}-text")
        quoted = [
            part for part in text.replace("„", '"').replace("“", '"').split('"')[1::2] if len(part) > 25
        ]
        assert quoted, "the words of the rulebook"
        assert text.count("\n- ") == 2, "both readings"
