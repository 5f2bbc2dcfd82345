"""The log, searching it, and looking back at any moment."""

from itertools import cycle

import pytest
from textual.geometry import Region

from rulesets import BUILT
from tabletop_tui.host.settings import Settings
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.text.words import WHOLE, Words
from tabletop_tui.tui.app import TabletopApp, replaying
from tabletop_tui.tui.screens.logview import LogScreen
from tabletop_tui.tui.screens.of_games import screen_of
from tabletop_tui.tui.screens.replay import LookBack
from tabletop_tui.tui.widgets.log import LogWidget, sentences
from tests.tui.driving import HOME, HUGE, LARGE, SMALL, Table, orbis, play_on, sitting
from tests.tui.games_on import played_at_random
from tests.whole import sampled


def played(answers: int = 25) -> Session:
    session = orbis()
    play_on(session, answers)
    session.do(acts.take_over)
    return session


async def test_the_log_is_searched_by_typing_and_esc_shows_all_again() -> None:
    async with sitting(played()) as table:
        await table.press("L")
        page = table.app.screen
        assert isinstance(page, LogScreen)
        everything = len(page.shown)
        await table.press("w", "h", "i", "t", "e")
        assert 0 < len(page.shown) < everything
        assert all("white" in sentence.text.casefold() for sentence in page.shown)
        await table.press("escape")
        assert len(page.shown) == everything
        await table.press("escape")
        assert table.app.screen is table.game


@pytest.mark.parametrize("key", ["L", "ctrl+p"])
async def test_the_foot_of_a_page_says_whether_esc_shows_all_or_closes(key: str) -> None:
    async with sitting(played()) as table:
        await table.press(key)
        assert "Esc close" in table.text()
        await table.press("e")
        assert "Esc show all" in table.text()
        assert "Esc close" not in table.text()
        await table.press("escape")
        assert "Esc close" in table.text()


async def test_a_page_painted_before_the_table_below_has_grown_fills_the_window() -> None:
    """A window that grows resizes the page first: rows that ended at the old edge ended the program."""
    async with sitting(played(), HOME) as table:
        await table.press("L")
        page = table.app.screen
        assert isinstance(page, LogScreen)
        width, height = LARGE
        rows = page.render_lines(Region(0, 0, width, height))
        assert [row.cell_length for row in rows] == [width] * height


async def test_what_was_taken_back_stays_in_the_log_and_is_marked() -> None:
    session = orbis()
    async with sitting(session) as table:
        await table.press("2", "u", "L")
        assert "× " in table.text()


async def test_at_the_table_what_was_tried_and_taken_back_again_and_again_stands_once() -> None:
    session = orbis()
    async with sitting(session, HUGE) as table:
        await table.press("2", "u", "2", "u", "2", "u")
        assert len([row for row in table.rows() if "× Ana" in row]) == 1
        await table.press("L")
        page = table.app.screen
        assert isinstance(page, LogScreen)
        assert len([sentence for sentence in page.shown if sentence.undone]) >= 3


async def test_enter_in_the_log_looks_back_and_q_returns() -> None:
    session = played()
    before = list(session.record.table.answers)
    async with sitting(session) as table:
        await table.press("L", "home", "down", "down", "enter")
        looking = table.game
        assert looking.look_back is not None
        assert "Looking back" in table.text()
        await table.press("1", "enter", "u", "ctrl+r", "U")  # nothing can be changed from here
        assert session.record.table.answers == before
        await table.press("q")
        assert table.game.look_back is None
        assert "Looking back" not in table.text()


async def test_a_replay_steps_answer_by_answer_turn_by_turn_and_to_both_ends() -> None:
    session = played(40)
    for size in (HOME, SMALL):
        app = TabletopApp(Settings(language="en"), first=replaying(session, None))
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            table = Table(app, pilot, session)
            past = table.game.look_back
            assert past is not None
            assert past.answers == 0
            await table.press("right", "right")
            assert past.place == 2
            await table.press("left")
            assert past.place == 1
            await table.press("pagedown")
            after_turn = past.answers
            assert after_turn >= 1
            await table.press("pageup")
            assert past.answers <= after_turn
            await table.press("end")
            assert past.answers == len(session.record.table.answers)
            assert f"after step {past.steps} of {past.steps}" in table.text()
            await table.press("home")
            assert past.answers == 0


def test_looking_back_stands_where_the_game_stood() -> None:
    session = played(30)
    past = LookBack(session)
    digests = session.record.table.digests
    for answers in (0, 1, 7, 30):
        past.step(-(10**6))
        past.step(answers)
        assert past.table.digest == digests[answers]


def test_an_answer_that_was_taken_back_can_be_looked_at() -> None:
    session = orbis()
    session.do(acts.answer("landscape:1"))
    undone = session.record.table.digest
    session.do(acts.undo())
    past = LookBack(session)
    past.go_to(1)
    assert past.table.digest == undone
    assert past.answers == 0
    assert past.step(-1)
    assert past.table.digest == session.record.table.digest


@pytest.mark.parametrize(("game", "language"), [*zip(BUILT, cycle(("de", "en")), strict=False)])
async def test_every_step_of_a_replay_tells_something_and_tells_it_once(game: str, language: str) -> None:
    session = played_at_random(game, sampled(30, 60))
    async with sitting(
        session, screen=lambda p: screen_of(game)(p, LookBack(p.session)), language=language
    ) as table:
        past = table.game.look_back
        assert past is not None
        assert past.steps < past.last
        rows = [entry.text for entry in table.game.scene.entries]
        assert len(rows) == past.steps + 1
        assert all(row and "(" not in row[:1] for row in rows)
        digests = []
        for place in range(1, past.steps + 1):
            await table.press("right")
            assert past.place == place
            details = past.details(table.game.wording)
            assert not set(details) & {rows[place].removesuffix(" …")}
            assert bool(details) == rows[place].endswith(" …")
            digests.append(past.table.digest)
        assert digests[-1] == session.record.table.digest
        await table.press("left", "home")
        assert past.place == 0


@pytest.mark.parametrize("game", ["helios", "bora_bora"])
async def test_the_steps_of_a_replay_are_whole_where_there_is_room_beside_them(game: str) -> None:
    session = played_at_random(game)
    async with sitting(session, LARGE, screen=lambda p: screen_of(game)(p, LookBack(p.session, 40))) as table:
        steps = [row for row in table.rows() if "•  " in row]
        rows = {entry.text for entry in table.game.scene.entries}
        assert len(steps) >= 6
        assert all(any(text in row for text in rows) for row in steps)


def test_a_moment_of_which_nothing_is_told_can_be_asked_for_by_its_number() -> None:
    session = played_at_random("orbis")
    wording = game_parts("orbis").wording(Words("en"), session.record.people)
    told = {said.entry for said in sentences(wording, session.record.log)}
    silent = next(entry.number for entry in session.record.log[1:] if entry.number not in told)
    past = LookBack(session, silent)
    scene = past.scene(wording)
    assert past.answers == silent
    assert past.table.digest == session.record.table.digests[silent]
    assert scene.highlighted in {entry.key for entry in scene.entries}
    before = past.place
    assert past.step(-1)
    assert past.place == before


async def test_a_log_of_few_lines_begins_with_the_beginning_of_a_sentence() -> None:
    """As in Helios at 120x36: the end of a sentence alone says nothing."""
    for answers in range(26, 42, 3):
        async with sitting(played_at_random("helios", answers)) as here:
            log = here.game.query_one(LogWidget)
            first, *others = [row.strip(" ▌") for row in log.text.split("\n")[1:] if row.strip(" ▌")]
            told = [sentence.text for sentence in here.game.log_lines()]
            whole = any(text.startswith(first) for text in told)
            assert whole or " ".join((first, *others)) in told[-1], (answers, first)


async def test_a_replay_says_a_step_in_the_strip_and_not_beside_the_list_as_well() -> None:
    session = played(40)
    for size in (HOME, SMALL):
        app = TabletopApp(Settings(language="en"), first=replaying(session, None))
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            table = Table(app, pilot, session)
            await table.press("right", "right", "right")
            voice = table.game.strip.voice
            assert voice.name == Words("en").game.moments()
            assert len(voice.texts) > 1
            beside = table.game.panel.text.replace(voice.texts[0], "")  # the row of the list
            assert not any(text in beside for text in voice.texts)


@pytest.mark.parametrize("language", WHOLE)
async def test_a_log_of_two_lines_tells_the_two_latest_and_has_no_title(language: str) -> None:
    """Helios at 160x50: a title would take one of them."""
    session = played_at_random("helios", 40)
    async with sitting(session, LARGE, language=language) as here:
        log = here.game.query_one(LogWidget)
        assert log.extent[1] == 2
        first, last = ("".join(run.text for run in line) for line in log.drawing.lines)
        told = [each.text for each in here.game.log_lines() if not each.meant][-2:]
        assert all(text in line for text, line in zip(told, (first, last), strict=True))
