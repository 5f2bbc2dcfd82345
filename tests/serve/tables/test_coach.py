"""The coach at a table over SSH: for each seat by itself, off by a key, on screens and in plain mode."""

from pathlib import Path

from tabletop_tui.serve.people.seating import REMOTE
from tabletop_tui.tui.screens.game import GameScreen
from tabletop_tui.tui.screens.learn import PLAY
from tabletop_tui.tui.screens.rows import Rows
from tests.serve.loopback import until
from tests.serve.tables.evening import ANA, BEN, ZOE, Terminal, evening
from tests.serve.tables.test_lobby import shows
from tests.serve.tables.test_plain import come

TAKE = "Take a tile"
"""The first note of Orbis."""


async def open_orbis(ana: Terminal) -> None:
    """A guest opens a table for Orbis as the form offers it."""
    await ana.press("enter")
    assert ana.where == "OpeningScreen"
    await ana.press("enter")


async def take_the_first(terminal: Terminal) -> None:
    """Answer until another seat is asked."""
    place, seat = terminal.game.place, terminal.game.viewer
    while place.session.record.decision is not None and place.session.record.decision.seat == seat:
        await terminal.press("enter")


async def test_each_guest_is_told_notes_of_their_own_and_turns_them_off_by_a_key(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        ana, ben = await tonight.come(ANA), await tonight.come(BEN)
        await open_orbis(ana)
        await shows(ben, "Ana has opened this table.")
        await ben.press("enter")
        first, next_one = (ana, ben) if ana.game.place.decides else (ben, ana)
        assert TAKE in first.text()
        assert TAKE not in next_one.text()

        await first.press("f5")
        assert "What the coach has said" in first.text()
        assert TAKE in first.text()
        await first.press("escape")
        await take_the_first(first)
        assert TAKE not in first.text()
        # The notice that it is their turn stays until a key, and what the other did until the next.
        await next_one.press("down", "escape")
        await shows(next_one, TAKE)

        name = next_one.app.guest.name
        await next_one.press("ctrl+k")
        assert f"The coach is off for {name}." in next_one.text()
        assert TAKE not in next_one.text()
        assert {person.name for person in ana.game.session.record.people if person.coached} == {
            first.app.guest.name
        }
        await next_one.press("ctrl+k")
        assert f"The coach is on for {name}." in next_one.text()
        await next_one.press("down")  # a note gives way to a message until the next key
        assert TAKE in next_one.text()


async def test_who_comes_back_is_not_told_the_same_again(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        table = await tonight.open("orbis", ("Ana", REMOTE), ("Ben", REMOTE))
        ana, ben = await tonight.come(ANA), await tonight.come(BEN)
        await ana.press("ctrl+k")
        assert "The coach is on for Ana" in ana.text()
        await take_the_first(ana)
        told = [note.id for note in table.coach.shown(0)]
        assert told[:1] == ["take"]
        await tonight.lose(ana)
        await take_the_first(ben)
        ana = await tonight.come(ANA)
        note = ana.game.coaching.note
        assert note is not None
        assert note.id not in told
        await ana.press("f5")
        assert TAKE in ana.text()


async def test_a_watcher_has_no_coach(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        await tonight.open("orbis", ("Ana", REMOTE), ("Ben", REMOTE))
        _ = await tonight.come(ANA)
        zoe = await tonight.come(ZOE)
        await zoe.press("enter", "ctrl+k")
        assert "only watch" in zoe.text()


async def test_a_lesson_leads_to_a_table_with_a_coach(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        ana = await tonight.come(ANA)
        tonight.house.tables.finished.add("orbis")
        await ana.press("t")
        rows = ana.app.screen.query_one(Rows)
        while rows.cursor != PLAY:
            await ana.press("down")
        await ana.press("enter")
        await until(lambda: ana.where == "TableSoloScreen")
        await ana.press("enter")
        await until(lambda: any(isinstance(screen, GameScreen) for screen in ana.app.screen_stack))
        people = ana.game.session.record.people
        assert [person.coached for person in people] == [not person.rival for person in people]


async def test_once_a_game_has_been_finished_its_tables_begin_without_a_coach(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        ana = await tonight.come(ANA)
        tonight.house.tables.finished.add("orbis")
        await open_orbis(ana)
        people = ana.game.session.record.people
        assert not any(person.coached for person in people)
        assert [person.name for person in people] == [
            "Ana",
            *(f"Seat {n}" for n in range(2, len(people) + 1)),
        ]
        assert TAKE not in ana.text()


async def test_the_coach_speaks_in_plain_mode_too(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight, come(tonight, ANA) as ana, come(tonight, BEN) as ben:
        await ana.hear("Open a table for Orbis")
        await ana.say("1", "For how many")
        await ana.say("2", "Orbis for Ana")
        (table,) = tonight.house.tables.values()
        assert all(person.coached for person in table.session.record.people)
        await ben.hear("Ben")
        await ben.say("", "Ana")
        await ben.say("1", "Orbis for Ana and Ben")
        first = ana if table.seats.of(ANA) == (table.session.record.acting_seat,) else ben
        await first.say("", f"Coach: {TAKE}")
        assert TAKE in await first.say("coach", "turns the coach off")
        await first.say("coach off", "The coach is off for")
        await first.say("coach on", f"Coach: {TAKE}")
        assert TAKE not in (ben if first is ana else ana).text
