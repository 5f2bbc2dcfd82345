"""The coach at a table: beside what it speaks of, on and off by a key, on a page, and in plain mode."""

from dataclasses import replace
from pathlib import Path
from random import Random
from unittest import mock

import pytest
from textual.app import App

from rulesets import BUILT, load_rules
from tabletop_tui.games.bora_bora import coach_messages as bora_bora_coach
from tabletop_tui.games.orbis import coach_messages as orbis_coach
from tabletop_tui.host.paths import Paths
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.store import StoreError, open_store
from tabletop_tui.store.database import SqliteHold
from tabletop_tui.tui.screens.setup import SetupScreen
from tabletop_tui.tui.screens.voices import COACH, OPTION
from tabletop_tui.tui.widgets.strip import Strip
from tests.plain.talking import talked
from tests.play.coach.test_notes import COACHED
from tests.tui.driving import HOME, OWN, SMALL, Table, sitting
from tests.tui.lobby.driving import PEOPLE, program, visiting
from tests.whole import in_turn, sampled

ENOUGH = sampled(5, 100)
"""After how many notes of a game it is enough."""


def strip_of(app: App[None] | Table) -> Strip:
    """The strip on the screen that is shown."""
    screen = app.game if isinstance(app, Table) else app.screen
    return screen.query_one(Strip)


@pytest.mark.parametrize(("game", "size"), in_turn(BUILT, [HOME, SMALL]))
async def test_a_note_covers_neither_what_it_speaks_of_nor_the_list(game: str, size: tuple[int, int]) -> None:
    session = Session.new(load_rules(game), COACHED[:2], 4)
    chance, seen = Random(4), set[str]()
    async with sitting(session, size) as table:
        for _ in range(60):
            decision = session.record.decision
            if decision is None or len(seen) > ENOUGH:
                break
            session.do(acts.take_over)
            table.game.place.at_keyboard = decision.seat
            table.game.update_game()
            table.game.motion.skip()  # a note waits for what is shown to be read
            note, strip = table.game.coaching.note, strip_of(table)
            if note is not None and note.id not in seen:
                seen.add(note.id)
                await table.pilot.pause()
                assert strip.region.area > 0
                board = table.game.query_one(f"#{note.about}")
                assert not strip.region.overlaps(board.region), note.id
                rows = table.game.query_one("#panel").region
                high = min(rows.height, 1 + len(table.game.scene.entries))
                assert not strip.region.overlaps(rows._replace(height=high)), decision.kind
            session.do(acts.answer(chance.choice(decision.options).key))
    assert len(seen) > 5


async def test_the_coach_goes_with_a_key_and_what_it_said_is_read_again() -> None:
    session = Session.new(load_rules("orbis"), COACHED[:2], 4)
    async with sitting(session) as table:
        assert "Coach" in table.text()
        note = orbis_coach.take(table.game.words)[:40]
        assert note in table.text()
        await table.press("f5")
        assert note in table.text()
        assert "What the coach has said" in table.text()
        await table.press("f5")
        assert "The short rules of Orbis" in table.text()
        await table.press("escape", "ctrl+k")
        assert "The coach is off" in table.text()
        assert note not in table.text()
        await table.press("ctrl+k")
        assert "The coach is on" in table.text()
        await table.press("right")
        assert note in table.text()
        await table.press("escape")
        assert strip_of(table).voice.kind == OPTION
        await table.press("right", "f5")
        assert note in table.text()


async def test_what_the_coach_has_said_stays_known_when_it_is_off_while_a_game_is_resumed() -> None:
    with open_store(Paths.find().saves) as store:
        session = Session.new(load_rules("orbis"), COACHED[:2], 4, {}, store)
        game_id = session.game_id
        assert game_id is not None
        async with sitting(session) as table:
            note = orbis_coach.take(table.game.words)[:40]
            assert note in table.text()
            await table.press("ctrl+k")
        session.close()
        session = Session.resume(store, game_id)
        async with sitting(session) as table:
            await table.press("ctrl+k")
            assert "The coach is on" in table.text()
            await table.press("right")
            assert note not in table.text()
        session.close()


def test_plain_mode_repeats_no_note_after_the_coach_was_off() -> None:
    with open_store(Paths.find().saves) as store:
        people = (COACHED[0], replace(PEOPLE[1], kind="bot:1"))
        session = Session.new(load_rules("papyria"), people, 7, {}, store)
        game_id = session.game_id
        assert game_id is not None
        before = talked(session, ["1", "1", "1", "coach off", "quit"])
        session.close()
        session = Session.resume(store, game_id)
        after = talked(session, ["coach on", "1", "1", "1", "quit"])
        session.close()
        said = [[line for line in talk.lines if line.startswith("Coach: ")] for talk in (before, after)]
        assert said[0]
        assert not {*said[0]} & {*said[1]}


async def test_a_coach_that_cannot_be_kept_is_said_in_a_sentence() -> None:
    with open_store(Paths.find().saves) as store:
        session = Session.new(load_rules("orbis"), COACHED[:2], 4, {}, store)
        async with sitting(session) as table:
            full = StoreError("saves-disk-full", file="games.db", problem="full")
            with mock.patch.object(SqliteHold, "put_people", side_effect=full):
                await table.press("ctrl+k")
            assert "full" in table.text()
            assert all(person.coached for person in session.record.people)
            assert "The coach is off" not in table.text()


async def test_on_a_small_screen_what_has_been_read_gives_way_to_the_explanation() -> None:
    session = Session.new(load_rules("bora_bora"), COACHED[:2], 4)
    async with sitting(session, SMALL) as table:
        await table.press(OWN)
        strip = strip_of(table)
        place, before = strip.region, table.game.query_one("#panel").region
        assert strip.voice.kind == COACH
        await table.press("down")
        assert strip.voice.kind == OPTION
        assert (strip.region, table.game.query_one("#panel").region) == (place, before), "nothing moves"
        await table.press("f5")
        assert bora_bora_coach.hut(table.game.words)[:30] in table.text()


async def test_the_cards_leave_room_for_what_the_coach_says() -> None:
    session = Session.new(load_rules("bora_bora"), COACHED[:2], 4)
    while session.record.decision is not None and session.record.decision.kind != "place_die":
        session.do(acts.answer(session.record.decision.options[0].key))
    async with sitting(session, HOME) as table:
        await table.press(OWN)
        strip = strip_of(table).region
        assert strip.area > 0
        for board in ("panel", "cards", "own", "since"):
            assert not strip.overlaps(table.game.query_one(f"#{board}").region), board


async def test_without_a_coach_nothing_is_in_the_way() -> None:
    async with sitting(Session.new(load_rules("orbis"), PEOPLE[:2], 4)) as table:
        assert strip_of(table).voice.kind == OPTION
        await table.press("f5")
        assert "The short rules of Orbis" in table.text()


async def test_a_first_game_is_coached_unless_that_is_turned_off(tmp_path: Path) -> None:
    async with visiting(program(tmp_path / "new")) as visitor:
        await visitor.press("1", "enter")
        assert "Coach  " in visitor.text()
        assert all(person.coached for person in visitor.app.screen.people)  # type: ignore[attr-defined]
    async with visiting(program(tmp_path / "old", finished=1)) as visitor:
        await visitor.press("1")
        assert isinstance(visitor.app.screen, SetupScreen)
        assert not visitor.app.screen.form.coach


def test_the_coach_speaks_in_plain_mode() -> None:
    session = Session.new(load_rules("papyria"), (COACHED[0], replace(PEOPLE[1], kind="bot:1")), 7)
    talk = talked(session, ["1", "1", "1"])
    assert talk.says("Coach: Keep two of the four.", "Coach: Put your priest on a landscape")
