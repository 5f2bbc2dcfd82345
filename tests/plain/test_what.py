"""`what PLACE` in plain mode: anything on the table says what it is, in the reader's language."""

import pytest

from rulesets import BUILT, load_rules
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tests.plain.talking import game, talked
from tests.tui.whole_games import SEATS
from tests.whole import in_turn


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("what ana", ("Ana:", "Ana would have 0 points if the game ended now: place 1 of 2.", "as many")),
        ("what Jürgen", ("Jürgen:", "You have as many.")),
        ("what round", ("round:", "Round 1 of 15; then the game ends.")),
        ("what slot 3, conversion", ("slot 3, Conversion:", "Conversion (")),
        ("what temple", ("Which one: temple",)),
        ("what jürgen: landscapes", ("Jürgen has laid 0 of 14 landscapes.",)),
        ("what 1", ("1. slot 1",)),
        ("what free", ("free colours:", "No colour is free for Ana")),
    ],
)
def test_a_place_is_found_by_its_name_or_its_beginning(typed: str, said: tuple[str, ...]) -> None:
    assert talked(game(), [typed, "quit"]).says(*said)


def test_alone_it_names_the_places() -> None:
    (places,) = [line for line in talked(game(), ["what", "quit"]).lines if line.startswith("Places: ")]
    assert {"Ana", "round", "slot 3, Conversion", "red worshippers"} <= {*places[8:].split("; ")}


def test_german_places_have_german_names() -> None:
    talk = talked(game(), ["was jürgen", "was Platz 3, Bekehrung", "ende"], "de")
    assert talk.says("Jürgen hätte 0 Punkte, wenn das Spiel jetzt zu Ende wäre", "Platz 3, Bekehrung:")


def test_the_help_tells_of_it() -> None:
    assert talked(game(), ["help", "quit"]).says("with a place or a player: what is there")


@pytest.mark.parametrize(("rules", "language"), in_turn(BUILT, ["en", "de"]))
def test_every_place_that_is_named_says_something(rules: str, language: str) -> None:
    session, what = Session.new(load_rules(rules), SEATS[3], 5), {"en": "what", "de": "was"}[language]
    for _ in range(12):
        session.do(acts.take_over)
        decision = session.record.decision
        assert decision is not None
        session.do(acts.answer(decision.options[0].key))
    session.do(acts.take_over)
    decision = session.record.decision
    assert decision is not None
    come = session.record.people[decision.seat].name[0]
    start = {"en": "Places: ", "de": "Orte: "}[language]
    told = talked(session, [come, what, "quit"], language).lines
    (places,) = [line.removeprefix(start) for line in told if line.startswith(start)]
    lines = talked(
        session, [come, *(f"{what} {place}" for place in places.split("; ")), "quit"], language
    ).lines
    heads = [n for n, line in enumerate(lines) if line[-1:] == ":" and line[:-1] in places.split("; ")]
    assert len(heads) == len(places.split("; "))
    assert all(lines[n + 1] and not lines[n + 1].startswith("1. ") for n in heads)
    assert not any("⟦" in line for line in lines)
