"""Since your turn, from a game's record: who is told what, and about which turns."""

import random
from dataclasses import replace
from typing import Any

import pytest

from rulesets import BUILT
from rulesets.core import Event, Forced, Rng, Table
from tabletop_tui.kit.recap import Recap
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.play import acts
from tabletop_tui.play.recap import recap
from tabletop_tui.play.session import Session
from tabletop_tui.text.words import Words
from tests.conformance.every_game import load_rules
from tests.tui.random_games import PEOPLE
from tests.whole import sampled


def begun(game: str, seats: int = 3, seed: int = 1) -> Session:
    return Session.new(load_rules(game), PEOPLE[:seats], seed)


def played(session: Session, seat: int, turns: int, seed: int = 1) -> None:
    """Answer at random until a seat is to decide again for this many times, after others have."""
    chance, left, last = random.Random(seed), turns, seat
    while session.record.decision is not None:
        decision = session.record.decision
        if decision.seat == seat and last != seat:
            left -= 1
            if not left:
                return
        last = decision.seat
        session.do(acts.answer(chance.choice([option.key for option in decision.options])))


def of(session: Session, seat: int) -> Recap:
    wording = game_parts(session.rules.id).wording(Words("en"), session.record.people)
    return recap(session.record, wording, seat)


def test_at_the_start_of_a_turn_every_other_seat_has_a_line() -> None:
    session = begun("orbis")
    played(session, 0, turns=4)
    assert [turn.seat for turn in of(session, 0).turns] == [1, 2]


def test_points_gained_are_the_difference_of_the_totals() -> None:
    session = begun("orbis", seats=2)
    played(session, 0, turns=6)
    before = session.record.table.clone(listen=False)
    played_own = random.Random(2)
    while (decision := session.record.decision) is not None and decision.seat == 0:
        session.do(acts.answer(played_own.choice([option.key for option in decision.options])))
        before = session.record.table.clone(listen=False)
    while (decision := session.record.decision) is not None and decision.seat == 1:
        session.do(acts.answer(decision.options[0].key))
    (turn,) = of(session, 0).turns
    totals = [table.rules.standings(table.state)[1].total for table in (before, session.record.table)]
    assert turn.gained == totals[1] - totals[0]


def test_ones_own_answers_in_the_running_turn_change_nothing_of_it() -> None:
    session = begun("orbis")
    played(session, 0, turns=5)
    at_first = of(session, 0)
    decision = session.record.decision
    assert decision is not None
    session.do(acts.answer(next(o.key for o in decision.options if o.key.startswith("landscape:"))))
    assert session.record.decision is not None
    assert session.record.decision.seat == 0
    assert of(session, 0) == at_first


def test_what_was_undone_is_left_out() -> None:
    session = begun("orbis", seats=2)
    played(session, 0, turns=3)
    at_first = of(session, 0)
    decision = session.record.decision
    assert decision is not None
    session.do(acts.answer(decision.options[0].key))
    session.do(acts.undo())
    assert of(session, 0) == at_first


def test_a_player_who_came_later_learns_nothing_from_before() -> None:
    session = begun("orbis")
    played(session, 0, turns=4)
    people = list(session.record.people)
    people[0] = replace(people[0], since=len(session.record.log) + 1)
    session.record.seat_people(people)
    assert of(session, 0) == Recap()
    assert of(session, 1) != Recap()


def test_nothing_has_happened_before_the_first_answer() -> None:
    session = begun("orbis")
    assert of(session, 0) == Recap()


@pytest.mark.parametrize("game", BUILT)
def test_what_it_means_for_a_seat_depends_on_nothing_it_cannot_see(game: str) -> None:
    """Everything that the seat can't see is dealt again: the same is said."""
    wording = game_parts(game).wording(Words("en"), PEOPLE)
    chance, compared = random.Random(3), 0
    table: Table[Any] = Table.new(load_rules(game), 3, 3)
    events: list[Event] = []
    before, last = table.rules.view(table.state, 0), 0
    while table.decision is not None and compared < 8:
        if table.decision.seat == 0 and last != 0:
            dealt = table.rules.redeal(table.state, 0, Rng(compared))
            views = [table.rules.view(state, 0) for state in (table.state, dealt)]
            said = [list(wording.meant(before, view, 0, events)) for view in views]
            assert said[0] == said[1]
            compared += 1
        last = table.decision.seat
        table.apply(chance.choice([option.key for option in table.decision.options]))
        if last == 0:
            before, events = table.rules.view(table.state, 0), []
        else:
            events += [event.seen_by(0) for event in table.story[-1]]
    assert compared == 8


def test_a_turn_of_ones_own_that_had_one_option_only_is_told() -> None:
    """In Helios, the last tile is taken, and an action lapses, without its player."""
    told = 0
    for seed in sampled((4,), tuple(range(30))):
        session = begun("helios", seed=seed)
        wording, chance = game_parts("helios").wording(Words("en"), PEOPLE[:3]), random.Random(seed)
        while (decision := session.record.decision) is not None:
            session.do(acts.answer(chance.choice([option.key for option in decision.options])))
            last = session.record.log[-1]
            seat = session.record.decision.seat if session.record.decision is not None else None
            if seat is None or last.seat == seat:
                continue
            found = of(session, seat)
            own = [event for event in last.events if event.seat == seat]
            began = any(isinstance(event, Forced) and event.decision == "choose_action_tile" for event in own)
            if began and found.turns and (text := wording.turn(own)):
                told += 1
                assert text in found.meant[0].text
                assert found.meant[0].text.startswith("You had no choice: ")
    assert told


@pytest.mark.parametrize("game", BUILT)
def test_what_a_player_did_is_told_as_theirs_also_in_the_turn_of_another(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Passes that fall into one player's turn, such as those of Helios' persons, are the others'."""
    told, session = 0, begun(game, seats=4)
    for turns in (2, *[5] * 7):
        played(session, 0, turns, seed=told)
        wording = game_parts(game).wording(Words("en"), session.record.people)
        monkeypatch.setattr(wording, "turn", lambda events: " ".join(str(event.seat) for event in events))
        for turn in recap(session.record, wording, 0).turns:
            told += 1
            assert {*turn.text.split()} <= {str(turn.seat), "None"}
    assert told


def test_what_others_did_without_a_choice_right_after_ones_own_answer_is_told() -> None:
    """In Bora Bora, the fourth player has one region left for a hut: it stands in the third one's answer."""
    for seed in range(4):
        session = begun("bora_bora", seats=4, seed=seed)
        first, third = session.record.table.state.order[:2]
        while (decision := session.record.decision) is not None and decision.kind != "place_die":
            assert (decision.kind, decision.seat) != ("setup_hut", first)
            session.do(acts.answer(decision.options[0].key))
        lines = {turn.seat: turn.text for turn in of(session, third).turns}
        assert lines[first].startswith("hut on ")
