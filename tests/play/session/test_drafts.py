"""Trying something out before it is written, taking back for some seats only, totals that are concealed."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rulesets import load_rules
from rulesets.core import Standing
from tabletop_tui.kit.log import LogEntry
from tabletop_tui.kit.score_sheet import score_sheet
from tabletop_tui.play import acts, undo
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.record import GameRecord
from tabletop_tui.play.session import Session
from tabletop_tui.store import Store, open_store
from tabletop_tui.store.people import Person
from tests.rulesets.core.toys import Toy
from tests.store.playing import PEOPLE
from tests.tui.driving import ANA, BEN, CLEO, sitting
from tests.tui.toygame import HidingRules, ToyScreen, ToyWording


def orbis(store: Store | None = None) -> Session:
    return Session.new(load_rules("orbis"), PEOPLE[:2], 7, {"start": "seat:0"}, store)


def test_what_is_done_to_a_draft_is_neither_seen_nor_written_until_it_is_adopted(tmp_path: Path) -> None:
    with open_store(tmp_path / "games") as store, orbis(store) as session:
        told: list[int] = []
        session.watch(lambda: told.append(session.record.steps))
        digest, log = session.record.table.digest, list(session.record.log)
        draft = session.draft(acts.answer("god:nature"))
        assert (session.record.steps, session.record.table.digest, session.record.log) == (0, digest, log)
        assert session.game_id is not None
        assert store.load(session.game_id).rows == []
        assert session.hold is not None
        assert draft.writes is not None
        draft.writes.write(session.hold)
        assert len(store.load(session.game_id).rows) == 1
        assert told == []
        session.adopt(draft)
        assert told == [1]
        assert session.record.steps == 1
        session.do(acts.answer(session.record.decision.options[0].key))  # type: ignore[union-attr]
        assert len(store.load(session.game_id).rows) == 2, "from now on it is written at once again"


def test_a_draft_that_is_dropped_has_changed_nothing() -> None:
    session = orbis()
    session.do(acts.answer("landscape:2"))
    before: list[LogEntry] = list(session.record.log)

    def change(draft: GameRecord) -> None:
        acts.undo()(draft)
        draft.seat_people([Person("Eve", "red"), Person("Fay", "blue")])

    draft = session.draft(change)
    assert draft.writes is None, "a game that isn't kept has nothing to write"
    assert [entry.undone for entry in draft.log] == [False, True]
    assert session.record.log == before
    assert [person.name for person in session.record.people] == [person.name for person in PEOPLE[:2]]
    session.do(acts.undo())
    assert session.record.steps == 2


def test_only_the_seat_whose_answer_it_was_takes_it_back_and_gives_it_again() -> None:
    session = orbis()
    session.record.pause_when(lambda _due: False)
    session.do(acts.answer("god:nature"))
    assert session.record.decision is not None
    assert session.record.decision.seat == 1
    assert undo.can_undo(session.record, (0,))
    assert not undo.can_undo(session.record, (1,))
    assert not undo.can_undo(session.record, ())
    for seats in ((1,), ()):
        with pytest.raises(SessionError) as caught:
            session.do(acts.undo(by=seats))
        assert caught.value.reason.id == "saves-undo-other-seat"
    session.do(acts.undo(by=(0,)))
    assert undo.can_redo(session.record, (0,))
    assert not undo.can_redo(session.record, (1,))
    with pytest.raises(SessionError):
        session.do(acts.redo(by=(1,)))
    session.do(acts.redo(by=(0,)))
    assert undo.can_restart(session.record, (0,))
    assert not undo.can_restart(session.record, (1,))
    session.do(acts.restart_turn(by=(0,)))
    assert session.record.table.answers == []


class Concealing(HidingRules):
    """Every second point is known only to its owner while the game runs."""

    def standings_seen(self, state: Toy, seat: int | None) -> tuple[Standing, ...]:
        return tuple(
            each if each.seat == seat else replace(each, total=each.total // 2, lines=(), concealed=True)
            for each in self.standings(state)
        )


async def test_totals_that_are_kept_from_others_have_a_question_mark_until_the_end() -> None:
    session: Session = Session.new(Concealing(), (ANA, BEN, CLEO), 3)
    async with sitting(session, screen=ToyScreen, handover="always") as table:
        await table.press("a", "1", "2")
        own = session.record.standings[0].total
        assert own > 1
        await table.press("s")
        assert "0+?" in table.text()
        assert f"{own}" in table.text()
        await table.press("escape", "2", "enter")
        await table.press("s")
        assert f"{own // 2}+?" in table.text(), "behind the curtain no one's are known"
        await table.press("escape")
        assert session.record.scores_seen(1)[-1][0] == own // 2
        assert session.record.scores_seen(0)[-1][0] == own
        wording: Any = ToyWording(table.game.words, session.record.people)
        assert "?" in "\n".join(score_sheet(wording, session.record.standings_seen(None)))
        while session.record.decision is not None:
            session.do(acts.take_over)
            session.do(acts.answer(session.record.decision.options[-1].key))
        await table.pilot.pause()
        assert "+?" not in table.text()
        assert session.record.standings_seen(None) == session.record.standings
        assert session.record.scores_seen(None) == session.record.turns.scores
