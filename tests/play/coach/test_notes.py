"""The notes of the coach: each is told once, when it matters, in two sentences at most, in both languages."""

import re
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from rulesets import BUILT, load_rules
from rulesets.core import Table
from rulesets.orbis.components import LANDSCAPES
from tabletop_tui.host.paths import Paths
from tabletop_tui.play import acts
from tabletop_tui.play.coach import FIRST_TURN, Coach, Note, notes_of
from tabletop_tui.play.session import Session
from tabletop_tui.play.texts import worded
from tabletop_tui.store import open_store
from tabletop_tui.store.people import Person
from tabletop_tui.text.words import WHOLE, Words
from tabletop_tui.tui.widgets.strip import said_in_full
from tests.tui.lobby.driving import PEOPLE
from tests.tui.sentences import assert_whole
from tests.whole import sampled

COACHED = tuple(replace(person, coached=True) for person in PEOPLE)
GAMES = sampled(8, 200)
"""How many random games of each kind are coached."""


def coached(game: str, seed: int, people: tuple[Person, ...] = COACHED) -> Session:
    """A coached game among two, three or four people, by its seed."""
    rules = load_rules(game)
    seats = rules.seat_counts[seed % len(rules.seat_counts)]
    return Session.of_table(Table.new(rules, seats, seed, listen=False), people[:seats])


def told_in(session: Session, chance: Random, answers: int = 10_000) -> list[tuple[int, int, Note]]:
    """What the coach tells while a game is played at random: round, seat and note."""
    coach, told = Coach(session), []
    while (decision := session.record.decision) is not None and answers:
        note = coach.note()
        if note is not None:
            told.append((session.rules.progress(session.record.table.state).round, decision.seat, note))
        session.do(acts.answer(chance.choice(decision.options).key))
        answers -= 1
    return told


LATER = {
    "dice_forge": {"ousted": 3},
    "helios": {"full": 2, "harbour": 2},
    "orbis": {"temples": 2, "god": 4, "middle": 8},
    "papyria": {"multiply": 2, "knowledge": 3, "move": 5},
}
"""The rounds that some notes wait for, by their ids."""


@pytest.mark.parametrize("game", BUILT)
def test_every_note_can_come_in_its_round_and_none_comes_twice(game: str) -> None:
    met: set[str] = set()
    every = {note.id for note in notes_of(game)}
    for seed in range(GAMES):
        told = told_in(coached(game, seed), Random(seed))
        assert len({(seat, note.id) for _, seat, note in told}) == len(told)
        met |= {note.id for _, _, note in told}
        early = LATER.get(game, {})
        assert all(round >= early.get(note.id, 0) for round, _, note in told)
        if met == every and sampled(True, False):
            break
    assert met == every


@pytest.mark.parametrize("game", BUILT)
def test_the_first_turn_needs_few_notes(game: str) -> None:
    session, chance = coached(game, 1), Random(1)
    coach, told, turns, last = Coach(session), Counter[int](), Counter[int](), None
    while (decision := session.record.decision) is not None and session.rules.progress(
        session.record.table.state
    ).round < 2:
        turns[decision.seat] += decision.seat != last
        last = decision.seat
        if turns[last] <= 2:  # what is set up, and a turn
            told[last] += coach.note() is not None
        session.do(acts.answer(chance.choice(decision.options).key))
    assert told
    assert max(told.values()) <= FIRST_TURN


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("game", BUILT)
def test_notes_are_few_and_short_and_whole_sentences(game: str, language: str) -> None:
    words, notes = Words(language), notes_of(game)
    assert 15 <= len(notes) <= 30
    for note in notes:
        text = worded(note.text, words)
        assert_whole(text)
        assert said_in_full([text], 120, 2), text
        assert len(re.findall(r"(?<!\d)\. ", text)) <= 1, text


def test_a_seat_that_is_not_coached_is_told_nothing() -> None:
    told = told_in(coached("orbis", 0, (PEOPLE[0], *COACHED[1:])), Random(3))
    assert {seat for _, seat, _ in told} == {1}


def test_a_note_stays_while_its_decision_stands_and_comes_back_when_the_answer_is_taken_back() -> None:
    session = coached("orbis", 0)
    coach = Coach(session)
    first = coach.note()
    assert first is not None
    assert coach.note() is first
    decision = session.record.decision
    assert decision is not None
    session.do(acts.answer(decision.options[0].key))
    assert coach.note() is not first
    session.do(acts.undo())
    assert coach.note() is first
    assert list(coach.shown(decision.seat)).count(first) == 1


def test_a_game_taken_up_again_tells_nothing_that_was_told_before() -> None:
    session = coached("helios", 1)
    before = told_in(session, Random(5), answers=60)
    after = told_in(session, Random(6))
    assert before
    assert after
    assert not {(seat, note.id) for _, seat, note in before} & {(seat, note.id) for _, seat, note in after}


def test_what_a_trade_can_pay_is_never_called_a_wilderness() -> None:
    for seed in range(GAMES):
        session, chance = coached("orbis", seed), Random(seed)
        coach = Coach(session)
        while (decision := session.record.decision) is not None:
            note = coach.note()
            if note is not None and note.id == "short":
                assert "pay" not in {option.key for option in decision.options}
                assert any(option.key.startswith("trade:") for option in decision.options)
            if note is not None and note.id == "temples":
                view = session.rules.view(session.record.table.state, decision.seat)
                assert "shrine" in {LANDSCAPES[tile].effect for tile in view.display if tile}
            session.do(acts.answer(chance.choice(decision.options).key))


def test_a_coach_called_in_the_middle_of_a_game_begins_at_the_beginning() -> None:
    session = coached("orbis", 0, PEOPLE)
    coach = Coach(session)
    for _ in range(40):
        assert coach.note() is None
        decision = session.record.decision
        assert decision is not None
        session.do(acts.answer(decision.options[0].key))
    session.do(
        lambda draft: draft.seat_people([replace(person, coached=True) for person in session.record.people])
    )
    told = []
    while (decision := session.record.decision) is not None:
        if note := coach.note():
            told.append(note.id)
        session.do(acts.answer(decision.options[0].key))
    assert "take" in told


def on_and_off(session: Session, *, on: bool) -> None:
    """Switch the coach of all seats, each as its player would."""
    coach = Coach(session)
    for seat in range(len(session.record.people)):
        session.do(coach.switched(seat, on=on))


@pytest.mark.parametrize("game", BUILT)
def test_a_coach_switched_off_and_on_around_a_resume_repeats_nothing(game: str) -> None:
    with open_store(Paths.find().saves) as store:
        people, chance = coached(game, 1).record.people, Random(5)
        told: list[tuple[int, int, Note]] = []
        with Session.new(load_rules(game), people, 1, {}, store) as session:
            told += told_in(session, chance, answers=30)
            assert session.game_id is not None
            on_and_off(session, on=False)
            assert told_in(session, chance, answers=10) == []
        with Session.resume(store, session.game_id) as again:
            assert told_in(again, chance, answers=10) == []
            on_and_off(again, on=True)
            told += told_in(again, chance, answers=20)
        with Session.resume(store, session.game_id) as last:  # killed in between
            told += told_in(last, chance)
        assert len({(seat, note.id) for _, seat, note in told}) == len(told)


EARLY = {
    "dice_forge": {"action": 4, "feat": 4, "shards": 4},
    "helios": {"start": 1, "column": 1},
    "orbis": {"middle": 10},
    "papyria": {"start": 1, "priest": 1, "enter": 4, "move": 6},
    "bora_bora": {"hut": 1, "material": 2},
}
"""The last rounds in which notes about the beginning make sense, by their ids."""


@pytest.mark.parametrize("game", BUILT)
def test_notes_about_the_beginning_are_not_said_late(game: str) -> None:
    """The coach is called in the middle of a game, when nothing has been told: after 20 to 80 answers."""
    for seed in sampled((0, 3), range(GAMES)):
        session, chance = coached(game, seed, PEOPLE), Random(seed)
        told_in(session, chance, answers=20 * (1 + seed % 4))
        on_and_off(session, on=True)
        for round, _, note in told_in(session, chance):
            assert round <= EARLY[game].get(note.id, round), note.id


def test_who_is_coached_is_kept_with_the_game() -> None:
    with open_store(Paths.find().saves) as store:
        with Session.new(load_rules("orbis"), COACHED[:2], 1, {}, store) as session:
            session.do(lambda draft: draft.seat_people([COACHED[0], PEOPLE[1]]))
            game_id, document = session.game_id, session.record.document()
        assert game_id is not None
        with Session.resume(store, game_id) as again:
            assert [person.coached for person in again.record.people] == [True, False]
    assert [person.coached for person in Session.of_document(document).record.people] == [True, False]


def test_a_game_without_notes_has_no_coach() -> None:
    assert notes_of("morris") == ()
