"""A game alone on a server: one key in the list of tables, rivals near the guest's level, their own table."""

import asyncio
import time
from pathlib import Path

import pytest

from tabletop_tui.play import acts
from tabletop_tui.play.lesson import REACHED
from tabletop_tui.play.one_answer import OneAnswerPlace
from tabletop_tui.play.puzzle import PuzzleTable
from tabletop_tui.play.puzzles import FILE
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.people.seating import REMOTE, chair_of
from tabletop_tui.serve.records.solo import is_guest, played_before
from tabletop_tui.serve.tables.table import OpenTable
from tabletop_tui.store.people import BOT, LEVELS
from tabletop_tui.store.rivals import RIVALS
from tabletop_tui.text.words import Words
from tests.serve.loopback import until
from tests.serve.tables.evening import ANA, BEN, HOST, Evening, Terminal, evening
from tests.serve.tables.test_plain import come


def rivals(table: OpenTable) -> list[tuple[str, int | None]]:
    return sorted((person.rival, person.level) for person in table.session.record.people if person.rival)


async def played_out(table: OpenTable) -> None:
    """To the end, each decision by its first option; no computer player thinks meanwhile."""
    table.bots.playing.paused = True
    while table.session.record.decision is not None:
        await table.game.do(acts.answer(table.session.record.decision.options[0].key))


def tries_kept(folder: Path) -> list[Path]:
    """Files about puzzles."""
    return [*folder.rglob(FILE)]


async def the_only(tonight: Evening, guest: Terminal | None = None) -> OpenTable:
    """The table that has been opened; the guest sits there."""
    await until(lambda: len(tonight.house.tables) > 0)
    (table,) = tonight.house.tables.values()
    if guest is not None:
        await until(lambda: len(table.attendance.places) > 0)
        await guest.pause()
    table.bots.playing.paused = True
    return table


async def test_two_keys_lead_from_the_list_to_the_first_move(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        ana = await tonight.come(ANA)
        await ana.press("a")
        assert "Orbis, alone" in ana.text()
        assert all(name in ana.text() for name in ("Mira", "Tor"))
        await ana.press("enter")
        table = await the_only(tonight, ana)
        assert rivals(table) == [("mira", 1), ("tor", 1)]
        (own,) = (person for person in table.session.record.people if not person.rival)
        assert (own.name, chair_of(own).kind, chair_of(own).owner) == ("Ana", REMOTE, ANA.id)
        assert ana.game.place.seats == (table.session.record.people.index(own),)
        assert {chair_of(person).kind for person in table.session.record.people} == {REMOTE, BOT}


@pytest.mark.parametrize("language", ["en", "de"])
async def test_the_list_of_commands_says_in_a_line_that_enter_starts_a_game_alone(
    language: str, tmp_path: Path
) -> None:
    async with evening(tmp_path) as tonight:
        ana = await tonight.come(ANA, (80, 24), language=language)
        await ana.press("ctrl+p")
        say = Words(language).keys
        line = next(line for line in ana.text().splitlines() if say.tables_alone() in line)
        assert say.tables_alone_tip() in line
        assert "Enter" in line


async def test_arrows_and_signs_change_who_comes_and_how_strong(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        ana = await tonight.come(ANA)
        await ana.press("a", "down", "plus", "right", "minus", "enter")
        table = await the_only(tonight)
        third = [*RIVALS][2]
        assert third not in {rival for rival, _ in rivals(table)}, "it holds the third seat of the sheet"
        assert sorted(level for _, level in rivals(table) if level) == [1, 2]
        assert {rival for rival, _ in rivals(table)} != {"mira", "tor"}


async def test_the_level_follows_the_games_on_this_server_and_nobody_else_s(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        ana = await tonight.come(ANA)
        await ana.press("a", "plus", "plus", "right", "plus", "plus", "enter")
        table = await the_only(tonight)
        await played_out(table)
        await ana.pause()
        standings = table.session.record.standings
        places = {table.session.record.people[each.seat].name: each.place for each in standings}
        own, others = places.pop("Ana"), [*places.values()]
        wanted = 3 + (own < min(others)) - (own > max(others))
        before = await played_before(tonight.house, ANA)
        assert [game.id for game in before.games] == [table.id]
        assert sum(is_guest(ANA)(person) for person in before.games[0].people) == 1
        assert not (await played_before(tonight.house, BEN)).games
        ben = await tonight.come(BEN)
        await ben.press("a")
        assert "1 " in ben.text()
        assert "You haven't met yet." in ben.text()
        zed = await tonight.come(ANA)
        await zed.press("a")
        solo = zed.app.screen.solo  # type: ignore[attr-defined]
        assert {seat.level for seat in solo.coming} == {min(wanted, LEVELS[-1])}
        assert not before.of_a_day


async def test_a_day_s_game_changes_no_level(tmp_path: Path) -> None:
    async with evening(tmp_path, clock=time.time) as tonight:
        ana = await tonight.come(ANA)
        await ana.press("g")
        table = await the_only(tonight)
        await played_out(table)
        before = await played_before(tonight.house, ANA)
        assert before.of_a_day == {table.id}


async def test_a_level_that_guests_may_not_ask_for_is_refused_on_the_sheet(tmp_path: Path) -> None:
    async with evening(tmp_path, limits=Limits(bot_level=1)) as tonight:
        ana = await tonight.come(ANA)
        await ana.press("a", "plus", "enter")
        await until(lambda: Words("en").tables.bots_level(level=1) in ana.text())
        assert ana.where == "TableSoloScreen"
        assert not tonight.house.tables
        await ana.press("minus", "enter")
        assert rivals(await the_only(tonight)) == [("mira", 1), ("tor", 1)]


async def test_the_host_plays_alone_too_and_after_a_lesson_a_first_game_is_one(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        hana = await tonight.come(HOST)
        hana.app.play_alone("helios", coach=True)
        await hana.pause()
        assert hana.where == "TableSoloScreen"
        await hana.press("enter")
        table = await the_only(tonight)
        assert table.session.rules.id == "helios"
        (own,) = (person for person in table.session.record.people if not person.rival)
        assert own.coached


@pytest.mark.parametrize("language", ["en", "de"])
async def test_plain_mode_asks_for_rivals_with_one_word(tmp_path: Path, language: str) -> None:
    words = Words(language)
    async with evening(tmp_path) as tonight, come(tonight, ANA, language) as typist:
        typist.type("1\r")
        _ = await typist.hear(words.rivals.plain_how(word=words.rivals.plain_word()))
        typist.type(f"{words.rivals.plain_word()}\r")
        _ = await typist.hear("Mira")
        _ = await typist.hear("Orbis")
        table = await the_only(tonight)
        assert rivals(table) == [("mira", 1), ("tor", 1)]


async def test_in_lines_no_one_waits_until_it_is_known_what_cost_them_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = Words("en")
    thinks = asyncio.Event()

    async def without_end(_thought: object) -> None:
        thinks.set()
        await asyncio.Event().wait()

    async with evening(tmp_path) as tonight, come(tonight, ANA) as typist:
        typist.type("1\r")
        _ = await typist.hear(words.rivals.plain_how(word=words.rivals.plain_word()))
        typist.type(f"{words.rivals.plain_word()}\r")
        table = await the_only(tonight)
        monkeypatch.setattr(table.bots.company, "think_about", without_end)
        await played_out(table)
        await thinks.wait()
        typist.type("quit\r")
        _ = await typist.hear(words.contests.how(word=words.contests.word()))


async def test_z_opens_the_puzzle_of_the_day_and_a_guest_s_try_lasts_for_the_visit(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        ana = await tonight.come(ANA)
        await ana.press("z")
        place = ana.game.place
        assert isinstance(place, OneAnswerPlace)
        puzzle = place.lesson
        assert isinstance(puzzle, PuzzleTable)
        ana.game.controller.choose(puzzle.puzzle.best)
        await place.settled()
        await ana.pause()
        assert puzzle.outcome == REACHED
        await ana.press("q")
        assert ana.where == "TablesScreen"
        await ana.press("z")
        assert "found at the first try" in ana.text()
        assert not tries_kept(tmp_path)
        assert not tonight.house.tables
