"""Two programs at one game: one follows the other, and refuses what doesn't continue from where it is."""

import random
from dataclasses import replace
from typing import Any

import pytest

from rulesets import load_rules
from rulesets.core.event import Event
from tabletop_tui.play import acts, undo
from tabletop_tui.play.errors import Diverged
from tabletop_tui.play.session import Session
from tabletop_tui.store.people import Person
from tabletop_tui.store.rows import ANSWER, UNDO, Later, Row
from tests.store.playing import PEOPLE, step

GAMES = ("orbis", "papyria")


def two(game: str, seats: int = 3) -> tuple[Session, Session]:
    """The same new game twice, as two servers have it."""
    both = [Session.new(load_rules(game), PEOPLE[:seats], 7) for _ in range(2)]
    for session in both:
        session.record.pause_when(lambda _due: False)
    return both[0], both[1]


def later(session: Session, known: int) -> Later:
    """What a store would return for the rows after those known."""
    record = session.record.saved
    return Later(tuple(record.rows[known:]), record.people, record.standing_answers)


def told(session: Session) -> list[tuple[int | None, str, bool, list[Event]]]:
    return [(entry.seat, entry.key, entry.undone, list(entry.events)) for entry in session.record.log]


def assert_same(one: Session, other: Session) -> None:
    """All that a screen or the store could ask of them."""
    seats = range(one.record.table.seats)
    assert one.record.table.digest == other.record.table.digest
    assert one.record.saved.rows == other.record.saved.rows
    assert one.record.saved.seated == other.record.saved.seated
    assert told(one) == told(other)
    assert one.record.turns.scores == other.record.turns.scores
    assert (one.record.acting_seat, one.record.hand_over, one.record.passed) == (
        other.record.acting_seat,
        other.record.hand_over,
        other.record.passed,
    )
    for seat in seats:
        assert undo.can_undo(one.record, (seat,)) == undo.can_undo(other.record, (seat,))
        assert undo.can_redo(one.record, (seat,)) == undo.can_redo(other.record, (seat,))
        assert undo.can_restart(one.record, (seat,)) == undo.can_restart(other.record, (seat,))


@pytest.mark.parametrize("game", GAMES)
def test_a_follower_is_where_the_other_is_and_may_do_the_same(game: str) -> None:
    """Each in turn does some steps, taken back and given again among them, and the other follows at once."""
    one, other = two(game)
    chance = random.Random(5)
    for _ in range(25):
        known = one.record.steps
        for _ in range(chance.randint(1, 4)):
            step(one, chance)
        assert other.follow(later(one, known)) == (one.record.steps > known)
        assert_same(one, other)
        one, other = other, one


def test_people_and_standing_answers_are_followed_and_nothing_new_is_told_as_such() -> None:
    one, other = two("dice_forge")
    calls: list[int] = []
    other.watch(lambda: calls.append(other.record.steps))
    assert not other.follow(later(one, 0))
    assert calls == []
    one.do(lambda draft: draft.seat_people([Person("Eve", "red", "remote:key x"), *one.record.people[1:]]))
    standing = one.record.standing_answers.known[0]
    one.do(acts.let_answer(1, standing.id, standing.choices[0]))
    assert other.follow(later(one, 0))
    assert calls == [0]
    assert other.record.people[0].name == "Eve"
    assert other.record.standing_answers.choice(1, standing.id) == standing.choices[0]
    assert_same(one, other)


def test_a_row_that_does_not_fit_changes_nothing_and_the_game_can_be_read_anew() -> None:
    one, other = two("orbis")
    chance = random.Random(3)
    for _ in range(12):
        step(one, chance)
    rows = later(one, 0).rows
    last = rows[-1]

    def spoilt(**changes: Any) -> Row:
        return last._replace(**changes)

    wrong = [
        (*rows[:-1], spoilt(digest="0" * 16)),
        (*rows[:-1], spoilt(what=ANSWER, key="no-such-key", of=None)),
        (*rows[:-1], spoilt(what=UNDO, of=99)),
        rows[1:],
        (*rows, last),
    ]
    for each in wrong:
        with pytest.raises(Diverged):
            other.follow(Later(each, other.record.people))
        assert (other.record.steps, other.record.log[1:]) == (0, [])
    calls: list[int] = []
    other.watch(lambda: calls.append(other.record.steps))
    anew = other.anew(replace(one.record.saved, rows=list(rows)))
    assert (calls, anew.unkept) == ([], [])
    other.adopt(anew)
    assert calls == [one.record.steps]
    assert other.record.table.digest == one.record.table.digest
    assert told(other) == told(one)
