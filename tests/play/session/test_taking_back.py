"""The record of a game can be had without a session; what is done to a copy of it is the copy's own."""

from rulesets.core import Option, Table
from tabletop_tui.play import acts, reading, undo
from tabletop_tui.play.record import GameRecord
from tabletop_tui.play.session import Session
from tabletop_tui.store.rows import ANSWER, REDO, UNDO
from tests.rulesets.core.toys import Toy, ToyRules


async def three_steps(g: Toy) -> str | None:
    """Two seats in turn, each answering once."""
    await g.ask(g.turns % 2, "step", [Option("left", 1), Option("right", 2)])
    g.turns += 1
    return "play" if g.turns < 6 else None


def played(answers: int) -> GameRecord:
    """A game of this many answers that is kept nowhere."""
    table = Table.new(ToyRules(play=three_steps), 2)
    for _ in range(answers):
        table.apply("left")
    return reading.of_table(table)


def undone(record: GameRecord) -> list[bool]:
    """Which entries of the log are marked so."""
    return [entry.undone for entry in record.log]


def test_what_was_played_can_be_read_without_a_session() -> None:
    record = played(3)
    assert [entry.key for entry in record.log] == ["", "left", "left", "left"]
    assert record.steps == 3
    again = reading.of_document(record.document(), record.rules)
    assert again.table.digest == record.table.digest


def test_undo_and_redo_add_rows_about_the_answer_and_mark_it_in_the_log() -> None:
    record = played(3)
    assert record.last_person == 0
    assert [undo.undo_count(record, (seat,)) for seat in (0, 1)] == [1, 0]
    undo.take_back(record, 1)
    row = record.saved.rows[-1]
    assert (row.what, row.seat, row.of) == (UNDO, 0, 3)
    assert undone(record) == [False, False, False, True]
    undo.give_again(record)
    again = record.saved.rows[-1]
    assert (again.what, again.of) == (REDO, 3)
    assert undone(record) == [False] * 4


def test_a_copy_of_what_was_played_goes_its_own_way() -> None:
    record = played(3)
    twin = record.copy()
    acts.answer("right")(twin)
    acts.undo()(twin)
    assert undone(twin) == [False, False, False, False, True]
    assert undone(record) == [False] * 4
    assert (twin.steps, record.steps) == (5, 3)


def test_only_a_copy_that_is_kept_collects_what_is_to_be_written() -> None:
    record = played(2)
    kept, loose = record.copy(kept=True), record.copy()
    for twin in (kept, loose):
        acts.answer("right")(twin)
    assert kept.writes
    assert loose.writes is None
    assert [row.what for row in record.saved.rows] == [ANSWER] * 2


def test_a_record_that_begins_again_never_counts_the_same_steps_twice() -> None:
    """A lesson goes back so; screens know a moment by its count of steps."""
    record = played(3)
    counts = [record.steps]
    for answers in (0, 3, 1):
        record.begin_again(played(answers).table)
        counts.append(record.steps)
    assert len(set(counts)) == len(counts)
    assert sorted(counts) == counts
    assert undone(record) == [False] * 2


def test_what_is_done_to_a_draft_is_not_done_to_the_session() -> None:
    session = Session.of_table(played(2).table)

    def there_and_back(draft: GameRecord) -> None:
        acts.answer("right")(draft)
        acts.undo()(draft)

    draft = session.draft(there_and_back)
    assert (session.record.steps, draft.steps) == (2, 4)
    assert undone(draft) == [False, False, False, True]
    assert len(session.record.log) == 3
    assert not undo.can_redo(session.record), "the draft's undo is its own"
