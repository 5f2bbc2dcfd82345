"""The record, the taking-back and the session are three things; each can be had without the next."""

from rulesets.core import Option, Table
from tabletop_tui.play.game import Game
from tabletop_tui.play.played import Played
from tabletop_tui.play.session import Session
from tabletop_tui.play.undo import TakingBack
from tabletop_tui.store.rows import REDO, UNDO
from tests.rulesets.core.toys import Toy, ToyRules


async def three_steps(g: Toy) -> str | None:
    """Two seats in turn, each answering once."""
    await g.ask(g.turns % 2, "step", [Option("left", 1), Option("right", 2)])
    g.turns += 1
    return "play" if g.turns < 6 else None


def played(answers: int) -> Played:
    """A game of this many answers that no player keeps."""
    table = Table.new(ToyRules(play=three_steps), 2)
    for _ in range(answers):
        table.apply("left")
    return Played.of_table(table)


def undone(record: Played) -> list[bool]:
    """Which entries of the log are marked so."""
    return [entry.undone for entry in record.log]


def test_what_was_played_can_be_read_without_a_session() -> None:
    record = played(3)
    assert [entry.key for entry in record.log] == ["", "left", "left", "left"]
    assert record.steps == 3
    assert Played.of_document(record.document(), record.rules).table.digest == record.table.digest


def test_taking_back_gives_rows_and_marks_nothing_until_they_are_kept() -> None:
    record = played(3)
    back = TakingBack(record)
    assert back.last_person == 0
    assert [back.undo_count((seat,)) for seat in (0, 1)] == [1, 0]
    (row,) = back.undo(1)
    assert (row.what, row.seat, row.of) == (UNDO, 0, 3)
    assert undone(record) == [False] * 4
    record.record.rows.append(row)
    back.undone([row])
    assert undone(record) == [False, False, False, True]
    (again,) = back.redo()
    assert (again.what, again.of) == (REDO, 3)
    record.record.rows.append(again)
    back.redone([again])
    assert undone(record) == [False] * 4


def test_a_copy_of_what_was_played_goes_its_own_way() -> None:
    record = played(3)
    twin = record.copy()
    row, entry = twin.step("right")
    twin.record.rows.append(row)
    twin.add((row, entry))
    TakingBack(twin).undone(TakingBack(twin).undo(1))
    assert undone(twin) == [False, False, False, False, True]
    assert undone(record) == [False] * 4
    assert (twin.steps, record.steps) == (4, 3)


def test_a_session_is_made_of_both_and_inherits_from_neither() -> None:
    session = Session.of_table(played(2).table)
    assert Session.__mro__ == (Session, object)

    def there_and_back(game: Game) -> None:
        game.answer("right")
        game.undo()

    draft = session.draft(there_and_back)
    assert (session.steps, draft.steps) == (2, 4)
    assert undone(draft.played) == [False, False, False, True]
    assert len(session.log) == 3
    assert TakingBack(session.played).redo() == [], "the draft's taking-back is its own"
