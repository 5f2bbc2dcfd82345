"""What rows say: which answers are in force, how answers are taken back, and what of a person can be read."""

from typing import Any

import pytest

from tabletop_tui.store.people import Person
from tabletop_tui.store.rows import ANSWER, AUTOMATIC, REDO, UNDO, Record, Row, hinted_of, in_force, since_of

ANA = Person("Ana", "red")


def rows(*acts: tuple[str, int | None]) -> list[Row]:
    """Rows of one seat, each with what it is and which answer it is of."""
    return [
        Row(number, what, 0, "take", f"take:{number}", f"d{number}", of)
        for number, (what, of) in enumerate(acts, start=1)
    ]


def kept(found: list[Row], *, first: str = "d0", checkpoint: dict[str, Any] | None = None) -> Record:
    return Record({"game": "orbis", "seats": 1}, (ANA,), first, checkpoint, found)


def test_an_answer_is_in_force_until_it_is_taken_back_and_again_once_it_is_redone() -> None:
    acts = [(ANSWER, None), (ANSWER, None), (UNDO, 2), (UNDO, 1), (REDO, 1), (ANSWER, AUTOMATIC)]
    assert [in_force(rows(*acts[:count])) for count in range(7)] == [[], [1], [1, 2], [1], [], [1], [1, 6]]


@pytest.mark.parametrize(
    "acts",
    [
        [(UNDO, 1)],
        [(ANSWER, None), (UNDO, 2)],
        [(ANSWER, None), (ANSWER, None), (UNDO, 1)],
        [(ANSWER, None), (REDO, 1)],
        [(ANSWER, None), (ANSWER, None), (UNDO, 2), (UNDO, 1), (REDO, 2)],
        [(ANSWER, None), (UNDO, 1), (ANSWER, None), (REDO, 1)],
        [(ANSWER, None), ("answered", None)],
    ],
)
def test_rows_that_contradict_one_another_are_refused(acts: list[tuple[str, int | None]]) -> None:
    with pytest.raises(ValueError, match=f"row {len(acts)} has nothing to"):
        _ = in_force(rows(*acts))


def test_a_missing_row_is_noticed() -> None:
    with pytest.raises(ValueError, match="row 2 is missing"):
        _ = in_force([row for row in rows((ANSWER, None), (ANSWER, None), (ANSWER, None)) if row.number != 2])


def test_several_answers_are_taken_back_by_a_row_each_the_last_one_first() -> None:
    found = rows(*[(ANSWER, None)] * 4)
    taken = kept(found).taken_back([2, 3, 4], "d1")
    assert [(row.number, row.what, row.key, row.of, row.digest) for row in taken] == [
        (5, UNDO, "take:4", 4, "d1"),
        (6, UNDO, "take:3", 3, "d1"),
        (7, UNDO, "take:2", 2, "d1"),
    ]
    assert in_force([*found, *taken]) == [1]


def test_a_document_holds_what_is_in_force_and_the_checkpoint_if_it_is_not_beyond_that() -> None:
    found = rows((ANSWER, None), (ANSWER, None), (UNDO, 2))
    document = kept(found, checkpoint={"answers": 1}).document()
    assert document["answers"] == [[0, "take", "take:1"]]
    assert document["digests"] == ["d0", "d1"]
    assert document["checkpoint"] == {"answers": 1}
    assert len(document["history"]) == 3
    assert kept(found, checkpoint={"answers": 2}).document()["checkpoint"] is None


def test_digests_are_left_out_where_one_is_not_known() -> None:
    assert kept(rows((ANSWER, None)), first="").document()["digests"] == []


@pytest.mark.parametrize(
    ("listed", "found"),
    [([3, 0, 3], (0, 3)), ([-1, 2], (2,)), ([True, "1", 1.0, None, 4], (4,)), ("12", ()), (None, ())],
)
def test_only_entries_of_a_log_are_read_as_where_a_hint_was_looked_at(
    listed: object, found: tuple[int, ...]
) -> None:
    assert hinted_of({"hinted": listed}) == found


@pytest.mark.parametrize(("kept_as", "since"), [(5, 5), (0, 0), (-3, 0), (True, 0), ("5", 0), (2.0, 0)])
def test_only_a_number_of_steps_is_read_as_since_when_a_person_plays(kept_as: object, since: int) -> None:
    assert since_of({"since": kept_as}) == since
